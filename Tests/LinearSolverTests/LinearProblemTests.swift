import Testing

@testable import LinearSolver

@Suite struct LinearProblemTests {
  /// Rows of one or two terms are stored differently from longer ones.
  @Test(arguments: 0...5) func termsOfARow(count: Int) {
    let terms = (0..<count).map { LinearTerm(Double($0 + 1), Variable(index: 5 - $0)) }
    let others = (0..<4).map { LinearTerm(7, Variable(index: $0)) }
    var problem = LinearProblem(variableCount: 6)
    problem.add(others, .equal, to: 1)
    problem.add(terms, .equal, to: 2)
    problem.add(others, .equal, to: 3)
    var seen: [LinearTerm] = []
    problem.forEachTerm(of: 1) { seen.append($0) }
    #expect(seen == terms && problem.terms(of: 1) == terms)
    #expect(problem.firstVariable(of: 1) == terms.first?.variable)
  }

  @Test(arguments: 0..<8) func oneConstraintIsLeftOut(index: Int) {
    let problem = LinearProblem(
      written:
        "x = 1 ~500; y <= 2 ~250; x + y = 3; y = 4 ~100; x + y + z >= 5 ~250; z = 6 #2; z - x = 0 !; u = 7"
    )
    let rest = problem.leavingOut { $0 == index }
    let kept = (0..<8).filter { $0 != index }
    #expect(rest.variableCount == 4 && rest.constraintCount == 7)
    #expect(kept.indices.map { rest.strength(of: $0) } == kept.map { problem.strength(of: $0) })
    #expect(kept.indices.map { rest.terms(of: $0) } == kept.map { problem.terms(of: $0) })
    #expect(kept.indices.map { rest.relation(of: $0) } == kept.map { problem.relation(of: $0) })
    #expect(kept.indices.map { rest.constant(of: $0) } == kept.map { problem.constant(of: $0) })
  }

  @Test(arguments: ["", "x - x = 0", "x = 0 ~500"]) func littleIsCertain(text: String) {
    let solution = solve(LinearProblem(written: text))
    #expect(solution.isCertain && solution.conflicts.isEmpty && solution.values.allSatisfy { $0 == 0 })
  }

  /// The solver does not search for known conflicts again, and it still leaves out the last constraint of each.
  @Test(
    arguments: [
      ("x = 4; x = 6", [[0, 1]], [[0, 1]], 4), ("x = 4; x = 6; x = 9 ~500", [[0, 1]], [[0, 1]], 4),
      ("x = 4; x = 6; y = 2; y = 3", [[0, 1]], [[0, 1], [2, 3]], 4),
      ("x >= 4; x <= 3; x = 9 ~500", [[0, 1]], [[0, 1]], 9), ("x = 4; x = 6", [], [[0, 1]], 4),
    ] as [(String, [[Int]], [[Int]], Double)])
  func knownConflicts(text: String, known: [[Int]], found: [[Int]], x: Double) {
    let solution = solve(
      LinearProblem(written: text), reusing: known.map { LinearConflict(members: $0) })
    #expect(solution.conflicts == found.map { LinearConflict(members: $0) })
    #expect(solution.values[0] == x)
  }

  /// `!` marks a definition. Conflicts do not list definitions.
  @Test(
    arguments: [
      ("z - x = 0 !; x = 4; z = 5", [1, 2]), ("z - x = 0 !; x = 4; z = 4", nil),
      ("z - x = 0 !; x = 4; x = 9 ~500; x = 8 #0; z = 5", [1, 4]),
      ("x = 9 ~500; x = 8 #0; x = 5", nil),
    ] as [(String, [Int]?)])
  func conflictOfTheLast(text: String, members: [Int]?) {
    let problem = LinearProblem(written: text)
    let found = conflict(of: problem, endingAt: problem.constraintCount - 1) { _ in true }
    #expect(found.conflict?.members == members)
  }

  /// A problem is solved in double-double arithmetic only if `(variables + 1) * (constraints + 1)` is at most 200,000.
  @Test(arguments: [(99_999, true), (100_000, false)]) func largestInDoubleDouble(
    variables: Int, isSolved: Bool
  ) {
    var problem = LinearProblem(variableCount: variables)
    problem.add([LinearTerm(2, Variable(index: 3))], .equal, to: 8)
    var work = 0
    let solution = solveInDoubleDouble(problem, findsFreedom: false, work: &work)
    #expect((solution != nil) == isSolved)
    #expect(solution?.values[3] == (isSolved ? 4 : nil))
  }

  @Test func withoutABudgetNothingIsSolvedInDoubleDouble() {
    Budget.run {
      Budget.spend(Budget.left(for: .doubleDouble), on: .doubleDouble)
      var work = 0
      let problem = LinearProblem(written: "x = 4")
      #expect(solveInDoubleDouble(problem, findsFreedom: false, work: &work) == nil)
      #expect(work == 0)
    }
  }
}
