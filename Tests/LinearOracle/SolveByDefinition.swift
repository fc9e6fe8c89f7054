package import LinearSolver

/// The smallest and the largest value of a variable. Each is `nil` if the values are unbounded in its direction.
package struct Extent: Equatable {
  package var least: Rational?
  package var greatest: Rational?

  /// The variable's only possible value; `nil` if several values are possible.
  package var single: Rational? { least == greatest ? least : nil }
}

package struct OracleSolution {
  package var conflicts: [LinearConflict] = []
  /// The constraints of each priority and each level of tie-breaks, in the order in which they are applied, with the
  /// smallest possible sum of the constraints' errors.
  package var levels: [(constraints: [Int], error: Rational)] = []
  /// The range of each variable's values in all solutions that are best before tie-breaks are applied.
  package var freedom: [Extent] = []
  /// The range of each variable's values in the solutions that remain after tie-breaks are applied.
  package var final: [Extent] = []
  package var values: [Rational] = []
}

/// Solves a problem exactly by its definition, as a slow reference for `solve`.
package func solveByDefinition(_ problem: LinearProblem) -> OracleSolution {
  var solution = OracleSolution()

  // 1. Add the problem's variables to the tableau. Also add a variable for the left side of each constraint; it has no
  //    bounds until the constraint is enforced.
  var tableau = ExactTableau()
  for _ in 0..<problem.variableCount { _ = tableau.addColumn() }
  let lefts = (0..<problem.constraintCount).map { tableau.addRow(exactTerms(problem, $0)) }

  // 2. Enforce definitions and then required constraints, and record a conflict for each required constraint that
  // cannot hold.
  for definition in problem.constraints(where: { $0 == .definition }) {
    tableau.enforce(problem, definition, lefts)
  }
  precondition(tableau.makeFeasible(), "definitions contradict each other")
  let required = problem.constraints { $0 == .required }
  solution.conflicts = findConflicts(problem, required, lefts, &tableau)
  tableau.removeFixedColumns()

  // 3. Minimize the errors of optional constraints, the strongest first.
  for priority in Set(problem.priorities).sorted(by: >) {
    let level = problem.constraints { $0 == .optional(priority) }
    solution.levels.append((level, tableau.minimizeErrors(problem, level, lefts)))
  }

  // 4. Find the range of each variable.
  solution.freedom = (0..<problem.variableCount).map { tableau.extent(of: $0) }

  // 5. Minimize the errors of tie-breaks, level 0 first, and find the range of each variable again.
  for number in Set(problem.tieBreakLevels).sorted() {
    let level = problem.constraints { $0 == .tieBreak(number) }
    solution.levels.append((level, tableau.minimizeErrors(problem, level, lefts)))
  }
  solution.final = (0..<problem.variableCount).map { tableau.extent(of: $0) }
  solution.values = Array(tableau.values.prefix(problem.variableCount))
  return solution
}

/// Returns the conflicts of required constraints, and makes `tableau` enforce all required constraints except the last
/// of each conflict.
private func findConflicts(
  _ problem: LinearProblem, _ required: [Int], _ lefts: [Int], _ tableau: inout ExactTableau
) -> [LinearConflict] {
  var conflicts: [LinearConflict] = []
  var kept: [Int] = []
  for constraint in required {
    tableau.enforce(problem, constraint, lefts)
    if tableau.makeFeasible() {
      kept.append(constraint)
      continue
    }
    var members: [Int] = []
    for other in kept.reversed() {
      tableau.release(other, lefts)
      if tableau.makeFeasible() {
        members.append(other)
        tableau.enforce(problem, other, lefts)
      }
    }
    conflicts.append(LinearConflict(members: members.reversed() + [constraint]))
    tableau.release(constraint, lefts)
    for other in kept { tableau.enforce(problem, other, lefts) }
    precondition(tableau.makeFeasible())
  }
  return conflicts
}

extension ExactTableau {
  fileprivate mutating func enforce(_ problem: LinearProblem, _ constraint: Int, _ lefts: [Int]) {
    let constant = Rational(decimal: problem.constant(of: constraint))
    let relation = problem.relation(of: constraint)
    setBounds(
      of: lefts[constraint], from: relation == .lessOrEqual ? nil : constant,
      to: relation == .greaterOrEqual ? nil : constant)
  }

  fileprivate mutating func release(_ constraint: Int, _ lefts: [Int]) {
    setBounds(of: lefts[constraint], from: nil, to: nil)
  }

  /// Minimizes the sum of the constraints' errors and returns it. Later steps cannot increase it.
  fileprivate mutating func minimizeErrors(
    _ problem: LinearProblem, _ constraints: [Int], _ lefts: [Int]
  ) -> Rational {
    var errors: [(coefficient: Rational, variable: Int)] = []
    for constraint in constraints {
      // For an equation, add `left - over + under = constant`, and count `over + under` as its error. An inequality
      // needs only `over` or only `under`.
      let constant = Rational(decimal: problem.constant(of: constraint))
      let relation = problem.relation(of: constraint)
      let excess = values[lefts[constraint]] - constant
      var corrected = [(coefficient: Rational.one, variable: lefts[constraint])]
      if relation != .greaterOrEqual {
        let over = addColumn(value: max(excess, .zero), from: .zero)
        corrected.append((-.one, over))
        errors.append((.one, over))
      }
      if relation != .lessOrEqual {
        let under = addColumn(value: max(-excess, .zero), from: .zero)
        corrected.append((.one, under))
        errors.append((.one, under))
      }
      setBounds(
        of: addRow(corrected), from: relation == .lessOrEqual ? nil : constant,
        to: relation == .greaterOrEqual ? nil : constant)
    }
    let least = minimize(errors, keeping: true)
    removeFixedColumns()
    return least!
  }

  fileprivate mutating func extent(of variable: Int) -> Extent {
    Extent(least: minimize([(.one, variable)]), greatest: minimize([(-.one, variable)]).map { -$0 })
  }
}

private func exactTerms(_ problem: LinearProblem, _ constraint: Int) -> [(
  coefficient: Rational, variable: Int
)] {
  problem.terms(of: constraint).map { (Rational(decimal: $0.coefficient), $0.variable.index) }
}

extension LinearProblem {
  package func constraints(where isWanted: (Strength) -> Bool) -> [Int] {
    (0..<constraintCount).filter { isWanted(strength(of: $0)) }
  }

  fileprivate var priorities: [Double] {
    (0..<constraintCount).compactMap { if case .optional(let p) = strength(of: $0) { p } else { nil } }
  }

  fileprivate var tieBreakLevels: [Int] {
    (0..<constraintCount).compactMap { if case .tieBreak(let n) = strength(of: $0) { n } else { nil } }
  }
}
