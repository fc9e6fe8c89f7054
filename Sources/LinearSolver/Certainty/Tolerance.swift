/// Rounding tolerances, relative to the numbers from which a result was computed.
enum Tolerance {
  /// A sum counts as 0 if its magnitude is at most this fraction of the magnitude of its largest addend.
  static let cancellation = 1e-12
  /// Coefficients count as equal if they differ by at most this fraction of the numbers from which they were computed.
  static let rounding = 1e-15
  /// A constant counts as 0 if it is smaller than this fraction of the numbers from which it was computed.
  static let residue = 1e-15
  /// A constraint counts as satisfied if it is violated by at most this fraction of its largest term.
  static let feasibility = 1e-10
  /// The rounding error of a number after several operations, as a fraction of the largest absolute value in these
  /// operations.
  static let drift = 1e-13
  /// A slope counts as zero if it is smaller than this fraction of the slopes from which it was computed.
  static let slope = 1e-9
  /// A range counts as a single value if its length is below this fraction of the magnitude of its ends.
  static let range = 1e-9
  /// A solution is checked for rounding errors (`Certificate.swift`) if the magnitude of a value is above `large`, or
  /// below `small` but not 0.
  static let small = 1e-4
  static let large = 1e7
  /// A solution is checked for rounding errors if an equation relates two variables by a factor above `width` or below
  /// `1 / width`, as in `a = 2000 * b`.
  static let width = 1e3
}

/// Returns `a + b`, or 0 if the result is only a rounding error.
@inline(__always)
func sumWithoutNoise(_ a: Double, _ b: Double) -> Double {
  let sum = a + b
  return abs(sum) <= Tolerance.cancellation * max(abs(a), abs(b)) ? 0 : sum
}
