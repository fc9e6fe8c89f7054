/// The simplex method on exact rational numbers, with Bland's rule.
///
/// Source: Dutertre and de Moura, *A Fast Linear-Arithmetic Solver for DPLL(T)* (2006), section 3.2.
struct ExactTableau {
  private enum Place {
    case row(Int)
    case column(Int)
    /// A column that was removed because its value must no longer change.
    case constant
  }

  private(set) var values: [Rational] = []
  private var lower: [Rational?] = []
  private var upper: [Rational?] = []
  private var places: [Place] = []
  private var columns: [Int] = []
  private var rowVariables: [Int] = []
  private var rows: [[Rational]] = []

  /// Adds an independent variable, whose `value` must be within the bounds, and returns its index.
  mutating func addColumn(value: Rational = .zero, from low: Rational? = nil, to high: Rational? = nil) -> Int
  {
    for r in rows.indices { rows[r].append(.zero) }
    places.append(.column(columns.count))
    columns.append(values.count)
    values.append(value)
    lower.append(low)
    upper.append(high)
    return values.count - 1
  }

  /// Adds a variable that is a sum of other variables and has no bounds, and returns its index.
  mutating func addRow(_ terms: [(coefficient: Rational, variable: Int)]) -> Int {
    var row = [Rational](repeating: .zero, count: columns.count)
    var value = Rational.zero
    for (coefficient, variable) in terms {
      value += coefficient * values[variable]
      switch places[variable] {
      case .column(let c): row[c] += coefficient
      case .row(let r): for c in columns.indices { row[c] += coefficient * rows[r][c] }
      case .constant: break
      }
    }
    places.append(.row(rows.count))
    rows.append(row)
    rowVariables.append(values.count)
    values.append(value)
    lower.append(nil)
    upper.append(nil)
    return values.count - 1
  }

  /// Sets a variable's bounds. An independent variable is moved into them immediately; a variable that depends on
  /// others is moved only by `makeFeasible`.
  mutating func setBounds(of variable: Int, from low: Rational?, to high: Rational?) {
    lower[variable] = low
    upper[variable] = high
    guard case .column(let c) = places[variable] else { return }
    if let low, values[variable] < low { move(c, by: low - values[variable]) }
    if let high, values[variable] > high { move(c, by: high - values[variable]) }
  }

  /// Moves all variables into their bounds, or returns `false` if this is not possible.
  mutating func makeFeasible() -> Bool {
    while let (r, target) = firstRowOutOfBounds() {
      let missing = target - values[rowVariables[r]]
      var entering: Int?
      for c in columns.indices where !rows[r][c].isZero {
        let rises = (rows[r][c] > .zero) == (missing > .zero)
        if rises ? canRise(columns[c]) : canFall(columns[c]),
          columns[c] < entering.map({ columns[$0] }) ?? .max
        {
          entering = c
        }
      }
      guard let c = entering else { return false }
      move(c, by: missing / rows[r][c])
      pivot(r, c)
    }
    return true
  }

  /// Minimizes a sum and returns its smallest value, or `nil` if the sum has no lower bound; if `keeping` is true,
  /// later calls preserve the value.
  mutating func minimize(
    _ terms: [(coefficient: Rational, variable: Int)], keeping: Bool = false
  ) -> Rational? {
    let objective = addRow(terms)
    let z = rows.count - 1
    defer { removeLastRow() }
    while let (c, rises) = improvingColumn(z) {
      switch largestStep(c, rises) {
      case .none: return nil
      case .some((let step, let leaving)):
        move(c, by: rises ? step : -step)
        if let leaving { pivot(leaving, c) }
      }
    }
    // Remove the columns on which row `z` depends, so that the sum cannot change anymore.
    if keeping { keepColumns(columns.indices.filter { rows[z][$0].isZero }) }
    return values[objective]
  }

  /// Removes the columns whose bounds allow only one value; these bounds must not change afterward.
  mutating func removeFixedColumns() {
    keepColumns(columns.indices.filter { canRise(columns[$0]) || canFall(columns[$0]) })
  }
}

