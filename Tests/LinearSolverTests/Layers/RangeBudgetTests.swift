import LinearOracle
import Testing

@testable import LinearSolver

/// The solver finds out which values are ambiguous even if the budget for computing their ranges is spent.
@Suite struct RangeBudgetTests {
  @Test(arguments: [Shape.oneAxisLayout, .twoAxisLayout, .arbitrary, .underconstrained])
  func openAllTheSame(_ shape: Shape) {
    for seed in 0..<UInt64(60) {
      let problem = shape.problem(seed: 31_000 + seed)
      let whole = solve(problem).freedom
      let cut = Budget.$ranges.withValue(-1) { solve(problem).freedom }
      let variables = (0..<problem.variableCount).map(Variable.init)
      let open = variables.filter { whole[$0] != nil }
      #expect(variables.filter(cut.isOpen) == open, "\(shape), seed \(seed)")
      // With the spent budget, an ambiguous variable either has the same range as with the full budget, or has no range
      // and is listed in `unsought`.
      #expect(open.allSatisfy { cut[$0] == nil ? cut.unsought.contains($0) : cut[$0] == whole[$0] })
    }
  }

  @Test func aCore() {
    var problem = LinearProblem(variableCount: 6)
    for first in 0..<6 {
      for second in 0..<6 where second != first {
        problem.add(
          [LinearTerm(1, first), LinearTerm(-1.5, second), LinearTerm(0.25, (second + 1) % 6)], .lessOrEqual,
          to: 10 + Double(first))
      }
    }
    problem.add([LinearTerm(1, 0)], .equal, to: 3)
    let cut = Budget.$ranges.withValue(-1) { solve(problem).freedom }
    #expect(cut.unsought.map(\.index) == [1, 2, 3, 4, 5] && !cut.areAllDetermined)
    #expect(!cut.isOpen(Variable(index: 0)) && cut.isOpen(Variable(index: 5)))
  }

  @Test func aDeterminedCore() {
    var problem = LinearProblem(variableCount: 3)
    for first in 0..<3 {
      problem.add([LinearTerm(1, first), LinearTerm(1, (first + 1) % 3)], .greaterOrEqual, to: 2)
    }
    problem.add((0..<3).map { LinearTerm(1, $0) }, .lessOrEqual, to: 3)
    let cut = Budget.$ranges.withValue(-1) { solve(problem) }
    #expect(cut.freedom.areAllDetermined && cut.values.allSatisfy { abs($0 - 1) < 1e-9 })
  }
}
