/// Reads Swift and Objective-C as far as code that lays out views needs it:
///
///     statements = {statement (NEWLINE | ";")}
///     statement  = {modifier} ("let" | "var") NAME [":" type] ["=" expression] | NAME "*" NAME "=" expression
///                | expression ["=" expression] | "return" expression | "import" NAME
///                | head "{" statements "}"                      (of a function, a type, a condition)
///     expression = product {("+" | "-") product}                product = unary {("*" | "/") unary}
///     unary      = ["-" | "@" | "!" | "&"] primary {"." NAME | "(" arguments ")" | "{" closure "}" | "!" | "?"}
///     primary    = NAME | NUMBER | STRING | "." NAME | "(" expression ")" | "[" array, dictionary or message "]"
///
/// A line may begin with the `.` of what continues the one before. What is none of this makes it give up.
struct PastedParser {
  struct UnreadableCode: Error {}

  private let tokens: [PastedToken]
  private var index = 0
  private var depth = 0
  /// Indicates whether a `{` here begins a closure: not where it ends the head of a block.
  private var takesClosures = true

  private init(_ tokens: [PastedToken]) { self.tokens = tokens }

  /// The statements of a code; `nil` where it holds something else.
  static func statements(of code: String) -> [PastedStatement]? {
    var parser = PastedParser(pastedTokens(of: code))
    guard let statements = try? parser.statements(), parser.next == .end else { return nil }
    return statements
  }

  // MARK: - Tokens

  var next: PastedToken { tokens[index] }

  private func peek(_ distance: Int = 1) -> PastedToken { tokens[min(index + distance, tokens.count - 1)] }

  private mutating func advance() { index = min(index + 1, tokens.count - 1) }

  mutating func take(_ mark: Character) -> Bool {
    guard next == .mark(mark) else { return false }
    advance()
    return true
  }

  mutating func expect(_ mark: Character) throws(UnreadableCode) {
    skipLineBreaks()
    guard take(mark) else { throw UnreadableCode() }
  }

  mutating func skipLineBreaks() { while next == .lineBreak { advance() } }

  mutating func takeName() -> String? {
    guard case .name(let name) = next else { return nil }
    advance()
    return name
  }

  private mutating func name() throws(UnreadableCode) -> String {
    guard let name = takeName() else { throw UnreadableCode() }
    return name
  }

  // MARK: - Statements

  mutating func statements() throws(UnreadableCode) -> [PastedStatement] {
    depth += 1
    defer { depth -= 1 }
    guard depth < 30 else { throw UnreadableCode() }
    var statements: [PastedStatement] = []
    while true {
      while next == .lineBreak || next == .mark(";") || next == .mark(",") { advance() }
      if next == .end || next == .mark("}") { return statements }
      if let statement = try statement() { statements.append(statement) }
    }
  }

  private mutating func statement() throws(UnreadableCode) -> PastedStatement? {
    while case .name(let word) = next, modifiers.contains(word), case .name = peek() { advance() }
    if next == .mark("@"), case .name(let word) = peek(), attributes.contains(word) {
      advance()
      advance()
      return nil
    }
    guard case .name(let word) = next else { return try expressionStatement() }
    switch word {
    case "let", "var":
      advance()
      return try definition()
    case "return":
      advance()
      if next == .lineBreak || next == .mark(";") || next == .mark("}") { return nil }
      return .expression(try expression())
    case "import":
      advance()
      _ = try name()
      return nil
    case "func", "class", "struct", "extension", "init", "if", "guard", "for", "else", "do":
      return try block()
    default:
      return try expressionStatement()
    }
  }

  /// What follows `let`.
  private mutating func definition() throws(UnreadableCode) -> PastedStatement? {
    let name = try name()
    if take(":") { try skipType() }
    if next == .mark("{") {
      advance()
      let body = try statements()
      try expect("}")
      return .block(body)
    }
    guard take("=") else { return .definition(name, nil) }
    return .definition(name, try expression())
  }

