import Diagnostics
import LayoutModel

/// The SLL rules of one view, such as `w = 80`, that have been read so far.
struct SLLViewRules {
  struct Rule {
    var name: SLLRuleName
    var value: SLLValue
    var span: SourceSpan
  }

  let view: ViewID
  var unknowns: SLLUnknowns
  /// The current value of each name. A name is missing if it was never assigned a value, or if the last value assigned
  /// was `nil`.
  private var values: [(name: SLLRuleName, value: SLLValue)] = []
  /// The rules for edges and the center, at most two per axis, in the order of assignment.
  private var positions: [Rule] = []
  private var sizes: [Rule] = []
  private var earlyReadings: [(name: SLLRuleName, span: SourceSpan)] = []

  init(view: ViewID, superview: ViewID) {
    self.view = view
    unknowns = SLLUnknowns(superview: superview)
    values.reserveCapacity(4)
    positions.reserveCapacity(4)
  }

  func value(of name: SLLRuleName) -> SLLValue {
    values.first { $0.name == name }?.value ?? .constant(0)
  }

  /// Returns the value of a name that a rule reads, such as `w` in `h = w`; 0 if the name has no value yet.
  mutating func read(_ name: SLLRuleName, at span: SourceSpan) -> SLLValue {
    if name.positionAttribute == nil, !values.contains(where: { $0.name == name }) {
      earlyReadings.append((name, span))
    }
    return value(of: name)
  }

  /// Forgets the places where the size `name` was read before it had a value. Returns the first of them that is not
  /// within `assignment` itself, so that a warning can be given there.
  mutating func takeEarlyReading(of name: SLLRuleName, before assignment: SourceSpan) -> SourceSpan? {
    if earlyReadings.isEmpty { return nil }
    let places = earlyReadings.filter { $0.name == name }.map(\.span)
    earlyReadings.removeAll { $0.name == name }
    return places.first { $0.start < assignment.start || assignment.end < $0.end }
  }

  func positions(along axis: Axis) -> [Rule] { positions.filter { $0.name.axis == axis } }

  func positionCount(along axis: Axis) -> Int { positions.count { $0.name.axis == axis } }

  func size(_ name: SLLRuleName) -> Rule? { sizes.first { $0.name == name } }

  /// Sets a rule, or removes it if the value is absent. An axis can have only two position rules, so a third removes
  /// the earliest, which is returned.
  mutating func assign(_ value: SLLValue, to name: SLLRuleName, at span: SourceSpan) -> Rule? {
    remember(value, as: name)
    if let twin = name.nearTwin { remember(unknowns.counterpart(of: value, along: name.axis), as: twin) }
    let rule = Rule(name: name, value: value, span: span)
    guard case .position(let attribute, _) = name.meaning else {
      sizes.removeAll { $0.name == name }
      if !value.isAbsent { sizes.append(rule) }
      return nil
    }
    return replace(attribute, by: value.isAbsent ? nil : rule, along: name.axis)
  }

  private mutating func remember(_ value: SLLValue, as name: SLLRuleName) {
    values.removeAll { $0.name == name }
    if !value.isAbsent { values.append((name, value)) }
  }

  private mutating func replace(_ attribute: Attribute, by rule: Rule?, along axis: Axis) -> Rule? {
    positions.removeAll { $0.name.positionAttribute == attribute }
    if let rule { positions.append(rule) }
    guard positionCount(along: axis) > 2,
      let first = positions.firstIndex(where: { $0.name.axis == axis })
    else { return nil }
    return positions.remove(at: first)
  }
}

extension SLLRuleName {
  var positionAttribute: Attribute? {
    if case .position(let attribute, _) = meaning { attribute } else { nil }
  }
}
