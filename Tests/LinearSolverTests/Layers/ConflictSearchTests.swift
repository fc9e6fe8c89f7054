import LinearOracle
import Testing

@testable import LinearSolver

/// The search finds the same conflicts as `solveByDefinition`.
@Suite struct ConflictSearchTests {
  @Test(arguments: FiveProblems.allCases, [1, 2, 3, 4, 5, 6] as [UInt64])
  func `random lines in layouts, as the exact filter reports them`(_ layout: FiveProblems, _ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    expectExactConflicts(
      layout.problem(count: random.int(2...6)).withRandomLines(random.int(1...12), &random))
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `nested views with too many lines, as the exact filter reports them`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let problem = layoutProblem(axes: 2, views: 2...6, &random)
    expectExactConflicts(problem.withRandomLines(random.int(0...20), &random))
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `a row that is too wide with random lines, as the exact filter reports it`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var row = ViewProblem(width: 300, height: 100, count: 8)
    var previous = row.canvas.left
    for _ in 0..<random.int(5...7) {
      let view = row.addView()
      row.add(view.left, random.pick([.greaterOrEqual, .greaterOrEqual, .equal]), previous, 8)
      row.add(view.width, random.pick([.greaterOrEqual, .greaterOrEqual, .equal]), 60)
      previous = view.right
    }
    row.add(row.canvas.right, random.pick([.equal, .greaterOrEqual]), previous, 8)
    expectExactConflicts(row.problem.withRandomLines(random.int(0...3), &random))
  }

  /// If the budget is spent, the solver does not minimize conflicts, but it leaves out the same constraints as with
  /// enough budget.
  @Test func `without a budget`() {
    var problem = LinearProblem(variableCount: 4)
    for (a, b) in [(0, 1), (1, 2), (2, 3), (0, 2), (3, 0), (2, 1)] {
      problem.add([LinearTerm(1, a), LinearTerm(-1, b)], .greaterOrEqual, to: 1)
    }
    let whole = solve(problem)
    let cut = Budget.$conflicts.withValue(-1) { solve(problem) }
    #expect(whole.conflicts.map(\.members.last) == [4, 5] && whole.conflicts.allSatisfy(\.isMinimal))
    #expect(cut.conflicts.map(\.members.last) == [4, 5] && !cut.conflicts.contains(where: \.isMinimal))
    #expect(cut.values == whole.values)
  }

  private func expectExactConflicts(
    _ problem: LinearProblem, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var search = ConflictSearch<Double>(problem)
    let found = search.run(problem.constraints { $0 == .required || $0 == .definition })
    #expect(found == solveByDefinition(problem).conflicts, sourceLocation: sourceLocation)
  }

  @Test func `a row of a hundred and fifty views that is one point too wide`() {
    var row = ViewProblem(width: 58 * 150 + 7, height: 100, count: 150)
    var members = [2]
    var previous = row.canvas.left
    for _ in 0..<150 {
      let view = row.addView()
      members.append(row.problem.constraintCount)
      row.add(view.left, .greaterOrEqual, previous, 8)
      members.append(row.problem.constraintCount)
      row.add(view.width, .greaterOrEqual, 50)
      previous = view.right
    }
    members.append(row.problem.constraintCount)
    row.add(row.canvas.right, .equal, previous, 8)
    let isAsExpected = solve(row.problem).conflicts.map(\.members) == [members]
    #expect(isAsExpected)
  }

  @Test func `every view of three hundred has a second width`() {
    var row = ViewProblem(width: 58 * 300 + 8, height: 100, count: 300)
    var expected: [[Int]] = []
    var previous = row.canvas.left
    for index in 0..<300 {
      let view = row.addView()
      row.add(view.left, .equal, previous, 8)
      let first = row.problem.constraintCount
      row.add(view.width, .equal, 50)
      row.add(view.width, .equal, Double(51 + index))
      expected.append([first, first + 1])
      previous = view.right
    }
    let isAsExpected = solve(row.problem).conflicts.map(\.members) == expected
    #expect(isAsExpected)
  }
}

extension LinearProblem {
  fileprivate func withRandomLines(_ count: Int, _ random: inout SplitMix64) -> LinearProblem {
    let places = Set((0..<count).map { _ in random.int(0...constraintCount) })
    var result = LinearProblem(variableCount: variableCount)
    for constraint in 0...constraintCount {
      if places.contains(constraint) {
        let first = random.int(0...variableCount - 1)
        let step = random.pick([3, 6, 6, 12, 30, -6])
        let second = first + step >= 0 && first + step < variableCount ? first + step : first
        let relation: LinearRelation = random.pick([.equal, .equal, .lessOrEqual, .greaterOrEqual])
        let constant = random.pick([0, 8, 40, -8, 52.5, 300.0])
        let terms =
          first == second || random.chance(50)
          ? [LinearTerm(1, first)] : [LinearTerm(1, first), LinearTerm(random.pick([-1, -1, -0.5]), second)]
        result.add(terms, relation, to: constant)
      }
      if constraint < constraintCount {
        result.add(
          terms(of: constraint), relation(of: constraint), to: self.constant(of: constraint),
          strength: strength(of: constraint))
      }
    }
    return result
  }
}
