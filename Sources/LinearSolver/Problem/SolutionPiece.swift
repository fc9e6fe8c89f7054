/// A solution, expressed as a linear function of the constants of some constraints. The function is valid only while
/// these constants stay within certain ranges.
struct SolutionPiece: Sendable {
  /// Indicates whether there is only one best solution even before tie-breaks.
  let isDetermined: Bool
  private let origin: [Double]
  private let values: [Double]
  /// For each varying constant, the rate at which each variable changes with it.
  private(set) var directions: [[Double]] = []
  /// For each varying constant, the range of its difference from `origin` in which no satisfied constraint becomes
  /// violated and no violated constraint becomes satisfied.
  private(set) var reach: [ClosedRange<Double>]
  /// The constraints that depend on several varying constants. They do not limit each constant separately, so
  /// `values(at:)` checks them in addition to `reach`.
  private var mixed: [Slack] = []

  /// The difference between the two sides of a constraint at `origin`, and the rates at which this difference changes
  /// with the varying constants. The sign is chosen so that the difference is positive at `origin` (up to rounding
  /// errors), even if the constraint is violated there. The solution piece is valid until the difference becomes
  /// negative.
  private struct Slack {
    var error: Double
    var rates: [Double]
    var tolerance: Double
  }

  /// Finds how far the constants of the constraints `varying` can change without changing which constraints of the
  /// problem hold exactly.
  ///
  /// Returns `nil` if the constraints that hold exactly do not determine all values, or if even the smallest change of
  /// a constant may make different constraints hold exactly.
  ///
  /// - Parameters:
  ///   - held: The constraints, other than required equations, that hold exactly in all best solutions.
  ///   - origin: The constants for which `values` is the solution.
  ///   - isExact: `true` to compute the ranges without a tolerance for rounding errors.
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
      // The constraint holds exactly now. If it is not required, even the smallest change of the constants may violate
      // it, and then another solution may be better, so the piece has no range in which it is valid.
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

  /// Returns the values of all variables for the given varying constants; `nil` if the constants are outside the range
  /// to which the piece applies.
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

  /// Adds constraints that hold exactly at `values` to `fixings`, until the constraints determine all variables or no
  /// such constraint is left. Returns the result.
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

  /// Returns the rates at which variables change with the constant of `varying` while the constraints that are marked
  /// in `isHeld` hold as equations; `nil` if the rates are not unique.
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
