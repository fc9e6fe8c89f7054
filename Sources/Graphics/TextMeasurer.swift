/// The font size, weight and spacing of a view's text.
public struct TextStyle: Sendable, Hashable {
  /// The weight of the strokes.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    /// The weights from light to heavy; in CSS, 400, 500, 600 and 700.
    case regular, medium, semibold, bold
  }

  /// The font size, in points.
  public var size: Double
  /// The weight of the strokes.
  public var weight: Weight
  /// The font size that the layout states, in points, if a substitute typeface is drawn in another size; otherwise `nil`.
  public var nominalSize: Double?
  /// The font size that the layout states, in points.
  public var writtenSize: Double { nominalSize ?? size }
  /// The extra space after each letter, in points; it may be negative.
  public var tracking = 0.0
  /// The line metrics of a substitute typeface; `nil` for the typeface's own metrics.
  public var line: LineMetrics?

  public init(size: Double = 17, weight: Weight = .regular, line: LineMetrics? = nil) {
    self.size = size
    self.weight = weight
    self.line = line
  }

  /// Returns the style with all of its lengths multiplied by `scale`.
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

/// The measures of lines of text, in points.
public struct LineMetrics: Sendable, Hashable {
  /// The distance from a line's top to its baseline.
  public var ascent: Double
  /// The distance from a line's top to its bottom.
  public var height: Double
  /// The distance from a line's bottom to the top of the next line.
  public var leading: Double

  public init(ascent: Double, height: Double, leading: Double = 0) {
    self.ascent = ascent
    self.height = height
    self.leading = leading
  }

  /// The distance from the first line's top to the baseline of the line with this index, counted from 0.
  public func baseline(of line: Int) -> Double { ascent + Double(line) * (height + leading) }

  /// The height of one or more lines.
  public func height(of lines: Int) -> Double { Double(lines) * (height + leading) - leading }
}

/// One line of a text, after line breaking and measuring.
public struct TextLine: Sendable, Hashable {
  /// The characters of the line as they are drawn.
  public var text: String
  /// The advance width in points, not rounded.
  public var width: Double
  /// The distance from the text's top down to this line's baseline, in points.
  public var baseline: Double

  public init(text: String, width: Double, baseline: Double) {
    self.text = text
    self.width = width
    self.baseline = baseline
  }
}

/// Text that was broken into lines and measured, in points, without rounding.
public struct MeasuredText: Sendable, Hashable {
  /// The advance width of the widest line.
  public var width: Double
  /// The height of all lines, from the ascent of the first to the descent of the last.
  public var height: Double
  /// The lines; an empty text has one empty line.
  public var lines: [TextLine]
  /// Indicates whether some text was left out. If so, the last line ends with an ellipsis.
  public var isTruncated: Bool

  public init(width: Double, height: Double, lines: [TextLine], isTruncated: Bool) {
    self.width = width
    self.height = height
    self.lines = lines
    self.isTruncated = isTruncated
  }

  /// The distance from the text's top to the first line's baseline.
  public var firstBaseline: Double { lines[0].baseline }
  /// The distance from the text's top to the last line's baseline.
  public var lastBaseline: Double { lines[lines.count - 1].baseline }
}

/// Measures texts; implementations must be thread-safe and return equal results for equal arguments.
public protocol TextMeasurer: Sendable {
  /// Breaks a text into lines and measures them.
  ///
  /// - Parameters:
  ///   - width: the greatest width of a line, in points; `nil` for no limit.
  ///   - lineLimit: the greatest number of lines; 0 for no limit. An ellipsis replaces further text.
  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int) -> MeasuredText

  /// Returns the number of lines and the greatest width that `measure` would find. This method can cost less than
  /// `measure`, which helps callers that try many widths.
  func extent(of text: String, style: TextStyle, width: Double?, lineLimit: Int) -> TextExtent
}

/// The number of lines of a text, and the width of the widest line.
public struct TextExtent: Sendable, Hashable {
  /// The number of lines, at least one.
  public var lineCount: Int
  /// The widest line's advance, in points.
  public var width: Double

  public init(lineCount: Int, width: Double) { (self.lineCount, self.width) = (lineCount, width) }
}

extension TextMeasurer {
  /// The default implementation, which calls `measure`.
  public func extent(of text: String, style: TextStyle, width: Double?, lineLimit: Int) -> TextExtent {
    let measured = measure(text, style: style, width: width, lineLimit: lineLimit)
    return TextExtent(lineCount: measured.lines.count, width: measured.width)
  }
}
