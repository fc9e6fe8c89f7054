/// Unknowns that equations of three and more unknowns were solved for, in the order in which that was done.
///
/// An entry names only unknowns that were eliminated after it, if at all.
struct Tape: ~Copyable {
  struct Entry: BitwiseCopyable {
    var root: Int32
    var firstTerm: Int32
    var termCount: Int32
    var constant: Double
  }

  struct Term: BitwiseCopyable {
    var coefficient: Double
    var unknown: Int32
  }

  private(set) var entries = Stack<Entry>()
  private(set) var terms = Stack<Term>()
  /// By root: its entry, or -1; empty until there is one.
  private var entryOf = Buffer<Int32>(repeating: -1, count: 0)
  /// Entries to be expanded in the sum at hand.
  private var noted = MinHeap()

  /// While it is made, by root: how many waiting equations have it, about.
  var degree = Buffer<Int32>(repeating: 0, count: 0)
  private(set) var isBeingMade = false

  var isEmpty: Bool { entries.isEmpty }

  mutating func beginMaking(variableCount: Int) {
    isBeingMade = true
    if degree.count == 0 { degree = Buffer(repeating: 0, count: variableCount + 1) }
    if entryOf.count == 0 { entryOf = Buffer(repeating: -1, count: variableCount + 1) }
  }

  mutating func endMaking() { isBeingMade = false }

  /// Adds `root = the rest of sum / -coefficient`.
  mutating func append(_ root: Int32, solving sum: borrowing LinearSum, at place: Int) {
    let divisor = -sum.coefficients[place]
    entryOf[root] = Int32(entries.count)
    let firstTerm = Int32(terms.count)
    for index in 0..<sum.count where index != place {
      terms.append(Term(coefficient: sum.coefficients[index] / divisor, unknown: sum.unknowns[index]))
    }
    entries.append(
      Entry(
        root: root, firstTerm: firstTerm, termCount: Int32(sum.count - 1),
        constant: 0 + sum.constant / divisor))
  }

  @inline(__always)
  mutating func noteIfOnTape(_ root: Int32) {
    let entry = entryOf[root]
    if entry >= 0 { noted.insert(entry) }
  }

  mutating func nextNoted() -> Entry? {
    if let entry = noted.popMin() { return entries[Int(entry)] }
    return nil
  }
}
