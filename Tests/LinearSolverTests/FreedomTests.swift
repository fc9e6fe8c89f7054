import Testing

@testable import LinearSolver

@Suite struct FreedomTests {
  @Test func `an unbounded variable is free and ends nearest to 0`() {
    let solution = solve(LinearProblem(variableCount: 2))
    #expect(solution.freedom == [-.infinity ... .infinity, -.infinity ... .infinity])
    #expect(solution.values == [0, 0])
  }

  @Test func `bounds are the ends of the range`() {
    var problem = LinearProblem(variableCount: 1)
    problem.add([LinearTerm(2, 0)], .greaterOrEqual, to: 6)
    problem.add([LinearTerm(-1, 0)], .greaterOrEqual, to: -16)
    let solution = solve(problem)
    #expect(solution.freedom == [3...16])
    #expect(solution.values == [3])
  }

  @Test func `a tie between equal priorities is freedom, and a tie-break ends it`() {
    var row = Row(width: 100)
    let a = row.addItem()
    let b = row.addItem()
    row.add(a.left, .equal, 0)
    row.add(b.left, minus: a.right, .equal, 0)
    row.add(b.right, .equal, 100)
    row.add(a.width, .equal, 60, .optional(250))
    row.add(b.width, .equal, 60, .optional(250))
    row.add(b.width, .equal, 0, .tieBreak(1))
    row.add(a.width, .equal, 45, .tieBreak(0))
    let solution = solve(row.problem)
    #expect(solution.freedom[a.width] == 40...60)
    #expect(solution.freedom[b.width] == 40...60)
    #expect(solution.freedom[a.right] == 40...60)
    #expect(solution.freedom[a.left] == nil)
    #expect(solution.values[a.width] == 45)
    #expect(solution.values[b.width] == 55)
  }

  @Test func `a variable that inequalities pin from both sides has one value`() {
    var problem = LinearProblem(variableCount: 2)
    problem.add([LinearTerm(1, 0), LinearTerm(1, 1)], .greaterOrEqual, to: 10)
    problem.add([LinearTerm(1, 0)], .lessOrEqual, to: 4)
    problem.add([LinearTerm(1, 1)], .lessOrEqual, to: 6)
    let solution = solve(problem)
    #expect(solution.freedom == [nil, nil])
    #expect(solution.values == [4, 6])
  }

  @Test func `tie-breaks are taken strictly in order`() {
    var problem = LinearProblem(variableCount: 2)
    problem.add([LinearTerm(1, 0), LinearTerm(1, 1)], .equal, to: 10)
    problem.add([LinearTerm(1, 0)], .greaterOrEqual, to: 0)
    problem.add([LinearTerm(1, 1)], .greaterOrEqual, to: 0)
    problem.add([LinearTerm(1, 0)], .equal, to: 3, strength: .tieBreak(1))
    problem.add([LinearTerm(1, 1)], .lessOrEqual, to: 9, strength: .tieBreak(0))
    #expect(solve(problem).values == [3, 7])
  }

  @Test(arguments: Shape.allCases)
  func `values do not depend on whether anybody asks for the freedom`(_ shape: Shape) {
    for seed in shape.seeds(of: 60) {
      let problem = shape.problem(seed: seed)
      let (asked, silent) = (solve(problem), solve(problem, findsFreedom: false))
      #expect(asked.values == silent.values, "seed \(seed)")
      #expect(asked.conflicts == silent.conflicts, "seed \(seed)")
      #expect(silent.freedom.allSatisfy { $0 == nil }, "seed \(seed)")
    }
  }
}
