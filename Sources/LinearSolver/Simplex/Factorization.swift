/// The inverse of a sparse square matrix, stored as a product of factors. Pivots are chosen by an approximation of
/// Markowitz's rule, which keeps the factors sparse. Each exchange of a row adds one factor (product form of the
/// inverse; Maros, *Computational Techniques of the Simplex Method*, 2003, chapter 8).
///
/// Row indices are called positions, and column indices are called unknowns.
struct Factorization<Number: SimplexNumber>: ~Copyable {
  struct Entry: BitwiseCopyable {
    var index: Int32
    var coefficient: Number
  }

  /// The step `row -= coefficient * pivotRow` of the elimination.
  struct Operation: BitwiseCopyable {
    var row: Int32
    var pivotRow: Int32
    var coefficient: Number
  }

  /// A row of the upper triangular factor, or a later exchange of a row.
  struct Step: BitwiseCopyable {
    var row: Int32
    var column: Int32
    var first: Int32
    var count: Int32
    var pivot: Number
  }

  private var operations = Stack<Operation>()
  private var steps = Stack<Step>()
  private var entries = Stack<Entry>()
  private var exchanges = Stack<Step>()
  private var exchangeEntries = Stack<Entry>()

  private(set) var work = 0

  var count: Int { steps.count }
  /// The largest number of entries that one call of `solve` reads.
  var length: Int { steps.count + entries.count + operations.count + exchangeEntries.count }
  var exchangeCount: Int { exchanges.count }
  /// Indicates whether the exchanges are so many, or have so many entries, that factoring the matrix again saves time.
  var isLong: Bool {
    exchanges.count >= 64 + count / 16
      || exchangeEntries.count > 2 * (entries.count + operations.count) + 2000
  }

  /// Adds a row and a column with a 1 at their intersection and 0 elsewhere.
  mutating func addUnit() {
    let place = Int32(steps.count)
    steps.append(Step(row: place, column: place, first: 0, count: 0, pivot: .one))
  }

  // MARK: - Solving

  /// Solves `matrix * x = right` for `x` (indexed by column), and overwrites `right` (indexed by row).
  func solve(_ right: borrowing Stack<Number>, into x: borrowing Stack<Number>) {
    var index = exchanges.count - 1
    while index >= 0 {
      let step = exchanges[index]
      var sum = right[Int(step.row)]
      for place in Int(step.first)..<Int(step.first + step.count) {
        let entry = exchangeEntries[place]
        let value = right[Int(entry.index)]
        if !value.isZero { sum = sum - entry.coefficient * value }
      }
      right.base[Int(step.row)] = sum.isZero ? sum : sum / step.pivot
      index -= 1
    }
    for index in 0..<operations.count {
      let operation = operations[index]
      let value = right[Int(operation.pivotRow)]
      if value.isZero { continue }
      right.base[Int(operation.row)] = right[Int(operation.row)].cleanSum(-(operation.coefficient * value))
    }
    index = steps.count - 1
    while index >= 0 {
      let step = steps[index]
      var sum = right[Int(step.row)]
      for place in Int(step.first)..<Int(step.first + step.count) {
        let value = x[Int(entries[place].index)]
        if !value.isZero { sum = sum.cleanSum(-(entries[place].coefficient * value)) }
      }
      x.base[Int(step.column)] = sum.isZero ? sum : sum / step.pivot
      index -= 1
    }
  }

