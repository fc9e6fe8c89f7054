/// Solves a problem again and again while some of its constants change: a layout at many canvas sizes.
///
/// Between two changes of which constraints are held exactly, a solution moves in proportion to the constants. Each
/// such piece is computed once: how every value moves with every constant, and how far that stays true. As long as
/// it does, a further solution costs a multiplication and an addition a variable. What is in conflict is solved anew
/// each time, and so is what is ambiguous where its freedom is asked for.
///
///     var row = RepeatedSolver(problem, varying: [canvasWidth])
///     for width in stride(from: 320.0, through: 1024, by: 1) {
///       let solution = row.solve([width])
///     }
public struct RepeatedSolver: Sendable {
  private var problem: LinearProblem
  private let varying: [LinearConstraint]
  /// The piece used last comes first.
  private var pieces: [SolutionPiece] = []

  /// - Parameter constraints: those whose constants will change.
  public init(_ problem: LinearProblem, varying constraints: [LinearConstraint]) {
    self.problem = problem
    varying = constraints
  }

  /// The solution with other constants, in the order of the constraints given at first; the same as `solve` finds,
  /// but where several are best and no tie-break picks one: then another one of these, perhaps.
  ///
  /// Cost: linear in the number of variables while a known piece holds; else a `solve`, and an elimination of the
  /// equations for each varying constant.
  public mutating func solve(_ constants: [Double], findsFreedom: Bool = true) -> LinearSolution {
    precondition(constants.count == varying.count, "one constant for each varying constraint")
    // 1. A piece that is known.
    for (place, piece) in pieces.enumerated() where piece.isDetermined || !findsFreedom {
      guard let values = piece.values(at: constants) else { continue }
      if place > 0 { pieces.swapAt(0, place) }
      return LinearSolution(
        values: values, freedom: OpenRanges(determined: problem.variableCount), conflicts: [])
    }
    // 2. A new one.
    for (constraint, constant) in zip(varying, constants) {
      problem.setConstant(of: constraint, to: constant)
    }
    let solution = LinearSolver.solve(problem, findsFreedom: findsFreedom)
    if let held = solution.held,
      let piece = SolutionPiece(problem, solution.values, held, varying.map(\.index), at: constants)
    {
      if pieces.count == 16 { pieces.removeLast() }
      pieces.insert(piece, at: 0)
    }
    return solution
  }
}
