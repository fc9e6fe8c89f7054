import Diagnostics
import LayoutModel

/// Tells what each word of a statement stands for, by the statement's kind and the characters around the word.
struct WordScanner {
  let source: SourceText
  private(set) var words: [SourceWord] = []
  /// The blocks that are open.
  private var blocks: [Block] = []
  private var statementStart = 0

  private enum Block {
    case view, metrics
  }

  init(_ source: SourceText) { self.source = source }

  private var isInBlock: Bool { !blocks.isEmpty }

  mutating func scan(_ part: Document.Part) {
    switch part {
    case .statement(let span, _): scan(span, isHeader: false)
    case .header(let span, _, _):
      let head = StatementHead(span, isHeader: true, in: source)
      scan(span, isHeader: true)
      blocks.append(head == .metrics ? .metrics : .view)
    case .blockEnd: _ = blocks.popLast()
    }
  }

  private mutating func scan(_ span: SourceSpan, isHeader: Bool) {
    guard span.start < span.end else { return }
    statementStart = span.start
    var cursor = Cursor(source, span)
    if blocks.last == .metrics { return scanDefinitions(&cursor) }
    let statement = Statement(span: span, enclosing: isInBlock ? ViewID(1) : .root)
    switch StatementHead(span, isHeader: isHeader, in: source) {
    case .view:
      takeKeyword(&cursor)
      takeWord(&cursor, as: .viewDeclaration)
      scanProperties(&cursor)
    case .property: scanProperties(&cursor)
    case .canvas: scanCanvas(&cursor)
    case .metric:
      takeKeyword(&cursor)
      scanDefinitions(&cursor)
    case .metrics, .spacing, .unknown: takeKeyword(&cursor)
    case .assertion: scanAssertion(&cursor)
    case .other:
      if VisualFormat.claims(statement, in: source) {
        scanVisualFormat(&cursor)
      } else if Equations.claims(statement, in: source) {
        scanEquation(&cursor)
      } else if SLLRules.claims(statement, in: source) {
        scanRules(statement)
      } else {
        takeKeyword(&cursor)
      }
    }
  }

  mutating func add(_ word: (text: String, span: SourceSpan), as role: SourceWord.Role) {
    words.append(
      SourceWord(
        text: word.text, span: word.span, role: role, beginsStatement: word.span.start == statementStart,
        isInBlock: isInBlock))
  }

  private mutating func takeKeyword(_ cursor: inout Cursor) { takeWord(&cursor, as: .statement) }

  /// Takes a word, after blanks, if one comes next.
  @discardableResult
  mutating func takeWord(_ cursor: inout Cursor, as role: SourceWord.Role) -> Bool {
    cursor.skipBlanks()
    guard let word = cursor.takeName() else { return false }
    add(word, as: role)
    return true
  }

  // MARK: - Declarations

  private mutating func scanProperties(_ cursor: inout Cursor) {
    var property: String?
    while let word = cursor.nextName() {
      if PropertyName(rawValue: word.text) != nil {
        property = word.text == PropertyName.hidden.rawValue ? nil : word.text
        add(word, as: .property)
      } else {
        add(word, as: property.map { .propertyValue(of: $0) } ?? .property)
      }
    }
  }

  private mutating func scanCanvas(_ cursor: inout Cursor) {
    takeKeyword(&cursor)
    var isAfterAs = false
    while let word = cursor.nextName() {
      add(word, as: isAfterAs ? .viewDeclaration : .canvasProperty)
      isAfterAs = word.text == "as"
    }
  }

  /// `NAME = expression` between commas.
  private mutating func scanDefinitions(_ cursor: inout Cursor) {
    while let word = cursor.nextName() {
      cursor.skipBlanks()
      let isDefinition = cursor.byte == UInt8(ascii: "=") || words.last?.span.start == statementStart
      add(word, as: isDefinition ? .metricDeclaration : .metric)
    }
  }

  private mutating func scanAssertion(_ cursor: inout Cursor) {
    takeKeyword(&cursor)
    while let word = cursor.nextName() {
      if cursor.isBeforeAttribute { return scanEquation(&cursor, from: word) }
      let isProperty = words.last?.text == "not" || words.last?.role == .statement
      add(word, as: isProperty ? .assertedProperty : .view)
    }
  }

  // MARK: - Equations

  /// - Parameter first: a word of the equation that was taken already.
  private mutating func scanEquation(
    _ cursor: inout Cursor, from first: (text: String, span: SourceSpan)? = nil
  ) {
    var isPriority = false
    var word = first ?? cursor.nextName(noting: &isPriority)
    while let name = word {
      if !isPriority, cursor.isBeforeAttribute {
        add(name, as: .view)
        takeAttributes(&cursor, of: name.text)
      } else {
        add(name, as: isPriority ? .priority : .operand)
      }
      word = cursor.nextName(noting: &isPriority)
    }
  }

  /// Takes `.left`, and what follows it in `a.b.left`, which is an error.
  mutating func takeAttributes(_ cursor: inout Cursor, of owner: String) {
    while cursor.isBeforeAttribute {
      cursor.skipBlanks()
      cursor.advance()
      takeWord(&cursor, as: .attribute(of: owner))
    }
  }

  // MARK: - Rules

  private mutating func scanRules(_ statement: Statement) {
    let (subject, rules) = SLLRules.split(statement, in: source)
    if let subject { add((source[subject], subject), as: .view) }
    var cursor = Cursor(source, rules)
    while !cursor.isAtEnd {
      if cursor.take("%") {
        scanSpecifier(&cursor)
      } else if let word = cursor.takeName() {
        let isAxis = (word.text == "H" || word.text == "V") && cursor.byte == UInt8(ascii: ":")
        add(word, as: isAxis ? .orientation : .ruleOrMetric)
      } else {
        cursor.skipNumberOrCharacter()
      }
    }
  }

  /// `%bt(header)` and `%f(gap)`; after a number, `%` says no more.
  private mutating func scanSpecifier(_ cursor: inout Cursor) {
    guard let word = cursor.takeName() else { return }
    add(word, as: .specifier)
    cursor.skipBlanks()
    guard cursor.take("(") else { return }
    takeWord(&cursor, as: word.text == "f" || word.text == "p" ? .metric : .view)
  }
}

extension Cursor {
  /// Goes to the next name outside strings and numbers and takes it.
  mutating func nextName() -> (text: String, span: SourceSpan)? {
    var ignored = false
    return nextName(noting: &ignored)
  }

  /// - Parameter sign: set where a `~` or `@` was passed over.
  mutating func nextName(noting sign: inout Bool) -> (text: String, span: SourceSpan)? {
    while !isAtEnd {
      if let name = takeName() { return name }
      if byte == UInt8(ascii: "~") || byte == UInt8(ascii: "@") { sign = true }
      skipNumberOrCharacter()
    }
    return nil
  }

  /// Passes over a string, a number with its unit, or one other character.
  mutating func skipNumberOrCharacter() {
    if byte == UInt8(ascii: "\"") {
      if (try? takeString()) == nil { advance() }
    } else if takeNumber() != nil {
      while isNameByte(byte) { advance() }
    } else {
      advance()
    }
  }

  /// Whether a dot comes next, after blanks, and no number or range.
  var isBeforeAttribute: Bool {
    var ahead = self
    ahead.skipBlanks()
    guard ahead.byte == UInt8(ascii: ".") else { return false }
    return !isDigit(ahead.peek(1)) && ahead.peek(1) != UInt8(ascii: ".")
  }
}
