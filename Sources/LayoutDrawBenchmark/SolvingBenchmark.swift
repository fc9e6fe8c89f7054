import LinearOracle
import LinearSolver

/// Prints a table of the times to solve each problem with 10, 100, … views, both for the first time (`cold`) and again
/// with another width (`resized`):
///
/// - `constraints` excludes the equations `right = left + width` of the views.
/// - `growth` is the exponent of the growth in time: 1 is linear, 2 is quadratic.
/// - `freedom` is the additional time for finding the ranges of ambiguous values.
func measureSolving(upTo maximum: Int, _ names: some Collection<String>) {
  let counts = [10, 100, 1000, 10_000, 100_000].filter { $0 <= maximum }
  print("problem          views  constraints      cold ns  ns/constraint  growth  resized ns  freedom ns")
  for problem in FiveProblems.allCases where names.isEmpty || names.contains(problem.rawValue) {
    var previous: Double?
    for count in counts {
      let stated = FiveProblems.statedCount(problem.problem(count: count))
      let cold = median { solve(problem.problem(count: count), findsFreedom: false) }
      let whole = median { solve(problem.problem(count: count)) }
      let growth = previous.map { logarithm(cold / $0) }
      previous = cold
      print(
        pad(problem.rawValue, 14), padLeft("\(count)", 7), padLeft("\(stated)", 12),
        padLeft("\(Int(cold))", 12), padLeft(decimals(cold / Double(stated)), 14),
        padLeft(growth.map { decimals($0) } ?? "-", 7), padLeft("\(Int(resizing(problem, count)))", 11),
        padLeft("\(max(0, Int(whole - cold)))", 11))
    }
  }
}

private func resizing(_ problem: FiveProblems, _ count: Int) -> Double {
  let stated = problem.problem(count: count)
  let width = FiveProblems.widthConstraint
  let widths = [
    stated.constant(of: width.index), problem.problem(count: count, edited: true).constant(of: width.index),
  ]
  var solver = RepeatedSolver(stated, varying: [width])
  for width in widths { _ = solver.solve([width], findsFreedom: false) }
  var turn = 0
  return median {
    turn += 1
    return solver.solve([widths[turn % 2] + Double(turn % 8) / 4], findsFreedom: false)
  }
}
