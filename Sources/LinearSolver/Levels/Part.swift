/// The contribution of one constraint to the unknowns: a breakpoint where its left side equals its constant.
///
/// At first an optional constraint has slopes, the cost of a unit's error on either side. Once its level has been
/// decided, one or two bounds remain: the best solutions are confined to one side of the breakpoint.
struct Part: BitwiseCopyable {
  var constraint: Int32
  /// The left side may not fall below the constant.
  var hasLowerBound = false
  /// The left side may not rise above the constant.
  var hasUpperBound = false
  /// Indicates whether errors below and above the constant have a cost at the current level.
  var hasCostBelow = false
  var hasCostAbove = false
  /// The next part of the same group, or -1.
  var next: Int32 = -1
  /// The left side minus the constant, as last reduced.
  var left = ReducedPair()

  var isDecided: Bool { !hasCostBelow && !hasCostAbove }

  /// Creates the bound of a required inequality.
  init(boundOf constraint: Int32, _ relation: LinearRelation) {
    self.constraint = constraint
    hasLowerBound = relation != .lessOrEqual
    hasUpperBound = relation != .greaterOrEqual
  }

  /// Creates the cost of an optional constraint.
  init(costOf constraint: Int32, _ relation: LinearRelation) {
    self.constraint = constraint
    hasCostBelow = relation != .lessOrEqual
    hasCostAbove = relation != .greaterOrEqual
  }
}

/// A reduced left side of one or two unknowns, as nearly all are, kept until an equation changes the unknowns.
struct ReducedPair: BitwiseCopyable {
  var firstCoefficient = 0.0
  var secondCoefficient = 0.0
  var constant = 0.0
  /// The largest number that went into the constant.
  var magnitude = 0.0
  var first: Int32 = 0
  /// The second unknown, or one of the two values below.
  var second: Int32 = ReducedPair.none
  /// The version of the equations that it was reduced by.
  var version: Int32 = -1
  /// The largest ratio of a number that went into a coefficient to the coefficient, which bounds its rounding.
  var spread: Float = 1

  static let none: Int32 = -1
  /// The value of `second` for more than two unknowns.
  static let many: Int32 = -2

  /// Creates a pair that has not been reduced yet.
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
