import LinearSolver
import Testing

/// A problem that a property test once failed on, shrunk, and its conflicts by hand.
struct FoundConflict: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var variableCount: Int
  var build: @Sendable (inout LinearProblem) -> Void
  var conflicts: [[Int]]
}

private let foundConflicts = [
  FoundConflict(
    testDescription: "3x == -10 leaves a residue of 2e-15 once x is solved", variableCount: 1,
    build: {
      $0.add([.init(1, 0)], .lessOrEqual, 0)
      $0.add([.init(3, 0)], .equal, -10)
      $0.add([.init(1, 0)], .greaterOrEqual, 0)
    }, conflicts: [[1, 2]]),
  FoundConflict(
    testDescription: "what all zeros satisfy is no conflict", variableCount: 3,
    build: {
      $0.add([.init(1000, 0)], .greaterOrEqual, 0)
      $0.add([.init(1, 0)], .lessOrEqual, 0)
      $0.add([.init(1, 1)], .greaterOrEqual, 0)
      $0.add([.init(-1, 2)], .lessOrEqual, -1)
      $0.add([.init(1, 1), .init(0.05, 2), .init(20, 0)], .equal, 0)
    }, conflicts: [[0, 2, 3, 4]]),
  FoundConflict(
    testDescription: "a rejected row is followed by two that hold", variableCount: 3,
    build: {
      $0.add([.init(0.5, 0), .init(2, 1), .init(2, 0), .init(2, 2)], .equal, 0, .definition)
      $0.add([.init(1, 0)], .lessOrEqual, 0)
      $0.add([.init(1, 2)], .lessOrEqual, 1)
      $0.add([.init(1, 2)], .equal, 5)
      $0.add([.init(-1, 2)], .equal, 0)
      $0.add([.init(1, 1)], .equal, 0)
    }, conflicts: [[2, 3]]),
  FoundConflict(
    testDescription: "a definition and an equality say the size is 0, as bounds allow", variableCount: 3,
    build: {
      $0.add([.init(1, 2), .init(-1, 0), .init(-1, 1)], .equal, 0, .definition)
      $0.add([.init(1, 1)], .greaterOrEqual, 0)
      $0.add([.init(-0.75, 1)], .greaterOrEqual, 20)
      $0.add([.init(1, 0), .init(-1, 2)], .equal, 0)
    }, conflicts: [[1, 2]]),
  FoundConflict(
    testDescription: "a corner at 10/3 is rejected, 0 is left", variableCount: 1,
    build: {
      $0.add([.init(1, 0)], .lessOrEqual, 0)
      $0.add([.init(-3, 0)], .lessOrEqual, -10)
      $0.add([.init(-1, 0)], .lessOrEqual, 0)
    }, conflicts: [[0, 1]]),
  FoundConflict(
    testDescription: "a corner where three bounds meet, reached exactly", variableCount: 2,
    build: {
      $0.add([.init(1, 0)], .greaterOrEqual, -5)
      $0.add([.init(1, 1)], .greaterOrEqual, 0)
      $0.add([.init(0.5, 0), .init(3, 1)], .lessOrEqual, -2.5)
    }, conflicts: []),
  FoundConflict(
    testDescription: "a coefficient that is a difference, 0.1 - 0.075", variableCount: 2,
    build: {
      $0.add([.init(1, 0), .init(-10, 1)], .lessOrEqual, 0)
      $0.add([.init(0.1, 1), .init(-0.075, 1)], .equal, 0)
      $0.add([.init(1, 0)], .equal, 50)
      $0.add([.init(-1, 0)], .equal, 0)
    }, conflicts: [[0, 1, 2]]),
]

@Suite struct SolveConflictPropertyTests {
  @Test(arguments: foundConflicts) func roundingMakesNoConflict(_ found: FoundConflict) {
    var problem = LinearProblem(variableCount: found.variableCount)
    found.build(&problem)
    #expect(solveByDefinition(problem).conflicts.map(\.members) == found.conflicts)
    #expect(solve(problem).conflicts.map(\.members) == found.conflicts)
  }
}
