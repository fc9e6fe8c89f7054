import LinearOracle
import Testing

@testable import LinearSolver

@Suite struct ConflictWorkTests {
  @Test func `constraints on one view take linear work`() {
    func work(_ count: Int) -> Int {
      var problem = LinearProblem(variableCount: 1)
      for index in 0..<count { problem.add([LinearTerm(1, 0)], .equal, to: Double(index)) }
      var search = ConflictSearch<Double>(problem)
      #expect(search.run(Array(0..<count)).count == count - 1)
      return search.simplex.work
    }
    #expect(work(2000) < 6 * work(500))
  }

  private func row(_ count: Int, width: Double, last: Double = 1) -> LinearProblem {
    var problem = LinearProblem()
    var end = problem.addVariable()
    problem.add([LinearTerm(1, end)], .equal, to: 0, strength: .definition)
    for index in 0..<count {
      let (start, size, next) = (problem.addVariable(), problem.addVariable(), problem.addVariable())
      problem.define(LinearTerm(1, size), LinearTerm(1, start), LinearTerm(-1, next))
      problem.add([LinearTerm(1, size)], .greaterOrEqual, to: index == count - 1 ? last : 1)
      problem.add([LinearTerm(1, start), LinearTerm(-1, end)], .equal, to: 1)
      end = next
    }
    problem.add([LinearTerm(1, end)], .equal, to: width)
    return problem
  }

  @Test func `a search that starts where nearly all holds takes fewer steps`() {
    let problem = row(200, width: 399)
    let constraints = problem.constraints { $0 == .required || $0 == .definition }
    let start = solve(row(200, width: 400)).values
    var fast = ConflictSearch<Double>(problem, startingAt: start)
    var slow = ConflictSearch<Double>(problem)
    let found = Budget.$conflicts.withValue(-1) { (fast.run(constraints), slow.run(constraints)) }
    #expect(found.0.map(\.members.last) == [problem.constraintCount - 1])
    #expect(found.0.map(\.members.last) == found.1.map(\.members.last))
    #expect(fast.simplex.work < slow.simplex.work / 4, "\(fast.simplex.work) and \(slow.simplex.work)")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `conflicts do not depend on where the search starts`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let problem = layoutProblem(axes: 2, views: 4...9, &random)
    let constraints = problem.constraints { $0 == .required || $0 == .definition }
    let start = (0..<problem.variableCount).map { _ in Double(random.int(-50...300)) }
    var one = ConflictSearch<Double>(problem, startingAt: start)
    var other = ConflictSearch<Double>(problem)
    #expect(one.run(constraints) == other.run(constraints))
  }

  @Test func `equal parts are searched once in a run`() {
    let (problem, other) = (row(40, width: 79), row(40, width: 79, last: 2))
    let alone = [solve(problem), solve(other)]
    let together = Budget.run { [solve(problem), solve(other), solve(problem), solve(other)] }
    #expect(together.map(\.conflicts) == (alone + alone).map(\.conflicts))
    #expect(together.map(\.values) == (alone + alone).map(\.values))
    #expect(together[2].work < together[0].work / 2 && together[3].work < together[1].work / 2)
    #expect(together[1].work == alone[1].work, "a part with another constant is another one")
  }

  @Test(arguments: [
    ("two widths", [0, 1, 2, 3], 3, [1, 3]), ("only those that are taken", [0, 2], 3, [0, 2, 3]),
    ("none is left", [2], 3, nil), ("an earlier one ends before", [0, 1], 2, nil),
  ])
  func `the conflict that ends at a constraint`(
    _ name: String, _ taken: [Int], _ last: Int, _ expected: [Int]?
  ) {
    var problem = LinearProblem(variableCount: 3)
    problem.add([LinearTerm(1, 0)], .equal, to: 5)
    problem.add([LinearTerm(1, 1)], .equal, to: 6)
    problem.add([LinearTerm(1, 1), LinearTerm(-1, 0)], .equal, to: 1)
    problem.add([LinearTerm(1, 1)], .equal, to: 7)
    problem.add([LinearTerm(1, 1)], .equal, to: 8)
    for index in 0..<100 { problem.add([LinearTerm(1, 2)], .greaterOrEqual, to: Double(index)) }
    let (found, work) = conflict(of: problem, endingAt: last, where: taken.contains)
    #expect(found?.members == expected)
    #expect(work < 30 * problem.constraintCount, "only the connected rows are solved")
  }
}
