import BenchmarkProblems
import LinearSolver
import Testing

/// A `RepeatedSolver` says what solving anew says.
@Suite struct RepeatedSolverTests {
  @Test(arguments: FiveProblems.allCases)
  func `every width as if solved anew`(_ kind: FiveProblems) {
    var problem = kind.problem(count: 12)
    let width = problem.constant(of: FiveProblems.widthConstraint)
    var solver = RepeatedSolver(problem, varying: [FiveProblems.widthConstraint])
    for step in [0, 1, 2, 7, 3, -4, 40, 0, -30, 12, 11] {
      let constant = width * (1 + Double(step) / 20)
      problem.setConstant(of: FiveProblems.widthConstraint, to: constant)
      expectSame(solver.solve([constant]), solve(problem), "width \(constant)")
    }
  }

  @Test(arguments: Shape.allCases)
  func `random problems, two constants that move`(_ shape: Shape) {
    for seed in shape.seeds(of: 40) {
      var problem = shape.problem(seed: seed)
      guard problem.constraintCount > 2 else { continue }
      let varying = [0, problem.constraintCount / 2]
      let before = varying.map { problem.constant(of: $0) }
      var solver = RepeatedSolver(problem, varying: varying)
      for (first, second) in [(0.0, 0.0), (1, 0), (0, -2), (5, 3), (0.25, 0), (-40, 17), (0, 0)] {
        let constants = [before[0] + first, before[1] + second]
        for (place, constraint) in varying.enumerated() {
          problem.setConstant(of: constraint, to: constants[place])
        }
        // Definitions do not contradict each other; with other constants these might.
        if varying.contains(where: { problem.strength(of: $0) == .definition }) { continue }
        expectSame(solver.solve(constants), solve(problem), "\(shape), seed \(seed), constants \(constants)")
      }
    }
  }

  /// A box that keeps its width until the space is too small, and then gives way.
  @Test func `past a corner another piece holds`() {
    var row = Row(width: 300)
    let box = row.addItem()
    row.add(box.left, minus: row.start, .equal, 10)
    row.add(box.width, .equal, 100, .optional(750))
    row.add(row.extent, minus: box.right, .greaterOrEqual, 10)
    var solver = RepeatedSolver(row.problem, varying: [1])
    let widths = [300.0, 200, 121, 120, 119, 50, 20, 300].map { solver.solve([$0]).values[box.width] }
    #expect(widths == [100, 100, 100, 100, 99, 30, 0, 100])
    #expect(solver.solve([19]).conflicts.count == 1)
    #expect(solver.solve([300]).conflicts.isEmpty)
  }

  private func expectSame(_ a: LinearSolution, _ b: LinearSolution, _ comment: Comment) {
    #expect(a.conflicts == b.conflicts, comment)
    #expect(a.freedom.map { $0 == nil } == b.freedom.map { $0 == nil }, comment)
    for variable in b.values.indices where b.freedom[variable] == nil {
      let scale = max(1, abs(b.values[variable]))
      #expect(abs(a.values[variable] - b.values[variable]) <= 1e-6 * scale, comment)
    }
  }
}
