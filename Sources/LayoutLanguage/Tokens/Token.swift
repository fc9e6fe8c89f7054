import Diagnostics

/// A token of a source, stored compactly because a file can have millions of tokens.
struct Token: Equatable {
  enum Kind: UInt8 {
    case name
    case number
    case string
    /// A string without its closing quote.
    case openString
    case color
    /// A punctuation character of the language, such as `{` or `;`, or the `..` of a range.
    case mark
    case unknown
    case comment
    case lineBreak
  }

  private let first: Int32
  private let last: Int32
  let kind: Kind

  init(_ kind: Kind, start: Int, end: Int) {
    (first, last) = (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end))
    self.kind = kind
  }

  var start: Int { Int(first) }
  var end: Int { Int(last) }
  var span: SourceSpan { SourceSpan(start: start, end: end) }
}

/// The tokens of a source, in manually allocated memory to avoid reference counting.
final class TokenStream {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  let roles: TokenRoles?
  /// The index of the last token looked up, where the next lookup starts.
  private var near = 0

  init(_ source: SourceText, notingIn roles: TokenRoles? = nil) {
    bytes = Self.copy(source.utf8)
    tokens = Self.copy(Lexer.tokens(of: source))
    self.roles = roles
  }

  deinit {
    bytes.deallocate()
    tokens.deallocate()
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = copy.initialize(from: elements)
    return UnsafeBufferPointer(copy)
  }

  /// Returns the text of a span, with U+FFFD for invalid UTF-8.
  func text(_ span: SourceSpan) -> String { String(decoding: bytes[span.start..<span.end], as: UTF8.self) }

  func tokens(in span: SourceSpan) -> Slice<UnsafeBufferPointer<Token>> {
    let first = index(at: span.start)
    return tokens[first..<max(first, index(at: span.end))]
  }

  /// Returns the index of the first token that ends after an offset. This takes constant time if the token is near the
  /// last token looked up.
  func index(at offset: Int) -> Int {
    var index = near
    if index < tokens.count, tokens[index].start == offset { return index }
    let reach = min(near + 64, tokens.count)
    while index < reach, tokens[index].end <= offset { index += 1 }
    if index == reach && reach < tokens.count || index > 0 && tokens[index - 1].end > offset {
      var high = tokens.count
      index = 0
      while index < high {
        let middle = (index + high) / 2
        if tokens[middle].end <= offset { index = middle + 1 } else { high = middle }
      }
    }
    near = index
    return index
  }
}

/// Records the roles that parsers determine for words. This type is a class because all parsers and cursors share one
/// instance.
final class TokenRoles {
  typealias Note = (role: SourceToken.Role, span: SourceSpan)

  private(set) var notes: [Note] = []
  private(set) var forms: [Int: StatementForm] = [:]

  func note(_ role: SourceToken.Role, _ span: SourceSpan) { notes.append((role, span)) }

  func begin(_ statement: SourceSpan, as form: StatementForm) { forms[statement.start] = form }
}

/// The form of a statement, which determines the roles of `+` and `-` and, after an error, of skipped words.
enum StatementForm {
  case properties, canvas, definitions, assertion, equation, rules, visualFormat
  /// A statement of any other kind, such as `spacing 8`, or an unknown statement.
  case other
}
