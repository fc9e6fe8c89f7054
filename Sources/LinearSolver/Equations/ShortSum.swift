/// `sum of coefficient * unknown + constant` of at most three terms, in registers: what a `LinearSum` is for most rows.
struct ShortSum {
  private(set) var count = 0
  private(set) var first: Int32 = -1
  private(set) var second: Int32 = -1
  private(set) var third: Int32 = -1
  private(set) var firstCoefficient = 0.0
  private(set) var secondCoefficient = 0.0
  private var thirdCoefficient = 0.0
  private(set) var constant: Double
  /// The largest number that went into `constant`: what its rounding is measured by.
  private(set) var magnitude: Double

  @inline(__always)
  init(constant: Double) {
    self.constant = constant
    magnitude = abs(constant)
  }

  /// Adds a variable's term, over the class that it belongs to.
  @inline(__always)
  mutating func add(_ coefficient: Double, _ variable: Int32, _ classes: inout AffineClasses) {
    if classes.isRoot(variable) {
      addUnknown(coefficient, variable)
      return
    }
    classes.flatten(variable)
    let link = classes.link[variable]
    let offset = coefficient * link.offset
    magnitude = max(magnitude, abs(offset))
    constant += offset
    let root = classes.parent(of: variable)
    if root != classes.ground { addUnknown(coefficient * link.scale, root) }
  }

  @inline(__always)
  private mutating func addUnknown(_ coefficient: Double, _ unknown: Int32) {
    if unknown == first {
      firstCoefficient = sumWithoutNoise(firstCoefficient, coefficient)
    } else if unknown == second {
      secondCoefficient = sumWithoutNoise(secondCoefficient, coefficient)
    } else if count == 0 {
      (first, firstCoefficient, count) = (unknown, coefficient, 1)
    } else if count == 1 {
      (second, secondCoefficient, count) = (unknown, coefficient, 2)
    } else {
      (third, thirdCoefficient, count) = (unknown, coefficient, 3)
    }
  }

  /// Drops terms that have cancelled out.
  @inline(__always)
  mutating func clean() {
    if abs(constant) <= Tolerance.residue * magnitude { constant = 0 }
    if count > 1 && secondCoefficient == 0 {
      (second, secondCoefficient) = (third, thirdCoefficient)
      third = -1
      count -= 1
    }
    if count > 0 && firstCoefficient == 0 {
      (first, firstCoefficient) = (second, secondCoefficient)
      (second, secondCoefficient) = (third, thirdCoefficient)
      third = -1
      count -= 1
    }
  }
}

extension ReducedPair {
  /// Of one or two unknowns.
  @inline(__always)
  init(_ sum: ShortSum, version: Int32) {
    first = sum.first
    firstCoefficient = sum.firstCoefficient
    second = sum.count == 2 ? sum.second : ReducedPair.none
    secondCoefficient = sum.secondCoefficient
    constant = sum.constant
    magnitude = sum.magnitude
    self.version = version
  }
}
