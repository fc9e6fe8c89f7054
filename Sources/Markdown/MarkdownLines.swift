/// The lines of a Markdown text, each of which ends with LF, CR LF or CR, as CommonMark specifies.
struct MarkdownLines: Sendable {
  private let starts: [Int]
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for offset in bytes.indices {
      let isBreak =
        bytes[offset] == UInt8(ascii: "\n")
        || bytes[offset] == UInt8(ascii: "\r")
          && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"))
      if isBreak, offset + 1 < bytes.count { starts.append(offset + 1) }
    }
    self.starts = starts
    self.bytes = bytes
  }

  var count: Int { starts.count }

  /// Returns the offset at which a line starts or, for the line after the last one, the end of the text.
  func start(_ line: Int) -> Int { line < starts.count ? starts[line] : bytes.count }

  func end(_ line: Int) -> Int {
    var end = start(line + 1)
    if end > start(line), bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > start(line), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  func text(_ line: Int) -> ArraySlice<UInt8> { bytes[start(line)..<end(line)] }

  func ending(_ line: Int) -> ArraySlice<UInt8> { bytes[end(line)..<start(line + 1)] }

  func isBlank(_ line: Int) -> Bool {
    text(line).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
  }
}
