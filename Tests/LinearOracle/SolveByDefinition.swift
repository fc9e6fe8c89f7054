package import LinearSolver

/// The least and the greatest value of something; nil where it has no bound.
package struct Extent: Equatable {
  package var least: Rational?
  package var greatest: Rational?

  /// The only value, if there is one.
  package var single: Rational? { least == greatest ? least : nil }
}

/// The exact results of a `LinearProblem` by its definition.
package struct OracleSolution {
  package var conflicts: [LinearConflict] = []
  /// Each level of optional constraints, strongest first, then each of tie-breaks, and its least error sum.
  package var levels: [(constraints: [Int], error: Rational)] = []
  /// The range of each variable over the best solutions before tie-breaks.
  package var freedom: [Extent] = []
  /// The range of each variable over the solutions that are best after all tie-breaks.
  package var final: [Extent] = []
  /// One of those solutions.
  package var values: [Rational] = []
}

/// Solves a problem by its definition, exactly and slowly, so that `solve` can be compared with it.
///
/// Doubles count as the decimals that they print as.
package func solveByDefinition(_ problem: LinearProblem) -> OracleSolution {
  var solution = OracleSolution()

  // 1. A variable for each of the problem's, and one for each constraint's left side, without bounds yet.
  var tableau = ExactTableau()
  for _ in 0..<problem.variableCount { _ = tableau.addColumn() }
  let lefts = (0..<problem.constraintCount).map { tableau.addRow(exactTerms(problem, $0)) }

  // 2. Definitions, then required constraints in order; each that is impossible is a conflict.
  for definition in problem.constraints(where: { $0 == .definition }) {
    tableau.enforce(problem, definition, lefts)
  }
  precondition(tableau.makeFeasible(), "definitions contradict each other")
  let required = problem.constraints { $0 == .required }
  solution.conflicts = findConflicts(problem, required, lefts, &tableau)
  tableau.removeFixedColumns()

  // 3. Optional levels, strongest first.
  for priority in Set(problem.priorities).sorted(by: >) {
    let level = problem.constraints { $0 == .optional(priority) }
    solution.levels.append((level, tableau.minimizeErrors(problem, level, lefts)))
  }

  // 4. The range of each variable.
  solution.freedom = (0..<problem.variableCount).map { tableau.extent(of: $0) }

  // 5. Tie-breaks, level 0 first, and the ranges that they leave.
  for number in Set(problem.tieBreakLevels).sorted() {
    let level = problem.constraints { $0 == .tieBreak(number) }
    solution.levels.append((level, tableau.minimizeErrors(problem, level, lefts)))
  }
  solution.final = (0..<problem.variableCount).map { tableau.extent(of: $0) }
  solution.values = Array(tableau.values.prefix(problem.variableCount))
  return solution
}

/// Finds the conflicts of the required constraints. Afterward, `tableau` enforces those that were kept.
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

  /// Makes the sum of the constraints' errors least, and keeps it so.
  fileprivate mutating func minimizeErrors(
    _ problem: LinearProblem, _ constraints: [Int], _ lefts: [Int]
  ) -> Rational {
    var errors: [(coefficient: Rational, variable: Int)] = []
    for constraint in constraints {
      // left - over + under = constant; an inequality needs only one of the two.
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
  /// Indices of the constraints of some strength, ascending.
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
