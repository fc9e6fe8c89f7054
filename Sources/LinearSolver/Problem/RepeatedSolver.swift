/// Solves a problem repeatedly while some of its constants change: a layout at many canvas sizes.
///
/// As long as the same constraints are met exactly, a solution is linear in the constants. Each such piece is computed
/// once: the rates of all values, and the range in which they apply. Within it, a further solution costs a
/// multiplication and an addition per variable. Problems with conflicts are solved anew each time, and so are ambiguous
/// ones if their freedom is requested.
///
///     var row = RepeatedSolver(problem, varying: [canvasWidth])
///     for width in stride(from: 320.0, through: 1024, by: 1) {
///       let solution = row.solve([width])
///     }
public struct RepeatedSolver: Sendable {
  private var problem: LinearProblem
  private let varying: [LinearConstraint]
  /// The known pieces, the last used first.
  private var pieces: [SolutionPiece] = []

  /// Creates a solver.
  ///
  /// - Parameter constraints: the constraints whose constants will change.
  public init(_ problem: LinearProblem, varying constraints: [LinearConstraint]) {
    self.problem = problem
    varying = constraints
  }

  /// The solution with other constants, in the order of the constraints given at first. It is the one that `solve`
  /// finds, except where several are best and no tie-break picks one: then it may be another one of these.
  ///
  /// Cost: linear in the number of variables within a known piece; else a `solve`, and an elimination of the
  /// equations for each varying constant.
  public mutating func solve(_ constants: [Double], findsFreedom: Bool = true) -> LinearSolution {
    precondition(constants.count == varying.count, "one constant for each varying constraint")
    // 1. Try a piece that is known.
    for (place, piece) in pieces.enumerated() where piece.isDetermined || !findsFreedom {
      guard let values = piece.values(at: constants) else { continue }
      if place > 0 { pieces.swapAt(0, place) }
      return LinearSolution(
        values: values, freedom: OpenRanges(determined: problem.variableCount), conflicts: [])
    }
    // 2. Make a new one.
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