  /// Solves `y * matrix = left` for `y`, and overwrites `left`.
  func solveTransposed(_ left: borrowing Stack<Number>, into y: borrowing Stack<Number>) {
    for index in 0..<steps.count {
      let step = steps[index]
      let value = left[Int(step.column)]
      if value.isZero {
        y.base[Int(step.row)] = .zero
        continue
      }
      let solved = value / step.pivot
      y.base[Int(step.row)] = solved
      for place in Int(step.first)..<Int(step.first + step.count) {
        let entry = entries[place]
        left.base[Int(entry.index)] = left[Int(entry.index)].cleanSum(-(entry.coefficient * solved))
      }
    }
    var index = operations.count - 1
    while index >= 0 {
      let operation = operations[index]
      let value = y[Int(operation.row)]
      if !value.isZero {
        y.base[Int(operation.pivotRow)] = y[Int(operation.pivotRow)].cleanSum(
          -(operation.coefficient * value))
      }
      index -= 1
    }
    for index in 0..<exchanges.count {
      let step = exchanges[index]
      let value = y[Int(step.row)]
      if value.isZero { continue }
      let solved = value / step.pivot
      y.base[Int(step.row)] = solved
      for place in Int(step.first)..<Int(step.first + step.count) {
        let entry = exchangeEntries[place]
        y.base[Int(entry.index)] = y[Int(entry.index)].cleanSum(-(entry.coefficient * solved))
      }
    }
  }

  // MARK: - Exchanging

  /// Replaces the row at a position by the sum of all rows, each multiplied by its element of `factors`.
  mutating func exchange(_ position: Int, factors: borrowing Stack<Number>) {
    let first = Int32(exchangeEntries.count)
    for place in 0..<count where place != position && !factors[place].isZero {
      exchangeEntries.append(Entry(index: Int32(place), coefficient: factors[place]))
    }
    exchanges.append(
      Step(
        row: Int32(position), column: -1, first: first, count: Int32(exchangeEntries.count) - first,
        pivot: factors[position]))
  }

  // MARK: - Factoring

  /// Factors a matrix given by rows.
  ///
  /// - Returns: The positions of the rows that rounding errors made linearly dependent on other rows. Each of these
  ///   rows was replaced by a row with a 1 in the column `unknown` and 0 elsewhere.
  mutating func factor(_ matrix: consuming [[Entry]]) -> [(position: Int, unknown: Int)] {
    operations.removeAll()
    steps.removeAll()
    entries.removeAll()
    exchanges.removeAll()
    exchangeEntries.removeAll()
    var rest = Elimination(matrix)
    while let (row, column) = rest.nextPivot() {
      let pivot = rest.take(column, from: row)!
      rest.retire(row, column)
      for other in rest.rowsOfColumn[Int(column)] where !rest.isDone[Int(other)] {
        guard let coefficient = rest.take(column, from: Int(other)) else { continue }
        let factor = coefficient / pivot
        work += rest.rows[row].count + 2 * rest.rows[Int(other)].count
        operations.append(Operation(row: other, pivotRow: Int32(row), coefficient: factor))
        rest.subtract(row, times: factor, from: Int(other))
      }
      let first = Int32(entries.count)
      for entry in rest.rows[row] { entries.append(entry) }
      steps.append(
        Step(
          row: Int32(row), column: column, first: first, count: Int32(entries.count) - first, pivot: pivot))
      rest.rows[row] = []
    }
    let leftOver = rest.leftOver()
    if !leftOver.isEmpty {
      Layer.singular.reach()
      let replaced = Set(leftOver.map { Int32($0.position) })
      var kept = Stack<Operation>()
      for index in 0..<operations.count where !replaced.contains(operations[index].row) {
        kept.append(operations[index])
      }
      operations = kept
    }
    for (row, column) in leftOver {
      steps.append(Step(row: Int32(row), column: Int32(column), first: 0, count: 0, pivot: .one))
    }
    return leftOver
  }

  /// The part of the matrix that is not factored yet.
  private struct Elimination {
    var rows: [[Entry]]
    /// For each column, the rows that may have an entry in it.
    var rowsOfColumn: [[Int32]]
    private var columnCounts: [Int32]
    var isDone: [Bool]
    private var isColumnDone: [Bool]
    private var candidates = Heap<Candidate>()
    private var places: [Int32]

