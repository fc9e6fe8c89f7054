public import Diagnostics

/// The text between the opening and the closing line of a fence, with the position of each line in the document.
public struct FenceContent: Sendable {
  /// The text, without indentation and quote markers, and with each line ending replaced by LF.
  private let text: SourceText
  private let places: [Range<Int>]

  /// Creates the content from the text that the parser cmark returns for a fence. The text starts on line `first` of
  /// the document, counted from 0.
  init(_ utf8: [UInt8], in lines: MarkdownLines, first: Int) {
    text = SourceText(name: "", utf8: utf8)
    // If the text ends with a line feed, its last line is empty and gets the position of the fence's closing line.
    places = (first..<first + text.lineStarts.count).map { lines.start($0)..<lines.end($0) }
  }

  public var utf8: [UInt8] { text.utf8 }

  /// The offset in `utf8` at which each line starts.
  public var lineStarts: [Int] { text.lineStarts }

  /// Returns the span in the document that corresponds to a span of the content.
  public func place(of span: SourceSpan) -> SourceSpan {
    let start = place(of: span.start)
    return SourceSpan(start: start, end: max(start, place(of: span.end)))
  }

  private func place(of offset: Int) -> Int {
    let line = text.lineIndex(at: offset)
    // Indentation was removed only at the starts of lines, so the distance to the end of the line is the same in the
    // content and in the document.
    let distance = max(0, text.lineSpan(line).end - offset)
    return max(places[line].lowerBound, places[line].upperBound - distance)
  }
}
