import LinearOracle
import LinearSolver
import Testing

/// If a problem contains numbers of very different magnitudes, its results are either correct to six digits or reported
/// as uncertain.
@Suite struct CertaintyTests {
  @Test func aMillionthBesideAMillion() {
    var problem = LinearProblem(variableCount: 4)  // a.left, a.right, b.left, b.right
    problem.add([.init(1, 0)], .equal, to: 0)
    problem.add([.init(1, 1), .init(-1, 0)], .equal, to: 1e6)
    problem.add([.init(1, 2), .init(-1, 1)], .equal, to: 0, strength: .optional(750))
    problem.add([.init(1, 3)], .equal, to: 1_000_000.000001)
    let width = problem.addVariable()
    problem.add([.init(1, width), .init(1, 2), .init(-1, 3)], .equal, to: 0, strength: .definition)
    problem.add([.init(1, width)], .greaterOrEqual, to: 0)
    let solution = solve(problem)
    #expect(solution.isCertain && solution.conflicts.isEmpty && solution.freedom.areAllDetermined)
    #expect(abs(solution.values[width] - 1e-6) <= 1e-12)
  }

  /// A sum that must exceed its bound of about 1,000,000 by 0.000001 causes a conflict; one that can equal the bound
  /// does not.
  @Test(arguments: [1e-6, 0, -1e-6]) func aMillionthTooMuch(_ excess: Double) {
    var problem = LinearProblem(variableCount: 2)
    problem.add([.init(1, 0)], .equal, to: 1e6)
    problem.add([.init(1, 1)], .greaterOrEqual, to: 1e-6 + excess)
    problem.add([.init(1, 0), .init(1, 1)], .lessOrEqual, to: 1_000_000.000001)
    #expect(solve(problem).conflicts.map(\.members) == (excess > 0 ? [[0, 1, 2]] : []))
  }

  @Test func farApartCoefficients() {
    var problem = LinearProblem(variableCount: 4)
    problem.add([.init(1, 1), .init(-1e5, 0)], .equal, to: 0)
    problem.add([.init(1, 2), .init(-1e-5, 1)], .equal, to: 1e-5)
    problem.add([.init(1, 3), .init(-1e5, 2)], .equal, to: 0)
    problem.add([.init(1, 3)], .equal, to: 3, strength: .optional(500))
    let values = solve(problem).values
    for (value, expected) in zip(values, [2e-5, 2, 3e-5, 3]) {
      #expect(abs(value - expected) <= 1e-6 * expected)
    }
  }

  @Test(arguments: Shape.allCases) func smallProblemsAreCertain(_ shape: Shape) {
    for seed: UInt64 in 0..<50 { #expect(solve(shape.problem(seed: seed)).isCertain, "seed \(seed)") }
  }

  @Test(arguments: [(1e-6, false), (0.5, true)]) func largeProblemsReportUncertainty(
    _ coefficient: Double, _ isCertain: Bool
  ) {
    var problem = LinearProblem(variableCount: 600)
    problem.add([.init(1, 0)], .equal, to: 10)
    for index in 1..<600 {
      problem.add([.init(1, index), .init(-coefficient, index - 1)], .greaterOrEqual, to: 1)
      problem.add([.init(1, index)], .lessOrEqual, to: 0, strength: .optional(250))
    }
    let solution = solve(problem, findsFreedom: false)
    #expect(solution.isCertain == isCertain)
    #expect(brokenConstraint(solution, problem) == nil)
  }
}
