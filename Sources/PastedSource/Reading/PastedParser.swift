/// Reads the parts of Swift and Objective-C that occur in layout code:
///
///     statements = {statement (NEWLINE | ";")}
///     statement  = {modifier} ("let" | "var") NAME [":" type] ["=" expression] | NAME "*" NAME "=" expression
///                | expression ["=" expression] | "return" expression | "import" NAME
///                | head "{" statements "}"                      (of a function, a type, a condition)
///     expression = product {("+" | "-") product}                product = unary {("*" | "/") unary}
///     unary      = ["-" | "@" | "!" | "&"] primary {"." NAME | "(" arguments ")" | "{" closure "}" | "!" | "?"}
///     primary    = NAME | NUMBER | STRING | "." NAME | "(" expression ")" | "[" array, dictionary or message "]"
///
/// A line that begins with `.` continues the previous line. If a statement or an element of a list cannot be read, the
/// rest of its line is skipped. The end of the code closes all open brackets. Cost: one pass over the code.
package struct PastedParser {
  struct UnreadableCode: Error {}

  private let code: [UInt8]
  private let tokens: [PastedToken]
  private let starts: [Int]
  private var index = 0
  private var depth = 0

  /// Returns the statements in `code`; `tokens` must end with `end`, and `starts` contains the offset of each token in
  /// `code`.
  package static func statements(
    of code: [UInt8], _ tokens: [PastedToken], startingAt starts: [Int]
  ) -> [PastedStatement] {
    var parser = PastedParser(code: code, tokens: tokens, starts: starts)
    var statements: [PastedStatement] = []
    // `parser.statements()` stops at a `}` that has no matching `{`. Skip it, and read on.
    while parser.next != .end {
      statements += parser.statements()
      parser.advance()
    }
    return statements
  }

  // MARK: - Tokens

  private var next: PastedToken { tokens[index] }

  private func peek(_ distance: Int = 1) -> PastedToken { tokens[min(index + distance, tokens.count - 1)] }

  private mutating func advance() { index = min(index + 1, tokens.count - 1) }

  private mutating func take(_ mark: Character) -> Bool {
    guard next == .mark(mark) else { return false }
    advance()
    return true
  }

  private mutating func skipLineBreaks() { while next == .lineBreak { advance() } }

  /// Skips line breaks, and the closing bracket `mark` if it follows them. Returns `true` if the bracket was found or
  /// the code ends.
  private mutating func ends(_ mark: Character) -> Bool {
    skipLineBreaks()
    return take(mark) || next == .end
  }

  private mutating func name() throws(UnreadableCode) -> String {
    guard case .name(let name) = next else { throw UnreadableCode() }
    advance()
    return name
  }

  // MARK: - Statements

  private mutating func statements() -> [PastedStatement] {
    var statements: [PastedStatement] = []
    while true {
      while next == .lineBreak || next == .mark(";") || next == .mark(",") { advance() }
      if next == .end || next == .mark("}") { return statements }
      if let statement = whole(
        until: [.lineBreak, .mark(";")], { parser throws(UnreadableCode) in try parser.statement() })
      {
        statements.append(statement)
      }
    }
  }

  /// Returns a statement with the content that `read` returns or, after an error, an unread statement. Returns `nil` if
  /// `read` returns `nil`, as for `import UIKit`, which has no content.
  private mutating func whole(
    until ends: [PastedToken], _ read: (inout Self) throws(UnreadableCode) -> PastedStatement.Content?
  ) -> PastedStatement? {
    let start = index
    depth += 1
    defer { depth -= 1 }
    var content: PastedStatement.Content? = .unread
    do throws(UnreadableCode) {
      guard depth < 60 else { throw UnreadableCode() }
      content = try read(&self)
    } catch {
      if index == start { advance() }
      while next != .end, next != .mark("}"), !ends.contains(next) { advance() }
    }
    guard let content else { return nil }
    let bytes = code[starts[start]..<max(starts[start], min(starts[index], starts[start] + 80))]
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return PastedStatement(content: content, text: words.joined(separator: " "))
  }

  private mutating func statement() throws(UnreadableCode) -> PastedStatement.Content? {
    while case .name(let word) = next, modifiers.contains(word), case .name = peek() { advance() }
    if next == .mark("@"), case .name(let word) = peek(), attributes.contains(word) {
      index += 2
      return nil
    }
    guard case .name(let word) = next else { return try expressionStatement() }
    switch word {
    case "let", "var":
      advance()
      return try definition()
    case "return":
      advance()
      return next == .lineBreak || next == .mark(";") || next == .mark("}")
        ? nil : .expression(try expression())
    case "import":
      advance()
      _ = try name()
      return nil
    case "init" where peek() == .mark("(") || peek() == .mark("?"), "func", "class", "struct", "extension",
      "enum",
      "protocol", "deinit", "if", "guard", "for", "while", "switch", "else", "do", "catch":
      while next != .mark("{") {
        if next == .end || next == .mark("}") { throw UnreadableCode() }
        advance()
      }
      return .block(block())
    default:
      return try expressionStatement()
    }
  }

  private mutating func block() -> [PastedStatement] {
    advance()
    let body = statements()
    _ = take("}")
    return body
  }

  private mutating func definition() throws(UnreadableCode) -> PastedStatement.Content {
    let name = try name()
    if take(":") {
      // Skip a type such as `UILabel!` or `[String: UIView]`.
      while ![.mark("="), .mark("{"), .lineBreak, .mark(";"), .end].contains(next) { advance() }
    }
    if next == .mark("{") { return .block(block()) }
    return .definition(name, take("=") ? try expression() : nil)
  }

  private mutating func expressionStatement() throws(UnreadableCode) -> PastedStatement.Content {
    // Objective-C's `UILabel *label = …` is a definition.
    if case .name = next, peek() == .mark("*"), case .name(let name) = peek(2), peek(3) == .mark("=") {
      index += 4
      return .definition(name, try expression())
    }
    let isMessage = next == .mark("[")
    let left = try expression()
    // `[a setActive:YES]` becomes an assignment to `a.active`.
    if isMessage, case .call(.member(let base?, let name), let arguments) = left, arguments.count == 1,
      arguments[0].label == nil, name.hasPrefix("set")
    {
      return .assignment(.member(base, name.dropFirst(3).lowercasedFirst), arguments[0].value)
    }
    return take("=") ? .assignment(left, try expression()) : .expression(left)
  }

  // MARK: - Expressions

  private mutating func expression() throws(UnreadableCode) -> PastedExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < 60 else { throw UnreadableCode() }
    skipLineBreaks()
    var sum = try product()
    while case .mark(let mark) = nextAcrossLines(if: "+"), "+-".contains(mark) {
      advance()
      skipLineBreaks()
      sum = .arithmetic(sum, mark, try product())
    }
    return sum
  }

  /// Returns the next token, after skipping line breaks if `mark` follows them.
  private mutating func nextAcrossLines(if mark: Character) -> PastedToken {
    var ahead = index
    while tokens[ahead] == .lineBreak { ahead += 1 }
    if tokens[ahead] == .mark(mark) { index = ahead }
    return next
  }

  private mutating func product() throws(UnreadableCode) -> PastedExpression {
    var product = try unary()
    while case .mark(let mark) = next, "*/".contains(mark) {
      advance()
      skipLineBreaks()
      product = .arithmetic(product, mark, try unary())
    }
    return product
  }

  private mutating func unary() throws(UnreadableCode) -> PastedExpression {
    var isNegative = false
    while case .mark(let mark) = next, "-@!&".contains(mark) {
      if mark == "-" { isNegative.toggle() }
      advance()
    }
    let value = try postfix(try primary())
    return isNegative ? .minus(value) : value
  }

  private mutating func postfix(_ start: PastedExpression) throws(UnreadableCode) -> PastedExpression {
    var expression = start
    while true {
      switch nextAcrossLines(if: ".") {
      case .mark("."):
        advance()
        skipLineBreaks()
        expression = .member(expression, try name())
      case .mark("("):
        expression = .call(expression, try arguments())
      case .mark("{"):
        let body = PastedArgument(label: nil, value: closure())
        if case .call(let called, let arguments) = expression {
          expression = .call(called, arguments + [body])
        } else {
          expression = .call(expression, [body])
        }
      case .mark("!"), .mark("?"):
        advance()
      case .name("as"):
        advance()
        _ = take("!") || take("?")
        _ = try name()
      default:
        return expression
      }
    }
  }

  private mutating func primary() throws(UnreadableCode) -> PastedExpression {
    let first = next
    if first == .mark("{") { return closure() }
    advance()
    switch first {
    case .name(let name): return .name(name)
    case .number(let text): return .number(text)
    case .string(let text): return .string(text)
    case .mark("."): return .member(nil, try name())
    case .mark("["): return try brackets()
    case .mark("("):
      let inner = try expression()
      guard ends(")") else { throw UnreadableCode() }
      return inner
    case .mark("^"):
      // A block such as `^(MASConstraintMaker *make) { … }`.
      while next != .mark("{") {
        if next == .end || next == .lineBreak { throw UnreadableCode() }
        advance()
      }
      return closure()
    case .mark, .lineBreak, .end: throw UnreadableCode()
    }
  }

  private mutating func arguments() throws(UnreadableCode) -> [PastedArgument] {
    advance()
    var arguments: [PastedArgument] = []
    while !ends(")") {
      var label: String?
      if case .name(let name) = next, peek() == .mark(":") {
        label = name
        index += 2
      }
      arguments.append(PastedArgument(label: label, value: try expression()))
      skipLineBreaks()
      if !take(","), next != .mark(")"), next != .end { throw UnreadableCode() }
    }
    return arguments
  }

  /// Reads `{ make in … }`, `{ $0.top … }` or `{ (make: ConstraintMaker) -> Void in … }`.
  private mutating func closure() -> PastedExpression {
    // The word `in` on the same line ends the list of parameters.
    var ahead = index + 1
    while ![.end, .lineBreak, .mark("}"), .mark("=")].contains(tokens[ahead]) {
      if tokens[ahead] == .name("in") {
        index = ahead
        break
      }
      ahead += 1
    }
    return .closure(block())
  }

  // MARK: - Brackets

  /// Reads the rest of an array, dictionary or Objective-C message, after `[`.
  private mutating func brackets() throws(UnreadableCode) -> PastedExpression {
    if ends("]") { return .array([]) }
    var elements = [element()]
    skipLineBreaks()
    if let first = elements[0].expression {
      if case .name = next { return try message(to: first) }
      if take(":") { return try dictionary(first) }
    }
    while !ends("]"), next != .mark("}"), next != .mark(")") {
      _ = take(",")
      if ends("]") { break }
      elements.append(element())
    }
    return .array(elements)
  }

  /// Returns the next element of a list or, after an error, an unread element that ends at the next comma, `]` or line
  /// break.
  private mutating func element() -> PastedStatement {
    let ends: [PastedToken] = [.mark(","), .mark("]"), .lineBreak]
    let element = whole(until: ends) { parser throws(UnreadableCode) in
      let isFirst = parser.tokens[parser.index - 1] == .mark("[")
      let expression = try parser.expression()
      guard isFirst || ends.contains(parser.next) || parser.next == .end else { throw UnreadableCode() }
      return .expression(expression)
    }
    return element ?? PastedStatement(content: .unread, text: "")
  }

  private mutating func dictionary(_ first: PastedExpression) throws(UnreadableCode) -> PastedExpression {
    var pairs: [PastedArgument] = []
    var next = first
    while true {
      guard case .string(let key) = next else { throw UnreadableCode() }
      pairs.append(PastedArgument(label: key, value: try expression()))
      _ = take(",")
      if ends("]") { return .dictionary(pairs) }
      next = try expression()
      guard take(":") else { throw UnreadableCode() }
    }
  }

  private mutating func message(to receiver: PastedExpression) throws(UnreadableCode) -> PastedExpression {
    var (selector, arguments): ([String], [PastedExpression]) = ([], [])
    while !ends("]") {
      selector.append(try name())
      if take(":") { arguments.append(try expression()) }
    }
    return swiftCall(of: receiver, selector: selector, arguments: arguments)
  }
}

private let modifiers: Set<String> = [
  "private", "public", "internal", "fileprivate", "open", "final", "lazy", "weak", "unowned", "static",
  "override", "required", "convenience", "mutating",
]

private let attributes: Set<String> = ["objc", "IBOutlet", "IBAction", "available", "MainActor", "State"]
