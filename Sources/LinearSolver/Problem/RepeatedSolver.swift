/// Solves the same problem repeatedly with different constants; for example, a layout at many canvas sizes.
///
/// Where possible, the solver adjusts an earlier solution, which is faster than solving the problem again.
///
///     var row = RepeatedSolver(problem, varying: [canvasWidth])
///     for width in stride(from: 320.0, through: 1024, by: 1) {
///       let solution = row.solve([width])
///     }
public struct RepeatedSolver: Sendable {
  private var problem: LinearProblem
  private let varying: [LinearConstraint]
  /// Up to 16 earlier solutions. Each is a linear function of the varying constants, and is valid while these constants
  /// stay within certain ranges. The most recently used solution comes first.
  private var pieces: [SolutionPiece] = []

  /// Creates a solver for a problem in which the constants of `constraints` will change.
  public init(_ problem: LinearProblem, varying constraints: [LinearConstraint]) {
    self.problem = problem
    varying = constraints
  }

  /// Solves the problem with new constants for the constraints that were passed to `init`, in the same order.
  ///
  /// If several solutions are equally good even after tie-breaks, the result may differ from that of the global function
  /// `solve`, which solves a problem once.
  ///
  /// - Complexity: Linear in the number of variables if an earlier solution can be adjusted; otherwise, the cost of the
  ///   global function `solve` plus an elimination for each constant.
  public mutating func solve(_ constants: [Double], findsFreedom: Bool = true) -> LinearSolution {
    precondition(constants.count == varying.count, "one constant for each varying constraint")
    for (place, piece) in pieces.enumerated() where piece.isDetermined || !findsFreedom {
      guard let values = piece.values(at: constants) else { continue }
      if place > 0 { pieces.swapAt(0, place) }
      return LinearSolution(
        values: values, freedom: OpenRanges(determined: problem.variableCount), conflicts: [])
    }
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
