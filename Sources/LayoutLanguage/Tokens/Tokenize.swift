import Diagnostics
import LayoutModel

struct TokenizedStatement: Sendable {
  var span: SourceSpan
  var form: StatementForm
  /// The tokens in source order, which cover everything except blanks.
  var tokens: [SourceToken]
}

/// Returns the statements of a source and their tokens, even after errors. Cost: the same as parsing the text.
func tokenize(_ source: SourceText) -> [TokenizedStatement] {
  let roles = TokenRoles()
  return readSource(source, notingIn: roles).document.statements(with: roles)
}

extension Document {
  func statements(with roles: TokenRoles) -> [TokenizedStatement] {
    var reader = StatementTokens(stream, roles)
    var depth = 0
    var statements: [TokenizedStatement] = []
    for part in parts {
      switch part {
      case .statement(let span, _): statements.append(reader.take(span, isInBlock: depth > 0))
      case .header(let span, _, _):
        if span.start < span.end { statements.append(reader.take(span, isInBlock: depth > 0)) }
        depth += 1
      case .blockEnd: depth -= 1
      case .pasted: break
      }
    }
    return statements
  }
}

/// Divides statements into tokens whose roles come from the parsers' notes and from `TokenPlace`.
private struct StatementTokens {
  private let stream: TokenStream
  private let roles: TokenRoles
  private let notes: [TokenRoles.Note]
  private var nextNote = 0
  private var tokens: [SourceToken] = []

  private var offset = 0
  private var end = 0
  private var isInBlock = false
  private var place = TokenPlace(.other)
  /// The text of each ASCII character, created only once because most tokens are a single character.
  private let characters = (0..<0x80).map { String(Unicode.Scalar($0)) }

  init(_ stream: TokenStream, _ roles: TokenRoles) {
    self.stream = stream
    self.roles = roles
    notes = roles.notes.sorted { $0.span.start < $1.span.start }
  }

  mutating func take(_ statement: SourceSpan, isInBlock: Bool) -> TokenizedStatement {
    (offset, end) = (statement.start, statement.end)
    self.isInBlock = isInBlock
    let form = roles.forms[statement.start] ?? .other
    place = TokenPlace(form)
    tokens = []
    tokens.reserveCapacity(stream.tokens(in: statement).count)
    var index = stream.index(at: offset)
    while index < stream.tokens.count, stream.tokens[index].start < end {
      offset = max(offset, stream.tokens[index].start)
      takeToken(index)
      while index < stream.tokens.count, stream.tokens[index].end <= offset { index += 1 }
    }
    return TokenizedStatement(span: statement, form: form, tokens: tokens)
  }

  /// Adds the token at an index or, if its parts have separate roles, the token's next part, such as `x` in `320x480`.
  private mutating func takeToken(_ index: Int) {
    while nextNote < notes.count, notes[nextNote].span.start < offset { nextNote += 1 }
    let note = nextNote < notes.count && notes[nextNote].span.start < end ? notes[nextNote] : nil
    if let note, note.span.start == offset { return add(note.role, to: note.span.end) }
    takeUnnoted(index, before: note?.span.start ?? end)
  }

  private mutating func add(_ role: SourceToken.Role, to newOffset: Int) {
    let span = SourceSpan(start: offset, end: newOffset)
    let first = stream.bytes[offset]
    let text = newOffset == offset + 1 && first < 0x80 ? characters[Int(first)] : stream.text(span)
    let token = SourceToken(
      text: text, span: span, role: role, beginsStatement: tokens.isEmpty, isInBlock: isInBlock)
    tokens.append(token)
    place.pass(token)
    offset = newOffset
  }

  private mutating func takeUnnoted(_ index: Int, before limit: Int) {
    let token = stream.tokens[index]
    let byte = stream.bytes[offset]
    let tokenEnd = min(token.end, limit)
    let next = tokenEnd < limit ? stream.bytes[tokenEnd] : 0
    switch offset > token.start && isDigit(byte) ? .number : token.kind {
    case .name:
      let name = SourceSpan(start: offset, end: tokenEnd)
      add(place.role(ofName: name, stream.text(name), before: mark(at: index + 1)), to: tokenEnd)
    case .number where offset > token.start:
      // The lexer reads the size `320x480` as `320` and `x480`; `offset` is at the `480`.
      var cursor = Cursor(stream, SourceSpan(start: offset, end: limit))
      add(.number, to: cursor.takeNumber()?.span.end ?? tokenEnd)
    case .number:
      // A unit is part of the number, even an unknown unit.
      let hasUnit = index + 1 < stream.tokens.count && stream.tokens[index + 1].start == tokenEnd
      add(.number, to: hasUnit && isNameStart(next) ? min(stream.tokens[index + 1].end, limit) : tokenEnd)
    case .string, .openString: add(.string, to: tokenEnd)
    case .color: add(.color, to: tokenEnd)
    case .mark:
      switch byte {
      case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
        add(.relation, to: tokenEnd + (next == UInt8(ascii: "=") ? 1 : 0))
      case _ where "+-*/".utf8.contains(byte) && next == UInt8(ascii: "=") && place.form == .rules:
        add(.relation, to: tokenEnd + 1)
      case UInt8(ascii: "-") where next == UInt8(ascii: ">") && place.form == .visualFormat:
        add(.operation, to: tokenEnd + 1)
      case _ where "+-*/~@".utf8.contains(byte): add(place.role(ofSign: byte), to: tokenEnd)
      default: add(.punctuation, to: tokenEnd)
      }
    case .unknown, .comment, .lineBreak: add(.unknown, to: tokenEnd)
    }
  }

  /// Returns the punctuation character at a token's index; 0 for other tokens and after the statement.
  private func mark(at index: Int) -> UInt8 {
    guard index < stream.tokens.count, stream.tokens[index].start < end else { return 0 }
    let token = stream.tokens[index]
    return token.kind == .mark && token.end == token.start + 1 ? stream.bytes[token.start] : 0
  }
}
