import LinearOracle
import LinearSolver
import Testing

@Suite struct FuzzSeedTests {
  @Test(arguments: ProblemDecoder.Numbers.allCases) func endsWithFiniteValues(
    _ numbers: ProblemDecoder.Numbers
  ) {
    // Seed 280 with wild numbers once made the solver loop forever.
    for seed in Array(0..<seedCount) + [280] {
      let problem = randomProblem(seed, numbers)
      if let complaint = complaint(problem, numbers) {
        let least = problem.shrunk { self.complaint($0, numbers) != nil }
        Issue.record(
          "\(numbers), seed \(seed): \(self.complaint(least, numbers) ?? complaint)\n\(least.source)")
        return
      }
    }
  }

  private func complaint(_ problem: LinearProblem, _ numbers: ProblemDecoder.Numbers) -> String? {
    let solution = solve(problem)
    guard solution.values.count == problem.variableCount, solution.values.allSatisfy(\.isFinite) else {
      return "values \(solution.values)"
    }
    return numbers == .wild ? nil : brokenConstraint(solution, problem)
  }

  @Test func readsPastTheEndAsZero() {
    var decoder = ProblemDecoder([], .plain)
    #expect(decoder.decode() == LinearProblem(variableCount: 1))
    var expected = LinearProblem(variableCount: 3)
    expected.add([.init(-1, 2), .init(2, 1)], .equal, to: 0, strength: .definition)
    expected.add([.init(-1, 0)], .greaterOrEqual, to: 0, strength: .optional(2))
    var cut = ProblemDecoder([2, 1, 1, 1, 8, 0b10010, 8, 1, 3, 0xfc], .plain)
    #expect(cut.decode() == expected)
  }
}

private func randomProblem(_ seed: UInt64, _ numbers: ProblemDecoder.Numbers) -> LinearProblem {
  var random = SplitMix64(seed: seed)
  let length = random.int(0...(numbers == .wild ? 600 : 160))
  var decoder = ProblemDecoder((0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }, numbers)
  return decoder.decode()
}
