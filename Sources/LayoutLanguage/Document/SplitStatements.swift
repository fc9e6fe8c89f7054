import Diagnostics

/// Cuts a text into statements and blocks:
///
///     document  = {line}
///     line      = [statement] [comment] NEWLINE
///     statement = characters and strings, without "{" "}" ";" outside strings; "\" NEWLINE counts as a blank
///     block     = [statement] "{" {statement (NEWLINE | ";")} [statement] "}"
///     comment   = "//" up to the line's end
///     string    = '"' up to the next '"' without a "\" before it, in the same line
///
/// Where code of another language begins instead of a statement, it is one part, whatever it holds.
/// Cost: one pass; blocks may nest to any depth.
///
/// - Parameter context: where errors are reported, if anybody asks for them.
func splitStatements(
  _ source: SourceText, findsPastedCode: Bool = true, reportingIn context: NotationContext? = nil
) -> [DocumentPart] {
  var splitter = StatementSplitter(source, findsPastedCode: findsPastedCode, context)
  return splitter.split()
}

private struct StatementSplitter {
  private let bytes: [UInt8]
  private let context: NotationContext?
  private var parts: [DocumentPart] = []
  private var offset: Int
  /// Where the blocks that are open were opened.
  private var openBraces: [Int] = []
  /// The statement that is being read: from its first byte to the one past its last that is no blank.
  private var start: Int?
  private var end = 0
  private var isDamaged = false
  /// Whether a `}` stands before this place on its line, with nothing in between that ends a statement.
  private var isAfterBlock = false
  private var finder: PastedCodeFinder?

  init(_ source: SourceText, findsPastedCode: Bool, _ context: NotationContext?) {
    self.context = context
    bytes = source.utf8
    finder = findsPastedCode ? PastedCodeFinder(source.utf8) : nil
    offset = source.lineStarts[0]
  }

