import Testing

@testable import LinearSolver

/// Halving the list of constraints finds the first constraint that contradicts those before it.
struct HalvingTests {
  @Test(arguments: [
    ("x >= 2; x <= 1", 1), ("x = 1; x = 2; y = 3", 1), ("y = 3; x = 1; x = 2", 2),
    ("x = 1; y = 2; x = 3; y = 4", 2),
    ("x = 1; y = 2; z = 3; x + y >= 4; z <= 2", 3), ("x >= 1; x >= 2; x >= 3; x >= 4; x <= 0", 4),
  ])
  func theFirstContradiction(rows: String, leftOut: Int) throws {
    let solution = Budget.$conflictSearch.withValue(-1) {
      solve(LinearProblem(written: rows), findsFreedom: false)
    }
    #expect(solution.conflicts.first?.members == [leftOut], "\(rows): \(solution.conflicts)")
  }
}
