/// The rows of a problem in parts that share no variable besides fixed ones.
struct ConnectedRows: ~Copyable {
  private let groups: Groups
  /// The first variable of each row that is not fixed; `variableCount` where a row has none, and -1 for rows that are
  /// not taken.
  private let firstVariables: [Int32]
  private let variableCount: Int32

  /// Connects the rows that are taken. Cost: near to linear.
  ///
  /// - Parameter isFixed: indicates, for each variable, whether it connects no rows; empty where all do.
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

  /// The number of a taken row's part, at most the number of variables, which is that of all rows without variables.
  func part(of row: Int) -> Int { Int(groups.group(of: firstVariables[row])) }

  /// The rows of each part that has one of the rows `wanted`, ascending, in the order of the parts' first rows. A row
  /// without variables is a part of its own.
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

/// Variables that have a value before anything relates them to others, such as a canvas's edges. Views that only share
/// these do not influence each other, so that their conflicts can be looked for apart.
struct FixedVariables {
  /// Indicates, for each variable, whether it is fixed; empty where none is.
  private(set) var isFixed: [Bool] = []
  /// The rows about fixed variables alone that are before all others that relate variables, ascending.
  private(set) var rows: [Int] = []

  /// Finds the variables that single rows fix, of frames that begin at a defined place, as a canvas does.
  init(_ view: ProblemView, where isTaken: (Int) -> Bool) {
    // 1. Read the rows up to the first one that relates variables. Behind it, a value may come too late: the row with
    //    the value is then the one that is left out.
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
    // 2. Find the frames, and the values that single rows give them.
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
    // 3. Find those that definitions compute from them: the third of start, size and end.
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
    // 4. Take the rows about these alone; where they contradict each other, nothing is fixed.
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

  /// More rows would take too long beside those of each part.
  private static let mostRows = 24

  /// The rows of a part together with those about fixed variables, ascending.
  func adding(_ part: [Int]) -> [Int] {
    rows.isEmpty ? part : Set(part + rows).sorted()
  }
}

extension LinearProblem {
  /// The problem of some constraints alone, which must hold; its variables are numbered in the order of their first
  /// use. Equal parts of different problems give equal results.
  ///
  /// - Parameter numbers: -1 for each variable, before and after.
  func part(_ constraints: [Int], numbers: inout [Int32]) -> LinearProblem {
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
    return part
  }
}
