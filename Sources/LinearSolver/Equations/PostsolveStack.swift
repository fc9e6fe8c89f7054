/// The unknowns that were eliminated with equations of three or more unknowns, in the order of elimination.
struct PostsolveStack: ~Copyable {
  struct Entry: BitwiseCopyable {
    var root: Int32
    var firstTerm: Int32
    var termCount: Int32
    var depth: Int32 = 0
    var constant: Double
  }

  struct Term: BitwiseCopyable {
    var coefficient: Double
    var unknown: Int32
    /// The largest absolute value in the computation of the coefficient, for its rounding tolerance.
    var size = 0.0
  }

  private(set) var entries = Stack<Entry>()
  private(set) var terms = Stack<Term>()
  /// For each variable, 1 plus the index of its entry, or 0 if it has none; empty until the first elimination.
  private var entryOf = Stack<Int32>(zeroedCount: 0)
  private var noted = Heap<Int32>()

  /// For the root of each class of variables, the approximate number of unsolved equations that contain a variable of
  /// the class.
  var degree = Stack<Int32>(zeroedCount: 0)
  private(set) var isBeingMade = false

  var isEmpty: Bool { entries.isEmpty }
  var hasNoted: Bool { noted.min != nil }

  mutating func beginMaking(variableCount: Int, waitingCount: Int) {
    isBeingMade = true
    entries.reserve(entries.count + waitingCount)
    terms.reserve(terms.count + 2 * waitingCount)
    if degree.count == 0 { degree = Stack(zeroedCount: variableCount + 1) }
    if entryOf.count == 0 { entryOf = Stack(zeroedCount: variableCount + 1) }
  }

  mutating func endMaking() { isBeingMade = false }

  /// Adds the solution of `sum = 0` for the unknown `root`, whose term in `sum` has the index `place`.
  mutating func append(_ root: Int32, solving sum: borrowing LinearSum, at place: Int) {
    let divisor = -sum.coefficients[place]
    entryOf[root] = Int32(entries.count) + 1
    let firstTerm = Int32(terms.count)
    let spread = sum.sizes[place] / abs(divisor)
    for index in 0..<sum.count where index != place {
      let coefficient = sum.coefficients[index] / divisor
      let size = max(sum.sizes[index] / abs(divisor), abs(coefficient) * spread)
      terms.append(Term(coefficient: coefficient, unknown: sum.unknowns[index], size: size))
    }
    entries.append(
      Entry(
        root: root, firstTerm: firstTerm, termCount: Int32(sum.count - 1),
        constant: 0 + sum.constant / divisor))
  }

  @inline(__always)
  mutating func noteIfSubstituted(_ root: Int32) {
    let entry = entryOf[root] - 1
    if entry >= 0 { noted.insert(entry) }
  }

  func depth(of root: Int32) -> Int32 {
    let entry = entryOf[root] - 1
    return entry >= 0 ? entries[Int(entry)].depth : 0
  }

  mutating func setDepth(_ depth: Int32, ofEntry index: Int) {
    entries[index].depth = depth
  }

  mutating func replace(_ index: Int, by sum: borrowing LinearSum) {
    entries[index] = Entry(
      root: entries[index].root, firstTerm: Int32(terms.count), termCount: Int32(sum.count),
      constant: sum.constant)
    for place in 0..<sum.count {
      terms.append(
        Term(coefficient: sum.coefficients[place], unknown: sum.unknowns[place], size: sum.sizes[place]))
    }
  }

  mutating func nextNoted() -> Entry? {
    noted.popMin().map { entries[Int($0)] }
  }
}
