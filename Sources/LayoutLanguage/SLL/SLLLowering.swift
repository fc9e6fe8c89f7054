import Diagnostics
import LayoutModel

/// Turns the rules of a view that hold at the end of the file into constraints.
///
/// On each axis: the position assigned last is required, an earlier one has priority 997, a size (used
/// only beside less than two positions) 998, a lower bound 999, and an upper bound is required. So a view is
/// as large as its rules say, then clamped, then put where its last rule wants it.
struct SLLLowering {
  let rules: SLLViewRules
  let views: [View]
  let canvases: [Canvas]

  private enum RulePriority {
    static let earlierPosition = 997.0
    static let size = 998.0
    static let lowerBound = 999.0
  }

  func constraints() -> (constraints: [Constraint], errors: [SLLError]) {
    var constraints: [Constraint] = []
    var errors: [SLLError] = []
    for (rule, priority) in Axis.allCases.flatMap(rulesThatHold) {
      let form = linearForm(of: rule)
      if case .invalid = rule.value { continue }
      guard form.isReasonable else {
        errors.append(.tooLarge(at: rule.span))
        continue
      }
      guard let (shape, relation) = shape(of: rule.name, form) else { continue }
      constraints.append(
        Constraint(shape, relation, priority: priority, notation: .sll, span: rule.span))
    }
    return (constraints, errors)
  }

  /// The sizes that two places leave no say.
  func unusedSizes() -> [UnusedSize] {
    Axis.allCases.compactMap { axis in
      let places = rules.positions(along: axis)
      let name = axis == .horizontal ? SLLRuleName.w : .h
      guard places.count == 2, let rule = rules.size(name) else { return nil }
      if case .invalid = rule.value { return nil }
      let form = linearForm(of: rule)
      guard form.isReasonable, let (shape, relation) = shape(of: name, form) else { return nil }
      let constraint = Constraint(
        shape, relation, priority: RulePriority.size, notation: .sll, span: rule.span)
      return UnusedSize(constraint, name: name.rawValue, places: places.map(\.name.rawValue))
    }
  }

  private func rulesThatHold(along axis: Axis) -> [(SLLViewRules.Rule, priority: Double)] {
    let positions = rules.positions(along: axis)
    var holding = positions.dropLast().map { ($0, RulePriority.earlierPosition) }
    if let last = positions.last { holding.append((last, Priority.required)) }
    for name in SLLRuleName.allCases where name.axis == axis {
      guard let rule = rules.size(name) else { continue }
      switch name.meaning {
      case .size(.equal): if positions.count < 2 { holding.append((rule, RulePriority.size)) }
      case .size(.greaterOrEqual): holding.append((rule, RulePriority.lowerBound))
      case .size(.lessOrEqual): holding.append((rule, Priority.required))
      case .position: break
      }
    }
    return holding
  }

  /// What the rule's attribute is to be: locations count from the superview's near edge.
  private func linearForm(of rule: SLLViewRules.Rule) -> SLLLinearForm {
    let axis = rule.name.axis
    var unknowns = rules.unknowns
    var value = rule.value
    if case .position(_, fromFarEdge: true) = rule.name.meaning {
      value = unknowns.counterpart(of: value, along: axis)
    }
    return unknowns.linearForm(of: value, along: axis)
  }

  /// `nil` for a bound that is ignored, because it is negative.
  private func shape(
    of name: SLLRuleName, _ form: SLLLinearForm
  ) -> (Constraint.Form, Relation)? {
    switch name.meaning {
    case .position(let attribute, _): return (location(attribute, equals: form), .equal)
    case .size(let relation):
      if relation != .equal, form.isSurelyNegative(on: canvases) { return nil }
      return (size(name.axis.sizeAttribute, relatesTo: form), relation)
    }
  }
}
