/// Indicates whether a solution is sure to be what the problem asks for, as far as its numbers can tell at little
/// cost.
///
/// Doubles have 16 digits. Where a problem's coefficients are within a few powers of ten, and what is added up is as
/// well, the tolerances of elimination and simplex tell rounding from what is meant. Elsewhere they may not, and a
/// required constraint that is off shows it. `solveInDoubleDouble` is for both.
extension ProblemView {
  /// Returns whether required constraints and `fixings` hold, and no row is wide. Cost: a dozen operations a
  /// constraint.
  func certifies(_ values: [Double], _ fixings: [Int], leavingOut isLeftOut: [Bool]) -> Bool {
    Layer.certificate.reach()
    // 1. What must hold does, and the optional constraints that were found to.
    if !holds(values, leavingOut: isLeftOut) { return false }
    return values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return true }
      for constraint in fixings where isOff(rows + constraint, as: .equal, base) { return false }
      // 2. Mostly no row can be wide.
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

  /// Returns whether what must hold does, but for rounding.
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

  /// Indicates whether there are no coefficients, nor constants, too far apart for 16 digits to tell what is between
  /// them.
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

  /// Returns whether a row is off by more than rounding of its largest addend explains.
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
  /// Returns whether a left side that is off by `excess`, which is not 0, is on the wrong side.
  func isMissed(by excess: Double) -> Bool {
    switch self {
    case .equal: true
    case .lessOrEqual: excess > 0
    case .greaterOrEqual: excess < 0
    }
  }
}

/// How far apart the sizes of some numbers are.
private struct Spread {
  private var least = Double.infinity
  private var largest = 0.0

  /// Coefficients of one row farther apart than this need care: what is left of large ones may be as small as a small
  /// one.
  static let mostOfCoefficients = 1e4
  /// The least of addends this far apart has lost too many of its digits to the largest.
  static let mostOfAddends = 1e9
  /// What lies between constants this far apart is not to be told from rounding of the larger one.
  static let mostOfConstants = 1e10
  /// What is smaller is rounding's, or nobody's.
  static let nothing = 1e-12

  @inline(__always)
  mutating func add(_ number: Double) {
    let size = abs(number)
    // Mostly nothing changes, which a branch says in one comparison each.
    if size > largest { largest = size }
    if size < least && size > Self.nothing { least = size }
  }

  var ratio: Double { largest > least ? largest / least : 1 }
}