  /// `UILabel!`, `[String: UIView]`, `some View`
  private mutating func skipType() throws(UnreadableCode) {
    var open = 0
    while true {
      switch next {
      case .mark("["), .mark("("), .mark("<"): open += 1
      case .mark("]"), .mark(")"), .mark(">"): open -= 1
      case .mark("="), .mark("{"), .lineBreak, .mark(";"), .end:
        if open == 0 || next == .end { return }
      default: break
      }
      advance()
    }
  }

  /// A head up to its `{`, and what its block holds.
  private mutating func block() throws(UnreadableCode) -> PastedStatement {
    while next != .mark("{") {
      if next == .end || next == .mark("}") { throw UnreadableCode() }
      advance()
    }
    advance()
    let body = try statements()
    try expect("}")
    return .block(body)
  }

  private mutating func expressionStatement() throws(UnreadableCode) -> PastedStatement {
    // Objective-C's `UILabel *label = …`.
    if case .name = next, peek() == .mark("*"), case .name(let name) = peek(2), peek(3) == .mark("=") {
      index += 4
      return .definition(name, try expression())
    }
    let isMessage = next == .mark("[")
    let left = try expression()
    if isMessage, let setting = settingMessage(left) { return setting }
    guard take("=") else { return .expression(left) }
    return .assignment(left, try expression())
  }

  /// `[a setActive:YES]`, which sets `a.active`.
  private func settingMessage(_ expression: PastedExpression) -> PastedStatement? {
    guard case .call(.member(let base?, let name), let arguments) = expression, arguments.count == 1,
      arguments[0].label == nil, name.hasPrefix("set"), name.utf8.count > 3
    else { return nil }
    let property = name.dropFirst(3)
    return .assignment(
      .member(base, property.prefix(1).lowercased() + property.dropFirst()), arguments[0].value)
  }

  // MARK: - Expressions

