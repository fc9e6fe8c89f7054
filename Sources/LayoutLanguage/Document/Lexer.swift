import Diagnostics

/// Divides a text into tokens:
///
///     number  = digits ["." [digits]] | "." digits
///     name    = [_a-zA-Z][_a-zA-Z0-9]*
///     color   = "#" {letter | digit | "_"}
///     string  = '"' up to the next '"' without a "\" before it, in the same line
///     comment = "//" up to the line's end
///     mark    = any other character of the language; ".." is one mark
///
/// Blanks and line continuations (a "\" at the end of a line) separate tokens. Cost: one pass.
struct Lexer {
  private let bytes: [UInt8]
  private var tokens: [Token] = []
  private var offset: Int

  static func tokens(of source: SourceText, in line: SourceSpan? = nil) -> [Token] {
    let span = line ?? SourceSpan(start: source.lineStarts[0], end: source.utf8.count)
    var lexer = Lexer(bytes: source.utf8, offset: span.start)
    lexer.tokens.reserveCapacity(min((span.end - span.start) / 4, 1_000_000))
    while lexer.offset < span.end { lexer.takeNext() }
    return lexer.tokens
  }

  private init(bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  private mutating func takeNext() {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      offset += 1
    case _ where isNameStart(byte):
      take(.name, end(ofRunFrom: offset + 1, isNameByte) - offset)
    case _ where isDigit(byte):
      takeNumber()
    case UInt8(ascii: "."):
      if isDigit(peek(1)) { takeNumber() } else { take(.mark, peek(1) == byte ? 2 : 1) }
    case UInt8(ascii: "\n"):
      take(.lineBreak, 1)
    case UInt8(ascii: "\r") where peek(1) == UInt8(ascii: "\n"):
      offset += 1
    case UInt8(ascii: "/") where peek(1) == byte:
      takeComment()
    case UInt8(ascii: "\\"):
      if let length = lineContinuation { offset += length } else { take(.unknown, 1) }
    case UInt8(ascii: "\""):
      takeString()
    case UInt8(ascii: "#"):
      take(.color, end(ofRunFrom: offset + 1, isNameByte) - offset)
    case 0x21..<0x7F:
      take(Self.isMark(byte) ? .mark : .unknown, 1)
    default:
      var length = 1
      while peek(length) & 0xC0 == 0x80 { length += 1 }
      take(.unknown, length)
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "%"), UInt8(ascii: "="), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "~"), UInt8(ascii: "@"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
      true
    default: false
    }
  }

  private func peek(_ distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  private func end(ofRunFrom start: Int, _ isPart: (UInt8) -> Bool) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var next = start
      while next < bytes.count, isPart(bytes[next]) { next += 1 }
      return next
    }
  }

  @inline(__always)
  private mutating func take(_ kind: Token.Kind, _ count: Int) {
    tokens.append(Token(kind, start: offset, end: offset + count))
    offset += count
  }

  private mutating func takeNumber() {
    var end = end(ofRunFrom: offset, isDigit)
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") { end = self.end(ofRunFrom: end + 1, isDigit) }
    take(.number, end - offset)
  }

  private mutating func takeComment() {
    var end = end(ofRunFrom: offset) { $0 != UInt8(ascii: "\n") }
    if bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    take(.comment, end - offset)
    // Skip a carriage return after the comment, even at the end of the text, where no line feed follows.
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  /// The length of the line continuation at the offset, if any: a `\`, blanks, and a line break or the end of the text.
  private var lineContinuation: Int? {
    let next = end(ofRunFrom: offset + 1) { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    if next == bytes.count { return next - offset }
    return bytes[next] == UInt8(ascii: "\n") ? next + 1 - offset : nil
  }

  private mutating func takeString() {
    var next = offset + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\n") {
      if bytes[next] == UInt8(ascii: "\"") { return take(.string, next + 1 - offset) }
      let isEscape = bytes[next] == UInt8(ascii: "\\")
      next += 1
      if isEscape, next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
    }
    // A `{` at the end of an unterminated string opens a block, so that the matching `}` is not an error.
    let last = end(ofTextBefore: next)
    let opensBlock = last - 1 > offset && bytes[last - 1] == UInt8(ascii: "{")
    take(.openString, (opensBlock ? end(ofTextBefore: last - 1) : last) - offset)
    offset = opensBlock ? last - 1 : next
  }

  private func end(ofTextBefore limit: Int) -> Int {
    bytes[..<limit].lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }.map { $0 + 1 } ?? 0
  }
}
