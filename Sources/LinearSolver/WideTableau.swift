/// The simplex method on wide numbers: a set of sums, each between bounds that come and go.
///
/// Every variable has a value at all times. Columns are variables that stand on their own, rows are variables that are
/// a sum of columns; a pivot swaps one of each. Columns lie within their bounds always, rows do after `makeFeasible`.
/// Bland's rule (the least index among the candidates, both entering and leaving) makes both loops end; what rounding
/// could do to it is bounded by `work`.
///
/// Sources: Dutertre and de Moura, *A Fast Linear-Arithmetic Solver for DPLL(T)* (2006), section 3.2, for
/// `makeFeasible`; the bounded primal simplex method of any textbook for `minimize`.
struct WideTableau {
  typealias Term = (coefficient: WideNumber, variable: Int)

  private enum Place {
    case row(Int)
    case column(Int)
    /// A column that can not move any more, and so was taken out.
    case constant
  }

  private(set) var values: [WideNumber] = []
  /// By variable: the largest number that its value was computed from; what rounding left in it is measured by this.
  private var reaches: [Double] = []
  private var lower: [WideNumber?] = []
  private var upper: [WideNumber?] = []
  /// By variable: the sum that it was made as.
  private var parts: [[Term]] = []
  private var places: [Place] = []
  private var columns: [Int] = []
  private var rowVariables: [Int] = []
  private var rows: [[WideNumber]] = []
  /// Coefficients that may still be computed.
  private var work: Int
  private var stepCount = 0

  init(work: Int) { self.work = work }

  /// Counts a step, each of which looks at all rows and columns a few times; false where there were too many.
  private mutating func takesStep() -> Bool {
    work -= 8 * (rows.count + columns.count)
    stepCount += 1
    if stepCount > mostSteps { work = -1 }
    return !isExhausted
  }

  /// Bland's rule takes few steps on problems of this size; where rounding leads it in circles, it never ends.
  private var mostSteps: Int { 2_000 + 20 * values.count }

  /// Whether it took too long; nothing it says is right then.
  var isExhausted: Bool { work < 0 }

  /// A variable of its own; `value` lies within the bounds.
  mutating func addColumn(value: WideNumber = .zero, from low: WideNumber? = nil, reaching: Double = 0) -> Int
  {
    for r in rows.indices { rows[r].append(.zero) }
    places.append(.column(columns.count))
    columns.append(values.count)
    return append(value, low, [], reaching: reaching)
  }

  /// A variable that is the sum of others, without bounds.
  mutating func addRow(_ terms: [Term]) -> Int {
    var row = [WideNumber](repeating: .zero, count: columns.count)
    var (value, reach) = (WideNumber.zero, 0.0)
    for (coefficient, variable) in terms {
      value = value + coefficient * values[variable]
      reach = max(reach, abs(coefficient.double) * reaches[variable])
      switch places[variable] {
      case .column(let c): row[c] = cleanSum(row[c], coefficient)
      case .row(let r): add(rows[r], times: coefficient, to: &row)
      case .constant: break
      }
    }
    places.append(.row(rows.count))
    rows.append(row)
    rowVariables.append(values.count)
    return append(value, nil, terms, reaching: reach)
  }

  private mutating func append(
    _ value: WideNumber, _ low: WideNumber?, _ terms: [Term], reaching reach: Double
  ) -> Int {
    values.append(value)
    reaches.append(max(abs(value.double), reach))
    lower.append(low)
    upper.append(nil)
    parts.append(terms)
    return values.count - 1
  }

  /// Sets a variable's bounds; a column moves within them, a row at the next `makeFeasible`.
  mutating func setBounds(of variable: Int, from low: WideNumber?, to high: WideNumber?) {
    lower[variable] = low
    upper[variable] = high
    guard case .column(let c) = places[variable] else { return }
    if let low, values[variable] < low { move(c, to: low) }
    if let high, values[variable] > high { move(c, to: high) }
  }

  /// Moves all variables within their bounds; false if nothing can.
  mutating func makeFeasible() -> Bool {
    while let (r, target) = firstRowOutOfBounds(), takesStep() {
      let missing = target - values[rowVariables[r]]
      guard let c = columnToMove(r, upwards: missing > .zero) else {
        if forgive(r, missing) { continue }
        return false
      }
      move(c, by: missing / rows[r][c], reaching: reaches[rowVariables[r]] / abs(rows[r][c].double))
      put(rowVariables[r], at: target)
      pivot(r, c)
    }
    return true
  }

