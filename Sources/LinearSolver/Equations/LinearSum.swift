/// `sum of coefficient * unknown + constant` while it is put together; keeps its memory from one to the next.
struct LinearSum: ~Copyable {
  private(set) var unknowns = Stack<Int32>()
  private(set) var coefficients = Stack<Double>()
  /// By term, the largest number that went into its coefficient: what its rounding is measured by.
  private(set) var sizes = Stack<Double>()
  private(set) var constant = 0.0
  /// The largest number that went into `constant`: what its rounding is measured by.
  private(set) var magnitude = 0.0
  private var mayHaveZeros = false
  /// By unknown, one more than its place in the sum, used where the sum is long; empty until then.
  private var places = Buffer<Int32>(zeroedCount: 0)
  private let unknownCount: Int

  init(unknownCount: Int) { self.unknownCount = unknownCount }

  var count: Int { unknowns.count }
  var isConstant: Bool { unknowns.isEmpty }

  /// By how much the numbers that went into a coefficient exceed it.
  @inline(__always)
  func spread(at index: Int) -> Double { sizes[index] / abs(coefficients[index]) }

  @inline(__always)
  mutating func reset(to value: Double) {
    if unknowns.count > shortest { forgetPlaces() }
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

  /// Replaces the constant by the sum of `offset`, which numbers up to `size` went into, and `value`.
  @inline(__always)
  mutating func setConstant(to offset: Double, ofSize size: Double, plus value: Double) {
    constant = offset + value
    magnitude = max(size, abs(value))
    if abs(constant) <= Tolerance.residue * magnitude { constant = 0 }
  }

  /// Adds a term; returns whether its unknown is new to the sum.
  ///
  /// - Parameter size: the largest number that went into the coefficient.
  @inline(__always)
  @discardableResult
  mutating func add(_ coefficient: Double, _ unknown: Int32, size: Double) -> Bool {
    let place = place(of: unknown)
    if place < 0 {
      if unknowns.count >= shortest { remember(unknown) }
      unknowns.append(unknown)
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

  /// Takes a term out and returns its coefficient. `clean` has to be called afterwards.
  mutating func take(_ unknown: Int32) -> Double {
    let place = place(of: unknown)
    mayHaveZeros = true
    defer { coefficients[place] = 0 }
    return coefficients[place]
  }

  /// Drops terms that have cancelled out.
  @inline(__always)
  mutating func clean() {
    if mayHaveZeros { dropZeros() }
    if abs(constant) <= Tolerance.residue * magnitude { constant = 0 }
  }

  private mutating func dropZeros() {
    if unknowns.count > shortest { forgetPlaces() }
    var kept = 0
    for index in 0..<unknowns.count where coefficients[index] != 0 {
      unknowns[kept] = unknowns[index]
      coefficients[kept] = coefficients[index]
      sizes[kept] = sizes[index]
      kept += 1
    }
    unknowns.shrink(to: kept)
    coefficients.shrink(to: kept)
    sizes.shrink(to: kept)
    if kept > shortest { for index in 0..<kept { places[unknowns[index]] = Int32(index) + 1 } }
  }

  // MARK: - Places

  /// Up to here, looking for an unknown among the terms costs less than a table of places.
  private var shortest: Int { 12 }

  @inline(__always)
  private func place(of unknown: Int32) -> Int {
    if unknowns.count > shortest { return Int(places[unknown]) - 1 }
    var index = unknowns.count - 1
    while index >= 0 && unknowns[index] != unknown { index -= 1 }
    return index
  }

  @inline(never)
  private mutating func remember(_ unknown: Int32) {
    if places.count == 0 { places = Buffer(zeroedCount: unknownCount) }
    if unknowns.count == shortest {
      for index in 0..<unknowns.count { places[unknowns[index]] = Int32(index) + 1 }
    }
    places[unknown] = Int32(unknowns.count) + 1
  }

  @inline(never)
  private mutating func forgetPlaces() {
    for index in 0..<unknowns.count { places[unknowns[index]] = 0 }
  }
}
