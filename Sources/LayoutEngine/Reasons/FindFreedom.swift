import LayoutModel
import LinearSolver

extension LayoutReasons {
  /// Returns the groups of views that can move together in an ambiguous layout; empty if more than 1,500 values are
  /// ambiguous or if the search would take too long.
  ///
  /// - Parameter findsPins: whether to look for constraints that remove the ambiguity.
  /// - Complexity: One solve, and a few more for each group if `findsPins` is true.
  public func freedoms(findsPins: Bool = true) -> [LayoutFreedom] {
    // 1. Find the ambiguous (“open”) values.
    let open = openVariables()
    guard open.contains(true), open.count(where: { $0 }) <= mostOpenVariables,
      Budget.left(for: .trials) > 0
    else { return [] }
    // 2. Find the constraints that limit the possible motions. These are the constraints whose left sides have the same
    // value in all best solutions.
    let rows = rowsTouching(open)
    guard let ranges = ranges(of: rows) else { return [] }
    var directionProblem = LinearProblem(variableCount: problem.variableCount)
    for (row, range) in zip(rows, ranges) where range == nil {
      directionProblem.add(problem.terms(of: row).filter { open[$0.variable] }, .equal, to: 0)
    }
    var derivation = LinearDerivation(directionProblem)
    defer { Budget.spend(derivation.work, on: .trials) }
    for row in 0..<directionProblem.constraintCount where derivation.add(row) == .exhausted { return [] }
    // 3. Express the motion of each open value in terms of the motions of freely chosen values (“lead values”).
    var motions: [Variable: [LinearTerm]] = [:]
    for variable in open.variables { motions[variable] = derivation.expression(of: variable) }
    // 4. Group the lead values. If an open value depends on several lead values, they belong to the same group.
    let groups = groups(open, motions)
    let movement = Movement(
      motions: motions, varying: zip(rows, ranges).compactMap { row, range in range.map { (row, $0) } },
      of: layout, problem)
    var budget = findsPins ? fixBudget : 0
    return groups.map { freedom(of: $0, movement, derivation, budget: &budget) }
  }

  // MARK: - Open values

  private func openVariables() -> [Bool] {
    var open = [Bool](repeating: false, count: problem.variableCount)
    for (index, values) in solved.ambiguities.enumerated() {
      for value in values.map(\.value) {
        for part in [value.part, .end] { open[variable(ViewID(index), value.axis, part)] = true }
      }
    }
    for scroll in frames.scrolls {
      for value in solved.contentAmbiguities[scroll.index] {
        for part in [FramePart.size, .end] {
          open[variable(frame: frames.content(of: scroll), value.value.axis, part)] = true
        }
      }
    }
    return open
  }

  private func rowsTouching(_ open: [Bool]) -> [Int] {
    let dropped = Set(solved.conflicts.compactMap { row(of: $0.members[$0.dropped]) })
    return (0..<problem.constraintCount).filter { row in
      !dropped.contains(row) && problem.terms(of: row).contains { open[$0.variable] }
    }
  }

  /// Returns, for each of the given rows, the range of the values that its left side has in the best solutions, or
  /// `nil` if the value is fixed. The whole result is `nil` if the search would take too long.
  private func ranges(of rows: [Int]) -> [ClosedRange<Double>?]? {
    if solved.ambiguities.contains(where: { $0.contains { !$0.range.isSought } }) { return nil }
    let dropped = Set(solved.conflicts.compactMap { row(of: $0.members[$0.dropped]) })
    var extended = problem.leavingOut(dropped.contains)
    let variables = rows.map { row -> Variable? in
      if isAlwaysHeld(row) { return nil }
      let variable = extended.addVariable()
      extended.add(
        Array(problem.terms(of: row)) + [LinearTerm(-1, variable)], .equal, to: 0, strength: .definition)
      return variable
    }
    let solution = solve(extended)
    Budget.spend(solution.work, on: .trials)
    let freedom = solution.freedom
    guard freedom.unsought.isEmpty else { return nil }
    return variables.map { $0.flatMap { freedom[$0] } }
  }

  private func isAlwaysHeld(_ row: Int) -> Bool {
    switch problem.strength(of: row) {
    case .definition: true
    case .required: problem.relation(of: row) == .equal
    case .optional, .tieBreak: false
    }
  }

