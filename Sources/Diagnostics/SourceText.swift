/// The text of one input and the name it goes by in messages.
///
/// Text is kept as UTF-8 bytes, because parsers walk it and because an input need not be valid UTF-8.
public struct SourceText: Sendable, Equatable {
  /// What messages call it: a path as the user gave it, `<stdin>` or `<expression>`.
  public let name: String
  public let utf8: [UInt8]
  /// The offset at which each line starts; the first is 0.
  public let lineStarts: [Int]

  /// Cost: one pass over the text.
  public init(name: String, utf8: [UInt8]) {
    self.name = name
    self.utf8 = utf8
    var starts = [0]
    for (offset, byte) in utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  public init(name: String, text: String) {
    self.init(name: name, utf8: Array(text.utf8))
  }

  /// The text of a span; bytes that are no UTF-8 read as U+FFFD.
  public subscript(span: SourceSpan) -> String {
    String(decoding: utf8[span.start..<min(span.end, utf8.count)], as: UTF8.self)
  }

  /// The line of an offset, from 0. Cost: logarithmic in the number of lines.
  public func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The span of a line (from 0) without its line break.
  public func lineSpan(_ index: Int) -> SourceSpan {
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : utf8.count
    if end > start, utf8[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceSpan(start: start, end: end)
  }

  /// Line and column of an offset. Cost: linear in the length of the line.
  public func location(at offset: Int) -> SourceLocation {
    let line = lineIndex(at: offset)
    let before = String(decoding: utf8[lineStarts[line]..<min(offset, utf8.count)], as: UTF8.self)
    return SourceLocation(line: line + 1, column: before.count + 1)
  }
}
