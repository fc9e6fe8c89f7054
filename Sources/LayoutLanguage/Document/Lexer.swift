import Diagnostics

/// Divides a text into tokens, and these into statements and blocks:
///
///     document  = {line}
///     line      = [statement] [comment] NEWLINE
///     statement = tokens without "{" "}" ";"; "\" NEWLINE counts as a blank
///     block     = [statement] "{" {statement (NEWLINE | ";")} [statement] "}"
///     comment   = "//" up to the line's end
///     string    = '"' up to the next '"' without a "\" before it, in the same line
///
/// Code of another language in place of a statement is one part, whatever it contains. Cost: one pass; blocks may
/// nest to any depth.
struct Lexer {
  private let bytes: [UInt8]
  private var tokens: [Token] = []
  private var parts: [DocumentPart] = []
  private var errors = DiagnosticList()
  private var offset: Int
  /// The places of the braces that opened the open blocks.
  private var openBraces: [Int] = []
  /// The statement that is being read: from its first byte to the one after its last nonblank.
  private var start: Int?
  private var end = 0
  private var isDamaged = false
  /// Indicates whether a `}` precedes this place on its line, with nothing in between that ends a statement.
  private var isAfterBlock = false
  private var finder: PastedCodeFinder?

  private init(_ source: SourceText, findsPastedCode: Bool) {
    bytes = source.utf8
    finder = findsPastedCode ? PastedCodeFinder(source.utf8) : nil
    offset = source.lineStarts[0]
    tokens.reserveCapacity(min(bytes.count / 4, 1_000_000))
  }

  static func document(
    of source: SourceText, findsPastedCode: Bool, notingIn roles: TokenRoles? = nil
  ) -> Document {
    var lexer = Lexer(source, findsPastedCode: findsPastedCode)
    while lexer.offset < lexer.bytes.count { lexer.takeNext() }
    lexer.endStatement()
    lexer.closeForgottenBlocks()
    return Document(
      stream: TokenStream(source.utf8, lexer.tokens, notingIn: roles), parts: lexer.parts,
      errors: lexer.errors)
  }

