/// The text of an input, stored as bytes because it may contain invalid UTF-8.
public struct SourceText: Sendable, Equatable {
  /// The name in messages: a path, `<stdin>` or `<expression>`.
  public let name: String
  /// The bytes, including a byte order mark.
  public let utf8: [UInt8]
  /// The offsets at which lines start. If the text has a byte order mark, the first line starts after it.
  public let lineStarts: [Int]
  /// The lines' numbers in the whole document if the text is an excerpt; `nil` if the lines are numbered from 1.
  public let lineNumbers: [Int]?

  /// Creates a text and finds its lines. Cost: two passes over the text.
  public init(name: String, utf8: [UInt8], lineNumbers: [Int]? = nil) {
    self.name = name
    self.utf8 = utf8
    self.lineNumbers = lineNumbers
    var starts: [Int] = []
    // Count the line breaks first, so that the array has exactly the capacity it needs; a growing array can reserve
    // much more memory.
    starts.reserveCapacity(utf8.count { $0 == UInt8(ascii: "\n") } + 1)
    starts.append(utf8.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0)
    utf8.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  public init(name: String, text: String, lineNumbers: [Int]? = nil) {
    self.init(name: name, utf8: Array(text.utf8), lineNumbers: lineNumbers)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text of a span, with U+FFFD for invalid UTF-8.
  public subscript(span: SourceSpan) -> String {
    let end = min(span.end, utf8.count)
    return String(decoding: utf8[min(span.start, end)..<end], as: UTF8.self)
  }

  /// Returns the index of the line at an offset, counted from 0. Cost: logarithmic in the number of lines.
  public func lineIndex(at offset: Int) -> Int {
    max(0, lineStarts.indices.partitioningIndex { lineStarts[$0] > offset } - 1)
  }

  /// Returns the span of a line, without its line break. The index is counted from 0.
  public func lineSpan(_ index: Int) -> SourceSpan {
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : utf8.count
    if end > start, utf8[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceSpan(start: start, end: end)
  }

  /// Returns the line and column of an offset; for many offsets, `LocationCursor` is faster.
  public func location(at offset: Int) -> SourceLocation {
    let line = lineIndex(at: offset)
    return SourceLocation(
      line: lineNumbers?[line] ?? line + 1, column: characterCount(from: lineStarts[line], to: offset) + 1)
  }

  func characterCount(from start: Int, to end: Int) -> Int {
    let end = min(end, utf8.count)
    guard start < end else { return 0 }
    let isASCII = utf8.withUnsafeBufferPointer { bytes in
      bytes[start..<end].reduce(0) { $0 | $1 } < 0x80
    }
    return isASCII ? end - start : String(decoding: utf8[start..<end], as: UTF8.self).count
  }
}