  /// Makes the sum of `terms` as small as the bounds allow, starting from a feasible point.
  ///
  /// - Returns: the least value; nil if there is none, the sum having no bound.
  /// - Parameter keeping: whether to hold the sum at its least value from now on.
  @discardableResult
  mutating func minimize(_ terms: [Term], keeping: Bool = false) -> WideNumber? {
    let objective = addRow(terms)
    let z = rows.count - 1
    defer { removeLastRow() }
    while let (c, rises) = improvingColumn(z), takesStep() {
      guard let (step, leaving) = largestStep(c, rises) else { return nil }
      if let leaving {
        let variable = rowVariables[leaving]
        let isUpper = (rows[leaving][c] > .zero) == rises
        move(
          c, by: rises ? step : -step, reaching: reaches[variable] / abs(rows[leaving][c].double))
        if let bound = isUpper ? upper[variable] : lower[variable] { put(variable, at: bound) }
        pivot(leaving, c)
      } else {
        move(c, by: rises ? step : -step, reaching: 0)
        if let bound = rises ? upper[columns[c]] : lower[columns[c]] { put(columns[c], at: bound) }
      }
    }
    // z is its least value + sum of d[c] * (how far column c is from where it is now), no addend of which can be
    // negative: it stays least exactly while the columns with a d[c] other than 0 stay.
    if keeping { keepColumns(columns.indices.filter { rows[z][$0].isZero }) }
    return cleanValue(of: objective)
  }

  /// By how much a variable exceeds a number, 0 where that is what rounding left, and the size of both.
  func excess(of variable: Int, over bound: WideNumber) -> (value: WideNumber, size: Double) {
    let (excess, size) = (values[variable] - bound, max(reaches[variable], abs(bound.double)))
    return (abs(excess.double) <= noise * size ? .zero : excess, size)
  }

  /// A variable's value, 0 where that is what rounding left of larger numbers.
  func cleanValue(of variable: Int) -> WideNumber {
    excess(of: variable, over: .zero).value
  }

  /// Takes out the columns whose bounds allow one value only. Their bounds can not change afterwards.
  mutating func removeFixedColumns() {
    keepColumns(columns.indices.filter { canRise(columns[$0]) || canFall(columns[$0]) })
  }

  /// Whether a variable can have one value only.
  func isFixed(_ variable: Int) -> Bool {
    switch places[variable] {
    case .constant: true
    case .column: !canRise(variable) && !canFall(variable)
    case .row(let r): rows[r].allSatisfy(\.isZero)
    }
  }
}

// MARK: - Choosing

extension WideTableau {
  /// A value this close to a bound, of the larger of them, stands at it.
  private var touching: Double { 1e-15 }
  /// A row missed by this much of its largest part, which nothing can move, holds: that much the rounding of the
  /// problem's own numbers explains.
  private var forgiven: Double { 2e-13 }
  /// What is left of the largest number that went into a value, after computing with 31 digits.
  private var noise: Double { 1e-24 }

  private func canRise(_ variable: Int) -> Bool { isFree(variable, upper[variable]) }
  private func canFall(_ variable: Int) -> Bool { isFree(variable, lower[variable]) }

  private func isFree(_ variable: Int, _ bound: WideNumber?) -> Bool {
    guard let bound else { return true }
    let size = max(abs(bound.double), abs(values[variable].double))
    return abs((bound - values[variable]).double) > max(touching * size, noise * reaches[variable])
  }

  /// The row of least variable that is out of its bounds, and the bound that it misses.
  private func firstRowOutOfBounds() -> (row: Int, target: WideNumber)? {
    var found: (row: Int, target: WideNumber)?
    for (r, variable) in rowVariables.enumerated()
    where variable < found.map({ rowVariables[$0.row] }) ?? .max {
      if let low = lower[variable], values[variable] < low, isMissed(r, low) { found = (r, low) }
      if let high = upper[variable], values[variable] > high, isMissed(r, high) { found = (r, high) }
    }
    return found
  }

  private func isMissed(_ row: Int, _ bound: WideNumber) -> Bool {
    !excess(of: rowVariables[row], over: bound).value.isZero
  }

  /// The largest of the numbers that a row's sum and its bound are computed from.
  private func size(ofRow row: Int, _ bound: WideNumber) -> Double {
    parts[rowVariables[row]].reduce(abs(bound.double)) {
      max($0, abs($1.coefficient.double * values[$1.variable].double))
    }
  }

  /// Lets a row's bound go to where the row stands, if that is near enough.
  private mutating func forgive(_ row: Int, _ missing: WideNumber) -> Bool {
    let variable = rowVariables[row]
    let bound = values[variable] + missing
    if abs(missing.double) > forgiven * size(ofRow: row, bound) { return false }
    if missing > .zero { lower[variable] = values[variable] } else { upper[variable] = values[variable] }
    return true
  }

  /// The column of least variable that can move a row.
  private func columnToMove(_ row: Int, upwards: Bool) -> Int? {
    var entering: Int?
    for c in columns.indices where !rows[row][c].isZero {
      let rises = (rows[row][c] > .zero) == upwards
      if rises ? canRise(columns[c]) : canFall(columns[c]),
        columns[c] < entering.map({ columns[$0] }) ?? .max
      {
        entering = c
      }
    }
    return entering
  }

