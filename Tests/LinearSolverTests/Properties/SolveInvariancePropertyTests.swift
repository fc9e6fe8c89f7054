import LinearOracle
import Testing

@testable import LinearSolver

@Suite struct SolveInvariancePropertyTests {
  @Test(arguments: Shape.allCases) func sameTwice(_ shape: Shape) {
    check(shape) { problem, _ in solve(problem) == solve(problem) ? nil : "two runs differ" }
  }

  @Test(arguments: Shape.allCases) func sameInAnyOrder(_ shape: Shape) {
    check(shape) { problem, random in
      let exact = solveByDefinition(problem)
      guard exact.conflicts.isEmpty else { return nil }
      let order = (0..<problem.constraintCount).shuffled(using: &random)
      var shuffled = LinearProblem(variableCount: problem.variableCount)
      for row in order { shuffled.add(row, of: problem) }
      return difference(solve(problem), solve(shuffled), exact).map { "in the order \(order): \($0)" }
    }
  }

  @Test(arguments: Shape.allCases) func sameWithVariablesRenumbered(_ shape: Shape) {
    check(shape) { problem, random in
      let numbers = (0..<problem.variableCount).shuffled(using: &random)
      let renumbered = problem.renumbered(
        Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($0.offset, $0.element) }),
        variableCount: problem.variableCount)
      let other = solve(renumbered).restricted(to: numbers)
      return difference(solve(problem), other, solveByDefinition(problem)).map { "as \(numbers): \($0)" }
    }
  }

  @Test(arguments: Shape.allCases) func sameBesideAnother(_ shape: Shape) {
    check(shape) { problem, random in
      let other = shape.problem(seed: random.next())
      let count = problem.variableCount
      var both = LinearProblem(variableCount: count + other.variableCount)
      var ours: [Int: Int] = [:]
      var next = (ours: 0, other: 0)
      while next.ours < problem.constraintCount || next.other < other.constraintCount {
        let isOurs =
          next.other == other.constraintCount || (next.ours < problem.constraintCount && random.chance(50))
        if isOurs {
          ours[both.add(next.ours, of: problem)] = next.ours
          next.ours += 1
        } else {
          both.add(next.other, of: other, shiftedBy: count)
          next.other += 1
        }
      }
      var solution = solve(both).restricted(to: Array(0..<count))
      solution.conflicts = solution.conflicts.compactMap { conflict in
        let members = conflict.members.compactMap { ours[$0] }
        return members.isEmpty ? nil : LinearConflict(members: members)
      }
      return difference(solve(problem), solution, solveByDefinition(problem)).map {
        "\($0), beside\n\(other.source)\n"
      }
    }
  }
}

private func check(_ shape: Shape, _ complaint: (LinearProblem, inout SplitMix64) -> String?) {
  for seed in shape.seeds(of: (seedCount + 2) / 3) {
    let holds = tryProperty(of: shape, seed: seed) { problem in
      var random = SplitMix64(seed: seed &+ 1_000_000)
      return complaint(problem, &random)
    }
    if !holds { return }
  }
}

extension LinearProblem {
  @discardableResult
  fileprivate mutating func add(_ row: Int, of other: LinearProblem, shiftedBy offset: Int = 0) -> Int {
    add(
      other.terms(of: row).map { LinearTerm($0.coefficient, $0.variable.index + offset) },
      other.relation(of: row),
      to: other.constant(of: row), strength: other.strength(of: row)
    ).index
  }
}

extension LinearSolution {
  fileprivate func restricted(to variables: [Int]) -> LinearSolution {
    LinearSolution(
      values: variables.map { values[$0] }, freedom: OpenRanges(variables.map { freedom[$0] }),
      conflicts: conflicts)
  }
}
