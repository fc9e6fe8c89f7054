/// The rows (constraints) of a problem, divided into parts that share no variables except fixed ones.
struct ConnectedRows: ~Copyable {
  private let groups: Groups
  /// For each row, its first variable that is not fixed; `variableCount` if it has none; -1 if the row is not included.
  private let firstVariables: [Int32]
  private let variableCount: Int32

  /// Puts rows that share variables into the same part. Only rows for which `isTaken` returns `true` are included.
  ///
  /// - Parameter isFixed: Indicates for each variable whether it is fixed. Rows that share only fixed variables need
  ///   not be in the same part. The array is empty if no variable is fixed.
  init(_ view: ProblemView, fixed isFixed: [Bool] = [], where isTaken: (Int) -> Bool = { _ in true }) {
    let groups = Groups(variableCount: view.variableCount, Stack())
    let none = Int32(view.variableCount)
    firstVariables = (0..<view.constraintCount).map { row in
      guard isTaken(row) else { return -1 }
      var first = none
      view.forEachTerm(of: view.rows + row) {
        let variable = Int32($0.variable.index)
        if !isFixed.isEmpty, isFixed[Int(variable)] { return }
        if first < none { groups.join(first, variable) } else { first = variable }
      }
      return first
    }
    self.groups = groups
    variableCount = none
  }

  /// Returns a number that identifies the part that contains a row; `variableCount` if all variables of the row are
  /// fixed.
  ///
  /// - Precondition: `isTaken` returned `true` for the row.
  func part(of row: Int) -> Int { Int(groups.group(of: firstVariables[row])) }

  /// Returns the parts that contain a row of `wanted`, each with its rows in ascending order. A row with only fixed
  /// variables is a part of its own.
  func parts(with wanted: [Int]) -> [[Int]] {
    var isWanted = [Bool](repeating: false, count: Int(variableCount) + 1)
    for row in wanted where firstVariables[row] >= 0 { isWanted[part(of: row)] = true }
    let alone = Set(wanted)
    var places = [Int](repeating: -1, count: Int(variableCount))
    var parts: [[Int]] = []
    for row in firstVariables.indices where firstVariables[row] >= 0 && isWanted[part(of: row)] {
      let part = part(of: row)
      if part == variableCount {
        if alone.contains(row) { parts.append([row]) }
      } else if places[part] < 0 {
        places[part] = parts.count
        parts.append([row])
      } else {
        parts[places[part]].append(row)
      }
    }
    return parts
  }
}

/// The variables with constant values, such as the edges of the canvas.
struct FixedVariables {
  /// Indicates for each variable whether it is fixed; empty if none is fixed.
  private(set) var isFixed: [Bool] = []
  /// The rows with only fixed variables, in ascending order.
  private(set) var rows: [Int] = []

  init(_ view: ProblemView, where isTaken: (Int) -> Bool) {
    // 1. Collect the definitions and the rows with a single variable. Stop at the first row of another kind. A row
    // after it may conflict with earlier rows and be left out, and then the row would not fix its variables.
    var single: [Int] = []
    var definitions: [Int] = []
    for index in 0..<view.constraintCount where isTaken(index) {
      let row = view.rows + index
      if row.pointee.second == ProblemRow.none {
        if row.pointee.first >= 0, row.pointee.firstCoefficient != 0 { single.append(index) }
      } else if row.pointee.kind == .definition {
        definitions.append(index)
      } else {
        break
      }
    }
    // 2. Find the variables that are alone in a definition, and the variables that share another definition with them.
    // Read the values of these variables from equations such as `width = 320`.
    var isWanted = [Bool](repeating: false, count: view.variableCount)
    for index in single where view.rows[index].kind == .definition {
      isWanted[Int(view.rows[index].first)] = true
    }
    definitions.removeAll { index in
      var isConcerned = false
      view.forEachTerm(of: view.rows + index) { if isWanted[$0.variable] { isConcerned = true } }
      if isConcerned { view.forEachTerm(of: view.rows + index) { isWanted[$0.variable] = true } }
      return !isConcerned
    }
    single.removeAll { !isWanted[Int(view.rows[$0].first)] }
    var values: [Int: Double] = [:]
    for index in single where view.rows[index].relation == .equal {
      let row = view.rows[index]
      if values[Int(row.first)] == nil { values[Int(row.first)] = row.constant / row.firstCoefficient }
    }
    // 3. If two of a frame's start, size and end are known, compute the third.
    for index in definitions {
      var (unknown, count, sum) = (LinearTerm(0, Variable(index: 0)), 0, view.rows[index].constant)
      view.forEachTerm(of: view.rows + index) { term in
        if let value = values[term.variable.index] {
          sum -= term.coefficient * value
        } else {
          (unknown, count) = (term, count + 1)
        }
      }
      if count == 1, unknown.coefficient != 0 { values[unknown.variable.index] = sum / unknown.coefficient }
    }
    // 4. Collect the rows whose variables are all known, but treat no variable as fixed if there are too many such rows
    // or one of them is violated.
    for index in (single + definitions).sorted() {
      var (isKnown, excess) = (true, -view.rows[index].constant)
      view.forEachTerm(of: view.rows + index) { term in
        if let value = values[term.variable.index] {
          excess += term.coefficient * value
        } else {
          isKnown = false
        }
      }
      if !isKnown { continue }
      if excess != 0 && view.rows[index].relation.isMissed(by: excess) || rows.count == Self.mostRows {
        rows = []
        return
      }
      rows.append(index)
    }
    isFixed = [Bool](repeating: false, count: view.variableCount)
    for variable in values.keys { isFixed[variable] = true }
  }

  /// The largest number of rows in `rows`, which are added to each separately solved part of the problem.
  private static let mostRows = 24

  func adding(_ part: [Int]) -> [Int] {
    rows.isEmpty ? part : Set(part + rows).sorted()
  }
}

extension LinearProblem {
  /// Returns a problem with only the given constraints. Also returns, for each variable of the new problem, its index
  /// in this problem.
  ///
  /// - Parameter numbers: A buffer for the variables' indices in the new problem, reused in several calls. Before and
  ///   after each call, it contains -1 for each variable of this problem.
  func part(_ constraints: [Int], numbers: inout [Int32]) -> (problem: LinearProblem, variables: [Int]) {
    var part = LinearProblem()
    var used: [Int] = []
    for constraint in constraints {
      part.append(copyOf: constraint, in: self) { variable in
        if numbers[variable] < 0 {
          numbers[variable] = Int32(used.count)
          used.append(variable)
        }
        return numbers[variable]
      }
    }
    for variable in used { numbers[variable] = -1 }
    _ = part.addVariables(used.count)
    return (part, used)
  }
}
