/// Finds finite values of all variables, the variables that can have several values (“open” variables), and the
/// constraints that contradict each other.
///
/// - Parameters:
///   - findsFreedom: `true` to find open variables and their ranges. This search can take half as long as finding the
///     values.
///   - known: Conflicts from an earlier solution of the same problem. Since then, only optional constraints and
///     tie-breaks may have been added to the problem.
/// - Complexity: Nearly linear for rows, columns and trees of views; higher for other layouts, which also need the
///   simplex method.
public func solve(
  _ problem: LinearProblem, findsFreedom: Bool = true, reusing known: [LinearConflict] = []
) -> LinearSolution {
  var conflicts = known
  var isLeftOut = [Bool](repeating: false, count: known.isEmpty ? 0 : problem.constraintCount)
  for conflict in known { isLeftOut[conflict.members.last!] = true }
  var conflictsAreSure = true
  var work = 0
  // If solving with double-double numbers has taken too long once, later rounds of the loop below do not try it again.
  var isTooLongInDoubleDouble = false
  func solvedInDoubleDouble() -> LinearSolution? {
    if isTooLongInDoubleDouble { return nil }
    let solution = solveInDoubleDouble(problem, findsFreedom: findsFreedom, work: &work)
    isTooLongInDoubleDouble = solution == nil
    return solution
  }

  var assumed = OppositeBounds(problem)
  // After a contradiction, one constraint of each conflict is left out, and the problem is solved again.
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
    case .contradiction(let constraints, let isSure, let areIndependent):
      // Without a budget from the caller, start one that all rounds share.
      if Budget.current == nil {
        return Budget.run { solve(problem, findsFreedom: findsFreedom, reusing: known) }
      }
      if isLeftOut.isEmpty { isLeftOut = [Bool](repeating: false, count: problem.constraintCount) }
      let left = Budget.left(for: .halving)
      let isCutOff = left <= 0
      Budget.spend(workOfRound * problem.constraintCount, on: .halving)
      var found =
        isCutOff ? [] : findConflicts(problem, isLeftOut, near: constraints, work: &work)
      if !isSure || found.isEmpty, let wide = solvedInDoubleDouble() { return wide }
      if !isSure || found.isEmpty { conflictsAreSure = false }
      if found.isEmpty {
        // If the search found no conflict, leave out the last of the contradicting constraints or, to limit the number
        // of rounds, all of them.
        let leavesAllOut = isCutOff && (areIndependent || left < -mostForRounds)
        let last = leavesAllOut ? constraints : [constraints.max()!]
        found = last.map { LinearConflict(members: [$0], isMinimal: !isCutOff) }
      }
      for conflict in found { isLeftOut[conflict.members.last!] = true }
      // Definitions such as `right = left + width` can conflict only because of rounding, so a conflict whose last
      // member is a definition is not reported.
      conflicts += found.filter { problem.strength(of: $0.members.last!) == .required }
    }
  }
}

/// The cost of reading a constraint, in units of `LinearSolution.work`.
private let workOfRow = 24
/// The cost per constraint of solving again after a contradiction, in the units of `Budget`.
private let workOfRound = 200
/// The cost, in the units of `Budget`, by which repeated solving may exceed its budget before all contradicting
/// constraints are left out at once.
private let mostForRounds = 200_000_000

/// The constraints, other than required equations, that hold with equality in all best solutions after tie-breaks.
struct TightConstraints: Sendable, Equatable {
  var constraints: [Int]
  /// Indicates whether there was only one solution before tie-breaks.
  var isDetermined: Bool
}

enum Outcome {
  case solved(LinearSolution, isSure: Bool)
  /// The required constraints cannot all hold, and the array contains some of those that are involved. If
  /// `areIndependent` is `true`, each constraint in the array contradicts constraints outside the array; otherwise, the
  /// constraints in the array may contradict only one another.
  case contradiction([Int], isSure: Bool, areIndependent: Bool)
}

