/// The tolerances for rounding, always relative to the numbers that a result was computed from.
enum Tolerance {
  /// A sum this much smaller than its parts is zero.
  static let cancellation = 1e-12
  /// Coefficients that should be the same may differ by this fraction of the numbers that they were computed
  /// from.
  static let rounding = 1e-15
  /// A constant this much smaller than the numbers that made it is zero.
  static let residue = 1e-15
  /// A constraint holds if it is missed by at most this fraction of its largest part.
  static let feasibility = 1e-10
  /// A value that was moved step by step is accurate to this fraction of its greatest magnitude on the way. An entry of
  /// a row is accurate to this fraction of the row's largest entry.
  static let drift = 1e-13
  /// A slope this much smaller than its parts is flat.
  static let slope = 1e-9
  /// A range this much narrower than its ends is one value.
  static let range = 1e-9
  /// Values below `small` or above `large` require a certificate: they may consist of nothing but rounding, or hide
  /// other values.
  static let small = 1e-4
  static let large = 1e7
  /// A variable that is more than this many times another one, or less than `1 / width` of it, also requires a
  /// certificate.
  static let width = 1e3
}

/// `a + b`, or 0 where the result is only rounding.
@inline(__always)
func sumWithoutNoise(_ a: Double, _ b: Double) -> Double {
  let sum = a + b
  return abs(sum) <= Tolerance.cancellation * max(abs(a), abs(b)) ? 0 : sum
}
