import LinearOracle
import LinearSolver
import Testing

@Suite struct SolvePropertyTests {
  @Test(arguments: Shape.allCases) func agreesWithTheDefinition(_ shape: Shape) {
    for seed in shape.seeds(of: seedCount) {
      let holds = tryProperty(of: shape, seed: seed) { problem in
        disagreement(of: solve(problem), with: solveByDefinition(problem), on: problem)
      }
      // Stop after the first failure, since other random problems of the same shape rarely reveal a different mistake.
      if !holds { return }
    }
  }
}
