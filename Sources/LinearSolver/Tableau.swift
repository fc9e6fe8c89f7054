/// Some variables written as sums of the others: `basic = sum of coefficient * nonbasic`, a row each.
///
/// The nonbasic ones may be moved freely; the basic ones follow. `pivot` lets two change places. Rows are
/// sparse; every column knows which rows may contain it. (Chvátal, *Linear Programming*, calls it a dictionary.)
struct Tableau {
  struct Row {
    var basic: Int32
    var columns: [Int32] = []
    var coefficients: [Double] = []

    @inline(__always)
    func index(of column: Int32) -> Int? { columns.firstIndex(of: column) }
  }

  private(set) var rows: [Row] = []
  /// By variable: its row, or -1 if it is nonbasic.
  private(set) var rowOf: [Int32] = []
  /// By variable: the rows that may contain it; some do no longer, or are no longer there.
  private var occurrences: [[Int32]] = []
  private var slots: [Int32] = []
  private var rowStamp: [Int32] = []
  private var stamp: Int32 = 0

  var variableCount: Int { rowOf.count }

  func isBasic(_ variable: Int) -> Bool { rowOf[variable] >= 0 }

  mutating func addNonbasic() -> Int {
    rowOf.append(-1)
    occurrences.append([])
    slots.append(-1)
    return rowOf.count - 1
  }

  /// A new basic variable, a sum of existing ones.
  mutating func addBasic(_ variables: [Int], _ coefficients: [Double]) -> Int {
    let basic = addNonbasic()
    rowOf[basic] = Int32(rows.count)
    rows.append(Row(basic: Int32(basic)))
    rowStamp.append(0)
    let row = rows.count - 1
    for (variable, coefficient) in zip(variables, coefficients) {
      if rowOf[variable] < 0 {
        addEntry(row, Int32(variable), coefficient)
      } else {
        let source = rows[Int(rowOf[variable])]
        for (column, value) in zip(source.columns, source.coefficients) {
          addEntry(row, column, coefficient * value)
        }
      }
    }
    clean(row)
    return basic
  }

  /// The rows that contain a nonbasic variable, and its coefficient there.
  mutating func forEachRow(of column: Int, _ body: (_ row: Int, _ coefficient: Double) -> Void) {
    stamp &+= 1
    var kept = 0
    let list = occurrences[column]
    var compacted = list
    for row in list where Int(row) < rows.count && rowStamp[Int(row)] != stamp {
      guard let index = rows[Int(row)].index(of: Int32(column)) else { continue }
      rowStamp[Int(row)] = stamp
      compacted[kept] = row
      kept += 1
      body(Int(row), rows[Int(row)].coefficients[index])
    }
    compacted.removeSubrange(kept...)
    occurrences[column] = compacted
  }

  /// Exchanges the basic variable of `row` for the nonbasic `entering`, whose coefficient there is not 0.
  ///
  /// Returns how many entries it has looked at.
  @discardableResult
  mutating func pivot(row: Int, entering: Int) -> Int {
    let leaving = rows[row].basic
    let pivotIndex = rows[row].index(of: Int32(entering))!
    let pivot = rows[row].coefficients[pivotIndex]
    for index in rows[row].coefficients.indices { rows[row].coefficients[index] /= -pivot }
    rows[row].columns[pivotIndex] = leaving
    rows[row].coefficients[pivotIndex] = 1 / pivot
    rows[row].basic = Int32(entering)
    rowOf[entering] = Int32(row)
    rowOf[Int(leaving)] = -1
    occurrences[Int(leaving)] = [Int32(row)]

    let source = rows[row]
    var targets: [(row: Int, coefficient: Double)] = []
    forEachRow(of: entering) { targets.append(($0, $1)) }
    occurrences[entering] = []
    var work = 0
    for (target, factor) in targets where target != row {
      work += rows[target].columns.count + source.columns.count
      drop(Int32(entering), from: target)
      for (slot, column) in rows[target].columns.enumerated() { slots[Int(column)] = Int32(slot) }
      for (column, coefficient) in zip(source.columns, source.coefficients) {
        combine(target, column, factor * coefficient)
      }
      clean(target)
    }
    return work
  }

  /// Takes out a nonbasic variable that will not move again.
  mutating func removeColumn(_ column: Int) {
    var targets: [Int] = []
    forEachRow(of: column) { row, _ in targets.append(row) }
    for row in targets { drop(Int32(column), from: row) }
    occurrences[column] = []
  }

  /// How many rows may contain a nonbasic variable.
  func occurrenceCount(_ column: Int) -> Int { occurrences[column].count }

  /// Takes out the row of a basic variable that nothing asks for; call `dropTakenRows` before going on.
  mutating func takeRow(of variable: Int) -> Row {
    let row = Int(rowOf[variable])
    defer {
      rows[row] = Row(basic: -1)
      rowOf[variable] = -1
    }
    return rows[row]
  }

  /// Takes out the row that was added last, whose variable is still basic.
  mutating func dropLastRow() {
    let row = rows.removeLast()
    rowStamp.removeLast()
    rowOf[Int(row.basic)] = -1
  }

  mutating func dropTakenRows() {
    rows.removeAll { $0.basic < 0 }
    rowStamp = [Int32](repeating: 0, count: rows.count)
    stamp = 0
    for column in occurrences.indices { occurrences[column].removeAll(keepingCapacity: true) }
    for (index, row) in rows.enumerated() {
      rowOf[Int(row.basic)] = Int32(index)
      for column in row.columns { occurrences[Int(column)].append(Int32(index)) }
    }
  }

  // MARK: - Entries

  private mutating func drop(_ column: Int32, from row: Int) {
    guard let index = rows[row].index(of: column) else { return }
    rows[row].columns.swapAt(index, rows[row].columns.count - 1)
    rows[row].coefficients.swapAt(index, rows[row].coefficients.count - 1)
    rows[row].columns.removeLast()
    rows[row].coefficients.removeLast()
  }

  private mutating func addEntry(_ row: Int, _ column: Int32, _ value: Double) {
    combine(row, column, value)
  }

  /// Adds to an entry while `slots` says where the row's entries are.
  private mutating func combine(_ row: Int, _ column: Int32, _ value: Double) {
    let slot = Int(slots[Int(column)])
    if slot >= 0 {
      rows[row].coefficients[slot] = sumWithoutNoise(rows[row].coefficients[slot], value)
    } else if value != 0 {
      slots[Int(column)] = Int32(rows[row].columns.count)
      rows[row].columns.append(column)
      rows[row].coefficients.append(value)
      occurrences[Int(column)].append(Int32(row))
      // What is no longer true must not pile up.
      if occurrences[Int(column)].count > 4 * rows.count + 64 { forEachRow(of: Int(column)) { _, _ in } }
    }
  }

  /// Forgets `slots` and drops entries that have become 0.
  private mutating func clean(_ row: Int) {
    var kept = 0
    let noise = Tolerance.drift * rows[row].coefficients.reduce(0) { max($0, abs($1)) }
    for index in rows[row].columns.indices {
      slots[Int(rows[row].columns[index])] = -1
      if abs(rows[row].coefficients[index]) <= noise { continue }
      rows[row].columns[kept] = rows[row].columns[index]
      rows[row].coefficients[kept] = rows[row].coefficients[index]
      kept += 1
    }
    rows[row].columns.removeSubrange(kept...)
    rows[row].coefficients.removeSubrange(kept...)
  }
}
