import Diagnostics
import LayoutModel

/// The rules of one view, as far as the file was read.
struct SLLViewRules {
  /// A rule that holds, and where it was assigned.
  struct Rule {
    var name: SLLRuleName
    var value: SLLValue
    var span: SourceSpan
  }

  let view: ViewID
  var unknowns: SLLUnknowns
  /// What each name reads; none where it was never assigned, or `nil` last.
  private var values: [SLLRuleName: SLLValue] = [:]
  /// Of the edges and the centre, on each axis: at most two, the one assigned last at the end.
  private(set) var positions: [Axis: [Rule]] = [:]
  /// Sizes and their bounds.
  private(set) var sizes: [SLLRuleName: Rule] = [:]

  init(view: ViewID, superview: ViewID) {
    self.view = view
    unknowns = SLLUnknowns(superview: superview)
  }

  /// The value last assigned to a name, 0 when there is none; never a solved coordinate.
  func value(of name: SLLRuleName) -> SLLValue { values[name] ?? .constant(0) }

  /// Sets a rule, or removes it where the value is absent. Returns the rule that had to make room.
  mutating func assign(_ value: SLLValue, to name: SLLRuleName, at span: SourceSpan) -> Rule? {
    remember(value, as: name)
    if let twin = name.nearTwin { remember(unknowns.counterpart(of: value, along: name.axis), as: twin) }
    let rule = Rule(name: name, value: value, span: span)
    guard case .position(let attribute, _) = name.meaning else {
      sizes[name] = value.isAbsent ? nil : rule
      return nil
    }
    return replace(attribute, by: value.isAbsent ? nil : rule, along: name.axis)
  }

  private mutating func remember(_ value: SLLValue, as name: SLLRuleName) {
    values[name] = value.isAbsent ? nil : value
  }

  private mutating func replace(_ attribute: Attribute, by rule: Rule?, along axis: Axis) -> Rule? {
    var rules = positions[axis, default: []]
    rules.removeAll { $0.name.positionAttribute == attribute }
    if let rule { rules.append(rule) }
    let dropped = rules.count > 2 ? rules.removeFirst() : nil
    positions[axis] = rules
    return dropped
  }
}

extension SLLRuleName {
  /// The edge or centre that the rule places.
  var positionAttribute: Attribute? {
    if case .position(let attribute, _) = meaning { attribute } else { nil }
  }
}
