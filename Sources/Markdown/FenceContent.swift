public import Diagnostics

/// What stands between a fence's two lines, and where each of its lines stands in the document.
public struct FenceContent: Sendable {
  /// Without the indentation and the quote markers that belong to the document; cmark ends every line in LF.
  private let text: SourceText
  /// The document's lines that its lines are on.
  private let places: [Range<Int>]

  /// - Parameter first: the document's line that it starts on.
  init(_ utf8: [UInt8], in lines: MarkdownLines, first: Int) {
    text = SourceText(name: "", utf8: utf8)
    // What follows the last line ending is the closing fence's line.
    places = (first..<first + text.lineStarts.count).map { lines.start($0)..<lines.end($0) }
  }

  public var utf8: [UInt8] { text.utf8 }

  /// The start of each line in `utf8`.
  public var lineStarts: [Int] { text.lineStarts }

  /// The place in the document of a place in the content.
  public func place(of span: SourceSpan) -> SourceSpan {
    let start = place(of: span.start)
    return SourceSpan(start: start, end: max(start, place(of: span.end)))
  }

  private func place(of offset: Int) -> Int {
    let line = text.lineIndex(at: offset)
    // Line ends belong together: in front, blanks and quote markers were taken away, and tabs in part.
    let distance = max(0, text.lineSpan(line).end - offset)
    return max(places[line].lowerBound, places[line].upperBound - distance)
  }
}
