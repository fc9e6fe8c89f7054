import LinearOracle
import LinearSolver

/// Prints a problem as text for solvers in other languages, with the priority 0 for required constraints.
func printRows(of problem: LinearProblem) {
  print(problem.variableCount, problem.constraintCount)
  for constraint in 0..<problem.constraintCount {
    let terms = problem.terms(of: constraint)
    let relation =
      switch problem.relation(of: constraint) {
      case .equal: "="
      case .lessOrEqual: "<"
      case .greaterOrEqual: ">"
      }
    let priority =
      if case .optional(let priority) = problem.strength(of: constraint) { priority } else { 0.0 }
    print(
      relation, problem.constant(of: constraint), priority, terms.count,
      terms.map { "\($0.coefficient) \($0.variable.index)" }.joined(separator: " "))
  }
}

/// Solves a problem once, and prints the time in nanoseconds, the peak memory in MB, and the errors for each priority.
func printOnce(_ problem: FiveProblems, _ count: Int) {
  let clock = ContinuousClock()
  let start = clock.now
  let stated = problem.problem(count: count)
  let solution = solve(stated, findsFreedom: false)
  let (seconds, attoseconds) = (clock.now - start).components
  let memory = peakMemory()
  var errors: [Double: Double] = [:]
  for constraint in 0..<stated.constraintCount {
    guard case .optional(let priority) = stated.strength(of: constraint) else { continue }
    errors[priority, default: 0] += stated.error(of: constraint, at: solution.values)
  }
  let sums = errors.sorted { $0.key > $1.key }.map { "\(Int($0.key)):\(decimals($0.value, places: 3))" }
  print(
    ([String(Int(Double(seconds) * 1e9 + Double(attoseconds) / 1e9)), decimals(memory / 1e6, places: 1)]
      + sums)
      .joined(separator: " "))
}

extension LinearProblem {
  fileprivate func error(of constraint: Int, at values: [Double]) -> Double {
    let sum = terms(of: constraint).reduce(-constant(of: constraint)) {
      $0 + $1.coefficient * values[$1.variable]
    }
    return switch relation(of: constraint) {
    case .equal: abs(sum)
    case .lessOrEqual: max(0, sum)
    case .greaterOrEqual: max(0, -sum)
    }
  }
}
