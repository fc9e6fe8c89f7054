/// Checks whether a solution is accurate, since the 16 digits of doubles may not suffice for numbers of very different
/// magnitudes.
extension ProblemView {
  /// Returns whether a solution is certain. The required constraints must hold (except those that are left out), and
  /// the constraints in `fixings` must hold with equality. Neither the numbers in a constraint nor the constants of all
  /// constraints may differ so much in magnitude that rounding errors matter.
  func certifies(_ values: [Double], _ fixings: [Int], leavingOut isLeftOut: [Bool]) -> Bool {
    Layer.certificate.reach()
    if !holds(values, leavingOut: isLeftOut) { return false }
    return values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return true }
      for constraint in fixings where isOff(rows + constraint, as: .equal, base) { return false }
      let (coefficients, constants) = spreads
      var sizes = Spread()
      for value in values { sizes.add(value) }
      if constants.ratio > Spread.mostOfConstants { return false }
      if coefficients.ratio <= Spread.mostOfCoefficients
        && sizes.ratio * coefficients.ratio <= Spread.mostOfAddends
      {
        return true
      }
      for index in 0..<constraintCount where isWide(rows + index, base) { return false }
      return true
    }
  }

  func holds(_ values: [Double], leavingOut isLeftOut: [Bool]) -> Bool {
    values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return true }
      for index in 0..<constraintCount where isLeftOut.isEmpty || !isLeftOut[index] {
        let row = rows + index
        if row.pointee.mustHold, isOff(row, as: row.pointee.relation, base) { return false }
      }
      return true
    }
  }

  /// Indicates whether the problem's coefficients, and likewise its constants, differ so little in magnitude that 16
  /// digits are enough.
  var isNarrow: Bool {
    let (coefficients, constants) = spreads
    return coefficients.ratio <= Spread.mostOfCoefficients && constants.ratio <= Spread.mostOfConstants
  }

  private var spreads: (coefficients: Spread, constants: Spread) {
    var (coefficients, constants) = (Spread(), Spread())
    for index in 0..<constraintCount {
      forEachTerm(of: rows + index) { coefficients.add($0.coefficient) }
      constants.add(rows[index].constant)
    }
    return (coefficients, constants)
  }

  // MARK: - Rows

  /// Returns whether the row is violated at `values` by more than rounding errors.
  private func isOff(
    _ row: UnsafePointer<ProblemRow>, as relation: LinearRelation, _ values: UnsafePointer<Double>
  ) -> Bool {
    let (excess, size) = excess(of: row, values)
    if abs(excess) <= Tolerance.feasibility * size + Spread.nothing { return false }
    return relation.isMissed(by: excess)
  }

  /// Returns the row's left side minus its constant, and the largest magnitude among its addends.
  func excess(
    of row: UnsafePointer<ProblemRow>, _ values: UnsafePointer<Double>
  ) -> (excess: Double, size: Double) {
    var (excess, size) = (-row.pointee.constant, abs(row.pointee.constant))
    forEachTerm(of: row) {
      let addend = $0.coefficient * values[$0.variable.index]
      excess += addend
      size = max(size, abs(addend))
    }
    return (excess, size)
  }

  private func isWide(_ row: UnsafePointer<ProblemRow>, _ values: UnsafePointer<Double>) -> Bool {
    var coefficients = Spread()
    forEachTerm(of: row) { coefficients.add($0.coefficient) }
    if coefficients.ratio > Spread.mostOfCoefficients { return true }
    let (excess, size) = excess(of: row, values)
    if abs(excess) > size / Spread.mostOfAddends { return false }
    var addends = Spread()
    forEachTerm(of: row) { addends.add($0.coefficient * values[$0.variable.index]) }
    return addends.ratio > Spread.mostOfAddends
  }

  @inline(__always)
  func forEachTerm(of row: UnsafePointer<ProblemRow>, _ body: (LinearTerm) -> Void) {
    if row.pointee.isLong {
      for index in 0..<row.pointee.longCount { body(longTerms[Int(row.pointee.first) + index]) }
    } else if row.pointee.first >= 0 {
      body(row.pointee.firstTerm)
      if row.pointee.second >= 0 { body(row.pointee.secondTerm) }
    }
  }
}

extension LinearRelation {
  /// Returns whether the relation is violated if the left side minus the right side is `excess`, which must not be 0.
  func isMissed(by excess: Double) -> Bool {
    switch self {
    case .equal: true
    case .lessOrEqual: excess > 0
    case .greaterOrEqual: excess < 0
    }
  }
}

private struct Spread {
  private var least = Double.infinity
  private var largest = 0.0

  /// The largest ratio between coefficients of a row at which rounding is harmless.
  static let mostOfCoefficients = 1e4
  /// The largest ratio between a row's addends, `coefficient * value`, at which rounding is harmless.
  static let mostOfAddends = 1e9
  /// The largest ratio between constants at which rounding is harmless.
  static let mostOfConstants = 1e10
  /// The magnitude below which numbers count as 0.
  static let nothing = 1e-12

  @inline(__always)
  mutating func add(_ number: Double) {
    let size = abs(number)
    if size > largest { largest = size }
    if size < least && size > Self.nothing { least = size }
  }

  var ratio: Double { largest > least ? largest / least : 1 }
}
