import Diagnostics
import LayoutModel

struct SLLEvaluator {
  let context: NotationContext
  private(set) var rules: SLLViewRules
  private var stack: [Operand] = []

  private struct Operand {
    var value: SLLValue
    var span: SourceSpan
  }

  init(_ rules: SLLViewRules, in context: NotationContext) {
    self.rules = rules
    self.context = context
  }

  mutating func run(_ expression: Expression) {
    if let bare = bareRule(expression) {
      assign(.constant(0), to: bare, at: expression.nodes[0].span)
      return
    }
    stack.removeAll(keepingCapacity: true)
    let isAlone = expression.nodes.count == 1
    for node in expression.nodes {
      do throws(Diagnostic) {
        stack.append(Operand(value: try value(of: node, isAlone: isAlone), span: node.span))
      } catch {
        context.report(error)
        stack.append(Operand(value: .invalid, span: node.span))
      }
    }
  }

  /// Returns the rule name if the expression consists only of that name, such as `tt`. This form of a rule is short for
  /// `tt = 0`.
  private func bareRule(_ expression: Expression) -> SLLRuleName? {
    guard expression.nodes.count == 1, case .name(let name) = expression.nodes[0].kind else { return nil }
    return SLLRuleName(rawValue: context.source[name])
  }

  private mutating func value(
    of node: Expression.Node, isAlone: Bool
  ) throws(Diagnostic) -> SLLValue {
    switch node.kind {
    case .number(let number): return .constant(number)
    case .percentage(let percent, let axis): return rules.unknowns.percentage(percent, along: axis)
    case .name(let name): return try value(named: name, isAlone: isAlone)
    case .specifier(let specifier): return try rules.value(of: specifier, in: context)
    case .item, .negation: preconditionFailure("rules have neither")
    case .binary(let operation):
      let right = stack.removeLast()
      let left = stack.removeLast()
      return try rules.unknowns.apply(operation, left.value, right.value, rightSpan: right.span)
    case .assignment(let assignment, let target):
      let right = stack.removeLast()
      return try assign(assignment, right.value, rightSpan: right.span, to: target)
    }
  }

  /// Returns the value of the name at `span`: absent for `nil`, otherwise the value of the SLL rule or, if there is no
  /// such rule, of the metric with that name.
  private mutating func value(named span: SourceSpan, isAlone: Bool) throws(Diagnostic) -> SLLValue {
    let name = context.source[span]
    if name == "nil" { return .absent }
    if let rule = SLLRuleName(rawValue: name) { return rules.read(rule, at: span) }
    if let metric = context.metrics[name] { return .constant(metric) }
    throw .unknownName(
      name, context.sllMeaning(of: name), nearest: context.nearestSLLName(to: name, orProperty: isAlone),
      at: span)
  }

  private mutating func assign(
    _ assignment: Expression.Assignment, _ right: SLLValue, rightSpan: SourceSpan, to target: SourceSpan
  ) throws(Diagnostic) -> SLLValue {
    let name = context.source[target]
    guard let rule = SLLRuleName(rawValue: name) else {
      throw .unknownRule(
        name, context.sllMeaning(of: name), nearest: context.nearestRuleName(to: name),
        about: context.views[rules.view.index].name, at: target)
    }
    var value = right
    if case .combine(let operation) = assignment {
      value = try rules.unknowns.apply(operation, rules.value(of: rule), right, rightSpan: rightSpan)
    }
    assign(value, to: rule, at: target.union(rightSpan))
    return value
  }

  private mutating func assign(_ value: SLLValue, to name: SLLRuleName, at span: SourceSpan) {
    if let place = rules.takeEarlyReading(of: name, before: span), !value.isAbsent {
      context.report(.warning) { .readTooEarly(name, at: place) }
    }
    guard let dropped = rules.assign(value, to: name, at: span) else { return }
    context.report(.warning) { .dropped(dropped, kept: rules.positions(along: name.axis)) }
  }
}
