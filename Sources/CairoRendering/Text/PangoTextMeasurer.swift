public import Graphics
import Platform

/// Breaks text into lines in the font Inter, and measures these lines.
public struct PangoTextMeasurer: TextMeasurer {
  private let typesetter: Typesetter
  private let cache = MeasureCache()

  /// Creates a measurer with this machine's fonts, preferring fonts in the folder that the environment variable
  /// `LAYOUTDRAW_FONT_DIR` names.
  public init() { self.init(.shared) }

  init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// The reasons why texts measured or drawn so far may look different on other machines.
  public var warnings: [FontWarning] { typesetter.warnings }

  /// The sorted paths of the font files that this process has used.
  public var fontFiles: [String] { typesetter.fontFiles }

  public func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int) -> MeasuredText {
    let question = MeasureCache.Question(text: text, style: style, width: width, lineLimit: lineLimit)
    if let line = shortLine(for: question) { return measured([line], isTruncated: false, question) }
    if let known = cache[question] { return known }
    let (lines, isTruncated) = lines(for: question)
    let answer = measured(lines, isTruncated: isTruncated, question)
    cache.keep(answer, for: question)
    return answer
  }

  /// Returns the number of lines of a text, and the width of the widest line in points.
  public func extent(of text: String, style: TextStyle, width: Double?, lineLimit: Int) -> TextExtent {
    let question = MeasureCache.Question(text: text, style: style, width: width, lineLimit: lineLimit)
    let (lines, size) = (lines(for: question).lines, question.size)
    return TextExtent(lineCount: lines.count, width: lines.lazy.map { $0.width * size }.max() ?? 0)
  }

  /// Measures a short ASCII text that fits on one line and has no tracking; returns `nil` for other text. This is
  /// faster than a search in the cache.
  private func shortLine(for question: MeasureCache.Question) -> BrokenLine? {
    let style = question.style
    guard question.text.utf8.count <= 64, style.tracking == 0,
      let width = typesetter.primaryFace(style.weight)?.plainWidth(question.text), width <= question.limit
    else { return nil }
    return BrokenLine(question.text, width: width)
  }

  private func lines(for question: MeasureCache.Question) -> (lines: [BrokenLine], isTruncated: Bool) {
    let breaking = LineBreaking(
      limit: question.limit, lineLimit: max(0, question.lineLimit), style: question.style,
      typesetter: typesetter)
    let (text, isCut) = bounded(question.text)
    let (lines, isTruncated) = breaking.lines(of: text)
    return (lines, isTruncated || isCut)
  }

  private func measured(
    _ lines: [BrokenLine], isTruncated: Bool, _ question: MeasureCache.Question
  ) -> MeasuredText {
    let (style, size) = (question.style, question.size)
    let face = typesetter.primaryFace(style.weight)
    let line =
      style.line
      ?? LineMetrics(
        ascent: (face?.ascent ?? 0.97) * size,
        height: ((face?.ascent ?? 0.97) + (face?.descent ?? 0.24)) * size)
    let placed = lines.enumerated().map { index, broken in
      TextLine(
        text: broken.text, width: broken.width * size, baseline: line.baseline(of: index))
    }
    return MeasuredText(
      width: placed.map(\.width).max() ?? 0, height: line.height(of: placed.count),
      lines: placed, isTruncated: isTruncated)
  }

  /// Truncates text after a megabyte, because glyphs need a hundred times as much memory as their text.
  private func bounded(_ text: String) -> (text: String, isCut: Bool) {
    guard text.utf8.count > 1 << 20 else { return (text, false) }
    return (String(decoding: text.utf8.prefix(1 << 20), as: UTF8.self) + "\u{2026}", true)
  }
}

private final class MeasureCache: @unchecked Sendable {
  struct Question: Hashable {
    var text: String
    var style: TextStyle
    var width: Double?
    var lineLimit: Int

    var size: Double { style.size > 0 && style.size.isFinite ? style.size : 0 }

    /// The available width of a line, in ems; infinite if unlimited.
    var limit: Double {
      // A text must fit into its own measured width, even after the solver has rounded this width.
      let tolerance = 0.001
      return width.map { size > 0 && !$0.isNaN ? ($0 + tolerance) / size : .infinity } ?? .infinity
    }
  }

  private let lock = Lock()
  private var answers = BoundedCache<Question, MeasuredText>(limit: 1 << 24)

  subscript(question: Question) -> MeasuredText? { lock { answers[question] } }

  func keep(_ answer: MeasuredText, for question: Question) {
    lock {
      answers.keep(answer, for: question, cost: question.text.utf8.count * 2 + answer.lines.count * 32 + 64)
    }
  }
}
