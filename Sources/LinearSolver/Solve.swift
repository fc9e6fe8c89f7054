/// Solves a problem: finds the values of all variables, which of them are free, and which constraints contradict each
/// other.
///
/// Always returns, with finite values. Cost: near to linear in the size of the problem where equations determine nearly
/// everything, or leave only rows, columns, forms and trees, as in layouts; elsewhere also that of the simplex method
/// on the rest.
///
/// - Parameters:
///   - findsFreedom: whether to find the values that are left open, and their ranges. That costs nothing where no value
///     is open; where many are, half as much again as finding the values.
///   - known: conflicts from an earlier solution, which are not looked for again. Only constraints that are not
///     required may have been added since.
public func solve(
  _ problem: LinearProblem, findsFreedom: Bool = true, reusing known: [LinearConflict] = []
) -> LinearSolution {
  var conflicts = known
  var isLeftOut = [Bool](repeating: false, count: known.isEmpty ? 0 : problem.constraintCount)
  for conflict in known { isLeftOut[conflict.members.last!] = true }
  var conflictsAreSure = true
  var work = 0
  // The problem is the same in each round, so a method that took too long once would take too long again.
  var isTooLongInDoubleDouble = false
  func solvedInDoubleDouble() -> LinearSolution? {
    if isTooLongInDoubleDouble { return nil }
    let solution = solveInDoubleDouble(problem, findsFreedom: findsFreedom, work: &work)
    isTooLongInDoubleDouble = solution == nil
    return solution
  }

  var assumed = OppositeBounds(problem)
  // After a contradiction, a constraint of each conflict is left out, and everything is done again.
  while true {
    work += workOfRow * problem.constraintCount
    let outcome = problem.withView {
      solve($0, problem.priorities, leavingOut: isLeftOut, assuming: assumed, findsFreedom: findsFreedom)
    }
    if !assumed.constraints.isEmpty, let rest = assumed.rest(after: outcome, problem) {
      Layer.partedBounds.reach()
      assumed = rest
      continue
    }
    switch outcome {
    case .solved(var solution, let isSure):
      if !isSure, let wide = solvedInDoubleDouble() { return wide }
      solution.conflicts = conflicts.sorted { $0.members.last! < $1.members.last! }
      solution.isCertain = isSure && conflictsAreSure
      if !conflicts.isEmpty || !isSure { solution.held = nil }
      solution.work += work
      return solution
    case .contradiction(let constraints, let isSure):
      if isLeftOut.isEmpty { isLeftOut = [Bool](repeating: false, count: problem.constraintCount) }
      var found = findConflicts(problem, isLeftOut, near: constraints, work: &work)
      if !isSure || found.isEmpty, let wide = solvedInDoubleDouble() { return wide }
      if !isSure || found.isEmpty { conflictsAreSure = false }
      // The search finds no conflict only if rounding makes it disagree with `solve`. The last constraint is then left
      // out.
      if found.isEmpty { found = [LinearConflict(members: [constraints.max()!])] }
      for conflict in found { isLeftOut[conflict.members.last!] = true }
      // Definitions do not contradict each other; if they seem to because of rounding, no constraint is reported.
      conflicts += found.filter { problem.strength(of: $0.members.last!) == .required }
    }
  }
}

/// The cost of reading a constraint, in the units of simplex steps.
private let workOfRow = 24

/// The constraints that all best solutions meet exactly besides the required equations, after tie-breaks.
struct TightConstraints: Sendable, Equatable {
  var constraints: [Int]
  /// Indicates whether there was only one solution, before tie-breaks.
  var isDetermined: Bool
}

enum Outcome {
  case solved(LinearSolution, isSure: Bool)
  /// Some of the constraints that cannot all hold; at least one of each independent set.
  case contradiction([Int], isSure: Bool)
}

private func solve(
  _ problem: ProblemView, _ priorities: [Double], leavingOut: [Bool], assuming assumed: OppositeBounds,
  findsFreedom: Bool, coresOn purpose: Budget.Purpose = .cores
) -> Outcome {
  // 1. Required equations: express variables by others, as far as possible.
  var elimination = Elimination(problem)
  var partition = ConstraintPartition()
  for constraint in assumed.constraints { elimination.fix(constraint) }
  let isLeftOut = assumed.marked(in: leavingOut, of: problem.constraintCount)
  elimination.addEquations(problem, isLeftOut, &partition)
  if !elimination.inconsistent.isEmpty {
    return .contradiction(elimination.inconsistent, isSure: isSure(problem, elimination))
  }

  // 2. Required inequalities: those between known values can be checked.
  var unmet: [Int] = []
  let bounds = elimination.bounds(problem, isLeftOut, partition, unmet: &unmet)
  if !unmet.isEmpty { return .contradiction(unmet, isSure: isSure(problem, elimination)) }

  // 3. In most layouts that is all.
  if let values = elimination.knownValues(problem.variableCount) {
    Layer.known.reach()
    let freedom = OpenRanges(determined: problem.variableCount)
    var solution = LinearSolution(values: values, freedom: freedom, conflicts: [])
    solution.held = TightConstraints(constraints: elimination.fixings, isDetermined: true)
    return .solved(
      solution,
      isSure: !elimination.needsCertificate
        || problem.certifies(values, elimination.fixings, leavingOut: isLeftOut))
  }

  // 4. The unknowns: meet the required constraints and miss the optional ones least, strongest first.
  var descent = Descent(problem, bounds, &elimination, coresOn: purpose)
  descent.run(partition.optionalLevels(problem, priorities), &elimination)
  if descent.violated.isEmpty { descent.settleRest(&elimination) }
  if !descent.violated.isEmpty {
    return .contradiction(descent.violated, isSure: !descent.isUnsure && isSure(problem, elimination))
  }

  // 5. Unknowns that are not fixed now are free.
  let open = elimination.openVariables(problem, most: findsFreedom ? Int.max : 1)
  let isDetermined = open.isEmpty
  let freedom =
    isDetermined || !findsFreedom
    ? OpenRanges(determined: problem.variableCount)
    : RangeReader(problem).ranges(of: open, &descent, &elimination)

  // 6. Tie-breaks pick one of the best solutions.
  if !isDetermined {
    Layer.tieBreaks.reach()
    descent.run(partition.tieBreakLevels(problem), &elimination)
  }

  // 7. Read the values back, and check them where they are in doubt.
  let values = elimination.values(problem.variableCount, unknownsAt: descent.values)
  var solution = LinearSolution(values: values, freedom: freedom, conflicts: [])
  solution.work = descent.work + elimination.work
  solution.held = TightConstraints(constraints: elimination.fixings, isDetermined: isDetermined)
  return .solved(
    solution,
    isSure: !descent.isUnsure
      && (isSure(problem, elimination) && !descent.hasUsedSimplex
        || problem.certifies(values, elimination.fixings, leavingOut: isLeftOut))
  )
}

