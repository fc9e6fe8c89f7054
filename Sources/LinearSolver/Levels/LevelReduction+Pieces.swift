extension LevelReduction {
  struct Term: BitwiseCopyable {
    var coefficient: Double
    var unknown: Int32
    /// The largest number in the computation of `coefficient`, divided by `coefficient`. If it is large, digits were
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
    /// The largest magnitude in the computation of values at which the slope of the form's cost changes, for their
    /// rounding tolerance.
    var magnitude = 0.0
    var curve = Curves.Curve(lower: 0, upper: 0, firstSlope: 0, start: 0, breakCount: 0)
    var value = 0.0

    var places: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
  }

  /// A summand of a form's cost: the cost of one constraint, or of two forms that an elimination `Step` replaced by
  /// this form.
  struct FormPart: BitwiseCopyable {
    /// The index of the constraint's `Part`. For the cost of two replaced forms, -1; `step` is then the index of the
    /// elimination step.
    var part: Int32
    var step: Int32
    var next: Int32
    /// Indicates whether the constraint's left side is the form (a sum of terms that several constraints can share)
    /// multiplied by a negative number.
    var isReversed = false
    var position = 0.0
    /// The slope of the cost below `position`; `right` is the slope above. A slope is infinite where a bound forbids
    /// values.
    var left = 0.0
    var right = 0.0
    var price = 0.0
  }

  /// The elimination of an unknown. The linear form `z = uFactor * u - vFactor * v`, without the unknown, replaces the
  /// forms `u` and `v`. If only `u` contains the unknown, the indices `v` and `z` are -1.
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
    /// The number of linear forms that contain the unknown, without the forms that the elimination has already removed.
    var degree: Int32 = 0
    /// The index in `incidences` of the first element of a linked list, which contains the linear forms in which this
    /// unknown occurs; -1 if there are no such forms.
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
