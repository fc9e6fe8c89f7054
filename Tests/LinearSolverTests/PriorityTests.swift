import Testing

@testable import LinearSolver

@Suite struct PriorityTests {
  @Test func `one constraint outweighs 1,500 weaker ones`() {
    var problem = LinearProblem(variableCount: 1)
    for _ in 0..<1500 { problem.add([LinearTerm(1, 0)], .equal, to: 0, strength: .optional(250)) }
    problem.add([LinearTerm(1, 0)], .equal, to: 100, strength: .optional(500))
    #expect(solve(problem).values == [100])
  }

  @Test func `one constraint outweighs many weaker ones that it only touches through others`() {
    var row = Row(width: 100)
    var previous = row.start
    var items: [Row.Item] = []
    for _ in 0..<60 {
      let item = row.addItem()
      row.add(item.left, minus: previous, .equal, 0)
      row.add(item.width, .equal, 1, .optional(250))
      previous = item.right
      items.append(item)
    }
    row.add(previous, .equal, 100, .optional(251))
    let solution = solve(row.problem)
    #expect(solution.values[previous] == 100)
    #expect(solution.conflicts.isEmpty)
    #expect(items.reduce(0) { $0 + abs(solution.values[$1.width] - 1) } == 40)
  }

  @Test func `within a priority the sum of errors is least`() {
    var problem = LinearProblem(variableCount: 1)
    for target in [0.0, 10, 11, 50, 90] {
      problem.add([LinearTerm(1, 0)], .equal, to: target, strength: .optional(1))
    }
    #expect(solve(problem).values == [11])
  }

  @Test func `errors count in the units of the constraint`() {
    var problem = LinearProblem(variableCount: 1)
    problem.add([LinearTerm(3, 0)], .equal, to: 30, strength: .optional(1))
    problem.add([LinearTerm(1, 0)], .equal, to: 1, strength: .optional(1))
    problem.add([LinearTerm(-1, 0)], .equal, to: -2, strength: .optional(1))
    #expect(solve(problem).values == [10])
  }

  @Test func `compression resists at its priority, hugging gives way`() {
    var row = Row(width: 100)
    let a = row.addItem()
    let b = row.addItem()
    row.add(a.left, minus: row.start, .equal, 0)
    row.add(b.left, minus: a.right, .equal, 0)
    row.add(b.right, .equal, 100)
    for (item, size, hugging) in [(a, 30.0, 251.0), (b, 50.0, 250.0)] {
      row.add(item.width, .lessOrEqual, size, .optional(hugging))
      row.add(item.width, .greaterOrEqual, size, .optional(750))
    }
    let solution = solve(row.problem)
    #expect(solution.values[a.width] == 30)
    #expect(solution.values[b.width] == 70)
    #expect(solution.freedom.allSatisfy { $0 == nil })
  }

  @Test func `inequalities bend only as far as they must`() {
    var problem = LinearProblem(variableCount: 2)
    problem.add([LinearTerm(1, 0), LinearTerm(1, 1)], .equal, to: 10)
    problem.add([LinearTerm(1, 0)], .greaterOrEqual, to: 8, strength: .optional(10))
    problem.add([LinearTerm(1, 1)], .greaterOrEqual, to: 6, strength: .optional(5))
    #expect(solve(problem).values == [8, 2])
  }
}
