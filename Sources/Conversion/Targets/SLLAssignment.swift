import LayoutModel

/// Chooses, for each axis of each view, the constraints that become SLL rules.
struct SLLAssignment {
  struct Choice {
    var rules: [Int: SLLRule] = [:]
    /// The indices of the constraints that become rules, in the order in which the rules must be written, because SLL
    /// gives the earlier of two position rules a lower priority.
    var order: [Int] = []
    /// The reasons why constraints do not become rules, by the index of the constraint.
    var reasons: [Int: ConversionRefusal] = [:]
  }

  private struct Key: Hashable {
    var view: ViewID
    var axis: Axis
  }

  private struct Candidate {
    var index: Int
    var rule: SLLRule
    var priority: Double
  }

  private let source: ConversionSource
  private let mayLower: Bool
  private var candidates: [Key: [Candidate]] = [:]
  private var keys: [Key] = []
  private var choice = Choice()

  init(_ source: ConversionSource) {
    self.source = source
    mayLower = source.isSatisfiable && source.holds(from: 997)
  }

  mutating func consider(_ constraint: Constraint, _ index: Int) {
    do throws(ConversionRefusal) {
      guard constraint.identifier == nil else { throw .identifier }
      let form = try source.linearForm(of: constraint)
      let rule = try SLLRule(form, constraint, in: source.layout)
      let key = Key(view: rule.view, axis: rule.axis)
      if candidates[key] == nil { keys.append(key) }
      candidates[key, default: []].append(
        Candidate(index: index, rule: rule, priority: constraint.priority))
    } catch {
      choice.reasons[index] = error
    }
  }

  mutating func choose() -> Choice {
    for key in keys { choose(among: candidates[key] ?? []) }
    return choice
  }

  private mutating func choose(among candidates: [Candidate]) {
    let positions = candidates.filter { $0.rule.kind == .position }
    let last: Candidate?
    var earlier = positions.first { $0.priority == 997 }
    let required = positions.filter { $0.priority == Priority.required }
    if let known = earlier {
      // The constraint `known` has priority 997, which SLL gives to the earlier of two position rules. SLL makes the
      // later rule required, so look for a required constraint of a different edge that follows `known`.
      last = required.first { $0.rule.edge != known.rule.edge && $0.index > known.index }
      if last == nil { earlier = nil }
    } else if mayLower, let first = required.first,
      let second = required.first(where: { $0.rule.edge != first.rule.edge })
    {
      (earlier, last) = (first, second)
    } else {
      last = required.first
    }
    let kept = [earlier, last].compactMap { $0 }
    var taken = kept
    for kind in [SLLRule.Kind.size, .lowerBound, .upperBound] where kind != .size || kept.count < 2 {
      let exact = kind == .size ? 998 : kind == .lowerBound ? 999 : Priority.required
      let fitting = candidates.first { candidate in
        candidate.rule.kind == kind
          && (candidate.priority == exact || (mayLower && candidate.priority == Priority.required))
      }
      if let fitting { taken.append(fitting) }
    }
    for candidate in taken {
      choice.rules[candidate.index] = candidate.rule
      choice.order.append(candidate.index)
    }
    for candidate in candidates where choice.rules[candidate.index] == nil {
      choice.reasons[candidate.index] = reason(candidate)
    }
  }

  private func reason(_ candidate: Candidate) -> ConversionRefusal {
    if candidate.priority != Priority.required { return .priority }
    return mayLower ? .tooManyRules : .required
  }
}

extension ConversionSource {
  /// Returns whether the priorities of required constraints can be lowered, though not below `least`, without changing
  /// the solutions. This is possible if all solutions satisfy the optional constraints with a priority of at least
  /// `least`, and if every content hugging and compression resistance priority is less than `least` or required.
  fileprivate func holds(from least: Double) -> Bool {
    let range = least..<Priority.required
    let areHeld = layout.constraints.allSatisfy { constraint in
      !(range ~= constraint.priority) || solutions.allSatisfy { holds(constraint, in: $0) }
    }
    return areHeld
      && layout.views.allSatisfy { view in
        Axis.allCases.allSatisfy { !(range ~= view.hugging[$0]) && !(range ~= view.compression[$0]) }
      }
  }

  private func holds(_ constraint: Constraint, in solution: SolvedLayout) -> Bool {
    guard let form = try? linearForm(of: constraint) else { return false }
    let value = form.value(in: solution)
    return switch constraint.relation {
    case .equal: abs(value) < 1e-6
    case .lessOrEqual: value < 1e-6
    case .greaterOrEqual: value > -1e-6
    }
  }
}
