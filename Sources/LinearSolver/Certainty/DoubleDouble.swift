/// A number of about 31 digits, stored as the sum of two doubles (Dekker, *A floating-point technique for extending the
/// available precision*, 1971).
struct DoubleDouble: Comparable {
  private(set) var high: Double
  private(set) var low: Double

  private init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  // MARK: - Arithmetic

  /// Returns the exact sum of two doubles (Knuth's two-sum).
  @inline(__always)
  private static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    let part = sum - a
    return DoubleDouble(sum, (a - (sum - part)) + (b - part))
  }

  /// Returns the exact sum of two doubles. The magnitude of `a` must not be smaller than that of `b`.
  @inline(__always)
  private static func ordered(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    // After an overflow, the low part is 0 instead of NaN.
    return DoubleDouble(sum, sum.isFinite ? b - (sum - a) : 0)
  }

  static prefix func - (a: DoubleDouble) -> DoubleDouble { DoubleDouble(-a.high, -a.low) }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let (high, low) = (sum(a.high, b.high), sum(a.low, b.low))
    let first = ordered(high.high, high.low + low.high)
    return ordered(first.high, first.low + low.low)
  }

  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = a.high * b.high
    let rest = (-product).addingProduct(a.high, b.high)
    return ordered(product, rest + (a.high * b.low + a.low * b.high))
  }

  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let first = a.high / b.high
    let afterFirst = a - b * DoubleDouble(first, 0)
    let second = afterFirst.high / b.high
    let third = (afterFirst - b * DoubleDouble(second, 0)).high / b.high
    return ordered(first, second) + DoubleDouble(third, 0)
  }

  static func < (a: DoubleDouble, b: DoubleDouble) -> Bool {
    a.high < b.high || (a.high == b.high && a.low < b.low)
  }
}

// MARK: - Decimals

extension DoubleDouble {
  /// Creates the decimal number that Swift prints for a finite double. For `0.1`, the result is one tenth, accurate to
  /// 31 digits, instead of the double's binary value.
  init(decimal value: Double) {
    self.init(value, 0)
    // Swift prints a whole number below 2^53 exactly, so no conversion is needed.
    if value == value.rounded() && abs(value) < 0x1p53 { return }
    let parts = value.magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    // A mantissa has at most 17 digits, which fit into 64 bits.
    guard let digits = Int64(mantissa.joined()), var exponent = parts.count > 1 ? Int(parts[1]) : 0 else {
      return
    }
    if mantissa.count > 1 { exponent -= mantissa[1].count }
    let high = Double(digits)
    let whole = DoubleDouble(high, Double(digits - Int64(high)))
    let exact = exponent < 0 ? whole / .power(-exponent) : whole * .power(exponent)
    // Near the limits of `Double`, where `exact` is inaccurate, keep the double's binary value.
    guard abs(exact.high - value.magnitude) <= value.ulp else { return }
    self = value < 0 ? -exact : exact
  }

  private static func power(_ exponent: Int) -> DoubleDouble {
    var (result, factor, rest) = (DoubleDouble.one, DoubleDouble(10, 0), exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = result * factor }
      factor = factor * factor
      rest >>= 1
    }
    return result
  }
}

// MARK: - In the simplex method

extension DoubleDouble: SimplexNumber {
  var double: Double { high }

  init(binary value: Double) { self.init(value, 0) }

  static var cancellation: Double { 1e-26 }
  static var entryNoise: Double { 1e-22 }
  static var slopeNoise: Double { 1e-20 }
  static var feasibility: Double { 1e-24 }
  static var drift: Double { 1e-24 }
  static var forgiven: Double { 2e-13 }
}
