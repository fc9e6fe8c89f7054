/// A sum `coefficient * unknown + … + constant`, reused for many sums to avoid allocations.
struct LinearSum: ~Copyable {
  private(set) var unknowns = Stack<Int32>()
  private(set) var coefficients = Stack<Double>()
  /// The largest magnitude in the computation of each coefficient, for its rounding tolerance.
  private(set) var sizes = Stack<Double>()
  private(set) var constant = 0.0
  /// The largest magnitude in the computation of `constant`, for its rounding tolerance.
  private(set) var magnitude = 0.0
  private var mayHaveZeros = false
  /// For each unknown, the index of its term plus 1; 0 if the sum does not contain it.
  private let places: Stack<Int32>

  init(unknownCount: Int) { places = Stack(zeroedCount: unknownCount) }

  var count: Int { unknowns.count }
  var isConstant: Bool { unknowns.isEmpty }

  /// Returns the ratio of `sizes[index]` to the coefficient. The ratio is large if a subtraction has canceled digits of
  /// the coefficient.
  @inline(__always)
  func spread(at index: Int) -> Double { sizes[index] / abs(coefficients[index]) }

  @inline(__always)
  mutating func reset(to value: Double) {
    for index in 0..<unknowns.count { places[unknowns[index]] = 0 }
    unknowns.removeAll()
    coefficients.removeAll()
    sizes.removeAll()
    constant = value
    magnitude = abs(value)
    mayHaveZeros = false
  }

  @inline(__always)
  mutating func addConstant(_ value: Double) {
    magnitude = max(magnitude, abs(value))
    constant += value
  }

  /// Adds a term, and returns whether its unknown is new in the sum.
  ///
  /// - Parameter size: The largest absolute value in the computation of the coefficient.
  @inline(__always)
  @discardableResult
  mutating func add(_ coefficient: Double, _ unknown: Int32, size: Double) -> Bool {
    let place = Int(places[unknown]) - 1
    if place < 0 {
      unknowns.append(unknown)
      places[unknown] = Int32(unknowns.count)
      coefficients.append(coefficient)
      sizes.append(size)
      return true
    }
    let sum = coefficients[place] + coefficient
    sizes[place] = max(sizes[place], size, abs(sum))
    let isNoise = abs(sum) <= Tolerance.cancellation * sizes[place]
    coefficients[place] = isNoise ? 0 : sum
    if isNoise { mayHaveZeros = true }
    return false
  }

  /// Sets the coefficient of a term to 0, and returns the previous coefficient. Call `clean` afterward to remove the
  /// term.
  mutating func take(_ unknown: Int32) -> Double {
    let place = Int(places[unknown]) - 1
    mayHaveZeros = true
    defer { coefficients[place] = 0 }
    return coefficients[place]
  }

  /// Removes terms with a coefficient of 0, and a constant that is only a rounding error.
  @inline(__always)
  mutating func clean() {
    if mayHaveZeros { dropZeros() }
    if abs(constant) <= Tolerance.residue * magnitude { constant = 0 }
  }

  private mutating func dropZeros() {
    var kept = 0
    for index in 0..<unknowns.count {
      places[unknowns[index]] = 0
      if coefficients[index] == 0 { continue }
      unknowns[kept] = unknowns[index]
      coefficients[kept] = coefficients[index]
      sizes[kept] = sizes[index]
      kept += 1
      places[unknowns[index]] = Int32(kept)
    }
    unknowns.shrink(to: kept)
    coefficients.shrink(to: kept)
    sizes.shrink(to: kept)
  }
}
