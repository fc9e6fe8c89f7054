import Diagnostics
import LayoutModel

/// Converts a view's rules to constraints, after all rules of the file have been read.
struct SLLLowering {
  let rules: SLLViewRules
  let views: [View]
  let canvases: [Canvas]

  private enum RulePriority {
    static let earlierPosition = 997.0
    static let size = 998.0
    static let lowerBound = 999.0
  }

  func lower(_ body: (Constraint) -> Void, reporting report: (Diagnostic) -> Void) {
    for axis in Axis.allCases {
      forEachRuleThatHolds(along: axis) { rule, priority in
        if case .invalid = rule.value { return }
        let form = linearForm(of: rule)
        guard form.isReasonable else { return report(.valueTooLarge(at: rule.span)) }
        guard let (shape, relation) = shape(of: rule.name, form) else { return }
        body(Constraint(shape, relation, priority: priority, notation: .sll, span: rule.span))
      }
    }
  }

  /// Returns the exact sizes, such as `w = 80`, that have no effect because the view also has two positions on the same
  /// axis.
  func unusedSizes() -> [UnusedSize] {
    Axis.allCases.compactMap { axis in
      let name = axis == .horizontal ? SLLRuleName.w : .h
      guard rules.positionCount(along: axis) == 2, let rule = rules.size(name) else { return nil }
      if case .invalid = rule.value { return nil }
      let form = linearForm(of: rule)
      guard form.isReasonable, let (shape, relation) = shape(of: name, form) else { return nil }
      let constraint = Constraint(
        shape, relation, priority: RulePriority.size, notation: .sll, span: rule.span)
      return UnusedSize(
        constraint, name: name.rawValue, places: rules.positions(along: axis).map(\.name.rawValue))
    }
  }

  var superviewScrolls: Bool { views[rules.unknowns.superview.index].kind == .scroll }

  private func forEachRuleThatHolds(along axis: Axis, _ body: (SLLViewRules.Rule, _ priority: Double) -> Void)
  {
    let positions = rules.positions(along: axis)
    for (index, position) in positions.enumerated() {
      body(position, index + 1 < positions.count ? RulePriority.earlierPosition : Priority.required)
    }
    for name in SLLRuleName.sizes(along: axis) {
      guard let rule = rules.size(name) else { continue }
      switch name.meaning {
      case .size(.equal): if positions.count < 2 { body(rule, RulePriority.size) }
      case .size(.greaterOrEqual): body(rule, RulePriority.lowerBound)
      case .size(.lessOrEqual): body(rule, Priority.required)
      case .position: break
      }
    }
  }

  /// Returns the value of the rule's attribute, with locations measured from the superview's left or top edge.
  private func linearForm(of rule: SLLViewRules.Rule) -> LinearForm<Item> {
    let axis = rule.name.axis
    var unknowns = rules.unknowns
    guard case .position(_, fromFarEdge: true) = rule.name.meaning else {
      return unknowns.linearForm(of: rule.value, along: axis)
    }
    guard superviewScrolls else {
      let distance = unknowns.counterpart(of: rule.value, along: axis)
      return unknowns.linearForm(of: distance, along: axis)
    }
    // The superview is a scroll view, so the far edge is that of its content, whose size differs from the superview's
    // own.
    let distance = unknowns.affine(rule.value, times: -1, plus: 0)
    var form = unknowns.linearForm(of: distance, along: axis)
    form.add(1, Item(unknowns.superview, axis.farEdge))
    return form
  }

  /// Returns the form and relation of a rule's constraint; `nil` for a minimum or maximum size that is always negative.
  private func shape(
    of name: SLLRuleName, _ form: LinearForm<Item>
  ) -> (Constraint.Form, Relation)? {
    switch name.meaning {
    case .position(let attribute, _): return (location(attribute, equals: form), .equal)
    case .size(let relation):
      if relation != .equal, form.isSurelyNegative(on: canvases) { return nil }
      return (size(name.axis.size, relatesTo: form), relation)
    }
  }
}
