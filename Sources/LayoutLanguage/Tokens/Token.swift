import Diagnostics

/// A piece of a source, as its parsers, editors and `format` read it: small, since a file has millions of them.
struct Token: Equatable {
  enum Kind: UInt8 {
    /// `[_a-zA-Z][_a-zA-Z0-9]*`
    case name
    /// `12`, `12.5`, `.5`, `5.`
    case number
    /// With its quotes.
    case string
    /// `#fff`
    case color
    /// A character of the language that stands for itself, also `{`, `}` and `;`; and the `..` of a range.
    case mark
    /// What no statement has.
    case unknown
    /// From its `//` on.
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
  /// One past its last byte.
  var end: Int { Int(last) }
  var span: SourceSpan { SourceSpan(start: start, end: end) }
}

/// The tokens of a source: what cursors walk over. Between them stand blanks, line breaks behind a `\`, and code of
/// other languages.
///
/// They lie in memory of its own, since an array that is another object's costs a count at each access.
final class TokenStream {
  let bytes: UnsafeBufferPointer<UInt8>
  /// In the order of the source.
  let tokens: UnsafeBufferPointer<Token>
  /// Where parsers note what words stand for, if somebody wants to know.
  let roles: TokenRoles?
  /// The token that was looked for last.
  private var near = 0

  init(_ bytes: [UInt8] = [], _ tokens: [Token] = [], notingIn roles: TokenRoles? = nil) {
    self.bytes = Self.copy(bytes)
    self.tokens = Self.copy(tokens)
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

  /// The first token that ends behind an offset. Cost: little where it is near the one asked for last, as statements
  /// are in their order; else logarithmic.
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

/// What parsers know of the words that they take. There is one only where somebody asks for words, so that parsing costs
/// nothing more where nobody does.
///
/// A class, because the parsers of all notations and the copies of their cursors note into the same one.
final class TokenRoles {
  typealias Note = (role: SourceToken.Role, span: SourceSpan)

  private(set) var notes: [Note] = []
  /// By the start of their statement.
  private(set) var forms: [Int: StatementForm] = [:]

  func note(_ role: SourceToken.Role, _ span: SourceSpan) { notes.append((role, span)) }

  /// Notes what a statement is read as.
  func begin(_ statement: SourceSpan, as form: StatementForm) { forms[statement.start] = form }
}

/// What a statement is read as, which decides what its signs and the words that its parser passes over stand for.
enum StatementForm {
  case properties, canvas, definitions, assertion, equation, rules, visualFormat
  /// A keyword with numbers, or what no statement begins with.
  case other
}
