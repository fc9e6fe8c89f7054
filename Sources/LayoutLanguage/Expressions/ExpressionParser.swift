import Diagnostics
import LayoutModel

/// Reads expressions of all notations:
///
///     expression = NAME ("=" | "+=" | "-=" | "*=" | "/=") expression | sum                     (assignments: in rules)
///     sum        = product {("+" | "-") product}
///     product    = signed {("*" | "/") signed}
///     signed     = ["+" | "-"] value                                                (in rules, only before numbers)
///     value      = NUMBER | METRIC | "(" expression ")"
///                | item                                                                              (in equations)
///                | number | [axis] number "%" | NAME | specifier                                            (in rules)
///     item       = NAME ["." guide] "." attribute
///     specifier  = "%" NAME "(" NAME ")" | "%f" "(" constant ")" | [axis] "%p" "(" constant ")"
///     constant   = number | NAME
///     number     = ["+" | "-"] NUMBER ["f"]              (no blank inside)
///     axis       = "H:" | "V:"
///
/// The parser uses Dijkstra's shunting-yard algorithm, since recursion could exhaust the call stack.
struct ExpressionParser {
  enum Dialect {
    /// The value of a metric, with numbers, other metrics and operators.
    case metric
    /// One side of an equation, with numbers, metrics, signs and items.
    case equation
    /// A rule, which must end where the parsed span ends.
    case rule
  }

  let dialect: Dialect
  var cursor: Cursor
  private var endOfRule: SourceSpan?
  private var nodes: [Expression.Node] = []
  private var openParentheses = 0
  private var operands: [SourceSpan] = []
  private var waiting: [Waiting] = []

  private enum Waiting {
    case parenthesis(SourceSpan)
    case negation(SourceSpan)
    case binary(Expression.Operator)
    case assignment(Expression.Assignment, target: SourceSpan)
  }

  /// The largest number of nodes. The limit keeps a malicious line from using too much memory.
  private static let sizeLimit = 1_000_000

  private static let deepest = 200

  init(_ dialect: Dialect, at cursor: Cursor) {
    self.dialect = dialect
    self.cursor = cursor
  }

  mutating func parse(_ rule: SourceSpan, endOfRule: SourceSpan) throws(Diagnostic) -> Expression {
    cursor.enter(rule)
    self.endOfRule = endOfRule
    nodes.removeAll(keepingCapacity: true)
    operands.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
    openParentheses = 0
    try parse()
    return Expression(nodes: nodes)
  }

  /// Parses to the end of the expression or to a syntax error, and returns the parsed part and the error, if any.
  mutating func parseToEnd() -> (Expression, Diagnostic?) {
    do throws(Diagnostic) {
      try parse()
      return (Expression(nodes: nodes), nil)
    } catch {
      return (Expression(nodes: nodes), error)
    }
  }

  private mutating func parse() throws(Diagnostic) {
    repeat {
      try takeOperand()
      applyNegations()
      while try takeClosingParenthesis() { applyNegations() }
    } while try takeOperator()
    while let top = waiting.popLast() {
      if case .parenthesis(let opening) = top { throw unclosed(opening) }
      apply(top)
    }
  }

  /// The span of the next character, or `endOfRule` at the end of a rule.
  var here: SourceSpan {
    guard let endOfRule, cursor.isAtEnd else { return cursor.characterHere }
    return endOfRule
  }

  private func unclosed(_ opening: SourceSpan) -> Diagnostic {
    dialect == .rule
      ? .unclosedParenthesis(at: here, opening: opening)
      : .error(
        "unclosed-parenthesis", "expected ')'", at: here,
        notes: [.init("the parenthesis is opened here", at: opening)])
  }

