/// What the simplex method computes with: doubles, and double-doubles where 16 digits are too few.
protocol SimplexNumber: Comparable, BitwiseCopyable {
  /// The number itself, whatever it prints as.
  init(taken value: Double)
  /// The number that a person means who writes `value`: of a double-double the decimal that it prints as.
  init(meant value: Double)
  /// The nearest double.
  var double: Double { get }

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  static prefix func - (a: Self) -> Self

  /// A sum this much smaller than its parts is nothing.
  static var cancellation: Double { get }
  /// A row of the inverse is known to this much of its largest number.
  static var entryNoise: Double { get }
  /// A slope this much smaller than its parts is flat.
  static var slopeNoise: Double { get }
  /// A bound missed by this much of the row's largest part holds.
  static var feasibility: Double { get }
  /// A value is known to this much of the largest that went into any.
  static var drift: Double { get }
  /// A bound missed by this much of the row's largest part holds if nothing can be done about it: that much the
  /// rounding of the problem's own numbers explains.
  static var forgiven: Double { get }
}

extension SimplexNumber {
  static var zero: Self { Self(taken: 0) }
  static var one: Self { Self(taken: 1) }
  static var infinity: Self { Self(taken: .infinity) }

  var isZero: Bool { double == 0 }
  var isFinite: Bool { double.isFinite }
  /// The size, as a double.
  var size: Double { abs(double) }

  /// `self + other`, or 0 where what is left of them is only rounding.
  @inline(__always)
  func cleanSum(_ other: Self) -> Self {
    let sum = self + other
    return sum.size <= Self.cancellation * max(size, other.size) ? .zero : sum
  }
}

extension Double: SimplexNumber {
  @inline(__always)
  init(taken value: Double) { self = value }
  @inline(__always)
  init(meant value: Double) { self = value }
  @inline(__always)
  var double: Double { self }

  static var cancellation: Double { Tolerance.cancellation }
  static var entryNoise: Double { 1e-11 }
  static var slopeNoise: Double { Tolerance.slope }
  static var feasibility: Double { Tolerance.feasibility }
  static var drift: Double { Tolerance.drift }
  static var forgiven: Double { 0 }
}
