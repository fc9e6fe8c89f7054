public import Diagnostics

/// What stands between a fence's two lines, and where each of its lines stands in the document.
public struct FenceContent: Sendable {
  /// Without the indentation and the quote markers that belong to the document.
  public let utf8: [UInt8]
  /// The start of each line of `utf8`.
  private let starts: [Int]
  /// The end of each line of `utf8`, before its line ending.
  private let ends: [Int]
  /// The place in the document of the line that each of them is on, from its start.
  private let places: [Range<Int>]

  /// - Parameter first: the document's line that it starts on.
  init(_ utf8: [UInt8], in lines: MarkdownLines, first: Int) {
    self.utf8 = utf8
    let own = MarkdownLines(utf8)
    starts = (0..<own.count).map(own.start)
    ends = (0..<own.count).map(own.end)
    places = (first..<first + own.count).map { lines.start($0)..<lines.end($0) }
  }

  /// The place in the document of a place in the content.
  public func place(of span: SourceSpan) -> SourceSpan {
    let start = place(of: span.start)
    return SourceSpan(start: start, end: max(start, place(of: span.end)))
  }

  private func place(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    // Line ends belong together: in front, blanks and quote markers were taken away, and tabs in part.
    let distance = max(0, ends[low] - offset)
    return max(places[low].lowerBound, places[low].upperBound - distance)
  }
}
