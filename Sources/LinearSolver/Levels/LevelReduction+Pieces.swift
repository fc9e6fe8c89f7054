extension LevelReduction {
  struct Term: BitwiseCopyable {
    var coefficient: Double
    var unknown: Int32
    /// The largest absolute value in the computation of `coefficient`, divided by `coefficient`; large if digits were
    /// lost.
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
    /// The largest absolute value that occurred while computing the positions at which the slope of the form's cost
    /// changes. The rounding tolerance of these positions is a fraction of this value.
    var magnitude = 0.0
    var curve = Curves.Curve(lower: 0, upper: 0, firstSlope: 0, start: 0, breakCount: 0)
    var value = 0.0

    var places: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
  }

  /// A summand of a form's cost: the cost of one constraint, or the combined cost of two forms that this form replaced
  /// in an elimination step.
  struct FormPart: BitwiseCopyable {
    /// The index of the constraint's `Part`; -1 for the cost of two replaced forms, whose elimination step has the
    /// index `step`.
    var part: Int32
    var step: Int32
    var next: Int32
    /// Indicates whether the constraint's left side is a negative multiple of the form.
    var isReversed = false
    var position = 0.0
    /// The slope of the cost below `position`; infinite if a bound forbids values there.
    var left = 0.0
    var right = 0.0
    var price = 0.0
  }

  /// The elimination of an unknown: the form `z = uFactor * u - vFactor * v`, which does not contain the unknown,
  /// replaces the forms `u` and `v`. If only `u` contains the unknown, `v` and `z` are -1.
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
    /// The number of remaining linear forms that contain the unknown.
    var degree: Int32 = 0
    /// The head of the linked list of forms that contain this unknown, as an index in `incidences`; -1 if the list is
    /// empty.
    var firstIncidence: Int32 = -1
    /// The index of the form that consists of only this unknown, or -1.
    var alone: Int32 = -1
    var isEliminated = false
    var value = 0.0
  }

  struct Incidence: BitwiseCopyable {
    var form: Int32
    var next: Int32
  }
}
