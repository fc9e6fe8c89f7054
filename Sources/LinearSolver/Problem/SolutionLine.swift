/// The line along which a solution moves as the constant of one constraint changes, and the range of this constant for
/// which the line is valid.
public struct SolutionLine: Sendable, Equatable {
  /// For each variable, the change of its value when the constant of the varied constraint increases by 1.
  public let rates: [Double]
  /// The range of the varied constant in which `rates`, the conflicts and the set of ambiguous variables stay the same.
  public let reach: ClosedRange<Double>
}

extension LinearProblem {
  /// Returns the rates at which a solution changes with the constant of `varying`, and the range of the constant for
  /// which the rates apply (parametric programming; T. Gal, *Postoptimal Analyses, Parametric Programming, and Related
  /// Topics*, 1979).
  ///
  /// Returns `nil` if the solution leaves out `varying`, if a conflict is not minimal, if the rates may change at the
  /// current constant, or if the result is not certain.
  ///
  /// - Complexity: One elimination and, if there are conflicts, some calls of `solve`. The cost of these calls is added
  ///   to `work`.
  public func line(
    through solution: LinearSolution, varying: LinearConstraint, work: inout Int
  ) -> SolutionLine? {
    let constraint = varying.index
    let leftOut = Set(solution.conflicts.map { $0.members[$0.members.count - 1] })
    guard solution.isCertain, solution.conflicts.allSatisfy(\.isMinimal), !leftOut.contains(constraint) else {
      return nil
    }
    var reach = -Double.infinity...Double.infinity
    let concerned = solution.conflicts.filter { $0.members.contains(constraint) }
    let definitions = concerned.isEmpty ? [] : definitionsByVariable
    var numbers = [Int32](repeating: -1, count: concerned.isEmpty ? 0 : variableCount)
    for conflict in concerned {
      guard let lasting = self.reach(of: conflict, varying: constraint, definitions, &numbers, &work) else {
        return nil
      }
      reach = reach.clamped(to: lasting)
    }
    var (rest, known) = (self, solution)
    if !leftOut.isEmpty {
      rest = leavingOut(leftOut.contains)
      known = solve(rest, findsFreedom: false)
      work += known.work
    }
    let place = constraint - leftOut.count { $0 < constraint }
    let constant = constant(of: constraint)
    guard let held = known.held,
      let piece = SolutionPiece(rest, solution.values, held, [place], at: [constant], isExact: true)
    else { return nil }
    let ends = constant + piece.reach[0].lowerBound...constant + piece.reach[0].upperBound
    return SolutionLine(rates: piece.directions[0], reach: ends.clamped(to: reach))
  }

  /// Returns the range of values for the varying constraint's constant in which the conflict remains; `nil` if this
  /// range cannot be determined with certainty.
  private func reach(
    of conflict: LinearConflict, varying constraint: Int, _ definitions: [[Int]], _ numbers: inout [Int32],
    _ work: inout Int
  ) -> ClosedRange<Double>? {
    let terms = terms(of: constraint)
    guard terms.count == 1, terms[0].coefficient == 1, relation(of: constraint) == .equal else { return nil }
    let others = self.definitions(around: conflict.members, definitions).union(conflict.members)
      .subtracting([constraint])
    let part = part(others.sorted(), numbers: &numbers)
    let solution = solve(part.problem)
    work += solution.work
    guard solution.conflicts.isEmpty, solution.isCertain,
      let variable = part.variables.firstIndex(of: terms[0].variable.index)
    else { return nil }
    let allowed = solution.freedom[variable] ?? solution.values[variable]...solution.values[variable]
    let constant = constant(of: constraint)
    if constant > allowed.upperBound { return allowed.upperBound ... .infinity }
    if constant < allowed.lowerBound { return -.infinity...allowed.lowerBound }
    return nil
  }

  private func definitions(around constraints: [Int], _ byVariable: [[Int]]) -> Set<Int> {
    var found: Set<Int> = []
    var open = constraints
    while let constraint = open.popLast() {
      for term in terms(of: constraint) {
        open += byVariable[term.variable].filter { found.insert($0).inserted }
      }
    }
    return found
  }

  private var definitionsByVariable: [[Int]] {
    var definitions = [[Int]](repeating: [], count: variableCount)
    for row in rows.indices where rows[row].kind == .definition {
      for term in terms(of: row) { definitions[term.variable].append(row) }
    }
    return definitions
  }
}
