import Testing

@testable import LinearSolver

@Suite struct ConflictTests {
  @Test func `two equalities of one variable`() {
    var problem = LinearProblem(variableCount: 1)
    problem.add([LinearTerm(1, 0)], .equal, to: 10)
    problem.add([LinearTerm(1, 0)], .equal, to: 20)
    let solution = solve(problem)
    #expect(solution.conflicts == [LinearConflict(members: [0, 1])])
    #expect(solution.values == [10])
  }

  @Test func `the member added last is left out, whatever other constraints follow`() {
    var row = Row(width: 100)
    let a = row.addItem()
    let left = row.add(a.left, .equal, 10)
    let width = row.add(a.width, .equal, 50)
    row.add(a.left, .lessOrEqual, 500)
    let right = row.add(a.right, .equal, 100)
    row.add(a.width, .lessOrEqual, 90)
    let solution = solve(row.problem)
    #expect(solution.conflicts == [LinearConflict(members: [left, width, right])])
    #expect(solution.values[a.right] == 60)
  }

  @Test func `of two sets with the same last member the one added earlier is reported`() {
    var problem = LinearProblem(variableCount: 1)
    problem.add([LinearTerm(1, 0)], .greaterOrEqual, to: 0)
    problem.add([LinearTerm(1, 0)], .equal, to: 5)
    problem.add([LinearTerm(1, 0)], .equal, to: -3)
    #expect(solve(problem).conflicts == [LinearConflict(members: [0, 2])])
  }

  @Test func `a negative width contradicts the bound nobody wrote`() {
    var row = Row(width: 100)
    let a = row.addItem()
    let widthBound = row.problem.constraintCount - 1
    let left = row.add(a.left, .equal, 60)
    let right = row.add(a.right, .equal, 40)
    #expect(solve(row.problem).conflicts == [LinearConflict(members: [widthBound, left, right])])
  }

  @Test func `a circle of inequalities`() {
    var problem = LinearProblem(variableCount: 3)
    for (a, b) in [(0, 1), (1, 2), (2, 0)] {
      problem.add([LinearTerm(1, a), LinearTerm(-1, b)], .greaterOrEqual, to: 1)
    }
    let solution = solve(problem)
    #expect(solution.conflicts == [LinearConflict(members: [0, 1, 2])])
    #expect(solution.values[0] - solution.values[1] >= 1)
    #expect(solution.values[1] - solution.values[2] >= 1)
  }

  @Test func `the conflict of a row that is too wide names its members`() {
    var row = Row(width: 100)
    var members = [1]
    var previous = row.start
    members.append(0)
    for width in [30.0, 70] {
      let item = row.addItem()
      members.append(row.add(item.left, minus: previous, .equal, 8))
      members.append(row.add(item.width, .equal, width))
      previous = item.right
    }
    members.append(row.add(row.extent, minus: previous, .greaterOrEqual, 8))
    #expect(solve(row.problem).conflicts.map(\.members).first?.last == members.last)
  }

  @Test func `several conflicts, in the order in which they are found`() {
    var problem = LinearProblem(variableCount: 2)
    problem.add([LinearTerm(1, 0)], .equal, to: 1)
    problem.add([LinearTerm(1, 1)], .equal, to: 1)
    problem.add([LinearTerm(1, 1)], .greaterOrEqual, to: 2)
    problem.add([LinearTerm(1, 0)], .equal, to: 2)
    problem.add([LinearTerm(1, 0)], .equal, to: 1)
    problem.add([LinearTerm(1, 0)], .lessOrEqual, to: 0)
    #expect(
      solve(problem).conflicts.map(\.members) == [[1, 2], [0, 3], [0, 5]])
  }

  @Test func `a constraint without variables contradicts itself`() {
    var problem = LinearProblem(variableCount: 1)
    problem.add([], .greaterOrEqual, to: 5)
    problem.add([LinearTerm(0, 0)], .equal, to: 0)
    #expect(solve(problem).conflicts.map(\.members) == [[0]])
  }

  @Test func `a conflict for every view of three hundred`() {
    var row = Row(width: 10_000)
    var expected: [[Int]] = []
    var previous = row.start
    for index in 0..<300 {
      let item = row.addItem()
      row.add(item.left, minus: previous, .equal, 8)
      let width = row.add(item.width, .equal, 20)
      expected.append([width, row.add(item.width, .equal, Double(21 + index))])
      previous = item.right
    }
    let solution = solve(row.problem)
    #expect(solution.conflicts.map(\.members) == expected)
    #expect(solution.values[previous] == 300 * 28)
  }
}