extension ExactTableau {
  private func canRise(_ variable: Int) -> Bool { upper[variable].map { values[variable] < $0 } ?? true }
  private func canFall(_ variable: Int) -> Bool { lower[variable].map { values[variable] > $0 } ?? true }

  /// Returns the row of the first variable that is out of bounds, and the violated bound.
  private func firstRowOutOfBounds() -> (row: Int, target: Rational)? {
    var found: (row: Int, target: Rational)?
    for (r, variable) in rowVariables.enumerated()
    where variable < found.map({ rowVariables[$0.row] }) ?? .max {
      if let low = lower[variable], values[variable] < low { found = (r, low) }
      if let high = upper[variable], values[variable] > high { found = (r, high) }
    }
    return found
  }

  /// Of the columns that can decrease row `z`, returns the one whose variable has the smallest index. Also returns
  /// whether this variable must increase to decrease the row.
  private func improvingColumn(_ z: Int) -> (column: Int, rises: Bool)? {
    var found: (column: Int, rises: Bool)?
    for c in columns.indices
    where !rows[z][c].isZero && columns[c] < found.map({ columns[$0.column] }) ?? .max {
      let rises = rows[z][c] < .zero
      if rises ? canRise(columns[c]) : canFall(columns[c]) { found = (c, rises) }
    }
    return found
  }

  /// Returns the largest distance that the variable of column `c` can move and, if a row limits this distance, that
  /// row. Returns `nil` if there is no limit.
  private func largestStep(_ c: Int, _ rises: Bool) -> (step: Rational, leaving: Int?)? {
    var found = room(columns[c], rises).map { (step: $0, leaving: Int?.none) }
    for (r, variable) in rowVariables.enumerated() where !rows[r][c].isZero {
      guard let room = room(variable, (rows[r][c] > .zero) == rises) else { continue }
      let step = room / rows[r][c].magnitude
      if let best = found {
        let isTieOfLesser = step == best.step && variable < best.leaving.map { rowVariables[$0] } ?? -1
        guard step < best.step || isTieOfLesser else { continue }
      }
      found = (step, r)
    }
    return found
  }

  private func room(_ variable: Int, _ rises: Bool) -> Rational? {
    rises ? upper[variable].map { $0 - values[variable] } : lower[variable].map { values[variable] - $0 }
  }

  private mutating func move(_ c: Int, by step: Rational) {
    if step.isZero { return }
    values[columns[c]] += step
    for r in rows.indices where !rows[r][c].isZero { values[rowVariables[r]] += rows[r][c] * step }
  }

  private mutating func pivot(_ r: Int, _ c: Int) {
    let inverse = Rational.one / rows[r][c]
    var solved = rows[r].map { $0.isZero ? $0 : -($0 * inverse) }
    solved[c] = inverse
    let used = solved.indices.filter { !solved[$0].isZero }
    rows[r] = solved
    for other in rows.indices where other != r {
      let factor = rows[other][c]
      if factor.isZero { continue }
      rows[other][c] = .zero
      for j in used { rows[other][j] += factor * solved[j] }
    }
    (rowVariables[r], columns[c]) = (columns[c], rowVariables[r])
    places[rowVariables[r]] = .row(r)
    places[columns[c]] = .column(c)
  }

  private mutating func removeLastRow() {
    rows.removeLast()
    let variable = rowVariables.removeLast()
    precondition(
      variable == values.count - 1, "a row that only `minimize` knows has no bounds, so it stays a row")
    values.removeLast()
    lower.removeLast()
    upper.removeLast()
    places.removeLast()
  }

  private mutating func keepColumns(_ kept: [Int]) {
    for variable in columns { places[variable] = .constant }
    columns = kept.map { columns[$0] }
    for (c, variable) in columns.enumerated() { places[variable] = .column(c) }
    for r in rows.indices { rows[r] = kept.map { [row = rows[r]] in row[$0] } }
  }
}
