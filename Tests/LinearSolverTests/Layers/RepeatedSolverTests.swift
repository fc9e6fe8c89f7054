import LinearOracle
import LinearSolver
import Testing

/// A `RepeatedSolver` finds the same solutions as `solve`.
@Suite struct RepeatedSolverTests {
  @Test(arguments: FiveProblems.allCases)
  func `every width as if solved anew`(_ kind: FiveProblems) {
    var problem = kind.problem(count: 12)
    let width = problem.constant(of: FiveProblems.widthConstraint.index)
    var solver = RepeatedSolver(problem, varying: [FiveProblems.widthConstraint])
    for step in [0, 1, 2, 7, 3, -4, 40, 0, -30, 12, 11] {
      let constant = width * (1 + Double(step) / 20)
      problem.setConstant(of: FiveProblems.widthConstraint, to: constant)
      expectSame(solver.solve([constant]), solve(problem), "width \(constant)")
      expectAsGood(
        solver.solve([constant], findsFreedom: false), solve(problem), problem, "width \(constant)")
    }
  }

  @Test(arguments: Shape.allCases)
  func `random problems, two constants that move`(_ shape: Shape) {
    for seed in shape.seeds(of: 40) {
      var problem = shape.problem(seed: seed)
      guard problem.constraintCount > 2 else { continue }
      let varying = [0, problem.constraintCount / 2].map(LinearConstraint.init(index:))
      let before = varying.map { problem.constant(of: $0.index) }
      var solver = RepeatedSolver(problem, varying: varying)
      for (first, second) in [(0.0, 0.0), (1, 0), (0, -2), (5, 3), (0.25, 0), (-40, 17), (0, 0)] {
        let constants = [before[0] + first, before[1] + second]
        for (place, constraint) in varying.enumerated() {
          problem.setConstant(of: constraint, to: constants[place])
        }
        // Skip the comparison if the constant of a definition varies, since the changed definitions could contradict
        // each other.
        if varying.contains(where: { problem.strength(of: $0.index) == .definition }) { continue }
        let comment: Comment = "\(shape), seed \(seed), constants \(constants)"
        expectSame(solver.solve(constants), solve(problem), comment)
        expectAsGood(solver.solve(constants, findsFreedom: false), solve(problem), problem, comment)
      }
    }
  }

  @Test func `past a corner another piece holds`() {
    var row = Row(width: 300)
    let box = row.addItem()
    row.add(box.left, minus: row.start, .equal, 10)
    row.add(box.width, .equal, 100, .optional(750))
    row.add(row.extent, minus: box.right, .greaterOrEqual, 10)
    var solver = RepeatedSolver(row.problem, varying: [row.width])
    let widths = [300.0, 200, 121, 120, 119, 50, 20, 300].map { solver.solve([$0]).values[box.width] }
    #expect(widths == [100, 100, 100, 100, 99, 30, 0, 100])
    #expect(solver.solve([19]).conflicts.count == 1)
    #expect(solver.solve([300]).conflicts.isEmpty)
  }

  @Test func `what is ambiguous moves along a piece`() {
    var row = Row(width: 300)
    let boxes = [row.addItem(), row.addItem()]
    row.add(boxes[0].left, minus: row.start, .equal, 0)
    row.add(boxes[1].left, minus: boxes[0].right, .equal, 0)
    row.add(boxes[1].right, minus: row.extent, .equal, 0)
    for box in boxes {
      row.add(box.width, .greaterOrEqual, 50)
      row.add(box.width, .equal, 100, .optional(250))
    }
    var solver = RepeatedSolver(row.problem, varying: [row.width])
    for width in [300.0, 310, 260, 250, 199, 160, 100, 300] {
      let values = solver.solve([width], findsFreedom: false).values
      let (a, b) = (values[boxes[0].width], values[boxes[1].width])
      #expect(a + b == width && min(a, b) >= 50)
      #expect(abs(a - 100) + abs(b - 100) == abs(width - 200))
    }
    #expect(solver.solve([300]).freedom[boxes[0].width] == 100...200)
    #expect(solver.solve([99], findsFreedom: false).conflicts.count == 1)
  }

  /// Expects that two solutions have the same conflicts, and equal sums of errors for each priority and each level of
  /// tie-breaks. The first solution must also satisfy all definitions and required constraints that no conflict leaves
  /// out.
  private func expectAsGood(
    _ a: LinearSolution, _ b: LinearSolution, _ problem: LinearProblem, _ comment: Comment
  ) {
    #expect(a.conflicts == b.conflicts, comment)
    #expect(brokenConstraint(a, problem) == nil, comment)
    var errors: [Strength: (a: Double, b: Double, size: Double)] = [:]
    for constraint in 0..<problem.constraintCount {
      let strength = problem.strength(of: constraint)
      if strength == .required || strength == .definition { continue }
      let before = errors[strength] ?? (0, 0, 1)
      errors[strength] = (
        before.a + problem.error(of: constraint, at: a.values),
        before.b + problem.error(of: constraint, at: b.values),
        max(before.size, problem.scale(of: constraint, at: b.values))
      )
    }
    for (strength, error) in errors {
      #expect(abs(error.a - error.b) <= 1e-6 * error.size, "\(comment), \(strength)")
    }
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