  private mutating func takeOperand() throws(Diagnostic) {
    var hasSign = dialect == .rule
    while true {
      cursor.skipBlanks()
      let start = cursor.offset
      guard nodes.count + waiting.count < Self.sizeLimit else {
        throw .error(
          "rule-too-long", "an expression can have at most a million values and operators", at: here)
      }
      if !hasSign, cursor.byte == UInt8(ascii: "-") || cursor.byte == UInt8(ascii: "+") {
        if cursor.take("-") { waiting.append(.negation(cursor.span(from: start))) } else { cursor.advance() }
        hasSign = true
        continue
      }
      if cursor.take("(") {
        guard dialect == .rule || openParentheses < Self.deepest else {
          throw .error(
            "nested-too-deep", "parentheses can be nested at most 200 levels deep",
            at: cursor.span(from: start))
        }
        waiting.append(.parenthesis(cursor.span(from: start)))
        openParentheses += 1
        hasSign = dialect == .rule
      } else if let target = try takeTarget() {
        waiting.append(target)
      } else {
        let kind = try takeValue()
        emit(kind, cursor.span(from: start))
        return
      }
    }
  }

  /// Takes the beginning of an assignment, such as `NAME =` or `NAME +=`.
  private mutating func takeTarget() throws(Diagnostic) -> Waiting? {
    if dialect != .rule { return nil }
    if case .binary = waiting.last { return nil }
    let start = cursor.offset
    if let name = cursor.skipName() {
      cursor.skipBlanks()
      if let assignment = takeAssignment() {
        cursor.roles?.note(.ruleOrMetric, name)
        if cursor.byte == UInt8(ascii: "=") {
          throw .error("expected-assignment", "to assign a value to a rule, write '=', not '=='", at: here)
        }
        return .assignment(assignment, target: name)
      }
    }
    cursor.move(to: start)
    return nil
  }

  private mutating func takeClosingParenthesis() throws(Diagnostic) -> Bool {
    cursor.skipBlanks()
    let place = here
    guard dialect == .rule || openParentheses > 0, cursor.take(")") else { return false }
    while let top = waiting.popLast() {
      if case .parenthesis(let opening) = top {
        operands[operands.count - 1] = opening.union(place)
        nodes[nodes.count - 1].span = opening.union(place)
        openParentheses -= 1
        return true
      }
      apply(top)
    }
    throw .error("unopened-parenthesis", "this ')' has no matching '('", at: place)
  }

  private mutating func takeOperator() throws(Diagnostic) -> Bool {
    guard !cursor.isAtEnd else { return false }
    let place = here
    if dialect == .rule, takeAssignment() != nil { throw .notAssignable(at: cursor.span(from: place.start)) }
    guard let next = Expression.Operator(cursor.byte) else {
      if dialect != .rule { return false }
      if waiting.isEmpty, nodes.count == 1, case .name(let name) = nodes[0].kind {
        throw .error(
          "expected-assignment", "expected '=' or another operator after \(quoted(cursor[name]))", at: place)
      }
      throw .error("expected-operator", "expected an operator, or ',' before another rule", at: place)
    }
    cursor.advance()
    while case .binary(let earlier) = waiting.last, earlier.precedence >= next.precedence {
      apply(waiting.removeLast())
    }
    waiting.append(.binary(next))
    return true
  }

  private mutating func takeAssignment() -> Expression.Assignment? {
    if cursor.take("=") { return .set }
    guard let arithmetic = Expression.Operator(cursor.byte), cursor.peek(1) == UInt8(ascii: "=") else {
      return nil
    }
    cursor.advance(by: 2)
    return .combine(arithmetic)
  }

  private mutating func applyNegations() {
    while case .negation = waiting.last { apply(waiting.removeLast()) }
  }

  private mutating func apply(_ operation: Waiting) {
    let right = operands.removeLast()
    switch operation {
    case .parenthesis: preconditionFailure("a parenthesis cannot be applied as an operator")
    case .negation(let sign): emit(.negation, sign.union(right))
    case .binary(let arithmetic): emit(.binary(arithmetic), operands.removeLast().union(right))
    case .assignment(let assignment, let target):
      emit(.assignment(assignment, target: target), target.union(right))
    }
  }

  private mutating func emit(_ kind: Expression.Kind, _ span: SourceSpan) {
    nodes.append(Expression.Node(kind: kind, span: span))
    operands.append(span)
  }
}
