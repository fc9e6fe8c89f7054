import LinearOracle
import LinearSolver
import Testing

@Suite struct PathologicalTests {
  /// A problem for which the largest-coefficient rule cycles, from Chvátal, *Linear Programming* (1983), page 31.
  @Test func chvatalsCycle() {
    let problem = LinearProblem.minimizing([-10, 57, 9, 24], atLeast: -100) {
      $0.atMost([0.5, -5.5, -2.5, 9], 0)
      $0.atMost([0.5, -1.5, -0.5, 1], 0)
      $0.atMost([1], 1)
    }
    #expect(isClose(solve(problem).values, [1, 0, 1, 0]))
  }

  @Test(arguments: [5, 10, 20]) func squeezedCube(_ dimensions: Int) {
    let solution = solve(.kleeMinty(dimensions: dimensions))
    #expect(isClose(solution.values, Array(repeating: 0, count: dimensions - 1) + [1]))
    #expect(solution.freedom.areAllDetermined)
  }

  /// Klee and Minty's cube with Chvátal's numbers, which are powers of 10 and 100.
  @Test(arguments: [3, 5, 8]) func cubeOfPowers(_ dimensions: Int) {
    let weights = (0..<dimensions).map { -power(10, dimensions - 1 - $0) }
    let greatest = power(100, dimensions - 1)
    let problem = LinearProblem.minimizing(weights, atLeast: -2 * greatest) {
      for row in 0..<dimensions {
        $0.atMost((0..<row).map { 2 * power(10, row - $0) } + [1], power(100, row))
      }
    }
    let values = solve(problem).values
    #expect(abs(values[dimensions - 1] - greatest) <= 1e-9 * greatest)
    #expect(values.dropLast().allSatisfy { abs($0) <= 1e-9 * greatest })
  }

  @Test(arguments: [2, 10, 60]) func denseEquations(_ count: Int) {
    var problem = LinearProblem(variableCount: count)
    let sum = Double(count * (count - 1) / 2)
    for row in 0..<count {
      problem.add((0..<count).map { LinearTerm($0 == row ? 2 : 1, $0) }, .equal, to: sum + Double(row))
    }
    #expect(isClose(solve(problem).values, (0..<count).map { Double($0) }))
  }

  @Test(arguments: [3, 8, 24]) func densePairs(_ count: Int) {
    var problem = LinearProblem(variableCount: count)
    problem.add((0..<count).map { LinearTerm(1, $0) }, .equal, to: Double(count))
    for first in 0..<count {
      for second in first + 1..<count {
        problem.add([.init(1, first), .init(1, second)], .lessOrEqual, to: 2)
      }
    }
    let solution = solve(problem)
    #expect(solution.conflicts.isEmpty)
    #expect(solution.freedom.areAllDetermined)
    #expect(isClose(solution.values, Array(repeating: 1, count: count)))
  }

  /// For each of several sums of variables, three pairs of inequalities require the sum's value at `point`, and one
  /// equation of the same priority requires another value. The solution must satisfy the inequalities, because they
  /// outnumber the equation.
  @Test(arguments: [(5, 20), (20, 100), (60, 400)]) func majorities(_ count: Int, _ groups: Int) {
    var random = SplitMix64(seed: 1)
    let point = (0..<count).map { Double($0 * 37 % 101) }
    var problem = LinearProblem(variableCount: count)
    for group in 0..<groups {
      // The first `count` sums form a chain through all variables, which makes the solution unique; the other sums are
      // random.
      var terms =
        group < count
        ? [LinearTerm(1, group)] + (group == 0 ? [] : [LinearTerm(-1, group - 1)])
        : (0..<random.int(2...4)).map { _ in
          LinearTerm(random.pick([-2, -1, 1, 2]), random.int(0...count - 1))
        }
      terms.shuffle(using: &random)
      let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      for _ in 0..<3 {
        problem.add(terms, .lessOrEqual, to: sum, strength: .optional(500))
        problem.add(terms, .greaterOrEqual, to: sum, strength: .optional(500))
      }
      problem.add(terms, .equal, to: sum + random.pick([-1, 1]), strength: .optional(500))
    }
    let solution = solve(problem)
    #expect(isClose(solution.values, point))
    #expect(solution.freedom.areAllDetermined)
  }

