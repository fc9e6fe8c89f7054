/// Solves equations by substitution, in an order that keeps them short.
///
/// An equation with one unknown class makes it known, one with two joins them. Equations with more wait
/// until others have made them shorter; when none is left to look at, the one that disturbs the fewest others
/// (Markowitz's rule) eliminates one of its unknowns: it is kept on a tape, from which that unknown is expanded
/// wherever it stands. Cost: close to linear for layouts; what fill-in makes it for dense systems.
struct Elimination {
  private(set) var classes: AffineClasses
  /// By root: the tape entry that it is expanded from, or -1.
  private var tapePosition: [Int32]
  private var tape: [(root: Int32, row: Int32)] = []

  private var rows: [EquationRow] = []
  private var queue: [Int32] = []
  /// By root: the rows that wait for something to happen to its class.
  private var waiting: [[Int32]]
  /// The equations that came out as `0 = something else`, by the number given when adding them.
  private(set) var inconsistent: [Int] = []

  private var slots: [Int32]
  private var tapeHeap = MinHeap()

  init(variableCount: Int) {
    classes = AffineClasses(variableCount: variableCount)
    tapePosition = Array(repeating: -1, count: variableCount + 1)
    waiting = Array(repeating: [], count: variableCount + 1)
    slots = Array(repeating: -1, count: variableCount + 1)
  }

  /// Adds `sum of terms = constant`; takes effect with `settle()`.
  mutating func add(_ terms: some Sequence<LinearTerm>, equals constant: Double, number: Int) {
    var left = LinearExpression()
    for term in terms where term.coefficient != 0 {
      left.unknowns.append(Int32(term.variable))
      left.coefficients.append(term.coefficient)
    }
    left.addConstant(-constant)
    queue.append(Int32(rows.count))
    rows.append(EquationRow(left: left, number: number))
  }

  /// Uses all equations added so far.
  mutating func settle() {
    lookAtQueue()
    eliminateByTape()
    shortenTape()
  }

  /// The terms as an expression over classes that are still unknown.
  mutating func reduce(_ terms: some Sequence<LinearTerm>, minus constant: Double = 0) -> LinearExpression {
    var result = LinearExpression()
    result.addConstant(-constant)
    for term in terms where term.coefficient != 0 {
      accumulate(term.coefficient, Int32(term.variable), into: &result)
    }
    finish(&result)
    return result
  }

  // MARK: - Rows

  private mutating func lookAtQueue() {
    var next = 0
    while next < queue.count {
      let row = Int(queue[next])
      next += 1
      if !rows[row].isDone { look(at: row) }
    }
    queue.removeAll(keepingCapacity: true)
  }

  private mutating func look(at row: Int) {
    let left = reduced(rows[row].left)
    rows[row].left = left
    switch left.unknowns.count {
    case 0:
      rows[row].isDone = true
      if abs(left.constant) > Tolerance.feasibility * left.magnitude {
        inconsistent.append(rows[row].number)
      }
    case 1:
      rows[row].isDone = true
      let root = left.unknowns[0]
      classes.setKnown(root, 0 - left.constant / left.coefficients[0])
      wake(root)
    case 2:
      rows[row].isDone = true
      join(left)
    default:
      for root in left.unknowns where !rows[row].waitsFor.contains(root) {
        waiting[Int(root)].append(Int32(row))
      }
      rows[row].waitsFor = left.unknowns
    }
  }

  private mutating func join(_ left: LinearExpression) {
    let small = classes.size[Int(left.unknowns[0])] <= classes.size[Int(left.unknowns[1])] ? 0 : 1
    let child = left.unknowns[small]
    let other = left.unknowns[1 - small]
    let divisor = -left.coefficients[small]
    classes.attach(
      child, to: other, scale: left.coefficients[1 - small] / divisor, offset: 0 + left.constant / divisor)
    let moved = waiting[Int(child)]
    wake(child)
    waiting[Int(other)].append(contentsOf: moved)
  }

  private mutating func wake(_ root: Int32) {
    queue.append(contentsOf: waiting[Int(root)])
    waiting[Int(root)] = []
  }

  private mutating func reduced(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression()
    result.constant = expression.constant
    result.magnitude = expression.magnitude
    for (unknown, coefficient) in zip(expression.unknowns, expression.coefficients) {
      accumulate(coefficient, unknown, into: &result)
    }
    finish(&result)
    return result
  }

