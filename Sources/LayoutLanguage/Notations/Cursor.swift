import Diagnostics

/// Walks over the bytes of one statement. It never leaves its span, so it needs no copies and
/// every position is an offset in the file.
struct Cursor {
  /// The source's; they alone, since cursors are copied a lot.
  private let bytes: [UInt8]
  private(set) var end: Int
  private(set) var offset: Int
  /// Where words are noted that are taken with a role, if anywhere.
  let tokens: TokenRecorder?

  init(_ source: SourceText, _ span: SourceSpan, notingIn tokens: TokenRecorder? = nil) {
    bytes = source.utf8
    end = span.end
    offset = span.start
    self.tokens = tokens
  }

  var isAtEnd: Bool { offset >= end }

  /// The next byte, 0 at the end (no statement holds a NUL).
  var byte: UInt8 { peek(0) }

  func peek(_ distance: Int) -> UInt8 { offset + distance < end ? bytes[offset + distance] : 0 }

  /// The byte before the next, also where it stands outside of the span; 0 at the source's start.
  var previousByte: UInt8 { offset > 0 ? bytes[offset - 1] : 0 }

  /// The source's text of a span; bytes that are no UTF-8 read as U+FFFD.
  subscript(span: SourceSpan) -> String { String(decoding: bytes[span.start..<span.end], as: UTF8.self) }

  mutating func advance(by count: Int = 1) { offset = min(offset + count, end) }

  mutating func move(to newOffset: Int) { offset = min(newOffset, end) }

  /// Goes to the start of another span, which it then does not leave.
  mutating func enter(_ span: SourceSpan) { (offset, end) = (span.start, span.end) }

  /// Skips blanks, tabs and line continuations; returns whether there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = offset
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: "\\"):
        guard let length = lineContinuation(in: bytes, at: offset, end: end) else { return offset > start }
        offset += length
      default: return offset > start
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
    skipName().map { (self[$0], $0) }
  }

  /// The same where its text is not asked for.
  mutating func skipName() -> SourceSpan? {
    guard isNameStart(byte) else { return nil }
    let start = offset
    while isNameByte(byte) { offset += 1 }
    return span(from: start)
  }

  /// Takes a number without a sign: `12`, `12.5`, `.5`, `5.`. The value may be infinite where it is too large.
  mutating func takeNumber() -> (value: Double, span: SourceSpan)? {
    guard isDigit(byte) || (byte == UInt8(ascii: ".") && isDigit(peek(1))) else { return nil }
    let start = offset
    var digits = DecimalDigits()
    while isDigit(byte) {
      digits.append(byte)
      offset += 1
    }
    if byte == UInt8(ascii: ".") {
      offset += 1
      digits.startFraction()
      while isDigit(byte) {
        digits.append(byte)
        offset += 1
      }
    }
    let span = span(from: start)
    // ".5" and "5." are no Swift literals; with zeros around they are.
    return (digits.value ?? Double("0\(self[span])\(digits.isFraction ? "0" : "")") ?? .infinity, span)
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
