/// `sum of coefficient * unknown + constant`, with the size of the numbers that made the constant.
struct LinearExpression {
  var unknowns: [Int32] = []
  var coefficients: [Double] = []
  var constant = 0.0
  /// The largest number that went into `constant`: what its rounding is measured by.
  var magnitude = 0.0

  var isConstant: Bool { unknowns.isEmpty }

  @inline(__always)
  mutating func addConstant(_ value: Double) {
    magnitude = max(magnitude, abs(value))
    constant += value
  }
}
