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
func splitStatements(_ source: SourceText, findsPastedCode: Bool = true) -> Document {
  var splitter = StatementSplitter(source, findsPastedCode: findsPastedCode)
  return splitter.split()
}

private struct StatementSplitter {
  private let bytes: [UInt8]
  private var document = Document()
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

  init(_ source: SourceText, findsPastedCode: Bool) {
    bytes = source.utf8
    finder = findsPastedCode ? PastedCodeFinder(source.utf8) : nil
    offset = source.lineStarts[0]
  }

  mutating func split() -> Document {
    while offset < bytes.count { takeNext() }
    endStatement()
    closeForgottenBlocks()
    return document
  }

  private mutating func takeNext() {
    let byte = bytes[offset]
    if start == nil, !isAfterBlock, let end = finder?.end(ofCodeAt: offset, isInBlock: !openBraces.isEmpty) {
      document.parts.append(.pasted(SourceSpan(start: offset, end: end)))
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
      take(1)
    default:
      takeUnexpectedCharacter()
    }
  }

  /// Adds the next bytes to the statement.
  private mutating func take(_ count: Int) {
    if start == nil {
      start = offset
      if isAfterBlock {
        document.errors.append(.textAfterBlock(at: SourceSpan(start: offset, end: offset + count)))
        isAfterBlock = false
      }
    }
    offset += count
    end = offset
  }

  private mutating func endStatement() {
    guard let first = start else { return }
    document.parts.append(.statement(SourceSpan(start: first, end: end), isDamaged: isDamaged))
    start = nil
    isDamaged = false
  }

  private mutating func takeSemicolon() {
    if openBraces.isEmpty {
      document.errors.append(.semicolonOutsideBlock(at: SourceSpan(start: offset, end: offset + 1)))
    }
    endStatement()
    isAfterBlock = false
    offset += 1
  }

  // MARK: - Blocks

  private mutating func openBlock(at brace: Int) {
    let span = SourceSpan(start: start ?? brace, end: start == nil ? brace : end)
    document.parts.append(.header(span, isDamaged: isDamaged, brace: brace))
    openBraces.append(brace)
    start = nil
    isDamaged = false
    isAfterBlock = false
  }

  private mutating func closeBlock() {
    endStatement()
    if openBraces.popLast() == nil {
      document.errors.append(.unopenedBlock(at: SourceSpan(start: offset, end: offset + 1)))
    } else {
      document.parts.append(.blockEnd)
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
    document.errors.append(
      .unclosedBlocks(
        count: openBraces.count, at: SourceSpan(start: end, end: end),
        opening: SourceSpan(start: last, end: last + 1)))
    document.parts.append(contentsOf: repeatElement(.blockEnd, count: openBraces.count))
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
    document.errors.append(
      .unterminatedString(
        at: SourceSpan(start: stop, end: stop), opening: SourceSpan(start: opening, end: opening + 1)))
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
      document.errors.append(.unexpectedCharacter(scalar ?? "\u{FFFD}", at: span))
    }
    take(length)
    isDamaged = true
  }
}
