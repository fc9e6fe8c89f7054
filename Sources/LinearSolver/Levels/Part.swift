struct Part: BitwiseCopyable {
  var constraint: Int32
  var hasLowerBound = false
  var hasUpperBound = false
  /// Indicates whether the priority level being solved penalizes a left side that is less than the constraint's
  /// constant.
  var hasCostBelow = false
  var hasCostAbove = false
  /// The index in `Groups.parts` of the next part in the same group; -1 for the last part.
  var next: Int32 = -1
  var left = ReducedPair()

  var isDecided: Bool { !hasCostBelow && !hasCostAbove }

  init(boundOf constraint: Int32, _ relation: LinearRelation) {
    self.constraint = constraint
    hasLowerBound = relation != .lessOrEqual
    hasUpperBound = relation != .greaterOrEqual
  }

  init(costOf constraint: Int32, _ relation: LinearRelation) {
    self.constraint = constraint
    hasCostBelow = relation != .lessOrEqual
    hasCostAbove = relation != .greaterOrEqual
  }
}

/// The left side of a constraint, stored completely only if it has at most two unknowns; otherwise, `isMany` is true.
struct ReducedPair: BitwiseCopyable {
  var firstCoefficient = 0.0
  var secondCoefficient = 0.0
  var constant = 0.0
  /// The largest magnitude in the computation of `constant`, for its rounding tolerance.
  var magnitude = 0.0
  var first: Int32 = 0
  /// The second unknown; `none` if there is only one, `many` if there are more than two.
  var second: Int32 = ReducedPair.none
  var version: Int32 = -1
  var spread: Float = 1

  static let none: Int32 = -1
  static let many: Int32 = -2

  init() {}

  @inline(__always)
  init(_ sum: borrowing LinearSum, version: Int32) {
    first = sum.unknowns[0]
    firstCoefficient = sum.coefficients[0]
    if sum.count > 1 {
      second = sum.count == 2 ? sum.unknowns[1] : ReducedPair.many
      secondCoefficient = sum.coefficients[1]
    }
    constant = sum.constant
    magnitude = sum.magnitude
    self.version = version
    spread = Float(max(sum.spread(at: 0), second >= 0 ? sum.spread(at: 1) : 1))
  }

  var isMany: Bool { second == ReducedPair.many }
  var isAlone: Bool { second == ReducedPair.none }
}
