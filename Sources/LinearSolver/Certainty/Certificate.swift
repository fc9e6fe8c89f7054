/// Cheap checks of whether a solution is certain, given the numbers of its problem.
///
/// Doubles have 16 digits. Where a problem's coefficients are within a few powers of ten of each other, and the
/// summands are as well, the tolerances of elimination and simplex can distinguish rounding from real differences. In
/// other problems they may not, and a required constraint may then turn out not to hold. `solveInDoubleDouble` solves a
/// problem again if its numbers are too far apart, or if a constraint does not hold.
extension ProblemView {
  /// Returns whether required constraints and `fixings` hold, and the numbers in each row are close enough together.
  /// Cost: a dozen operations per constraint.
  func certifies(_ values: [Double], _ fixings: [Int], leavingOut isLeftOut: [Bool]) -> Bool {
    Layer.certificate.reach()
    // 1. Check that the required constraints hold, and the optional constraints that were found to hold.
    if !holds(values, leavingOut: isLeftOut) { return false }
    return values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return true }
      for constraint in fixings where isOff(rows + constraint, as: .equal, base) { return false }
      // 2. Check how far apart the numbers are: first those of all rows together, which decides most problems, then
      //    those of each row.
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

  /// Returns whether all required constraints hold, within rounding.
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

  /// Indicates whether all coefficients, and all constants, are close enough together for 16 digits.
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

  /// Returns whether a row is off by more than the rounding of its largest addend explains.
  private func isOff(
    _ row: UnsafePointer<ProblemRow>, as relation: LinearRelation, _ values: UnsafePointer<Double>
  ) -> Bool {
    let (excess, size) = excess(of: row, values)
    if abs(excess) <= Tolerance.feasibility * size + Spread.nothing { return false }
    return relation.isMissed(by: excess)
  }

  /// A row's left side minus its constant, and the largest addend.
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
  /// Returns whether a left side that differs from the constant by `excess`, which is not 0, is on the wrong side.
  func isMissed(by excess: Double) -> Bool {
    switch self {
    case .equal: true
    case .lessOrEqual: excess > 0
    case .greaterOrEqual: excess < 0
    }
  }
}

/// The ratio between the largest and the smallest magnitude of some numbers.
private struct Spread {
  private var least = Double.infinity
  private var largest = 0.0

  /// The greatest harmless ratio of a row's coefficients; beyond it, the rounding of large ones may be as large as a
  /// small one.
  static let mostOfCoefficients = 1e4
  /// The greatest harmless ratio of addends; beyond it, the smallest has lost too many digits to the largest.
  static let mostOfAddends = 1e9
  /// The greatest harmless ratio of constants; beyond it, rounding of the larger one hides the difference between two
  /// small ones.
  static let mostOfConstants = 1e10
  /// The smallest magnitude that counts; anything smaller is rounding.
  static let nothing = 1e-12

  @inline(__always)
  mutating func add(_ number: Double) {
    let size = abs(number)
    // Usually nothing changes, and then each branch costs only one comparison.
    if size > largest { largest = size }
    if size < least && size > Self.nothing { least = size }
  }

  var ratio: Double { largest > least ? largest / least : 1 }
}