  /// The sum of absolute errors is smallest at the median.
  @Test(arguments: [3, 101, 2001]) func median(_ count: Int) {
    var problem = LinearProblem(variableCount: 1)
    for index in 0..<count {
      problem.add([.init(1, 0)], .equal, to: Double(index * 7 % count), strength: .optional(500))
    }
    #expect(isClose(solve(problem).values, [Double(count / 2)]))
  }

  @Test(arguments: [10, 100, 2000]) func inequalitiesOfOnePriority(_ count: Int) {
    var problem = LinearProblem(variableCount: count + 1)
    problem.add([.init(1, 0)], .equal, to: 0)
    for index in 0..<count {
      problem.add([.init(1, index + 1), .init(-1, index)], .greaterOrEqual, to: 1, strength: .optional(500))
    }
    problem.add([.init(1, count)], .lessOrEqual, to: Double(count / 2))
    let solution = solve(problem)
    #expect(solution.conflicts.isEmpty)
    #expect(brokenConstraint(solution, problem) == nil)
    let missed = (0..<problem.constraintCount).reduce(0) {
      $0 + problem.error(of: $1, at: solution.values)
    }
    #expect(abs(missed - Double(count / 2)) <= 1e-6)
  }

  @Test(arguments: [1e-3, 1e-6, 1e-9]) func nearlyParallelBounds(_ difference: Double) {
    var problem = LinearProblem(variableCount: 2)
    for variable in 0...1 { problem.add([.init(1, variable)], .greaterOrEqual, to: 0) }
    problem.add([.init(1, 0), .init(1, 1)], .lessOrEqual, to: 1)
    problem.add([.init(1, 0), .init(1 + difference, 1)], .lessOrEqual, to: 1 + difference)
    problem.add([.init(1, 1)], .greaterOrEqual, to: 2, strength: .optional(750))
    problem.add([.init(1, 0)], .greaterOrEqual, to: 2, strength: .optional(250))
    let solution = solve(problem)
    #expect(solution.conflicts.isEmpty)
    #expect(isClose(solution.values, [0, 1]))
  }

  /// The differences in the ring add up to 0, so the constraints are consistent despite rounding.
  @Test(arguments: [3, 50, 200]) func redundantRing(_ count: Int) {
    var problem = LinearProblem(variableCount: count)
    problem.add([.init(1, 0)], .equal, to: 0)
    for index in 0..<count {
      let next = (index + 1) % count
      let step = next == 0 ? -0.1 * Double(count - 1) : 0.1
      problem.add([.init(1, next), .init(-1, index)], .equal, to: step)
    }
    for index in 1..<count { problem.add([.init(1, index)], .equal, to: 0.1 * Double(index)) }
    #expect(solve(problem).conflicts.isEmpty)
    problem.add([.init(1, count - 1)], .greaterOrEqual, to: 0.1 * Double(count) - 0.05)
    let conflicts = solve(problem).conflicts
    #expect(conflicts.map { $0.members.last } == [problem.constraintCount - 1])
  }

  /// The solver does not expand each sum through the whole chain of substitutions, so its work grows linearly with the
  /// chain's length.
  @Test func chainOfSubstitutions() {
    let (short, long) = (200, 800)
    let work = [short, long].map { count in
      let solution = solve(.chainOfSubstitutions(count: count))
      #expect(solution.conflicts.isEmpty)
      #expect(isClose(solution.values, (0..<count).flatMap { [13 * Double($0), 10] }))
      return solution.work
    }
    #expect(work[1] < 6 * work[0], "\(work)")
  }
}

extension LinearProblem {
  static func chainOfSubstitutions(count: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: 2 * count)
    problem.add([.init(1, 0)], .equal, to: 0, strength: .optional(10))
    for index in 0..<count {
      let (place, width) = (2 * index, 2 * index + 1)
      problem.add([.init(1, width)], .greaterOrEqual, to: Double(4 + index % 7))
      if index == 0 { continue }
      problem.add([.init(1, width), .init(-1, width - 2)], .equal, to: 0, strength: .optional(500))
      problem.add(
        [.init(1, place), .init(-1, place - 2), .init(-1, width - 2)], .equal, to: 3, strength: .optional(499)
      )
    }
    problem.add([.init(1, 1)], .equal, to: 0, strength: .optional(10))
    return problem
  }
}

private func power(_ base: Double, _ exponent: Int) -> Double {
  (0..<exponent).reduce(1) { product, _ in product * base }
}

private func isClose(_ values: [Double], _ expected: [Double]) -> Bool {
  values.count == expected.count
    && zip(values, expected).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
}
