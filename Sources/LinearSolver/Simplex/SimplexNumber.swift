/// The numbers of the simplex method: doubles, and double-doubles where 16 digits are too few.
protocol SimplexNumber: Comparable, BitwiseCopyable {
  /// Converts the exact number, however it prints.
  init(binary value: Double)
  /// Converts the number that a person means by `value`: for a double-double, the printed decimal.
  init(decimal value: Double)
  /// The nearest double.
  var double: Double { get }

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  static prefix func - (a: Self) -> Self

  /// A sum this much smaller than its parts is 0.
  static var cancellation: Double { get }
  /// The accuracy of a row of the inverse, as a fraction of its largest number.
  static var entryNoise: Double { get }
  /// A slope this much smaller than its parts is flat.
  static var slopeNoise: Double { get }
  /// A bound counts as met if it is missed by at most this fraction of the row's largest part.
  static var feasibility: Double { get }
  /// The accuracy of a value, as a fraction of the largest number that went into any of the values.
  static var drift: Double { get }
  /// A bound that cannot be met is accepted if it is missed by at most this fraction of the row's largest part: the
  /// rounding of the problem's own numbers explains that much.
  static var forgiven: Double { get }
}

extension SimplexNumber {
  static var zero: Self { Self(binary: 0) }
  static var one: Self { Self(binary: 1) }
  static var infinity: Self { Self(binary: .infinity) }

  var isZero: Bool { double == 0 }
  var isFinite: Bool { double.isFinite }
  /// The magnitude, as a double.
  var size: Double { abs(double) }

  /// `self + other`, or 0 where the result is only rounding.
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
