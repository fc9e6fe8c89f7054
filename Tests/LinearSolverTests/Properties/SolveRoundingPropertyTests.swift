import LinearOracle
import LinearSolver
import Testing

/// A constraint does not count as violated if its error is only a rounding error.
@Suite struct SolveRoundingPropertyTests {
  @Test func equationsThatHoldAtOnePointNeverConflict() {
    for seed in 0..<seedCount {
      var random = SplitMix64(seed: seed)
      let point = (0..<random.int(1...6)).map { _ in number(&random) * 40 }
      var problem = LinearProblem(variableCount: point.count)
      for _ in 0..<random.int(point.count...3 * point.count) {
        let terms = (0..<random.int(1...4)).map { _ in
          LinearTerm(number(&random), random.int(0...point.count - 1))
        }
        let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
        problem.add(terms, random.pick([.equal, .equal, .lessOrEqual, .greaterOrEqual]), to: sum)
      }
      let solution = solve(problem)
      #expect(solution.conflicts == [], "seed \(seed)\n\(problem.source)")
      #expect(brokenConstraint(solution, problem) == nil, "seed \(seed)\n\(problem.source)")
    }
  }

  @Test(arguments: [3, 6, 7, 9, 11, 13, 49, 127]) func equalPartsFillTheWhole(_ count: Int) {
    var problem = LinearProblem(variableCount: count + 1)
    let part = 320 / Double(count)
    problem.add([.init(1, 0)], .equal, to: 0)
    for index in 0..<count { problem.add([.init(1, index + 1), .init(-1, index)], .equal, to: part) }
    problem.add([.init(1, count)], .equal, to: 320)
    let solution = solve(problem)
    #expect(solution.conflicts == [])
    #expect(solution.freedom.allSatisfy { $0 == nil })
  }

  @Test func aThousandthTooMuchIsAConflict() {
    var problem = LinearProblem(variableCount: 3)
    for variable in 0..<3 { problem.add([.init(1, variable)], .equal, to: 33.333) }
    problem.add([.init(1, 0), .init(1, 1), .init(1, 2)], .equal, to: 100)
    #expect(solve(problem).conflicts == [LinearConflict(members: [0, 1, 2, 3])])
  }
}

private func number(_ random: inout SplitMix64) -> Double {
  let numerator = Double(random.int(-30...30))
  return random.chance(30)
    ? Double.random(in: -10...10, using: &random) : numerator / random.pick([1, 1, 2, 3, 7, 100])
}
