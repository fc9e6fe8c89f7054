import Diagnostics
import LayoutModel

/// Reads rules, one at a time.
///
///     rules      = [rule] {"," [rule]}                   (commas separate first, even inside parentheses)
///     rule       = expression
///     expression = NAME ("=" | "+=" | "-=" | "*=" | "/=") expression | sum
///     sum        = product {("+" | "-") product}
///     product    = value {("*" | "/") value}
///     value      = number | [axis] number "%" | NAME | specifier | "(" expression ")"
///     specifier  = "%" NAME "(" NAME ")" | "%f" "(" constant ")" | [axis] "%p" "(" constant ")"
///     constant   = number | NAME
///     number     = ["+" | "-"] NUMBER ["f"]              (no blank inside)
///     axis       = "H:" | "V:"
///
/// The operators wait on a stack until what follows binds less tightly (Dijkstra's shunting yard), since input
/// may nest deeper than the machine's own stack allows.
struct SLLParser {
  var cursor: Cursor
  /// Where a rule that stops too early should have gone on.
  private var endOfRule: SourceSpan
  private var nodes: [SLLExpression.Node] = []
  /// The spans of the operands that no operator has taken yet.
  private var operands: [SourceSpan] = []
  private var waiting: [Waiting] = []

  private enum Waiting {
    case parenthesis(SourceSpan)
    case binary(SLLExpression.Operator)
    case assignment(SLLExpression.Assignment, target: SourceSpan)
  }

  /// More than any person writes in a rule; it bounds the memory that a hostile line can take.
  private static let sizeLimit = 1_000_000

  init(_ context: NotationContext) {
    endOfRule = SourceSpan(start: 0, end: 0)
    cursor = context.cursor(at: endOfRule)
  }

  mutating func parse(_ rule: SourceSpan, endOfRule: SourceSpan) throws(Diagnostic) -> SLLExpression {
    cursor.enter(rule)
    self.endOfRule = endOfRule
    nodes.removeAll(keepingCapacity: true)
    operands.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
    repeat {
      try takeOperand()
      while try takeClosingParenthesis() {}
    } while try takeOperator()
    try finish()
    return SLLExpression(nodes: nodes)
  }

  /// The span of the character here, or the place where the rule stops too early.
  var here: SourceSpan { cursor.isAtEnd ? endOfRule : cursor.characterHere }

  // MARK: - Operands

  private mutating func takeOperand() throws(Diagnostic) {
    while true {
      cursor.skipBlanks()
      let start = cursor.offset
      guard nodes.count + waiting.count < Self.sizeLimit else {
        throw .error("rule-too-long", "a rule can have a million values and operators at most", at: here)
      }
      if cursor.take("(") {
        waiting.append(.parenthesis(cursor.span(from: start)))
      } else if let target = try takeTarget() {
        waiting.append(target)
      } else {
        let kind = try takeValue()
        emit(kind, cursor.span(from: start))
        return
      }
    }
  }

  /// Takes `NAME =` and its like where an assignment may stand: at the beginning of an expression.
  private mutating func takeTarget() throws(Diagnostic) -> Waiting? {
    if case .binary = waiting.last { return nil }
    let start = cursor.offset
    if let name = cursor.skipName() {
      cursor.skipBlanks()
      if let assignment = takeAssignment() {
        cursor.roles?.note(.ruleOrMetric, name)
        if cursor.byte == UInt8(ascii: "=") {
          throw .error("expected-assignment", "a rule is assigned with a single '='", at: here)
        }
        return .assignment(assignment, target: name)
      }
    }
    cursor.move(to: start)
    return nil
  }

  // MARK: - Operators

  private mutating func takeClosingParenthesis() throws(Diagnostic) -> Bool {
    cursor.skipBlanks()
    let place = here
    guard cursor.take(")") else { return false }
    while let top = waiting.popLast() {
      if case .parenthesis(let opening) = top {
        operands[operands.count - 1] = opening.union(place)
        nodes[nodes.count - 1].span = opening.union(place)
        return true
      }
      apply(top)
    }
    throw .error("unopened-parenthesis", "no '(' is open here", at: place)
  }

  private mutating func takeOperator() throws(Diagnostic) -> Bool {
    guard !cursor.isAtEnd else { return false }
    let place = here
    if takeAssignment() != nil { throw .notAssignable(at: cursor.span(from: place.start)) }
    guard let next = arithmeticOperator(cursor.byte) else {
      if waiting.isEmpty, nodes.count == 1, case .name(let name) = nodes[0].kind {
        throw .error(
          "expected-assignment", "expected '=' or another operator after \(quoted(cursor[name]))", at: place)
      }
      throw .error("expected-operator", "expected an operator, or ',' before a further rule", at: place)
    }
    cursor.advance()
    while case .binary(let earlier) = waiting.last, earlier.precedence >= next.precedence {
      apply(waiting.removeLast())
    }
    waiting.append(.binary(next))
    return true
  }

  private mutating func takeAssignment() -> SLLExpression.Assignment? {
    if cursor.take("=") { return .set }
    guard let arithmetic = arithmeticOperator(cursor.byte), cursor.peek(1) == UInt8(ascii: "=") else {
      return nil
    }
    cursor.advance(by: 2)
    return .combine(arithmetic)
  }

  private mutating func finish() throws(Diagnostic) {
    while let top = waiting.popLast() {
      if case .parenthesis(let opening) = top { throw .unclosedParenthesis(at: here, opening: opening) }
      apply(top)
    }
  }

  /// Puts an operator behind its operands, which are complete.
  private mutating func apply(_ operation: Waiting) {
    let right = operands.removeLast()
    switch operation {
    case .parenthesis: preconditionFailure("a parenthesis is not an operation")
    case .binary(let arithmetic): emit(.binary(arithmetic), operands.removeLast().union(right))
    case .assignment(let assignment, let target):
      emit(.assignment(assignment, target: target), target.union(right))
    }
  }

  private mutating func emit(_ kind: SLLExpression.Kind, _ span: SourceSpan) {
    nodes.append(SLLExpression.Node(kind: kind, span: span))
    operands.append(span)
  }
}

private func arithmeticOperator(_ byte: UInt8) -> SLLExpression.Operator? {
  switch byte {
  case UInt8(ascii: "+"): .add
  case UInt8(ascii: "-"): .subtract
  case UInt8(ascii: "*"): .multiply
  case UInt8(ascii: "/"): .divide
  default: nil
  }
}