  /// Returns the values that can be chosen freely (lead values), in groups. Lead values on which the same ambiguous
  /// value depends belong to the same group.
  private func groups(_ open: [Bool], _ motions: [Variable: [LinearTerm]]) -> [[Variable]] {
    let leads = open.variables.filter {
      $0.frame < layout.views.count && motions[$0] == [LinearTerm(1, $0)]
    }
    var group: [Variable: Int] = [:]
    var members: [[Variable]] = []
    for lead in leads {
      group[lead] = members.count
      members.append([lead])
    }
    for variable in open.variables {
      let own = (motions[variable] ?? []).compactMap { group[$0.variable] }
      guard let first = own.min() else { continue }
      for other in Set(own).sorted() where other != first {
        for lead in members[other] { group[lead] = first }
        members[first] += members[other]
        members[other] = []
      }
    }
    return members.filter { !$0.isEmpty }.map { $0.sorted() }
  }

  // MARK: - A group

  private func freedom(
    of leads: [Variable], _ movement: Movement, _ derivation: LinearDerivation, budget: inout Int
  ) -> LayoutFreedom {
    let axis = leads[0].axis
    let moving = Set(leads.flatMap { movement.followers[$0] ?? [] }).sorted()
    var views: [ViewID] = []
    for view in moving.map({ ViewID($0.frame) }) where views.last != view { views.append(view) }
    let directions = leads.map { direction(of: $0, views, axis, movement.motions) }
    let ties = ties(
      among: Set(moving.flatMap { movement.rows[$0] ?? [] }).sorted().map { movement.varying[$0] })
    var freedom = LayoutFreedom(axis: axis, views: views, directions: directions, ties: ties, pins: [])
    if budget > 0 { freedom.pins = pins(for: freedom, leads: leads, derivation, budget: &budget) }
    return freedom
  }

  private func direction(
    of lead: Variable, _ views: [ViewID], _ axis: Axis, _ motions: [Variable: [LinearTerm]]
  ) -> LayoutFreedom.Direction {
    func rate(_ view: ViewID, _ part: FramePart) -> Double {
      let terms = motions[variable(view, axis, part)] ?? []
      return terms.first { $0.variable == lead }?.coefficient ?? 0
    }
    var moving = views.map { view in
      LayoutFreedom.Direction.Motion(view: view, move: rate(view, .start), growth: rate(view, .size))
    }.filter { $0.move != 0 || $0.growth != 0 }
    if let first = moving.firstIndex(where: { $0.view.index == lead.frame }) {
      moving.insert(moving.remove(at: first), at: 0)
    }
    let view = ViewID(lead.frame)
    let value = FrameValue.allCases.first { $0.axis == axis && ($0.part == .size) == (lead.part == .size) }!
    let range = solved.ambiguities[view.index].first { $0.value == value }?.range
    return LayoutFreedom.Direction(
      motions: moving, lead: Item(view, value.attribute), range: range ?? OpenRange(lower: nil, upper: nil))
  }

  /// Returns the optional constraints that are violated in some of the best solutions, grouped by priority, with the
  /// highest priority first. Groups of only one constraint are left out.
  private func ties(among varying: [(row: Int, range: ClosedRange<Double>)]) -> [LayoutFreedom.Tie] {
    var byPriority: [Double: [Reason]] = [:]
    for (row, range) in varying {
      guard case .optional(let priority) = problem.strength(of: row), lowered.origins[row] != nil,
        let reason = reason(of: row)
      else { continue }
      let constant = problem.constant(of: row)
      let isMissed =
        switch problem.relation(of: row) {
        case .equal: true
        case .lessOrEqual: range.upperBound > constant + tolerance(of: row)
        case .greaterOrEqual: range.lowerBound < constant - tolerance(of: row)
        }
      if isMissed { byPriority[priority, default: []].append(reason) }
    }
    return byPriority.sorted { $0.key > $1.key }.filter { $0.value.count > 1 }
      .map { LayoutFreedom.Tie(priority: $0.key, reasons: $0.value) }
  }
}

private struct Movement {
  let motions: [Variable: [LinearTerm]]
  let varying: [(row: Int, range: ClosedRange<Double>)]
  private(set) var followers: [Variable: [Variable]] = [:]
  private(set) var rows: [Variable: [Int]] = [:]

  init(
    motions: [Variable: [LinearTerm]], varying: [(row: Int, range: ClosedRange<Double>)], of layout: Layout,
    _ problem: LinearProblem
  ) {
    (self.motions, self.varying) = (motions, varying)
    for (variable, terms) in motions where variable.frame < layout.views.count {
      for term in terms { followers[term.variable, default: []].append(variable) }
    }
    for (index, row) in varying.enumerated() {
      for term in problem.terms(of: row.row) { rows[term.variable, default: []].append(index) }
    }
  }
}

extension [Bool] {
  fileprivate var variables: [Variable] { indices.map(Variable.init).filter { self[$0] } }
}

private let mostOpenVariables = 1_500
