/// The line on which a solution moves with one constraint's constant, and the range in which it applies.
public struct SolutionLine: Sendable, Equatable {
  /// The change of each variable's value for each 1 of the constant.
  public let rates: [Double]
  /// The constants for which values stay on the line, the same constraints stay in conflict, and the same variables are
  /// open. The range ends exactly where a constraint's error changes its sign.
  public let reach: ClosedRange<Double>
}

extension LinearProblem {
  /// The line of a solution while one constant changes; `nil` where the constant is exactly at a breakpoint, or where
  /// the solver is not certain.
  ///
  /// The same constraints are met exactly and the errors of the others keep their signs, so that the prices
  /// that prove the solution best stay the same while its values move: parametric programming in the
  /// right-hand side (T. Gal, *Postoptimal Analyses, Parametric Programming, and Related Topics*, 1979). A
  /// conflict lasts until the constant reaches the range that its other members allow.
  ///
  /// Cost: an elimination; where there are conflicts, also a solve, and another solve for the members of each conflict
  /// that includes the constant.
  public func line(through solution: LinearSolution, varying: LinearConstraint) -> SolutionLine? {
    let constraint = varying.index
    // 1. Find the conflicts, and the range in which they last.
    let leftOut = Set(solution.conflicts.map { $0.members[$0.members.count - 1] })
    guard solution.isCertain, !leftOut.contains(constraint) else { return nil }
    var reach = -Double.infinity...Double.infinity
    let definitions = solution.conflicts.isEmpty ? [] : definitionsByVariable
    for conflict in solution.conflicts {
      guard let lasting = self.reach(of: conflict, varying: constraint, definitions) else { return nil }
      reach = reach.clamped(to: lasting)
    }
    // 2. Find the motion of the rest, and the range in which it applies.
    let rest = leftOut.isEmpty ? self : leavingOut(leftOut.contains)
    let place = constraint - leftOut.count { $0 < constraint }
    let constant = constant(of: constraint)
    guard let held = leftOut.isEmpty ? solution.held : solve(rest, findsFreedom: false).held,
      let piece = SolutionPiece(rest, solution.values, held, [place], at: [constant], isExact: true)
    else { return nil }
    let ends = constant + piece.reach[0].lowerBound...constant + piece.reach[0].upperBound
    return SolutionLine(rates: piece.directions[0], reach: ends.clamped(to: reach))
  }

  /// The constants with which the members of a conflict cannot all hold, around the current constant.
  private func reach(
    of conflict: LinearConflict, varying constraint: Int, _ definitions: [[Int]]
  ) -> ClosedRange<Double>? {
    guard conflict.isMinimal else { return nil }
    if !conflict.members.contains(constraint) { return -.infinity ... .infinity }
    let terms = terms(of: constraint)
    guard terms.count == 1, terms[0].coefficient == 1, relation(of: constraint) == .equal else { return nil }
    let others = Set(self.definitions(around: conflict.members, definitions) + conflict.members)
    let solution = solve(leavingOut { $0 == constraint || !others.contains($0) })
    guard solution.conflicts.isEmpty, solution.isCertain else { return nil }
    let variable = terms[0].variable
    let allowed = solution.freedom[variable] ?? solution.values[variable]...solution.values[variable]
    let constant = constant(of: constraint)
    if constant > allowed.upperBound { return allowed.upperBound ... .infinity }
    if constant < allowed.lowerBound { return -.infinity...allowed.lowerBound }
    return nil
  }

  /// The definitions that the variables of constraints depend on, ascending.
  private func definitions(around constraints: [Int], _ byVariable: [[Int]]) -> [Int] {
    var found: Set<Int> = []
    var open = constraints
    while let constraint = open.popLast() {
      for term in terms(of: constraint) {
        open += byVariable[term.variable].filter { found.insert($0).inserted }
      }
    }
    return found.sorted()
  }

  private var definitionsByVariable: [[Int]] {
    var definitions = [[Int]](repeating: [], count: variableCount)
    for row in rows.indices where rows[row].kind == .definition {
      for term in terms(of: row) { definitions[term.variable].append(row) }
    }
    return definitions
  }
}
