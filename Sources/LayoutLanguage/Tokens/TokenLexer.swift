import Diagnostics

/// Cuts a statement into tokens: the words that its parser noted, and what stands between them.
///
/// A parser tells what names stand for. Numbers, strings and signs show it themselves, once the tokens before them are
/// known; so does, as well as may be, a word that a parser passed over because of an error (`TokenPlace`).
/// Cost: linear in the statement's length.
struct TokenLexer {
  private let bytes: [UInt8]
  private let recorder: TokenRecorder
  /// In the order of the source.
  private let notes: [TokenRecorder.Note]
  private var nextNote = 0
  private var tokens: [SourceToken] = []

  private var offset = 0
  private var end = 0
  private var isInBlock = false
  private var place = TokenPlace(.other)

  init(_ source: SourceText, _ recorder: TokenRecorder) {
    bytes = source.utf8
    self.recorder = recorder
    notes = recorder.notes.sorted { $0.span.start < $1.span.start }
  }

  /// The tokens of the next statement.
  mutating func take(_ statement: SourceSpan, isInBlock: Bool) -> TokenizedStatement {
    (offset, end) = (statement.start, statement.end)
    self.isInBlock = isInBlock
    let form = recorder.forms[statement.start] ?? .other
    place = TokenPlace(form)
    tokens = []
    while skipBlanks() {
      while nextNote < notes.count, notes[nextNote].span.start < offset { nextNote += 1 }
      let note = nextNote < notes.count && notes[nextNote].span.start < end ? notes[nextNote] : nil
      if let note, note.span.start == offset {
        add(note.role, to: note.span.end)
      } else {
        takeUnnoted(before: note?.span.start ?? end)
      }
    }
    return TokenizedStatement(span: statement, form: form, tokens: tokens)
  }

  /// Goes to the next token; `false` where the statement ends.
  private mutating func skipBlanks() -> Bool {
    while offset < end {
      if bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
        offset += 1
      } else if let length = lineContinuation(in: bytes, at: offset, end: end) {
        offset += length
      } else {
        return true
      }
    }
    return false
  }

  private mutating func add(_ role: SourceToken.Role, to newOffset: Int) {
    let span = SourceSpan(start: offset, end: newOffset)
    let token = SourceToken(
      text: text(span), span: span, role: role, beginsStatement: tokens.isEmpty, isInBlock: isInBlock)
    tokens.append(token)
    place.pass(token)
    offset = newOffset
  }

  private func text(_ span: SourceSpan) -> String {
    String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }

  // MARK: - What no parser noted

  private mutating func takeUnnoted(before limit: Int) {
    func byte(_ distance: Int) -> UInt8 { offset + distance < limit ? bytes[offset + distance] : 0 }
    func end(_ isPart: (UInt8) -> Bool, from start: Int) -> Int {
      bytes[start..<limit].firstIndex { !isPart($0) } ?? limit
    }
    switch byte(0) {
    case let first where isNameStart(first):
      let nameEnd = end(isNameByte, from: offset)
      let name = SourceSpan(start: offset, end: nameEnd)
      add(place.role(ofName: name, text(name), isBeforeAttribute: isDot(after: nameEnd)), to: nameEnd)
    case let first where isDigit(first) || first == UInt8(ascii: ".") && isDigit(byte(1)):
      // A unit is part of it, also one that is not a number's.
      let whole = end(isDigit, from: offset)
      let hasFraction = whole < limit && bytes[whole] == UInt8(ascii: ".")
      let digitsEnd = hasFraction ? end(isDigit, from: whole + 1) : whole
      add(.number, to: end(isNameByte, from: digitsEnd))
    case UInt8(ascii: "\""): add(.string, to: stringEnd(before: limit))
    case UInt8(ascii: "#"): add(.color, to: end(isNameByte, from: offset + 1))
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      add(.relation, to: offset + (byte(1) == UInt8(ascii: "=") ? 2 : 1))
    case let sign where "+-*/".utf8.contains(sign) && byte(1) == UInt8(ascii: "=") && place.form == .rules:
      add(.relation, to: offset + 2)
    case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">") && place.isBetweenViews:
      add(.connection, to: offset + 2)
    case let sign where "+-*/~@".utf8.contains(sign): add(place.role(ofSign: sign), to: offset + 1)
    case UInt8(ascii: ".") where byte(1) == UInt8(ascii: "."): add(.punctuation, to: offset + 2)
    case let mark where "()[]|,:.%".utf8.contains(mark): add(.punctuation, to: offset + 1)
    default: add(.unknown, to: end({ $0 & 0xC0 == 0x80 }, from: offset + 1))
    }
  }

  /// Whether a dot that no number or range has follows, after blanks.
  private func isDot(after nameEnd: Int) -> Bool {
    var ahead = self
    ahead.offset = nameEnd
    guard ahead.skipBlanks(), bytes[ahead.offset] == UInt8(ascii: ".") else { return false }
    let next = ahead.offset + 1 < end ? bytes[ahead.offset + 1] : 0
    return !isDigit(next) && next != UInt8(ascii: ".")
  }

  private func stringEnd(before limit: Int) -> Int {
    var next = offset + 1
    while next < limit, bytes[next] != UInt8(ascii: "\"") {
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(next + 1, limit)
  }
}