  mutating func split() -> [DocumentPart] {
    while offset < bytes.count { takeNext() }
    endStatement()
    closeForgottenBlocks()
    return parts
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
    case UInt8(ascii: "\n"):
      endStatement()
      isAfterBlock = false
      offset += 1
    case UInt8(ascii: "\r") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"):
      offset += 1
    case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/"):
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    case UInt8(ascii: "\\"):
      if let length = lineContinuation(in: bytes, at: offset, end: bytes.count) {
        offset += length
      } else {
        take(1)
      }
    case UInt8(ascii: ";"):
      takeSemicolon()
    case UInt8(ascii: "{"):
      openBlock(at: offset)
      offset += 1
    case UInt8(ascii: "}"):
      closeBlock()
    case UInt8(ascii: "\""):
      takeString()
    case 0x21..<0x7F:
      takeWord()
    default:
      takeUnexpectedCharacter()
    }
  }

  /// Takes a character that stands for itself, and those behind it.
  private mutating func takeWord() {
    take(1)
    let start = offset
    offset = bytes.withUnsafeBufferPointer { bytes in
      var next = start
      while next < bytes.count, Self.isPlain(bytes[next]) { next += 1 }
      return next
    }
    end = offset
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: ";"), UInt8(ascii: "\\"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      false
    default: byte > 0x20 && byte < 0x7F
    }
  }

  /// Adds the next bytes to the statement.
  private mutating func take(_ count: Int) {
    if start == nil {
      start = offset
      if isAfterBlock {
        report(.textAfterBlock(at: SourceSpan(start: offset, end: offset + count)))
        isAfterBlock = false
      }
    }
    offset += count
    end = offset
  }

  private func report(_ error: @autoclosure () -> Diagnostic) { context?.report(.error) { error() } }

  private mutating func endStatement() {
    guard let first = start else { return }
    parts.append(.statement(SourceSpan(start: first, end: end), isDamaged: isDamaged))
    start = nil
    isDamaged = false
  }

  private mutating func takeSemicolon() {
    if openBraces.isEmpty {
      report(.semicolonOutsideBlock(at: SourceSpan(start: offset, end: offset + 1)))
    }
    endStatement()
    isAfterBlock = false
    offset += 1
  }

  // MARK: - Blocks

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
      report(.unopenedBlock(at: SourceSpan(start: offset, end: offset + 1)))
    } else {
      parts.append(.blockEnd)
    }
    isAfterBlock = true
    offset += 1
  }

  private mutating func closeForgottenBlocks() {
    guard let last = openBraces.last else { return }
    // A line break at the end of the text ends its last line, it starts no further one.
    var end = bytes.count
    if bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > 0, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    report(
      .unclosedBlocks(
        openBraces.count, at: SourceSpan(start: end, end: end),
        opening: SourceSpan(start: last, end: last + 1)))
    parts.append(contentsOf: repeatElement(.blockEnd, count: openBraces.count))
  }

  // MARK: - Strings and characters

  private mutating func takeString() {
    let opening = offset
    var next = offset + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\n") {
      if bytes[next] == UInt8(ascii: "\"") {
        take(next + 1 - offset)
        return
      }
      let isEscape = bytes[next] == UInt8(ascii: "\\")
      next += 1
      if isEscape, next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
    }
    takeUnterminatedString(from: opening, to: next)
  }

  private mutating func takeUnterminatedString(from opening: Int, to lineEnd: Int) {
    var last = lineEnd
    while isBlank(bytes[last - 1]) { last -= 1 }
    let stop = bytes[lineEnd - 1] == UInt8(ascii: "\r") ? lineEnd - 1 : lineEnd
    let start = SourceSpan(start: opening, end: opening + 1)
    report(
      .unterminatedString(
        at: SourceSpan(start: stop, end: stop), notes: [.init("the string starts here", at: start)]))
    take(last - offset)
    isDamaged = true
    offset = lineEnd
    // A "{" that ends the line opens a block all the same, or its "}" would be an error of its own.
    if last - 1 > opening, bytes[last - 1] == UInt8(ascii: "{") {
      end = last - 1
      while isBlank(bytes[end - 1]) { end -= 1 }
      openBlock(at: last - 1)
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Takes a character that stands in no statement; a statement's first is reported.
  private mutating func takeUnexpectedCharacter() {
    var length = 1
    while offset + length < bytes.count, bytes[offset + length] & 0xC0 == 0x80 { length += 1 }
    let span = SourceSpan(start: offset, end: offset + length)
    if !isDamaged {
      let scalar = String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first
      report(.unexpectedCharacter(scalar ?? "\u{FFFD}", at: span))
    }
    take(length)
    isDamaged = true
  }
}

extension Diagnostic {
  fileprivate static func unexpectedCharacter(_ scalar: Unicode.Scalar, at span: SourceSpan) -> Self {
    .error("unexpected-character", sentence(about: scalar), at: span)
  }

  fileprivate static func semicolonOutsideBlock(at span: SourceSpan) -> Self {
    .error(
      "semicolon-outside-block", "';' separates statements only inside a block; use separate lines here",
      at: span)
  }

  fileprivate static func textAfterBlock(at span: SourceSpan) -> Self {
    .error(
      "text-after-block", "put a statement after '}' on its own line, or after ';' inside a block", at: span)
  }

  fileprivate static func unopenedBlock(at span: SourceSpan) -> Self {
    .error("unopened-block", "this '}' does not close a block", at: span)
  }

  fileprivate static func unclosedBlocks(_ count: Int, at span: SourceSpan, opening: SourceSpan) -> Self {
    .error(
      "unclosed-block",
      count == 1 ? "a block is not closed; expected '}'" : "\(count) blocks are not closed; expected '}'",
      at: span, notes: [.init("the \(count == 1 ? "" : "last ")block is opened here", at: opening)])
  }

  private static func sentence(about scalar: Unicode.Scalar) -> String {
    if let plain = plainForms[scalar] { return "unexpected '\(scalar)'; write \(plain)" }
    if scalar.properties.isAlphabetic {
      return "'\(scalar)' cannot be part of a name; names are made of a-z, A-Z, 0-9 and '_'"
    }
    let number = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    let isVisible = scalar.value > 0x20 && !scalar.properties.isDefaultIgnorableCodePoint
    return isVisible && scalar.value != 0x7F
      ? "unexpected character '\(scalar)' (\(code))" : "unexpected invisible character \(code)"
  }
}

/// What word processors and web pages make of characters of the language.
private let plainForms: [Unicode.Scalar: String] = [
  "\u{A0}": "a plain blank instead of a no-break space", "\u{2009}": "a plain blank",
  "\u{202F}": "a plain blank",
  "“": "'\"'", "”": "'\"'", "„": "'\"'", "‘": "'\"'", "’": "'\"'", "≤": "'<='", "≥": "'>='",
  "×": "'x' or '*'",
  "÷": "'/'", "−": "'-'", "–": "'-'", "—": "'-'", "→": "'->'", "·": "'*'",
]
