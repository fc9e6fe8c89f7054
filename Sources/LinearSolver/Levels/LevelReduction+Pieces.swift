extension LevelReduction {
  /// A coefficient of a form.
  struct Term: BitwiseCopyable {
    var coefficient: Double
    var unknown: Int32
    /// The ratio of the largest number that went into the coefficient to the coefficient, which bounds its rounding.
    var spread: Float = 1
  }

  /// A linear form over local unknowns; its first coefficient is 1.
  struct Form: BitwiseCopyable {
    var firstTerm: Int32
    var termCount: Int32
    var firstPart: Int32 = -1
    var partCount: Int32 = 0
    /// The hash of the unknowns; 0 where there is only one.
    var hash: UInt32 = 0
    var nextOfHash: Int32 = -1
    var isAlive = true
    /// The magnitude of the numbers from which its parts' breakpoints were computed.
    var magnitude = 0.0
    var curve = Curves.Curve(lower: 0, upper: 0, firstSlope: 0, start: 0, breakCount: 0)
    var value = 0.0

    var places: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
  }

  /// A constraint's breakpoint on a form, or the curve that results from eliminating an unknown.
  struct FormPart: BitwiseCopyable {
    /// The index of a `Part`, or -1 for the result of `step`.
    var part: Int32
    var step: Int32
    var next: Int32
    /// Indicates whether the form falls where the constraint's left side rises.
    var isReversed = false
    var position = 0.0
    /// The slopes on either side of the breakpoint; infinite for bounds.
    var left = 0.0
    var right = 0.0
    var price = 0.0
  }

  /// The elimination of an unknown: from `u` alone, or from `u` and `v` so that `z = uFactor * u - vFactor * v` does
  /// not contain it.
  struct Step: BitwiseCopyable {
    var unknown: Int32
    var u: Int32
    var v: Int32 = -1
    var z: Int32 = -1
    var zPart: Int32 = -1
    var uFactor = 0.0
    var vFactor = 0.0
    /// The unknown's coefficient in `u`, and in `v`.
    var uCoefficient = 0.0
    var vCoefficient = 0.0
    var curve = Curves.Curve(lower: 0, upper: 0, firstSlope: 0, start: 0, breakCount: 0)
  }

  struct Unknown: BitwiseCopyable {
    var root: Int32
    /// The number of forms that contain the unknown and have not been removed.
    var degree: Int32 = 0
    /// The index of the unknown's latest `Incidence`, which leads to all forms that have ever contained it; or -1.
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
