/// Solves a problem with numbers of 31 digits; `nil` if that takes too long or is not precise enough.
///
/// Cost: a few milliseconds for a hundred constraints, limited to about half a second for all calls in a run.
func solveInDoubleDouble(
  _ problem: LinearProblem, findsFreedom: Bool, work: inout Int
) -> LinearSolution? {
  let cellCount = (problem.variableCount + 1).multipliedReportingOverflow(by: problem.constraintCount + 1)
  if cellCount.overflow || cellCount.partialValue > mostCells { return nil }

  let most = Budget.left(for: .doubleDouble)
  if most <= 0 { return nil }
  Layer.doubleDouble.reach()
  var partition = ConstraintPartition()
  for (index, row) in problem.rows.enumerated() { partition.add(index, row.kind) }
  let required = (0..<partition.inequalities.count).map { Int(partition.inequalities[$0]) }
  let (optional, tieBreaks) = problem.withView {
    (partition.optionalLevels($0, problem.priorities), partition.tieBreakLevels($0))
  }

  // 1. Add definitions (such as `right = left + width`), required constraints, and optional ones, strongest first.
  var conflicts: [LinearConflict] = []
  func best() -> ConflictSearch<DoubleDouble> {
    var search = ConflictSearch<DoubleDouble>(problem, mostWork: most)
    conflicts = search.run(required)
    for level in optional { search.decide(level) }
    return search
  }
  var search = best()
  var before = 0
  defer {
    work += 4 * search.simplex.work
    Budget.spend(before + search.simplex.work, on: .doubleDouble)
  }

  // 2. Find the range of each variable. This changes `search`, so if there are several solutions, search for the best
  // solutions again.
  var freedom = OpenRanges(determined: problem.variableCount)
  if findsFreedom {
    freedom = OpenRanges((0..<problem.variableCount).map { search.range(of: $0) })
    if search.simplex.isExhausted { return nil }
    if !freedom.areAllDetermined {
      before = search.simplex.work
      work += 4 * before
      search = best()
    }
  }

  // 3. Break ties between equally good solutions.
  for level in tieBreaks { search.decide(level) }
  let values = (0..<problem.variableCount).map { search.value(of: $0) }
  if search.simplex.isExhausted || !values.allSatisfy(\.isFinite) { return nil }

  // 4. Check the required constraints, since even 31 digits may not be enough.
  var isLeftOut = [Bool](repeating: false, count: problem.constraintCount)
  for conflict in conflicts { isLeftOut[conflict.members.last!] = true }
  if !problem.withView({ $0.holds(values, leavingOut: isLeftOut) }) { return nil }
  var solution = LinearSolution(
    values: values, freedom: freedom,
    conflicts: conflicts.sorted { $0.members.last! < $1.members.last! })
  solution.work = work + 4 * search.simplex.work
  return solution
}

/// The largest accepted size of a problem: the number of variables plus 1, times the number of constraints plus 1.
private let mostCells = 200_000

extension ConflictSearch {
  /// Minimizes the sum of the errors of `constraints`, and restricts the search to solutions with this minimum.
  fileprivate mutating func decide(_ constraints: [Int32]) {
    for constraint in constraints.lazy.map({ Int($0) }) {
      let (relation, terms) = (problem.relation(of: constraint), sum(of: constraint))
      if terms.isEmpty { continue }
      simplex.price(
        addForm(terms), slopeFarLeft: relation == .lessOrEqual ? .zero : -.one,
        [
          .init(
            position: Number(decimal: problem.constant(of: constraint)),
            slope: relation == .greaterOrEqual ? .zero : .one)
        ])
    }
    if case .optimal = simplex.minimize() { simplex.confine() }
    simplex.removeCosts()
  }

  fileprivate func value(of variable: Int) -> Double {
    let place = unknownOf[variable]
    if place < 0 { return 0 }
    let value = simplex.variables[place].value.double
    return abs(value) <= Number.drift * simplex.reach ? 0 : value + 0
  }

  /// Returns the range of a variable's possible values; `nil` if only one value is possible.
  fileprivate mutating func range(of variable: Int) -> ClosedRange<Double>? {
    let place = unknownOf[variable]
    if place < 0 { return -.infinity ... .infinity }
    var ends = (-Double.infinity, Double.infinity)
    if simplex.minimize(place, isNegative: false) { ends.0 = simplex.variables[place].value.double }
    if simplex.minimize(place, isNegative: true) { ends.1 = simplex.variables[place].value.double }
    let size = max(ends.0.isFinite ? abs(ends.0) : 0, ends.1.isFinite ? abs(ends.1) : 0)
    return ends.1 - ends.0 > Tolerance.drift * size ? ends.0 + 0...ends.1 + 0 : nil
  }
}
