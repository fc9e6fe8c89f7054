/// A number type for the simplex method: `Double`, or `DoubleDouble` if 16 digits are not enough.
protocol SimplexNumber: Comparable, BitwiseCopyable {
  /// Creates a number that is exactly equal to the double.
  init(binary value: Double)
  /// Creates a number with the decimal value that Swift prints for the double, such as 0.1, which the double itself
  /// only approximates.
  init(decimal value: Double)
  var double: Double { get }

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  static prefix func - (a: Self) -> Self

  /// A sum counts as 0 if it is at most this fraction of its largest addend.
  static var cancellation: Double { get }
  /// The rounding error of an entry in the inverse matrix, as a fraction of the largest entry in the same row.
  static var entryNoise: Double { get }
  /// A slope of the cost counts as 0 if it is at most this fraction of the largest addend from which it was computed.
  static var slopeNoise: Double { get }
  /// A bound counts as satisfied if it is violated by at most this fraction of the bound or of the largest addend in
  /// the bounded sum, whichever is larger.
  static var feasibility: Double { get }
  /// The rounding error of a variable's value after several steps, as a fraction of the largest absolute value of any
  /// variable so far.
  static var drift: Double { get }
  /// A contradiction is ignored if moving a bound by at most this fraction of the bound or of the largest term resolves
  /// it, since input numbers may be rounded.
  static var forgiven: Double { get }
}

extension SimplexNumber {
  static var zero: Self { Self(binary: 0) }
  static var one: Self { Self(binary: 1) }
  static var infinity: Self { Self(binary: .infinity) }

  var isZero: Bool { double == 0 }
  var isFinite: Bool { double.isFinite }
  var size: Double { abs(double) }

  /// Returns `self + other`, or 0 if the result is only a rounding error.
  @inline(__always)
  func cleanSum(_ other: Self) -> Self {
    let sum = self + other
    return sum.size <= Self.cancellation * max(size, other.size) ? .zero : sum
  }
}

extension Double: SimplexNumber {
  @inline(__always)
  init(binary value: Double) { self = value }
  @inline(__always)
  init(decimal value: Double) { self = value }
  @inline(__always)
  var double: Double { self }

  static var cancellation: Double { Tolerance.cancellation }
  static var entryNoise: Double { 1e-11 }
  static var slopeNoise: Double { Tolerance.slope }
  static var feasibility: Double { Tolerance.feasibility }
  static var drift: Double { Tolerance.drift }
  static var forgiven: Double { 0 }
}
