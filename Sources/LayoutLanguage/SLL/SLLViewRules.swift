import Diagnostics
import LayoutModel

/// The rules of one view, as assigned in the part of the file that was read. They are in short arrays rather than
/// dictionaries, since a file has one value of this type for each view.
struct SLLViewRules {
  struct Rule {
    var name: SLLRuleName
    var value: SLLValue
    var span: SourceSpan
  }

  let view: ViewID
  var unknowns: SLLUnknowns
  /// The value of each name. A name is missing if it was never assigned, or if `nil` was assigned last.
  private var values: [(name: SLLRuleName, value: SLLValue)] = []
  /// The rules for edges and the center: at most two per axis, the one assigned last at the end.
  private var positions: [Rule] = []
  private var sizes: [Rule] = []
  /// The sizes that were read while they had no value, and where.
  private var earlyReadings: [(name: SLLRuleName, span: SourceSpan)] = []

  init(view: ViewID, superview: ViewID) {
    self.view = view
    unknowns = SLLUnknowns(superview: superview)
    // Most views have two rules per axis.
    values.reserveCapacity(4)
    positions.reserveCapacity(4)
  }

  /// The value last assigned to a name, or 0 if there is none. It never comes from the solved layout.
  func value(of name: SLLRuleName) -> SLLValue {
    values.first { $0.name == name }?.value ?? .constant(0)
  }

  /// The value of a name that a rule reads.
  mutating func read(_ name: SLLRuleName, at span: SourceSpan) -> SLLValue {
    if name.positionAttribute == nil, !values.contains(where: { $0.name == name }) {
      earlyReadings.append((name, span))
    }
    return value(of: name)
  }

  /// Forgets where a size was read before it had a value, and returns the first such place outside of the assignment
  /// that gives it one: `w = w + 5` reads its own value, as `w += 5` does.
  mutating func takeEarlyReading(of name: SLLRuleName, before assignment: SourceSpan) -> SourceSpan? {
    if earlyReadings.isEmpty { return nil }
    let places = earlyReadings.filter { $0.name == name }.map(\.span)
    earlyReadings.removeAll { $0.name == name }
    return places.first { $0.start < assignment.start || assignment.end < $0.end }
  }

  /// The rules for an edge or the center, the one assigned last at the end.
  func positions(along axis: Axis) -> [Rule] { positions.filter { $0.name.axis == axis } }

  func positionCount(along axis: Axis) -> Int { positions.count { $0.name.axis == axis } }

  func size(_ name: SLLRuleName) -> Rule? { sizes.first { $0.name == name } }

  /// Sets a rule, or removes it if the value is absent. Returns the rule that is dropped because its axis has two later
  /// positions; `nil` if none is dropped.
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
  /// The edge or center that the rule places; `nil` for a size.
  var positionAttribute: Attribute? {
    if case .position(let attribute, _) = meaning { attribute } else { nil }
  }
}