  private mutating func accumulate(
    _ coefficient: Double, _ variable: Int32, into result: inout LinearExpression
  ) {
    let (root, scale, offset) = classes.find(variable)
    if offset != 0 { result.addConstant(coefficient * offset) }
    if root == classes.ground { return }
    let slot = Int(slots[Int(root)])
    if slot >= 0 {
      result.coefficients[slot] = sumWithoutNoise(result.coefficients[slot], coefficient * scale)
    } else {
      slots[Int(root)] = Int32(result.unknowns.count)
      result.unknowns.append(root)
      result.coefficients.append(coefficient * scale)
      if tapePosition[Int(root)] >= 0 { tapeHeap.insert(tapePosition[Int(root)]) }
    }
  }

  /// Expands what is on the tape, and drops what has cancelled out.
  private mutating func finish(_ result: inout LinearExpression) {
    // An entry names only classes that were eliminated after it, so the earliest goes first.
    while let position = tapeHeap.popMin() {
      let (root, row) = tape[Int(position)]
      let slot = Int(slots[Int(root)])
      let coefficient = result.coefficients[slot]
      result.coefficients[slot] = 0
      if coefficient == 0 { continue }
      let entry = rows[Int(row)]
      let factor = -coefficient / entry.pivot
      result.addConstant(factor * entry.left.constant)
      for (unknown, entryCoefficient) in zip(entry.left.unknowns, entry.left.coefficients)
      where unknown != root {
        accumulate(factor * entryCoefficient, unknown, into: &result)
      }
    }
    var kept = 0
    for index in result.unknowns.indices {
      slots[Int(result.unknowns[index])] = -1
      if result.coefficients[index] == 0 { continue }
      result.unknowns[kept] = result.unknowns[index]
      result.coefficients[kept] = result.coefficients[index]
      kept += 1
    }
    result.unknowns.removeSubrange(kept...)
    result.coefficients.removeSubrange(kept...)
    if abs(result.constant) <= Tolerance.residue * result.magnitude { result.constant = 0 }
  }

  // MARK: - Tape

  private mutating func eliminateByTape() {
    var candidates = MinHeap()
    for row in rows.indices where !rows[row].isDone { candidates.insert(cost(of: row), Int32(row)) }
    while let (storedCost, row) = candidates.popMinPair() {
      let row = Int(row)
      if rows[row].isDone { continue }
      let currentCost = cost(of: row)
      if currentCost > storedCost {
        candidates.insert(currentCost, Int32(row))
        continue
      }
      putOnTape(row)
      lookAtQueue()
    }
  }

  /// How many entries could be disturbed by eliminating the row's least used unknown.
  private func cost(of row: Int) -> Int32 {
    let degree = rows[row].left.unknowns.reduce(Int.max) { min($0, waiting[Int($1)].count) }
    let length = rows[row].left.unknowns.count - 1
    return Int32(clamping: max(0, degree - 1).multipliedReportingOverflow(by: length).partialValue)
  }

  private mutating func putOnTape(_ row: Int) {
    let left = rows[row].left
    let largest = left.coefficients.reduce(0) { max($0, abs($1)) }
    var best = -1
    for index in left.unknowns.indices where abs(left.coefficients[index]) >= 0.01 * largest {
      if best < 0
        || waiting[Int(left.unknowns[index])].count < waiting[Int(left.unknowns[best])].count
      {
        best = index
      }
    }
    rows[row].isDone = true
    // Coefficients that have overflowed say nothing that could be solved for.
    guard best >= 0 else { return }
    let root = left.unknowns[best]
    rows[row].pivot = left.coefficients[best]
    tapePosition[Int(root)] = Int32(tape.count)
    tape.append((root, Int32(row)))
    wake(root)
  }

  /// Turns entries that have become known, or follow from one unknown, into members of classes.
  private mutating func shortenTape() {
    var kept: [(root: Int32, row: Int32)] = []
    for (root, row) in tape.reversed() {
      let row = Int(row)
      var rest = rows[row].left
      let pivotIndex = rest.unknowns.firstIndex(of: root)!
      rest.unknowns.remove(at: pivotIndex)
      rest.coefficients.remove(at: pivotIndex)
      let expression = reduced(rest)
      let divisor = -rows[row].pivot
      if expression.unknowns.count > 1 {
        kept.append((root, Int32(row)))
        continue
      }
      tapePosition[Int(root)] = -1
      if expression.isConstant {
        classes.setKnown(root, 0 + expression.constant / divisor)
      } else {
        classes.attach(
          root, to: expression.unknowns[0], scale: expression.coefficients[0] / divisor,
          offset: 0 + expression.constant / divisor)
      }
    }
    tape = kept.reversed()
    for (position, entry) in tape.enumerated() { tapePosition[Int(entry.root)] = Int32(position) }
  }
}

/// One equation, `left = 0`.
private struct EquationRow {
  var left: LinearExpression
  var number: Int
  var isDone = false
  /// On the tape: the coefficient of the unknown that it eliminated.
  var pivot = 0.0
  var waitsFor: [Int32] = []
}