    init(_ matrix: [[Entry]]) {
      rows = matrix
      let count = matrix.count
      rowsOfColumn = Array(repeating: [], count: count)
      columnCounts = Array(repeating: 0, count: count)
      isDone = Array(repeating: false, count: count)
      isColumnDone = isDone
      places = Array(repeating: -1, count: count)
      for (row, entries) in rows.enumerated() {
        for entry in entries {
          rowsOfColumn[Int(entry.index)].append(Int32(row))
          columnCounts[Int(entry.index)] += 1
        }
      }
      for row in rows.indices { candidates.insert(Candidate(key: key(of: row), item: Int32(row))) }
    }

    /// Returns the sort key of a row; the row with the smallest key is eliminated first. The key is 0 if eliminating
    /// the row changes no other row; otherwise, it is the number of the row's entries.
    private func key(of row: Int) -> Int32 {
      var least = Int32.max
      for entry in rows[row] { least = min(least, columnCounts[Int(entry.index)]) }
      return least <= 1 ? 0 : Int32(rows[row].count)
    }

    mutating func nextPivot() -> (row: Int, column: Int32)? {
      while let candidate = candidates.popMin() {
        let row = Int(candidate.item)
        if isDone[row] || rows[row].isEmpty { continue }
        let current = self.key(of: row)
        if current > candidate.key {
          candidates.insert(Candidate(key: current, item: candidate.item))
          continue
        }
        let largest = rows[row].reduce(0) { max($0, $1.coefficient.size) }
        var best = -1
        for (place, entry) in rows[row].enumerated() where entry.coefficient.size >= 0.1 * largest {
          if best < 0
            || columnCounts[Int(entry.index)] < columnCounts[Int(rows[row][best].index)]
          {
            best = place
          }
        }
        // After an overflow, the row may have no suitable pivot.
        if best >= 0 { return (row, rows[row][best].index) }
      }
      return nil
    }

    mutating func retire(_ row: Int, _ column: Int32) {
      isDone[row] = true
      isColumnDone[Int(column)] = true
      for entry in rows[row] { lower(entry.index, except: row) }
    }

    private mutating func lower(_ column: Int32, except row: Int) {
      columnCounts[Int(column)] -= 1
      guard columnCounts[Int(column)] == 1 else { return }
      for other in rowsOfColumn[Int(column)] where !isDone[Int(other)] && Int(other) != row {
        candidates.insert(Candidate(key: 0, item: other))
      }
    }

    mutating func take(_ column: Int32, from row: Int) -> Number? {
      guard let place = rows[row].firstIndex(where: { $0.index == column }) else { return nil }
      let coefficient = rows[row][place].coefficient
      rows[row].swapAt(place, rows[row].count - 1)
      rows[row].removeLast()
      return coefficient
    }

    mutating func subtract(_ source: Int, times factor: Number, from row: Int) {
      for (place, entry) in rows[row].enumerated() { places[Int(entry.index)] = Int32(place) }
      for entry in rows[source] {
        let change = -(factor * entry.coefficient)
        let place = Int(places[Int(entry.index)])
        if place >= 0 {
          rows[row][place].coefficient = rows[row][place].coefficient.cleanSum(change)
        } else if !change.isZero {
          places[Int(entry.index)] = Int32(rows[row].count)
          rows[row].append(Entry(index: entry.index, coefficient: change))
          rowsOfColumn[Int(entry.index)].append(Int32(row))
          columnCounts[Int(entry.index)] += 1
        }
      }
      for entry in rows[row] { places[Int(entry.index)] = -1 }
      for entry in rows[row] where entry.coefficient.isZero { lower(entry.index, except: row) }
      rows[row].removeAll { $0.coefficient.isZero }
      candidates.insert(Candidate(key: key(of: row), item: Int32(row)))
    }

    func leftOver() -> [(position: Int, unknown: Int)] {
      let columns = isColumnDone.indices.filter { !isColumnDone[$0] }
      return zip(isDone.indices.filter { !isDone[$0] }, columns).map { ($0, $1) }
    }
  }
}
