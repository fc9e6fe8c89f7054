import LinearOracle
import LinearSolver
import Testing

@Suite struct HardProblemTests {
  @Test(arguments: hardProblems) func agreesWithTheHand(_ hard: HardProblem) {
    let exact = solveByDefinition(hard.problem)
    #expect(disagreement(of: solve(hard.problem), with: exact, on: hard.problem) == nil)
    #expect(exact.conflicts.map(\.members) == hard.conflicts)
    #expect(exact.freedom.map { $0.single?.double } == hard.values)
  }
}
