/// How a view's text is set.
public struct TextStyle: Sendable, Hashable {
  /// How heavy its strokes are.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    /// From light to heavy: 400, 500, 600 and 700 in CSS.
    case regular, medium, semibold, bold
  }

  /// In points.
  public var size: Double
  /// Regular unless the file says otherwise.
  public var weight: Weight
  /// The size that the file asks for, where the typeface that stands in for its own is set in another, in points.
  public var nominalSize: Double?
  /// The size as the file says it, in points.
  public var writtenSize: Double { nominalSize ?? size }
  /// How much wider each letter is set than the typeface has it, in points; may be negative.
  public var tracking = 0.0
  /// What takes the place of the typeface's own line height, where it stands in for another one.
  public var line: LineMetrics?

  public init(size: Double = 17, weight: Weight = .regular, line: LineMetrics? = nil) {
    self.size = size
    self.weight = weight
    self.line = line
  }

  /// The same letters, all of them larger or smaller.
  public func scaled(by scale: Double) -> TextStyle {
    func scaled(_ length: Double) -> Double { min(length * scale, .greatestFiniteMagnitude) }
    var style = self
    style.size = scaled(size)
    style.tracking = scaled(tracking)
    style.nominalSize = nominalSize.map(scaled)
    style.line = line.map {
      LineMetrics(ascent: scaled($0.ascent), height: scaled($0.height), leading: scaled($0.leading))
    }
    return style
  }
}

/// How high lines of text are, in points.
public struct LineMetrics: Sendable, Hashable {
  /// From the line's top to its baseline.
  public var ascent: Double
  /// From the line's top to its bottom.
  public var height: Double
  /// Between a line and the next.
  public var leading: Double

  public init(ascent: Double, height: Double, leading: Double = 0) {
    self.ascent = ascent
    self.height = height
    self.leading = leading
  }

  /// From the first line's top to the baseline of a line, counted from 0.
  public func baseline(of line: Int) -> Double { ascent + Double(line) * (height + leading) }

  /// Of so many lines, of which there is at least one.
  public func height(of lines: Int) -> Double { Double(lines) * (height + leading) - leading }
}

/// One line of text as it was broken and measured.
public struct TextLine: Sendable, Hashable {
  /// The characters of the line, as they are drawn.
  public var text: String
  /// Advance width in points, not rounded.
  public var width: Double
  /// From the text's top to this line's baseline, in points, y down.
  public var baseline: Double

  public init(text: String, width: Double, baseline: Double) {
    self.text = text
    self.width = width
    self.baseline = baseline
  }
}

/// Text that was broken into lines and measured, in points, nothing rounded.
public struct MeasuredText: Sendable, Hashable {
  /// The widest line's advance.
  public var width: Double
  /// Of all lines, ascent of the first to descent of the last.
  public var height: Double
  /// Never empty: text without characters has one empty line.
  public var lines: [TextLine]
  /// Indicates whether text had to be left out; the last line then ends in an ellipsis.
  public var isTruncated: Bool

  public init(width: Double, height: Double, lines: [TextLine], isTruncated: Bool) {
    self.width = width
    self.height = height
    self.lines = lines
    self.isTruncated = isTruncated
  }

  /// From the text's top to the first line's baseline.
  public var firstBaseline: Double { lines[0].baseline }
  /// From the text's top to the last line's baseline.
  public var lastBaseline: Double { lines[lines.count - 1].baseline }
}

/// What layout and drawing need of a text system. Implementations answer the same for the same
/// question, whatever was asked before, and from any thread.
public protocol TextMeasurer: Sendable {
  /// Breaks and measures `text`.
  ///
  /// - Parameters:
  ///   - width: the width to wrap and truncate at, in points; `nil` is unlimited.
  ///   - lineLimit: the most lines, the last one ending in an ellipsis where text is left out;
  ///     0 is as many as needed. A line break in the text always ends a line.
  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int) -> MeasuredText

  /// How many lines `measure` breaks a text into, and how wide they are; asked where many widths are tried.
  func extent(of text: String, style: TextStyle, width: Double?, lineLimit: Int) -> TextExtent
}

/// How many lines a text has, and how wide they are.
public struct TextExtent: Sendable, Hashable {
  /// At least one.
  public var lineCount: Int
  /// The widest line's advance, in points.
  public var width: Double

  public init(lineCount: Int, width: Double) { (self.lineCount, self.width) = (lineCount, width) }
}

extension TextMeasurer {
  /// By measuring it whole.
  public func extent(of text: String, style: TextStyle, width: Double?, lineLimit: Int) -> TextExtent {
    let measured = measure(text, style: style, width: width, lineLimit: lineLimit)
    return TextExtent(lineCount: measured.lines.count, width: measured.width)
  }
}
