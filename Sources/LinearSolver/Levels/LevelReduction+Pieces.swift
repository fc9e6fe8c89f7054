extension LevelReduction {
  struct Term: BitwiseCopyable {
    var coefficient: Double
    var unknown: Int32
    /// The largest number in the coefficient's computation, divided by the coefficient. It is large if
    /// digits were lost.
    var spread: Float = 1
  }

  /// A linear form of unknowns, scaled so that its first coefficient is 1.
  struct Form: BitwiseCopyable {
    var firstTerm: Int32
    var termCount: Int32
    var firstPart: Int32 = -1
    var partCount: Int32 = 0
    var hash: UInt32 = 0
    var nextOfHash: Int32 = -1
    var isAlive = true
    /// The largest number from which the breakpoints were computed; rounding is relative to it.
    var magnitude = 0.0
    var curve = Curves.Curve(lower: 0, upper: 0, firstSlope: 0, start: 0, breakCount: 0)
    var value = 0.0

    var places: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
  }

  /// The breakpoint of a constraint on a form, or the curve that remains after eliminating an unknown.
  struct FormPart: BitwiseCopyable {
    /// The index of a `Part`; -1 if `step` made the curve.
    var part: Int32
    var step: Int32
    var next: Int32
    /// Indicates whether the form decreases as the constraint's left side increases.
    var isReversed = false
    var position = 0.0
    /// The slopes below and above the breakpoint; infinite for bounds.
    var left = 0.0
    var right = 0.0
    var price = 0.0
  }

  /// The elimination of an unknown: from the form `u` alone, or from `u` and `v`, which are replaced by `z = uFactor *
  /// u - vFactor * v` without the unknown.
  struct Step: BitwiseCopyable {
    var unknown: Int32
    var u: Int32
    var v: Int32 = -1
    var z: Int32 = -1
    var zPart: Int32 = -1
    var uFactor = 0.0
    var vFactor = 0.0
    var uCoefficient = 0.0
    var vCoefficient = 0.0
    var curve = Curves.Curve(lower: 0, upper: 0, firstSlope: 0, start: 0, breakCount: 0)
  }

  struct Unknown: BitwiseCopyable {
    var root: Int32
    /// The number of forms with the unknown that were not removed.
    var degree: Int32 = 0
    /// The start of the list of all forms with the unknown, or -1.
    var firstIncidence: Int32 = -1
    /// The form that consists of this unknown only, or -1.
    var alone: Int32 = -1
    var isEliminated = false
    var value = 0.0
  }

  struct Incidence: BitwiseCopyable {
    var form: Int32
    var next: Int32
  }
}
