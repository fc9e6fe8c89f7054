import Diagnostics

/// Walks over the bytes of one statement. It never leaves its span, so it needs no copies and
/// every position is an offset in the file.
struct Cursor {
  let source: SourceText
  let end: Int
  /// The source's; kept at hand because reaching into another module for every byte is slow.
  private let bytes: [UInt8]
  private(set) var offset: Int

  init(_ source: SourceText, _ span: SourceSpan) {
    self.source = source
    bytes = source.utf8
    end = span.end
    offset = span.start
  }

  var isAtEnd: Bool { offset >= end }

  /// The next byte, 0 at the end (no statement holds a NUL).
  var byte: UInt8 { peek(0) }

  func peek(_ distance: Int) -> UInt8 { offset + distance < end ? bytes[offset + distance] : 0 }

  mutating func advance(by count: Int = 1) { offset = min(offset + count, end) }

  mutating func move(to newOffset: Int) { offset = min(newOffset, end) }

  /// Skips blanks, tabs and line continuations; tells whether there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = offset
    while !isAtEnd {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        offset += 1
      } else if let length = lineContinuation(in: bytes, at: offset, end: end) {
        offset += length
      } else {
        break
      }
    }
    return offset > start
  }

  /// Takes `text` if it comes next.
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= end else { return false }
    for i in 0..<count where bytes[offset + i] != text.utf8Start[i] { return false }
    offset += count
    return true
  }

  /// Takes a name, `[_a-zA-Z][_a-zA-Z0-9]*`.
  mutating func takeName() -> (text: String, span: SourceSpan)? {
    guard isNameStart(byte) else { return nil }
    let start = offset
    while isNameByte(byte) { offset += 1 }
    let span = SourceSpan(start: start, end: offset)
    return (source[span], span)
  }

  /// Takes a number without a sign: `12`, `12.5`, `.5`, `5.`. The value may be infinite where it is too large.
  mutating func takeNumber() -> (value: Double, span: SourceSpan)? {
    guard isDigit(byte) || (byte == UInt8(ascii: ".") && isDigit(peek(1))) else { return nil }
    let start = offset
    while isDigit(byte) { offset += 1 }
    if byte == UInt8(ascii: ".") {
      offset += 1
      while isDigit(byte) { offset += 1 }
    }
    let span = SourceSpan(start: start, end: offset)
    // "5." and ".5" are no Swift literals; with zeros around they are.
    let value = Double("0" + source[span] + "0") ?? .infinity
    return (
      source.utf8[start..<offset].contains(UInt8(ascii: ".")) ? value : (Double(source[span]) ?? .infinity),
      span
    )
  }

  /// An empty span here.
  var here: SourceSpan { SourceSpan(start: offset, end: offset) }

  /// The span of the character here. At the end, that of the brace or semicolon that ends the statement too
  /// early; an empty one where the line ends it.
  var characterHere: SourceSpan {
    guard isAtEnd else { return character(at: offset, before: end) }
    var next = end
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") {
      next += 1
    }
    guard next < bytes.count, "{};".utf8.contains(bytes[next]) else { return here }
    return character(at: next, before: bytes.count)
  }

  private func character(at start: Int, before limit: Int) -> SourceSpan {
    var next = start + 1
    while next < limit, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return SourceSpan(start: start, end: next)
  }

  func span(from start: Int) -> SourceSpan { SourceSpan(start: start, end: max(start, offset)) }
}

/// The length of a `\` that ends its line, with the line break and blanks before it; `nil` if none is here.
func lineContinuation(in bytes: [UInt8], at offset: Int, end: Int) -> Int? {
  guard bytes[offset] == UInt8(ascii: "\\") else { return nil }
  var next = offset + 1
  while next < end {
    switch bytes[next] {
    case UInt8(ascii: "\n"): return next + 1 - offset
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): next += 1
    default: return nil
    }
  }
  return next - offset
}

func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

func isNameStart(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    || byte == UInt8(ascii: "_")
}

func isNameByte(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) }

extension Cursor {
  /// The span of the name here; of the character where there is none.
  var wordHere: SourceSpan {
    var copy = self
    return copy.takeName()?.span ?? characterHere
  }
}