private func solve(
  _ problem: ProblemView, _ priorities: [Double], leavingOut: [Bool], assuming assumed: OppositeBounds,
  findsFreedom: Bool, coresOn purpose: Budget.Purpose = .cores
) -> Outcome {
  // 1. Eliminate variables with required equations.
  var elimination = Elimination(problem)
  var partition = ConstraintPartition()
  for constraint in assumed.constraints { elimination.fix(constraint) }
  let isLeftOut = assumed.marked(in: leavingOut, of: problem.constraintCount)
  elimination.addEquations(problem, isLeftOut, &partition)
  if !elimination.inconsistent.isEmpty {
    return .contradiction(
      elimination.inconsistent, isSure: isSure(problem, elimination), areIndependent: true)
  }

  // 2. Check the required inequalities whose variables all have known values, and turn the other required inequalities
  // into bounds.
  var unmet: [Int] = []
  let bounds = elimination.bounds(problem, isLeftOut, partition, unmet: &unmet)
  if !unmet.isEmpty {
    return .contradiction(unmet, isSure: isSure(problem, elimination), areIndependent: true)
  }

  // 3. Return if all values are known, as in most layouts.
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

  // 4. Find the unknowns: satisfy the required constraints, and minimize the violations of the optional ones, strongest
  // first.
  var descent = Descent(problem, bounds, &elimination, coresOn: purpose)
  descent.run(partition.optionalLevels(problem, priorities), &elimination)
  if descent.violated.isEmpty { descent.settleRest(&elimination) }
  if !descent.violated.isEmpty {
    return .contradiction(
      descent.violated, isSure: !descent.isUnsure && isSure(problem, elimination), areIndependent: false)
  }

  // 5. Find the variables that can still have several values, and the ranges of these values.
  let open = elimination.openVariables(problem, most: findsFreedom ? Int.max : 1)
  let isDetermined = open.isEmpty
  let freedom =
    isDetermined || !findsFreedom
    ? OpenRanges(determined: problem.variableCount)
    : RangeReader(problem).ranges(of: open, &descent, &elimination)

  // 6. Let tie-breaks pick one of the best solutions.
  if !isDetermined {
    Layer.tieBreaks.reach()
    descent.run(partition.tieBreakLevels(problem), &elimination)
  }

  // 7. Compute the values, and check them if they are uncertain.
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

/// Returns whether the elimination is free of large rounding errors.
private func isSure(_ problem: ProblemView, _ elimination: borrowing Elimination) -> Bool {
  !elimination.needsCertificate && problem.isNarrow
}

/// Returns the conflicts among those constraints that must hold and share variables with the constraints `near`,
/// directly or through other constraints.
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
    let part = problem.part(constraints, numbers: &numbers).problem
    return conflicts(of: part) { searchConflicts(part, work: &work) }.map { conflict in
      LinearConflict(members: conflict.members.map { constraints[$0] }, isMinimal: conflict.isMinimal)
    }
  }
}

/// Returns the conflicts among constraints that must hold. If the search takes too long, some conflicts may be missing.
private func searchConflicts(_ part: LinearProblem, work: inout Int) -> [LinearConflict] {
  let most = Budget.left(for: .conflictSearch)
  if most > 0 {
    var search = ConflictSearch<Double>(
      part, startingAt: nearlyFeasibleValues(of: part, &work), mostWork: most)
    let found = search.run(Array(0..<part.constraintCount))
    Budget.spend(search.simplex.work, on: .conflictSearch)
    work += search.simplex.work
    if !search.simplex.isExhausted || !found.isEmpty { return found }
  }
  // If the search had no budget or was cut off without a result, find by bisection the first constraint that
  // contradicts earlier constraints.
  var (feasible, infeasible) = (0, part.constraintCount + 1)
  let cost = workOfRound / 2 * part.constraintCount
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

/// Returns values from which the search for conflicts can start. They satisfy nearly all required constraints. The
/// array is empty if start values would not save time.
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
    case .contradiction(let constraints, _, _):
      // If more than a twentieth of the constraints must be left out, the values are not a better start than zeros.
      count += constraints.count
      if count > problem.constraintCount / 20 { return [] }
      for constraint in constraints { isLeftOut[constraint] = true }
    }
  }
  return []
}

extension LinearProblem {
  /// Solves the constraints that are not left out, without searching for minimal conflicts or ranges.
  ///
  /// - Parameter purpose: The budget for the cores, which are the parts of the problem that elimination cannot solve.
  fileprivate func outcome(leavingOut isLeftOut: [Bool], coresOn purpose: Budget.Purpose) -> Outcome {
    withView {
      solve(
        $0, priorities, leavingOut: isLeftOut, assuming: OppositeBounds(), findsFreedom: false,
        coresOn: purpose)
    }
  }
}

/// The smallest number of constraints for which start values from `nearlyFeasibleValues` make the search for conflicts
/// faster.
private let fewestWithStart = 64
