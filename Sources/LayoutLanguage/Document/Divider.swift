import Diagnostics

/// Divides a text's tokens into statements and blocks:
///
///     document  = {line}
///     line      = [statement] [comment] NEWLINE
///     statement = tokens without "{" "}" ";"
///     block     = [statement] "{" {statement (NEWLINE | ";")} [statement] "}"
///
/// Code of another language becomes a single `DocumentPart`. Cost: one pass.
struct Divider {
  private let stream: TokenStream
  private var parts: [DocumentPart] = []
  private var errors = DiagnosticList()
  private var openBraces: [Int] = []
  private var start: Int?
  private var end = 0
  private var isDamaged = false
  /// Indicates whether a block has ended on the current line. Any further text on the line is then an error.
  private var isAfterBlock = false

  static func document(of stream: TokenStream) -> Document {
    var divider = Divider(stream: stream)
    divider.divide()
    return Document(stream: stream, parts: divider.parts, errors: divider.errors)
  }

  private init(stream: TokenStream) { self.stream = stream }

  private mutating func divide() {
    let tokens = stream.tokens
    var finder = PastedCodeFinder(stream)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if start == nil, !isAfterBlock, let end = finder.end(ofCodeAt: index, isInBlock: !openBraces.isEmpty) {
        parts.append(.pasted(SourceSpan(start: token.start, end: tokens[end - 1].end)))
        index = end
        continue
      }
      index += 1
      switch token.kind {
      case .lineBreak:
        endStatement()
        isAfterBlock = false
      case .comment: break
      case .mark:
        switch stream.bytes[token.start] {
        case UInt8(ascii: "{"):
          if isBracedView(at: index - 1) {
            takeBracedView(brace: token, name: tokens[index])
            index += 2
          } else {
            openBlock(at: token.start)
          }
        case UInt8(ascii: "}"): closeBlock(at: token.span)
        case UInt8(ascii: ";"): takeSemicolon(at: token.span)
        default: take(token)
        }
      case .name, .number, .string, .color: take(token)
      case .openString:
        reportOpenString(token)
        take(token)
      case .unknown:
        take(token)
        reportUnexpectedCharacter(at: token.span)
      }
    }
    endStatement()
    closeForgottenBlocks()
  }

  @inline(__always)
  private mutating func take(_ token: Token) {
    if start == nil { beginStatement(with: token) }
    end = token.end
  }

  private mutating func beginStatement(with token: Token) {
    start = token.start
    guard isAfterBlock else { return }
    let isWhole = token.kind == .string || token.kind == .openString || token.kind == .unknown
    let place = SourceSpan(start: token.start, end: isWhole ? token.end : token.start + 1)
    errors.add(.error) { .textAfterBlock(at: place) }
    isAfterBlock = false
  }

  private mutating func endStatement() {
    guard let first = start else { return }
    parts.append(.statement(SourceSpan(start: first, end: end), isDamaged: isDamaged))
    start = nil
    isDamaged = false
  }

  private mutating func takeSemicolon(at span: SourceSpan) {
    if openBraces.isEmpty { errors.add(.semicolonOutsideBlock(at: span)) }
    endStatement()
    isAfterBlock = false
  }

  private mutating func openBlock(at brace: Int) {
    let span = SourceSpan(start: start ?? brace, end: start == nil ? brace : end)
    parts.append(.header(span, isDamaged: isDamaged, brace: brace))
    openBraces.append(brace)
    start = nil
    isDamaged = false
    isAfterBlock = false
  }

  private mutating func closeBlock(at brace: SourceSpan) {
    endStatement()
    if openBraces.popLast() == nil {
      errors.add(.unopenedBlock(at: brace))
    } else {
      parts.append(.blockEnd(brace.start))
    }
    isAfterBlock = true
  }

  private mutating func closeForgottenBlocks() {
    guard let last = openBraces.last else { return }
    let bytes = stream.bytes
    var end = bytes.count
    if bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > 0, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    errors.add(
      .unclosedBlocks(
        openBraces.count, at: SourceSpan(start: end, end: end),
        opening: SourceSpan(start: last, end: last + 1)))
    parts.append(contentsOf: repeatElement(.blockEnd(bytes.count), count: openBraces.count))
  }

  /// Indicates whether a `{` begins a view in braces, as in `|-{title}-|`, instead of a block.
  private func isBracedView(at index: Int) -> Bool {
    let (tokens, bytes) = (stream.tokens, stream.bytes)
    guard let start, end == tokens[index].start, index + 2 < tokens.count else { return false }
    let beginsLine = "|[".utf8.contains(bytes[start]) || bytes[start + 1] == UInt8(ascii: ":")
    return beginsLine && "-|".utf8.contains(bytes[end - 1]) && tokens[index + 1].kind == .name
      && bytes[tokens[index + 2].start] == UInt8(ascii: "}")
  }

  private mutating func takeBracedView(brace: Token, name: Token) {
    if !isDamaged {
      errors.add(.viewInBraces(stream.text(name.span), at: SourceSpan(start: brace.start, end: name.end + 1)))
    }
    isDamaged = true
    end = name.end + 1
  }

  private mutating func reportOpenString(_ token: Token) {
    let lineEnd = stream.bytes[token.end...].firstIndex(of: UInt8(ascii: "\n")) ?? stream.bytes.count
    let stop = stream.bytes[lineEnd - 1] == UInt8(ascii: "\r") ? lineEnd - 1 : lineEnd
    let opening = SourceSpan(start: token.start, end: token.start + 1)
    errors.add(
      .unterminatedString(
        at: SourceSpan(start: stop, end: stop), notes: [.init("the string starts here", at: opening)]))
    isDamaged = true
  }

  /// Reports a character outside strings and comments that is not printable ASCII, unless its statement already has an
  /// error.
  private mutating func reportUnexpectedCharacter(at span: SourceSpan) {
    if 0x21..<0x7F ~= stream.bytes[span.start] { return }
    if !isDamaged {
      let scalar = String(decoding: stream.bytes[span.start..<span.end], as: UTF8.self).unicodeScalars.first
      errors.add(.error) { .unexpectedCharacter(scalar ?? "\u{FFFD}", at: span) }
    }
    isDamaged = true
  }
}
