import LinearOracle
import LinearSolver
import Testing

@Suite struct SolveFoundPropertyTests {
  @Test(arguments: foundFailures + foundByFuzzer) func agreesWithTheDefinition(_ found: FoundFailure) {
    var problem = LinearProblem(variableCount: found.variableCount)
    found.build(&problem)
    let exact = solveByDefinition(problem)
    #expect(exact.conflicts.map(\.members) == found.conflicts)
    #expect(disagreement(of: solve(problem), with: exact, on: problem) == nil)
  }
}
