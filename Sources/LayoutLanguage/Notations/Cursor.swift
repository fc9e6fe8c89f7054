import Diagnostics

/// A position in a statement, from which parsers take the next token or a part of it, such as `480` from the token
/// `x480` in the size `320x480`.
struct Cursor {
  private let stream: TokenStream
  private(set) var end: Int
  private(set) var offset: Int
  /// The index of the first token that ends after `offset`.
  private var index: Int

  init(_ stream: TokenStream, _ span: SourceSpan) {
    self.stream = stream
    (offset, end) = (span.start, span.end)
    index = stream.index(at: span.start)
  }

  init(_ text: SourceText) {
    self.init(TokenStream(text), SourceSpan(start: 0, end: text.utf8.count))
  }

  var roles: TokenRoles? { stream.roles }

  var isAtEnd: Bool { offset >= end }

  /// The next byte; 0 at the end, which is unambiguous because no statement contains a NUL.
  var byte: UInt8 { offset < end ? stream.bytes[offset] : 0 }

  var isAtString: Bool { byte == UInt8(ascii: "\"") }

  func peek(_ distance: Int) -> UInt8 { offset + distance < end ? stream.bytes[offset + distance] : 0 }

  /// The byte before the cursor, even if it precedes the statement; 0 at the start of the source.
  var previousByte: UInt8 { offset > 0 ? stream.bytes[offset - 1] : 0 }

  subscript(span: SourceSpan) -> String { stream.text(span) }

  mutating func advance(by count: Int = 1) { move(to: offset + count) }

  mutating func move(to newOffset: Int) {
    if newOffset < offset { while index > 0, stream.tokens[index - 1].end > newOffset { index -= 1 } }
    offset = min(newOffset, end)
    while index < stream.tokens.count, stream.tokens[index].end <= offset { index += 1 }
  }

  mutating func enter(_ span: SourceSpan) {
    end = span.end
    move(to: span.start)
  }

  /// Skips blanks, tabs and line continuations, and returns whether it skipped any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let next = index < stream.tokens.count ? min(stream.tokens[index].start, end) : end
    guard next > offset else { return false }
    offset = next
    return true
  }

  mutating func skip(to mark: UInt8) {
    while index < stream.tokens.count, stream.tokens[index].start < end {
      let token = stream.tokens[index]
      if token.kind == .mark, token.start >= offset, stream.bytes[token.start] == mark {
        offset = token.start
        return
      }
      index += 1
    }
    offset = end
  }

  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= end, stream.bytes[offset] == text.utf8Start[0] else { return false }
    for i in 1..<count where stream.bytes[offset + i] != text.utf8Start[i] { return false }
    move(to: offset + count)
    return true
  }

  mutating func takeName() -> (text: String, span: SourceSpan)? {
    skipName().map { (self[$0], $0) }
  }

  mutating func skipName() -> SourceSpan? {
    guard offset < end, index < stream.tokens.count else { return nil }
    let token = stream.tokens[index]
    if token.start < offset { return skipNameWithinToken() }
    guard token.kind == .name, token.start == offset else { return nil }
    let name = SourceSpan(start: offset, end: min(token.end, end))
    offset = name.end
    if offset == token.end { index += 1 }
    return name
  }

  /// Takes a name that begins within a token, such as `bold` after the exponent of `1e3bold`.
  private mutating func skipNameWithinToken() -> SourceSpan? {
    guard isNameStart(byte) else { return nil }
    let start = offset
    while isNameByte(byte) { offset += 1 }
    let name = span(from: start)
    move(to: offset)
    return name
  }

  mutating func takeName(
    as role: @autoclosure () -> SourceToken.Role
  ) -> (text: String, span: SourceSpan)? {
    skipName(as: role()).map { (self[$0], $0) }
  }

  mutating func skipName(as role: @autoclosure () -> SourceToken.Role) -> SourceSpan? {
    guard let name = skipName() else { return nil }
    roles?.note(role(), name)
    return name
  }

  /// Takes a number without a sign, such as `12.5`, `.5` or `5.`. A number that is too large for `Double` becomes
  /// infinite.
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
    move(to: offset)
    // The zeros turn `.5` and `5.` into numbers that are valid in Swift: `0.50` and `05.0`.
    return (digits.value ?? Double("0\(self[span])\(digits.isFraction ? "0" : "")") ?? .infinity, span)
  }

  var here: SourceSpan { SourceSpan(start: offset, end: offset) }

  /// The span of the next character. At the end of the statement, this is the `{`, `}` or `;` after it, or an empty
  /// span if there is no such character.
  var characterHere: SourceSpan {
    if !isAtEnd { return character(at: offset, before: end) }
    guard let next = markBehind, "{};".utf8.contains(stream.bytes[next.start]) else { return here }
    return next
  }

  /// The punctuation character after the statement, if only blanks are in between.
  var markBehind: SourceSpan? {
    guard index < stream.tokens.count, stream.tokens[index].kind == .mark else { return nil }
    let next = stream.tokens[index].span
    let isBehindBlanks = stream.bytes[offset..<next.start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    return isBehindBlanks ? next : nil
  }

  private func character(at start: Int, before limit: Int) -> SourceSpan {
    var next = start + 1
    while next < limit, stream.bytes[next] & 0xC0 == 0x80 { next += 1 }
    return SourceSpan(start: start, end: next)
  }

  func span(from start: Int) -> SourceSpan { SourceSpan(start: start, end: max(start, offset)) }
}

func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

func isNameStart(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    || byte == UInt8(ascii: "_")
}

func isNameByte(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) }
