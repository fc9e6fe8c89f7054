extension LevelReduction {
  struct Term: BitwiseCopyable {
    var coefficient: Double
    var unknown: Int32
    /// The largest number from which the coefficient was computed, divided by the coefficient. A large ratio means that
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
    /// The largest number from which the breakpoints were computed, to which rounding errors are relative.
    var magnitude = 0.0
    var curve = Curves.Curve(lower: 0, upper: 0, firstSlope: 0, start: 0, breakCount: 0)
    var value = 0.0

    var places: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
  }

  /// A contribution to the curve of a form: the breakpoint of a constraint, or the combined curve of two forms that
  /// this form replaced.
  struct FormPart: BitwiseCopyable {
    /// The index of the constraint's `Part`. For a combined curve, it is -1, and `step` is the index of the elimination
    /// step that replaced the two forms.
    var part: Int32
    var step: Int32
    var next: Int32
    /// Indicates whether the constraint's left side is the form (a sum of terms that several constraints can share)
    /// multiplied by a negative number.
    var isReversed = false
    var position = 0.0
    /// The slopes of the constraint's cost for values of the form below and above `position`. A slope is infinite on a
    /// side that a bound forbids.
    var left = 0.0
    var right = 0.0
    var price = 0.0
  }

  /// The elimination of an unknown. The properties `u`, `v` and `z` are indices of linear forms.
  ///
  /// - If only one form contains the unknown, this form is `u`, and `v` and `z` are -1.
  /// - If two forms `u` and `v` contain the unknown, they are replaced by the form `z = uFactor * u - vFactor * v`, in
  ///   which the unknown cancels out.
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
    /// The first element for this unknown in `incidences`, or -1 if no linear form contains it.
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
