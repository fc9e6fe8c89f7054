/// A solution as a linear function of the varying constants, with the range of constants to which the function applies.
/// Within this range, the same constraints hold exactly.
struct SolutionPiece: Sendable {
  /// Indicates whether there is only one best solution even before tie-breaks.
  let isDetermined: Bool
  private let origin: [Double]
  private let values: [Double]
  /// For each varying constant, the rate at which each variable changes with it.
  private(set) var directions: [[Double]] = []
  /// For each varying constant, the range of its differences from `origin` for which the linear function applies.
  /// Beyond a finite end of the range, the error of some constraint has the opposite sign: for example, a satisfied
  /// inequality is violated.
  private(set) var reach: [ClosedRange<Double>]
  /// The constraints whose errors change with several varying constants. They are not in `reach`, which has a separate
  /// range for each constant.
  private var mixed: [Slack] = []

  /// The error of a constraint: `error` at `origin`, plus `rates[i]` times the change of the varying constant `i`. The
  /// solution applies while this sum is at least `-tolerance`.
  private struct Slack {
    var error: Double
    var rates: [Double]
    var tolerance: Double
  }

  /// Finds how far the varying constants (the constants of the constraints `varying`) can change while the same
  /// constraints hold exactly as in a given solution.
  ///
  /// The result is `nil` if the constraints that hold exactly do not determine all values, or cannot all hold exactly
  /// after a change of the constants. It is also `nil` if another optional constraint happens to hold exactly at
  /// `origin`, but may be violated after a change.
  ///
  /// - Parameters:
  ///   - values: The values of all variables in the solution.
  ///   - held: The constraints that hold exactly in all best solutions.
  ///   - origin: The varying constants for which `values` is the solution.
  ///   - isExact: Whether the range of constants ends exactly where a satisfied constraint becomes violated, or a
  ///     violated one satisfied. Otherwise, the range extends beyond this point by the rounding tolerance.
  init?(
    _ problem: LinearProblem, _ values: [Double], _ held: TightConstraints, _ varying: [Int],
    at origin: [Double], isExact: Bool = false
  ) {
    Layer.pieces.reach()
    self.origin = origin
    self.values = values
    isDetermined = held.isDetermined
    reach = [ClosedRange<Double>](repeating: -.infinity ... .infinity, count: varying.count)
    let constraints =
      held.isDetermined ? held.constraints : problem.completing(held.constraints, at: values)
    let isHeld = problem.held(constraints)
    for constraint in varying {
      guard let direction = problem.direction(of: constraint, holding: isHeld) else { return nil }
      directions.append(direction)
    }
    for constraint in 0..<problem.constraintCount where !isHeld[constraint] {
      if !limit(by: constraint, problem, varying, isExact) { return nil }
    }
  }

  private mutating func limit(
    by constraint: Int, _ problem: LinearProblem, _ varying: [Int], _ isExact: Bool
  ) -> Bool {
    let strength = problem.strength(of: constraint)
    if isDetermined, case .tieBreak = strength { return true }
    let terms = problem.terms(of: constraint)
    var rates = varying.map { $0 == constraint ? -1.0 : 0 }
    for (place, direction) in directions.enumerated() {
      for term in terms { rates[place] += term.coefficient * direction[term.variable] }
    }
    guard rates.contains(where: { abs($0) > Tolerance.range }) else { return true }
    let moving = rates.indices.filter { abs(rates[$0]) > Tolerance.range }
    var (error, size) = problem.excess(of: constraint, at: values)
    let tolerance = Tolerance.feasibility * size
    if problem.relation(of: constraint) == .lessOrEqual {
      error = -error
      for place in rates.indices { rates[place] = -rates[place] }
    }
    if abs(error) <= tolerance {
      // The constraint holds exactly now. If it is optional, it may be violated after a change of the varying
      // constants, so the initializer fails.
      guard strength == .required else { return false }
    } else if error < 0 {
      error = -error
      for place in rates.indices { rates[place] = -rates[place] }
    }
    if moving.count > 1 {
      mixed.append(Slack(error: error, rates: rates, tolerance: tolerance))
      return true
    }
    let rate = rates[moving[0]]
    let limit = max(0, isExact ? error : error + tolerance) / abs(rate)
    let (low, high) = (reach[moving[0]].lowerBound, reach[moving[0]].upperBound)
    reach[moving[0]] = rate < 0 ? low...max(low, min(high, limit)) : min(high, max(low, -limit))...high
    return true
  }

  /// Returns the values of all variables for the given values of the varying constants; `nil` if these are outside the
  /// range to which the piece applies.
  func values(at constants: [Double]) -> [Double]? {
    for place in constants.indices {
      if !reach[place].contains(constants[place] - origin[place]) { return nil }
    }
    for slack in mixed {
      var error = slack.error
      for place in constants.indices { error += slack.rates[place] * (constants[place] - origin[place]) }
      if error < -slack.tolerance { return nil }
    }
    var result = values
    for place in constants.indices {
      let change = constants[place] - origin[place]
      if change == 0 { continue }
      directions[place].withUnsafeBufferPointer { direction in
        result.withUnsafeMutableBufferPointer { result in
          for index in result.indices { result[index] += change * direction[index] }
        }
      }
    }
    return result
  }
}

extension LinearProblem {
  fileprivate func excess(of constraint: Int, at values: [Double]) -> (excess: Double, size: Double) {
    withView { view in
      values.withUnsafeBufferPointer {
        view.excess(of: view.rows + constraint, $0.baseAddress ?? UnsafePointer(nowhere()))
      }
    }
  }

  /// Returns the constraints `fixings`, and further constraints that hold exactly at the solution `values`. A
  /// constraint that follows from the constraints before it is left out. The further constraints need not hold exactly
  /// in other solutions that are equally good.
  fileprivate func completing(_ fixings: [Int], at values: [Double]) -> [Int] {
    withView { view in
      var elimination = Elimination(view)
      var partition = ConstraintPartition()
      elimination.addEquations(view, [], &partition)
      for constraint in fixings { elimination.fix(constraint) }
      elimination.settle()
      for constraint in 0..<constraintCount {
        elimination.reduce(constraint)
        if elimination.sum.isConstant { continue }
        let (error, size) = excess(of: constraint, at: values)
        if abs(error) > Tolerance.feasibility * size { continue }
        elimination.fix(constraint)
        elimination.settle()
      }
      return elimination.fixings
    }
  }

  fileprivate func held(_ fixings: [Int]) -> [Bool] {
    var isHeld = rows.map { $0.mustHold && $0.relation == .equal }
    for constraint in fixings { isHeld[constraint] = true }
    return isHeld
  }

  /// Returns, for each variable, its change for each unit by which the constant of the constraint `varying` grows,
  /// while all constraints marked in `isHeld` hold as equations. Returns `nil` if these changes do not exist or are not
  /// unique.
  fileprivate func direction(of varying: Int, holding isHeld: [Bool]) -> [Double]? {
    if !isHeld[varying] { return [Double](repeating: 0, count: variableCount) }
    var equations = LinearProblem(variableCount: variableCount)
    equations.reserveCapacity(constraintCount)
    for constraint in 0..<constraintCount where isHeld[constraint] {
      equations.add(terms(of: constraint), .equal, to: constraint == varying ? 1 : 0)
    }
    return equations.withView { view in
      var elimination = Elimination(view)
      var partition = ConstraintPartition()
      elimination.addEquations(view, [], &partition)
      return elimination.inconsistent.isEmpty ? elimination.knownValues(view.variableCount) : nil
    }
  }
}
