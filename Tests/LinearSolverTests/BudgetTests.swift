import Testing

@testable import LinearSolver

struct BudgetTests {
  @Test func allProblemsOfARunShareOne() {
    Budget.run {
      let most = Budget.left(for: .trials)
      Budget.spend(10, on: .trials)
      Budget.run { Budget.spend(5, on: .trials) }
      #expect(Budget.left(for: .trials) == most - 15)
      #expect(Budget.left(for: .idle) == 100_000_000)
    }
    let before = Budget.left(for: .trials)
    Budget.spend(1_000_000, on: .trials)
    #expect(Budget.left(for: .trials) == before, "outside of a run nothing is shared")
  }

  @Test(arguments: [
    (0, 170_000_000), (100_000_000, 120_000_000), (300_000_000, 20_000_000), (9_000_000_000, 20_000_000),
  ])
  func solvingLeavesLessForDrawing(solving: Int, left: Int) {
    Budget.run {
      Budget.spend(solving, on: .canvases)
      #expect(Budget.left(for: .drawing) == left)
    }
  }

  @Test func nothingIsLeftForWhatNobodyWaitsFor() {
    Budget.run(Budget { true }) {
      for purpose in Budget.Purpose.allCases { #expect(Budget.left(for: purpose) == 0) }
    }
  }

  private func contradicting(_ count: Int) -> LinearProblem {
    var problem = LinearProblem()
    let variables = (0..<6).map { _ in problem.addVariable() }
    for index in 0..<count {
      let terms = variables.enumerated().map { LinearTerm(Double((index + 3) * ($0 + 2) % 7) + 1, $1) }
      problem.add(terms, .greaterOrEqual, to: 10)
      problem.add(terms, .lessOrEqual, to: 5)
    }
    return problem
  }

  /// If the budget for halving is spent, the solver no longer searches for each contradiction separately. Instead, it
  /// leaves out, in one step, all equations that contradict earlier ones.
  @Test func withoutSearchesAFewRoundsAreEnough() {
    var problem = LinearProblem()
    let variables = (0...500).map { _ in problem.addVariable() }
    for (one, next) in zip(variables, variables.dropFirst()) {
      for distance in [1.0, 2] {
        problem.add(LinearTerm(1, next), and: LinearTerm(-1, one), .equal, to: distance)
      }
    }
    let solution = Budget.run {
      Budget.spend(Budget.left(for: .halving), on: .halving)
      return solve(problem)
    }
    #expect(solution.conflicts.map(\.members) == (0..<500).map { [2 * $0 + 1] })
    #expect(solution.conflicts.allSatisfy { !$0.isMinimal })
    #expect(solution.values[variables[500]] - solution.values[variables[0]] == 500)
    #expect(solution.work < 1000 * problem.constraintCount)
  }

  /// If the budget for halving is exceeded by more than 200 million units, the solver leaves out all inequalities of a
  /// contradiction at once.
  @Test(arguments: [(0, [[2]]), (200_000_000, [[2]]), (200_000_001, [[0], [1], [2]])])
  func whatIsLeftOutWithoutSearches(beyond: Int, leftOut: [[Int]]) {
    let problem = LinearProblem(written: "y - x >= 1; z - y >= 1; x - z >= -1")
    let solution = Budget.run {
      Budget.spend(Budget.left(for: .halving) + beyond, on: .halving)
      Budget.spend(Budget.left(for: .doubleDouble), on: .doubleDouble)
      return solve(problem)
    }
    #expect(solution.conflicts == leftOut.map { LinearConflict(members: $0, isMinimal: false) })
    #expect(!solution.isCertain)
  }

  @Test func conflictsOfManyProblemsAreCutOffTogether() {
    let problem = contradicting(5)
    let alone = solve(problem)
    #expect(!alone.conflicts.isEmpty && alone.conflicts.allSatisfy(\.isMinimal))
    Budget.$conflicts.withValue(1) {
      Budget.run {
        let first = solve(problem)
        Budget.spend(1, on: .conflicts)
        let second = solve(problem)
        // The spent budget does not change which constraints are left out.
        #expect(first.conflicts.map(\.members.last) == alone.conflicts.map(\.members.last))
        #expect(second.conflicts.map(\.members.last) == alone.conflicts.map(\.members.last))
      }
    }
  }

  @Test func workGrowsWithRows() {
    func work(_ rows: Int, levels: Int) -> Int {
      var problem = LinearProblem()
      let variable = problem.addVariable()
      for row in 0..<rows {
        problem.add(
          [LinearTerm(1, variable)], .greaterOrEqual, to: Double(row),
          strength: .optional(Double(row % levels + 1)))
      }
      return solve(problem).work
    }
    #expect(work(100, levels: 1) >= 100 * 24)
    #expect(work(1000, levels: 1) > 5 * work(100, levels: 1))
    #expect(work(900, levels: 900) >= 900 * (24 + 64))
  }
}
