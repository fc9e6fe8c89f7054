import Diagnostics
import LayoutModel

/// The kind of a statement, determined by the statement's first words.
enum StatementHead: Equatable {
  private enum Keyword: String, CaseIterable {
    case canvas, `let`, metrics, spacing, assert
  }

  case view(ViewKind)
  case canvas, metrics, metric, spacing
  case property
  case assertion
  /// An unknown first word, as in `lable title`.
  case unknown(word: String, at: SourceSpan)
  /// A statement that a `Notation` reads, such as an equation.
  case other

  init(_ cursor: Cursor, isHeader: Bool) {
    var cursor = cursor
    guard let span = cursor.skipName() else {
      self = .other
      return
    }
    cursor.skipBlanks()
    let isAlone = cursor.isAtEnd
    guard isAlone || cursor.isAtWord || cursor.isAtMinus else {
      self = .other
      return
    }
    let word = (text: cursor[span], span: span)
    switch Self.keywords[word.text] {
    case .canvas: self = .canvas
    case .let: self = .metric
    case .metrics: self = .metrics
    case .spacing: self = .spacing
    case .assert where cursor.isAtWord && cursor.byte != UInt8(ascii: "."): self = .assertion
    default:
      if let kind = Self.kinds[word.text] {
        self = .view(kind)
      } else if Self.properties[word.text] != nil {
        self = .property
      } else if SLLRuleName(rawValue: word.text) != nil {
        self = .other
      } else if cursor.isAtWord && cursor.byte != UInt8(ascii: ".") || isHeader && isAlone {
        self = .unknown(word: word.text, at: word.span)
      } else {
        self = .other
      }
    }
  }

  private static let keywords = WordTable<Keyword>()
  private static let kinds = WordTable<ViewKind>()
  private static let properties = WordTable<ViewProperty>()

  static let words = ViewKind.allCases.map(\.rawValue) + Keyword.allCases.map(\.rawValue)
}

extension StatementHead {
  func note(_ statement: SourceSpan, in context: NotationContext) {
    guard let roles = context.roles else { return }
    let form: StatementForm
    switch self {
    case .view, .property: form = .properties
    case .canvas: form = .canvas
    case .metric: form = .definitions
    case .assertion: form = .assertion
    case .metrics, .spacing, .unknown, .other: form = .other
    }
    roles.begin(statement, as: form)
    var cursor = context.cursor(at: statement)
    if self != .property, self != .other { _ = cursor.skipName(as: .statement) }
  }
}

extension Cursor {
  fileprivate var isAtWord: Bool {
    isNameStart(byte) || isDigit(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#")
      || byte == UInt8(ascii: ".") && isDigit(peek(1))
  }

  fileprivate var isAtMinus: Bool { byte == UInt8(ascii: "-") && peek(1) != UInt8(ascii: "=") }
}