  private mutating func takeNext() {
    let byte = bytes[offset]
    if start == nil, !isAfterBlock, let end = finder?.end(ofCodeAt: offset, isInBlock: !openBraces.isEmpty) {
      parts.append(.pasted(SourceSpan(start: offset, end: end)))
      offset = end
      return
    }
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
      endStatement()
      isAfterBlock = false
      pass(.lineBreak, 1)
    case UInt8(ascii: "\r") where peek(1) == UInt8(ascii: "\n"):
      offset += 1
    case UInt8(ascii: "/") where peek(1) == byte:
      takeComment()
    case UInt8(ascii: "\\"):
      if let length = lineContinuation { offset += length } else { take(.unknown, 1) }
    case UInt8(ascii: ";"):
      takeSemicolon()
    case UInt8(ascii: "{"):
      openBlock(at: offset)
      pass(.mark, 1)
    case UInt8(ascii: "}"):
      closeBlock()
    case UInt8(ascii: "\""):
      takeString()
    case UInt8(ascii: "#"):
      take(.color, end(ofRunFrom: offset + 1, isNameByte) - offset)
    case 0x21..<0x7F:
      take(Self.isMark(byte) ? .mark : .unknown, 1)
    default:
      takeUnexpectedCharacter()
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "%"), UInt8(ascii: "="), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "~"), UInt8(ascii: "@"):
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

  /// Adds a token outside of statements.
  @inline(__always)
  private mutating func pass(_ kind: Token.Kind, _ count: Int) {
    tokens.append(Token(kind, start: offset, end: offset + count))
    offset += count
  }

  /// Adds a token to the statement.
  @inline(__always)
  private mutating func take(_ kind: Token.Kind, _ count: Int) {
    if start == nil { beginStatement(with: kind, count) }
    pass(kind, count)
    end = offset
  }

  private mutating func beginStatement(with kind: Token.Kind, _ count: Int) {
    start = offset
    guard isAfterBlock else { return }
    let isWhole = kind == .string || kind == .unknown
    let place = SourceSpan(start: offset, end: offset + (isWhole ? count : 1))
    errors.add(.error) { .textAfterBlock(at: place) }
    isAfterBlock = false
  }

  private mutating func takeNumber() {
    var end = end(ofRunFrom: offset, isDigit)
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") { end = self.end(ofRunFrom: end + 1, isDigit) }
    take(.number, end - offset)
  }

  private mutating func takeComment() {
    var end = end(ofRunFrom: offset) { $0 != UInt8(ascii: "\n") }
    if bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    pass(.comment, end - offset)
    // A carriage return that is not followed by a line break.
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  /// The length of a `\` that ends its line, with the line break and blanks before it; `nil` if there is none here.
  private var lineContinuation: Int? {
    let next = end(ofRunFrom: offset + 1) { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    if next == bytes.count { return next - offset }
    return bytes[next] == UInt8(ascii: "\n") ? next + 1 - offset : nil
  }

  // MARK: - Statements and blocks

  private mutating func endStatement() {
    guard let first = start else { return }
    parts.append(.statement(SourceSpan(start: first, end: end), isDamaged: isDamaged))
    start = nil
    isDamaged = false
  }

  private mutating func takeSemicolon() {
    if openBraces.isEmpty {
      errors.add(.semicolonOutsideBlock(at: SourceSpan(start: offset, end: offset + 1)))
    }
    endStatement()
    isAfterBlock = false
    pass(.mark, 1)
  }

  private mutating func openBlock(at brace: Int) {
    let span = SourceSpan(start: start ?? brace, end: start == nil ? brace : end)
    parts.append(.header(span, isDamaged: isDamaged, brace: brace))
    openBraces.append(brace)
    start = nil
    isDamaged = false
    isAfterBlock = false
  }

  private mutating func closeBlock() {
    endStatement()
    if openBraces.popLast() == nil {
      errors.add(.unopenedBlock(at: SourceSpan(start: offset, end: offset + 1)))
    } else {
      parts.append(.blockEnd(offset))
    }
    isAfterBlock = true
    pass(.mark, 1)
  }

  private mutating func closeForgottenBlocks() {
    guard let last = openBraces.last else { return }
    // A line break at the end of the text ends its last line, and starts no further one.
    var end = bytes.count
    if bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > 0, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    errors.add(
      .unclosedBlocks(
        openBraces.count, at: SourceSpan(start: end, end: end),
        opening: SourceSpan(start: last, end: last + 1)))
    parts.append(contentsOf: repeatElement(.blockEnd(bytes.count), count: openBraces.count))
  }

  // MARK: - Strings and characters

  private mutating func takeString() {
    var next = offset + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\n") {
      if bytes[next] == UInt8(ascii: "\"") { return take(.string, next + 1 - offset) }
      let isEscape = bytes[next] == UInt8(ascii: "\\")
      next += 1
      if isEscape, next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
    }
    takeUnterminatedString(to: next)
  }

  private mutating func takeUnterminatedString(to lineEnd: Int) {
    let opening = offset
    let last = end(ofTextBefore: lineEnd)
    let stop = bytes[lineEnd - 1] == UInt8(ascii: "\r") ? lineEnd - 1 : lineEnd
    let start = SourceSpan(start: opening, end: opening + 1)
    errors.add(
      .unterminatedString(
        at: SourceSpan(start: stop, end: stop), notes: [.init("the string starts here", at: start)]))
    isDamaged = true
    // A "{" that ends the line opens a block nevertheless; otherwise its "}" would be an error of its own.
    let opensBlock = last - 1 > opening && bytes[last - 1] == UInt8(ascii: "{")
    take(.string, (opensBlock ? end(ofTextBefore: last - 1) : last) - opening)
    if opensBlock {
      offset = last - 1
      openBlock(at: offset)
      pass(.mark, 1)
    }
    offset = lineEnd
  }

  private func end(ofTextBefore limit: Int) -> Int {
    bytes[..<limit].lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }.map { $0 + 1 } ?? 0
  }

  /// Takes a character that cannot be in a statement; a statement's first one is reported.
  private mutating func takeUnexpectedCharacter() {
    var length = 1
    while peek(length) & 0xC0 == 0x80 { length += 1 }
    if !isDamaged {
      let span = SourceSpan(start: offset, end: offset + length)
      let scalar = String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first
      errors.add(.error) { .unexpectedCharacter(scalar ?? "\u{FFFD}", at: span) }
    }
    take(.unknown, length)
    isDamaged = true
  }
}
