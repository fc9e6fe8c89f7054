/// What a `LinearSum` has come to, to keep: `sum of coefficient * unknown + constant`, and the size of the numbers
/// that made the constant.
struct LinearExpression {
  var unknowns: [Int32] = []
  var coefficients: [Double] = []
  var constant = 0.0
  /// The largest number that went into `constant`: what its rounding is measured by.
  var magnitude = 0.0

  var isConstant: Bool { unknowns.isEmpty }
}

extension Elimination {
  /// A constraint's left side minus its constant, over classes that are still unknown.
  mutating func expression(of constraint: Int) -> LinearExpression {
    reduce(constraint)
    return sum.expression
  }
}

extension LinearSum {
  var expression: LinearExpression {
    LinearExpression(
      unknowns: (0..<count).map { unknowns[$0] }, coefficients: (0..<count).map { coefficients[$0] },
      constant: constant, magnitude: magnitude)
  }
}