  mutating func expression() throws(UnreadableCode) -> PastedExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < 60 else { throw UnreadableCode() }
    skipLineBreaks()
    var sum = try product()
    while case .mark(let mark) = nextAcrossLines(ifOneOf: "+"), "+-".contains(mark) {
      advance()
      skipLineBreaks()
      sum = .arithmetic(sum, mark, try product())
    }
    return sum
  }

  /// The next token; the one behind line breaks where it is a mark that can begin no statement.
  private mutating func nextAcrossLines(ifOneOf marks: String) -> PastedToken {
    var ahead = index
    while tokens[ahead] == .lineBreak { ahead += 1 }
    if case .mark(let mark) = tokens[ahead], marks.contains(mark) { index = ahead }
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
    if take("-") { return .minus(try unary()) }
    while take("@") || take("!") || take("&") {}
    return try postfix(try primary())
  }

  private mutating func postfix(_ start: PastedExpression) throws(UnreadableCode) -> PastedExpression {
    var expression = start
    while true {
      switch nextAcrossLines(ifOneOf: ".") {
      case .mark("."):
        advance()
        skipLineBreaks()
        expression = .member(expression, try name())
      case .mark("("):
        advance()
        expression = .call(expression, try arguments(until: ")"))
      case .mark("{") where takesClosures:
        let closure = PastedArgument(label: nil, value: try closure())
        if case .call(let called, let arguments) = expression {
          expression = .call(called, arguments + [closure])
        } else {
          expression = .call(expression, [closure])
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
    switch next {
    case .name(let name):
      advance()
      return .name(name)
    case .number(let text):
      advance()
      return .number(text)
    case .string(let text):
      advance()
      return .string(text)
    case .mark("."):
      advance()
      return .member(nil, try name())
    case .mark("("):
      advance()
      let inner = try expression()
      try expect(")")
      return inner
    case .mark("["):
      advance()
      return try brackets()
    case .mark("{"):
      return try closure()
    case .mark("^"):
      return try objectiveCBlock()
    default:
      throw UnreadableCode()
    }
  }

  private mutating func arguments(until end: Character) throws(UnreadableCode) -> [PastedArgument] {
    let outer = takesClosures
    takesClosures = true
    defer { takesClosures = outer }
    var arguments: [PastedArgument] = []
    while true {
      skipLineBreaks()
      if take(end) { return arguments }
      var label: String?
      if case .name(let name) = next, peek() == .mark(":") {
        label = name
        advance()
        advance()
      }
      arguments.append(PastedArgument(label: label, value: try expression()))
      skipLineBreaks()
      if !take(","), next != .mark(end) { throw UnreadableCode() }
    }
  }

  /// `{ make in … }`, `{ $0.top … }`, `{ (make: ConstraintMaker) -> Void in … }`
  private mutating func closure() throws(UnreadableCode) -> PastedExpression {
    try expect("{")
    // Its parameters, where an "in" ends the line that they stand on.
    var ahead = index
    while ahead < tokens.count - 1, tokens[ahead] != .lineBreak, tokens[ahead] != .mark("}"),
      tokens[ahead] != .mark("=")
    {
      if tokens[ahead] == .name("in") {
        index = ahead + 1
        break
      }
      ahead += 1
    }
    let outer = takesClosures
    takesClosures = true
    defer { takesClosures = outer }
    let body = try statements()
    try expect("}")
    return .closure(body)
  }

  // MARK: - Objective-C

  /// Behind `[`: an array, a dictionary, or a message such as `a.topAnchor constraintEqualToAnchor:b.topAnchor`.
  private mutating func brackets() throws(UnreadableCode) -> PastedExpression {
    skipLineBreaks()
    if take("]") { return .array([]) }
    let first = try expression()
    skipLineBreaks()
    if case .name = next { return try message(to: first) }
    if take(":") { return try dictionary(first) }
    var elements = [first]
    while true {
      skipLineBreaks()
      if take("]") { return .array(elements) }
      guard take(",") else { throw UnreadableCode() }
      skipLineBreaks()
      if take("]") { return .array(elements) }
      elements.append(try expression())
    }
  }

  private mutating func dictionary(_ first: PastedExpression) throws(UnreadableCode) -> PastedExpression {
    var pairs: [PastedArgument] = []
    var key = first
    while true {
      guard case .string(let text) = key else { throw UnreadableCode() }
      pairs.append(PastedArgument(label: nil, value: try expression(), key: text))
      skipLineBreaks()
      if take("]") { return .dictionary(pairs) }
      guard take(",") else { throw UnreadableCode() }
      skipLineBreaks()
      if take("]") { return .dictionary(pairs) }
      key = try expression()
      try expect(":")
    }
  }

  private mutating func message(to receiver: PastedExpression) throws(UnreadableCode) -> PastedExpression {
    var selector: [String] = []
    var arguments: [PastedExpression] = []
    while true {
      skipLineBreaks()
      if take("]") { break }
      let word = try name()
      selector.append(word)
      if take(":") {
        arguments.append(try expression())
      } else {
        try expect("]")
        break
      }
    }
    return swiftCall(of: receiver, selector: selector, arguments: arguments)
  }

  /// `^(MASConstraintMaker *make) { … }`
  private mutating func objectiveCBlock() throws(UnreadableCode) -> PastedExpression {
    try expect("^")
    while next != .mark("{") {
      if next == .end || next == .lineBreak { throw UnreadableCode() }
      advance()
    }
    return try closure()
  }
}

private let modifiers: Set<String> = [
  "private", "public", "internal", "fileprivate", "open", "final", "lazy", "weak", "unowned", "static",
  "override", "required", "convenience", "mutating",
]

private let attributes: Set<String> = ["objc", "IBOutlet", "IBAction", "available", "MainActor", "State"]