/// Returns whether a contradiction among equations is certain.
private func isSure(_ problem: ProblemView, _ elimination: borrowing Elimination) -> Bool {
  !elimination.needsCertificate && problem.isNarrow
}

/// The conflicts among all constraints that are connected with the constraints `near`.
private func findConflicts(
  _ problem: LinearProblem, _ isLeftOut: [Bool], near: [Int], work: inout Int
) -> [LinearConflict] {
  let parts = problem.withView { view in
    func takes(_ row: Int) -> Bool { !isLeftOut[row] && view.rows[row].mustHold }
    let fixed = FixedVariables(view, where: takes)
    return ConnectedRows(view, fixed: fixed.isFixed, where: takes).parts(with: near).map(fixed.adding)
  }
  var numbers = [Int32](repeating: -1, count: problem.variableCount)
  return parts.flatMap { constraints in
    let part = problem.part(constraints, numbers: &numbers)
    return conflicts(of: part) { searchConflicts(part, work: &work) }.map { conflict in
      LinearConflict(members: conflict.members.map { constraints[$0] }, isMinimal: conflict.isMinimal)
    }
  }
}

/// The conflicts of constraints that must hold: all of them or, where looking for all takes too long, the first ones;
/// none where even the first takes too long.
private func searchConflicts(_ part: LinearProblem, work: inout Int) -> [LinearConflict] {
  // 1. Try to add one constraint after the other.
  let most = Budget.left(for: .conflictSearch)
  if most > 0 {
    var search = ConflictSearch<Double>(
      part, startingAt: nearlyFeasibleValues(of: part, &work), mostWork: most)
    let found = search.run(Array(0..<part.constraintCount))
    Budget.spend(search.simplex.work, on: .conflictSearch)
    work += search.simplex.work
    if !search.simplex.isExhausted || !found.isEmpty { return found }
  }
  // 2. Find the first constraint that cannot hold with those before it by halving.
  var (feasible, infeasible) = (0, part.constraintCount + 1)
  let cost = workOfRow * part.constraintCount
  var middle = part.constraintCount
  while infeasible - feasible > 1 {
    if Budget.left(for: .halving) <= 0 { return [] }
    Budget.spend(cost, on: .halving)
    work += cost
    let isLeftOut = part.rows.indices.map { $0 >= middle && part.rows[$0].kind == .required }
    if case .solved = part.outcome(leavingOut: isLeftOut, coresOn: .halving) {
      feasible = middle
    } else {
      infeasible = middle
    }
    middle = (feasible + infeasible) / 2
  }
  if feasible == part.constraintCount { return [] }
  return [LinearConflict(members: [infeasible - 1], isMinimal: false)]
}

/// Values that meet nearly all constraints of a problem without optional ones, from which looking for its conflicts is
/// fast; empty where there are none, or the problem is small.
private func nearlyFeasibleValues(of problem: LinearProblem, _ work: inout Int) -> [Double] {
  if problem.constraintCount < fewestWithStart { return [] }
  var isLeftOut = [Bool](repeating: false, count: problem.constraintCount)
  var count = 0
  for _ in 0..<3 {
    work += workOfRow * problem.constraintCount
    switch problem.outcome(leavingOut: isLeftOut, coresOn: .conflictSearch) {
    case .solved(let solution, _):
      work += solution.work
      return solution.values
    case .contradiction(let constraints, _):
      // Values that miss many constraints are no better than zeros.
      count += constraints.count
      if count > problem.constraintCount / 20 { return [] }
      for constraint in constraints { isLeftOut[constraint] = true }
    }
  }
  return []
}

extension LinearProblem {
  /// Solves the constraints that are not left out, without looking for conflicts or freedom.
  fileprivate func outcome(leavingOut isLeftOut: [Bool], coresOn purpose: Budget.Purpose) -> Outcome {
    withView {
      solve(
        $0, priorities, leavingOut: isLeftOut, assuming: OppositeBounds(), findsFreedom: false,
        coresOn: purpose)
    }
  }
}

/// Fewer constraints are searched as fast from any point.
private let fewestWithStart = 64
