/// Whether a solution is sure to be what the problem asks for, as far as its numbers can tell at little cost.
///
/// Doubles have 16 digits. Where a problem's coefficients are within a few powers of ten, and what is added up is as
/// well, the tolerances of elimination and simplex tell rounding from what is meant. Elsewhere they may not, and a
/// required constraint that is off shows it. `solveInDoubleDouble` is for both.
extension ProblemView {
  /// Whether required constraints and `fixings` hold, and no row is wide. Cost: a dozen operations a constraint.
  func certifies(_ values: [Double], _ fixings: [Int], leavingOut isLeftOut: [Bool]) -> Bool {
    values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return true }
      // 1. What must hold does; and how far apart the numbers of the whole problem are.
      var coefficients = Spread(1)
      for index in 0..<constraintCount {
        let row = rows + index
        if isOff(row, base, &coefficients), row.pointee.mustHold, isLeftOut.isEmpty || !isLeftOut[index] {
          return false
        }
      }
      // 2. So do the optional ones that were found to.
      for constraint in fixings where isOff(rows + constraint, as: .equal, base) { return false }
      // 3. Mostly no row can be wide.
      var sizes = Spread()
      for value in values { sizes.add(value) }
      if constantsRatio > Spread.mostOfConstants { return false }
      let isWide =
        coefficients.ratio > Spread.mostOfCoefficients
        || sizes.ratio * coefficients.ratio > Spread.mostOfAddends
      return !isWide || !hasWideRow(base)
    }
  }

  /// Whether what must hold does, but for rounding.
  func holds(_ values: [Double], except leftOut: Set<Int>) -> Bool {
    values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return true }
      for index in 0..<constraintCount {
        let row = rows + index
        if row.pointee.mustHold, isOff(row, as: row.pointee.relation, base), !leftOut.contains(index) {
          return false
        }
      }
      return true
    }
  }

  /// Whether a row has numbers too far apart: in its coefficients, or in addends that balance each other.
  private func hasWideRow(_ values: UnsafePointer<Double>) -> Bool {
    for index in 0..<constraintCount where isWide(rows + index, values) { return true }
    return false
  }

  /// Whether there are no coefficients, nor constants, too far apart to tell what contradicts what.
  var isNarrow: Bool {
    var coefficients = Spread()
    for index in 0..<constraintCount { forEachTerm(of: rows + index) { coefficients.add($0.coefficient) } }
    return coefficients.ratio <= Spread.mostOfCoefficients && constantsRatio <= Spread.mostOfConstants
  }

  private var constantsRatio: Double {
    var constants = Spread()
    for index in 0..<constraintCount { constants.add(rows[index].constant) }
    return constants.ratio
  }

  // MARK: - Rows

  /// Whether a row does not hold, looked at closely only where it is not exact.
  @inline(__always)
  private func isOff(
    _ row: UnsafePointer<ProblemRow>, _ values: UnsafePointer<Double>, _ coefficients: inout Spread
  ) -> Bool {
    if row.pointee.isLong || row.pointee.first < 0 {
      forEachTerm(of: row) { coefficients.add($0.coefficient) }
      return isOff(row, as: row.pointee.relation, values)
    }
    coefficients.add(row.pointee.firstCoefficient)
    var excess = row.pointee.firstCoefficient * values[Int(row.pointee.first)] - row.pointee.constant
    if row.pointee.second >= 0 {
      coefficients.add(row.pointee.secondCoefficient)
      excess += row.pointee.secondCoefficient * values[Int(row.pointee.second)]
    }
    if abs(excess) <= Spread.nothing || !row.pointee.mustHold { return false }
    return isOff(row, as: row.pointee.relation, values)
  }

  /// Whether a row is off by more than rounding of its largest addend explains.
  @inline(never)
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
      let addend = $0.coefficient * values[$0.variable]
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
    forEachTerm(of: row) { addends.add($0.coefficient * values[$0.variable]) }
    return addends.ratio > Spread.mostOfAddends
  }

  @inline(__always)
  private func forEachTerm(of row: UnsafePointer<ProblemRow>, _ body: (LinearTerm) -> Void) {
    if row.pointee.isLong {
      for index in 0..<row.pointee.longCount { body(longTerms[Int(row.pointee.first) + index]) }
    } else if row.pointee.first >= 0 {
      body(row.pointee.firstTerm)
      if row.pointee.second >= 0 { body(row.pointee.secondTerm) }
    }
  }
}

extension LinearRelation {
  /// Whether a left side that is off by `excess`, which is not 0, is on the wrong side.
  func isMissed(by excess: Double) -> Bool {
    switch self {
    case .equal: true
    case .lessOrEqual: excess > 0
    case .greaterOrEqual: excess < 0
    }
  }
}

extension Census {
  /// Whether all inequalities and costs are made of such numbers that 16 digits are enough for what is between them.
  func isPlain(_ problem: ProblemView) -> Bool {
    isPlain(inequalities, problem) && isPlain(optional, problem)
  }

  private func isPlain(_ constraints: borrowing Stack<Int32>, _ problem: ProblemView) -> Bool {
    for place in 0..<constraints.count {
      let row = problem.rows + Int(constraints[place])
      let constant = abs(row.pointee.constant)
      if constant != 0 && (constant < 1e-3 || constant > 1e5) { return false }
      if row.pointee.isLong {
        for index in 0..<row.pointee.longCount {
          if !isPlain(problem.longTerms[Int(row.pointee.first) + index].coefficient) { return false }
        }
      } else {
        if !isPlain(row.pointee.firstCoefficient) { return false }
        if row.pointee.second >= 0 && !isPlain(row.pointee.secondCoefficient) { return false }
      }
    }
    return true
  }

  @inline(__always)
  private func isPlain(_ coefficient: Double) -> Bool {
    let size = abs(coefficient)
    return size == 1 || (size >= 1e-2 && size <= 1e2)
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

  init() {}
  init(_ number: Double) { (least, largest) = (number, number) }

  @inline(__always)
  mutating func add(_ number: Double) {
    let size = abs(number)
    // Mostly nothing changes, which a branch says in one comparison each.
    if size > largest { largest = size }
    if size < least && size > Self.nothing { least = size }
  }

  var ratio: Double { largest > least ? largest / least : 1 }
}
