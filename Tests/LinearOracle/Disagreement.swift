package import LinearSolver

/// The relative tolerance for comparing computed numbers.
package let usualTolerance = 1e-7

private func isClose(_ a: Double, _ b: Double, scale: Double = 0) -> Bool {
  a == b || abs(a - b) <= usualTolerance * max(1, abs(a), abs(b), scale)
}

/// Compares `solution` with the exact solution and returns a description of the first mistake in `solution`, or `nil`
/// if there is none. The values and ranges of variables are compared only if `includingFreedom` is true.
package func disagreement(
  of solution: LinearSolution, with exact: OracleSolution, on problem: LinearProblem,
  includingFreedom: Bool = true
) -> String? {
  let count = problem.variableCount
  guard solution.values.count == count, solution.freedom.count == count else {
    return "\(solution.values.count) values, \(solution.freedom.count) freedoms for \(count) variables"
  }
  guard solution.values.allSatisfy(\.isFinite) else { return "values \(solution.values)" }
  if solution.conflicts != exact.conflicts {
    return "conflicts \(solution.conflicts.map(\.members)), not \(exact.conflicts.map(\.members))"
  }
  return brokenConstraint(solution, problem)
    ?? wrongLevel(solution, exact, problem)
    ?? (includingFreedom ? wrongFreedom(solution, exact) ?? wrongValue(solution, exact) : nil)
}

/// Returns a description of a definition or required constraint that `solution` violates although no conflict leaves it
/// out, or `nil` if there is none.
package func brokenConstraint(
  _ solution: LinearSolution, _ problem: LinearProblem, tolerance: Double = usualTolerance
) -> String? {
  let left = Set(solution.conflicts.compactMap(\.members.last))
  let rounding = Rounding(of: problem)
  for row in problem.constraints(where: { $0 == .definition || $0 == .required }) where !left.contains(row) {
    let error = problem.error(of: row, at: solution.values)
    if error > tolerance * problem.scale(of: row, at: solution.values) + rounding.error(of: row) {
      return "constraint \(row) is off by \(error) at \(solution.values)"
    }
  }
  return nil
}

private func wrongLevel(_ solution: LinearSolution, _ exact: OracleSolution, _ problem: LinearProblem)
  -> String?
{
  let rounding = Rounding(of: problem)
  for (constraints, least) in exact.levels {
    let sum = constraints.reduce(0) { $0 + problem.error(of: $1, at: solution.values) }
    let scale = constraints.reduce(0) { max($0, problem.scale(of: $1, at: solution.values)) }
    let unavoidable = constraints.reduce(0) { $0 + rounding.error(of: $1) }
    if !isClose(sum, least.double, scale: scale), abs(sum - least.double) > unavoidable {
      return "\(problem.strength(of: constraints[0])): error sum \(sum), not \(least), at \(solution.values)"
    }
  }
  return nil
}

private func wrongFreedom(_ solution: LinearSolution, _ exact: OracleSolution) -> String? {
  for (variable, extent) in exact.freedom.enumerated() {
    let range = solution.freedom[variable]
    let isRight =
      if extent.single != nil {
        range == nil
      } else if let range {
        isClose(range.lowerBound, extent.least?.double ?? -.infinity)
          && isClose(range.upperBound, extent.greatest?.double ?? .infinity)
      } else {
        false
      }
    if !isRight {
      return "freedom of \(variable) is \(range.map { "\($0)" } ?? "nil"), not \(extent)"
    }
  }
  return nil
}

private func wrongValue(_ solution: LinearSolution, _ exact: OracleSolution) -> String? {
  for (variable, extent) in exact.final.enumerated() {
    let value = solution.values[variable]
    let isRight =
      if let single = extent.single {
        isClose(value, single.double)
      } else {
        value >= (extent.least?.double ?? -.infinity) - usualTolerance * max(1, abs(value))
          && value <= (extent.greatest?.double ?? .infinity) + usualTolerance * max(1, abs(value))
      }
    if !isRight { return "value of \(variable) is \(value), not \(extent)" }
  }
  return nil
}

/// Returns a description of the first difference between two solutions, or `nil` if there is none. Values that are not
/// unique are ignored.
package func difference(_ a: LinearSolution, _ b: LinearSolution, _ exact: OracleSolution) -> String? {
  if a.conflicts != b.conflicts { return "conflicts \(a.conflicts), \(b.conflicts)" }
  for (variable, extent) in exact.final.enumerated() {
    if extent.single != nil, !isClose(a.values[variable], b.values[variable]) {
      return "value of \(variable): \(a.values[variable]), \(b.values[variable])"
    }
    switch (a.freedom[variable], b.freedom[variable]) {
    case (nil, nil): continue
    case (let x?, let y?) where isClose(x.lowerBound, y.lowerBound) && isClose(x.upperBound, y.upperBound):
      continue
    case (let x, let y): return "freedom of \(variable): \(x as Any), \(y as Any)"
    }
  }
  return nil
}

private struct Rounding {
  private let problem: LinearProblem
  private var magnification: [Double]

  init(of problem: LinearProblem) {
    self.problem = problem
    magnification = Array(repeating: 1, count: problem.variableCount)
    for row in problem.constraints(where: { $0 == .definition }) {
      let terms = problem.terms(of: row)
      guard let defined = terms.first, defined.coefficient != 0 else { continue }
      magnification[defined.variable] =
        terms.dropFirst().reduce(0) { $0 + abs($1.coefficient) * magnification[$1.variable] }
        / abs(defined.coefficient)
    }
  }

  func error(of constraint: Int) -> Double {
    1e-10
      * problem.terms(of: constraint).reduce(0) {
        $0 + abs($1.coefficient) * max(1, magnification[$1.variable])
      }
  }
}

extension Extent: CustomStringConvertible {
  package var description: String { "\(least?.description ?? "-inf")...\(greatest?.description ?? "inf")" }
}

extension LinearProblem {
  package func error(of constraint: Int, at values: [Double]) -> Double {
    let excess = terms(of: constraint).reduce(-constant(of: constraint)) {
      $0 + $1.coefficient * values[$1.variable]
    }
    switch relation(of: constraint) {
    case .equal: return abs(excess)
    case .lessOrEqual: return max(0, excess)
    case .greaterOrEqual: return max(0, -excess)
    }
  }

  /// Returns the largest absolute value of the constraint's constant and terms at `values`, but at least 1.
  package func scale(of constraint: Int, at values: [Double]) -> Double {
    terms(of: constraint).reduce(max(1, abs(constant(of: constraint)))) {
      max($0, abs($1.coefficient * values[$1.variable]))
    }
  }
}