  /// The column of least variable that makes row `z` smaller, and whether by rising.
  private func improvingColumn(_ z: Int) -> (column: Int, rises: Bool)? {
    var found: (column: Int, rises: Bool)?
    for c in columns.indices
    where !rows[z][c].isZero && columns[c] < found.map({ columns[$0.column] }) ?? .max {
      let rises = rows[z][c] < .zero
      if rises ? canRise(columns[c]) : canFall(columns[c]) { found = (c, rises) }
    }
    return found
  }

  /// How far column `c` can go, and the row that stops it, if it is not a bound of its own; nil: for ever.
  private func largestStep(_ c: Int, _ rises: Bool) -> (step: WideNumber, leaving: Int?)? {
    var found = room(columns[c], rises).map { (step: $0, leaving: Int?.none) }
    for (r, variable) in rowVariables.enumerated() where !rows[r][c].isZero {
      guard let room = room(variable, (rows[r][c] > .zero) == rises) else { continue }
      let step = room / rows[r][c].magnitude
      if let best = found {
        let isTie = abs((step - best.step).double) <= 1e-20 * abs(step.double)
        let isTieOfLesser = isTie && variable < best.leaving.map { rowVariables[$0] } ?? -1
        guard isTieOfLesser || (!isTie && step < best.step) else { continue }
      }
      found = (step, r)
    }
    return found
  }

  private func room(_ variable: Int, _ rises: Bool) -> WideNumber? {
    guard let bound = rises ? upper[variable] : lower[variable] else { return nil }
    if !isFree(variable, bound) { return .zero }
    return max(.zero, rises ? bound - values[variable] : values[variable] - bound)
  }
}

// MARK: - Moving

extension WideTableau {
  private mutating func move(_ c: Int, to target: WideNumber) {
    move(c, by: target - values[columns[c]], reaching: 0)
    put(columns[c], at: target)
  }

  /// - Parameter reach: the size of the numbers that the step was computed from.
  private mutating func move(_ c: Int, by step: WideNumber, reaching reach: Double) {
    work -= rows.count + 1
    if step.isZero { return }
    let variable = columns[c]
    values[variable] = values[variable] + step
    reaches[variable] = max(reaches[variable], abs(values[variable].double), reach)
    for r in rows.indices where !rows[r][c].isZero {
      let basic = rowVariables[r]
      values[basic] = values[basic] + rows[r][c] * step
      reaches[basic] = max(
        reaches[basic], abs(values[basic].double), abs(rows[r][c].double) * reaches[variable])
    }
  }

  /// Says where a variable stands that was moved to a bound: exactly there.
  private mutating func put(_ variable: Int, at bound: WideNumber) {
    values[variable] = bound
    reaches[variable] = abs(bound.double)
  }

  /// Swaps a row with a column that it holds; no value changes.
  private mutating func pivot(_ r: Int, _ c: Int) {
    let inverse = WideNumber.one / rows[r][c]
    var solved = rows[r].map { $0.isZero ? $0 : -($0 * inverse) }
    solved[c] = inverse
    work -= rows.count
    for other in rows.indices where other != r {
      let factor = rows[other][c]
      if factor.isZero { continue }
      // Taken out meanwhile, so that it is changed in place.
      var row: [WideNumber] = []
      swap(&row, &rows[other])
      row[c] = .zero
      add(solved, times: factor, to: &row)
      swap(&row, &rows[other])
    }
    rows[r] = solved
    (rowVariables[r], columns[c]) = (columns[c], rowVariables[r])
    places[rowVariables[r]] = .row(r)
    places[columns[c]] = .column(c)
  }

  private mutating func add(_ row: [WideNumber], times factor: WideNumber, to sum: inout [WideNumber]) {
    for c in row.indices where !row[c].isZero { sum[c] = cleanSum(sum[c], factor * row[c]) }
    work -= row.count
  }

  /// A sum of coefficients, 0 where that is what rounding left. Decimals cancel as written: the coefficients of definitions,
  /// multiplied up, may well be 16 digits apart.
  private func cleanSum(_ a: WideNumber, _ b: WideNumber) -> WideNumber {
    let sum = a + b
    return abs(sum.double) <= noise * max(abs(a.double), abs(b.double)) ? .zero : sum
  }

  private mutating func removeLastRow() {
    // Nothing but `minimize` knows this row; it has no bounds, so that it has stayed a row.
    rows.removeLast()
    rowVariables.removeLast()
    values.removeLast()
    reaches.removeLast()
    lower.removeLast()
    upper.removeLast()
    parts.removeLast()
    places.removeLast()
  }

  private mutating func keepColumns(_ kept: [Int]) {
    if kept.count == columns.count { return }
    for variable in columns { places[variable] = .constant }
    columns = kept.map { columns[$0] }
    for (c, variable) in columns.enumerated() { places[variable] = .column(c) }
    for r in rows.indices { rows[r] = kept.map { [row = rows[r]] in row[$0] } }
  }
}
