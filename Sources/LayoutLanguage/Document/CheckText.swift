import Diagnostics

/// Returns an error if a source is a picture, contains a NUL byte or is not valid UTF-8; otherwise `nil`.
func checkText(_ source: SourceText) -> Diagnostic? {
  source.utf8.withUnsafeBufferPointer { bytes in
    if let format = pictureMarks.first(where: { bytes.starts(with: $0.mark) }) {
      return .error(
        "invalid-utf8", "this is a \(format.name) picture, not the text of a layout",
        at: SourceSpan(start: 0, end: 1),
        help: "'layoutdraw metadata' prints the metadata of a picture that layoutdraw drew")
    }
    if let offset = firstInvalidByte(in: bytes) {
      return .error(
        "invalid-utf8", "the text is not valid UTF-8 from here on; save the file as UTF-8",
        at: SourceSpan(start: offset, end: offset + 1))
    }
    // The compiler vectorizes `reduce`, so finding the smallest byte is faster than searching for the first NUL.
    guard bytes.reduce(0xFF, { min($0, $1) }) == 0 else { return nil }
    return bytes.firstIndex(of: 0).map { offset in
      .error(
        "binary-file", "the file contains a NUL byte, so it is not a text file; is it the right one?",
        at: SourceSpan(start: offset, end: offset + 1))
    }
  }
}

private let pictureMarks: [(name: String, mark: [UInt8])] = [
  ("PNG", [0x89, 0x50, 0x4E, 0x47]), ("JPEG", [0xFF, 0xD8, 0xFF]), ("PDF", Array("%PDF-".utf8)),
]

/// Returns an error if the source is a pasted Xcode log; otherwise `nil`. A log is recognized by text such as
/// `LayoutConstraint:0x` in a line for which an error was reported.
func findXcodeLog(in source: SourceText, _ diagnostics: [Diagnostic]) -> Diagnostic? {
  var lines: [Int] = []
  for error in diagnostics where error.severity == .error && lines.count < mostLinesSearched {
    guard let start = error.span?.start else { continue }
    let line = source.lineIndex(at: start)
    if lines.last != line { lines.append(line) }
  }
  return xcodeLog(in: source, lines)
}

/// Returns an error if the first lines of a Swift file contain an Xcode log, for example in comments; otherwise `nil`.
package func xcodeLogInComments(of source: SourceText) -> Diagnostic? {
  xcodeLog(in: source, Array(source.lineStarts.indices.prefix(mostLinesSearched)))
}

private func xcodeLog(in source: SourceText, _ lines: [Int]) -> Diagnostic? {
  lines.map(source.lineSpan).first { line in
    let text = source[SourceSpan(start: line.start, end: min(line.end, line.start + longestLineSearched))]
    return ["Unable to simultaneously satisfy constraints", "LayoutConstraint:0x"].contains {
      text.contains($0)
    }
  }.map { line in
    .error(
      "xcode-log", "this is an Xcode log, not a layout", at: line,
      help: "'layoutdraw import-log' reads it and draws the conflict")
  }
}

private let mostLinesSearched = 100
private let longestLineSearched = 2000

/// Returns the start of the first sequence that is not well-formed UTF-8 (Unicode Standard, table 3-7).
private func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var offset = 0
  while offset < bytes.count {
    let lead = bytes[offset]
    if lead < 0x80 {
      offset += 1
      while offset + 8 <= bytes.count, isASCII(eightBytesAt: offset, in: bytes) { offset += 8 }
      continue
    }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return offset
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return offset }
    for trail in bytes[offset + 2..<offset + length] where trail & 0xC0 != 0x80 { return offset }
    offset += length
  }
  return nil
}

private func isASCII(eightBytesAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080
    == 0
}
