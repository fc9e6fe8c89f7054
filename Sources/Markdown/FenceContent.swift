public import Diagnostics

/// The text between the opening and the closing line of a fence, and the places of its lines in the document.
public struct FenceContent: Sendable {
  /// The text without the indentation and the quote markers of its lines. cmark ends each line with LF.
  private let text: SourceText
  private let places: [Range<Int>]

  /// - Parameter first: the document's line on which the content starts.
  init(_ utf8: [UInt8], in lines: MarkdownLines, first: Int) {
    text = SourceText(name: "", utf8: utf8)
    // The last line is empty. Its place is the line of the closing fence.
    places = (first..<first + text.lineStarts.count).map { lines.start($0)..<lines.end($0) }
  }

  public var utf8: [UInt8] { text.utf8 }

  /// The start of each line in `utf8`.
  public var lineStarts: [Int] { text.lineStarts }

  /// Converts a place in the content to a place in the document.
  public func place(of span: SourceSpan) -> SourceSpan {
    let start = place(of: span.start)
    return SourceSpan(start: start, end: max(start, place(of: span.end)))
  }

  private func place(of offset: Int) -> Int {
    let line = text.lineIndex(at: offset)
    // Indentation was removed at the starts of lines, so columns are counted from the ends of lines.
    let distance = max(0, text.lineSpan(line).end - offset)
    return max(places[line].lowerBound, places[line].upperBound - distance)
  }
}
