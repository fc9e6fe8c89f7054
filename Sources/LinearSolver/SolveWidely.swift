/// Solves a problem in 31 digits by a method that is slow and plain: each step of its definition, in turn.
///
/// For problems that `solve` can not be sure about. `nil` where that would take too long, or numbers overflow.
/// Cost: up to `mostWork` products, about a second; a few milliseconds for a hundred constraints.
func solveWidely(_ problem: LinearProblem, findsFreedom: Bool) -> LinearSolution? {
  let cellCount = (problem.variableCount + 1).multipliedReportingOverflow(by: problem.constraintCount + 1)
  if cellCount.overflow || cellCount.partialValue > mostCells { return nil }
  var search = WideSearch(problem)

  // 1. Definitions, then required constraints in their order; each that is impossible is a conflict.
  search.enforceDefinitions()
  let conflicts = search.enforceRequired()

  // 2. Optional constraints, strongest first.
  for level in problem.levels(of: .optional).reversed() { search.minimizeErrors(of: level) }

  // 3. How far each variable can go now; that moves them, so that a copy goes.
  var freedom = OpenRanges(determined: problem.variableCount)
  if findsFreedom {
    var ranging = search
    freedom = OpenRanges((0..<problem.variableCount).map { ranging.range(of: $0) })
    if ranging.tableau.isExhausted { return nil }
  }

  // 4. Tie-breaks, level 0 first.
  for level in problem.levels(of: .tieBreak) { search.minimizeErrors(of: level) }

  let values = (0..<problem.variableCount).map { search.tableau.cleanValue(of: $0).double + 0 }
  if search.tableau.isExhausted || !values.allSatisfy(\.isFinite) { return nil }

  // 5. What must hold does, or digits were lost even so.
  let leftOut = Set(conflicts.map { $0.members.last! })
  if !problem.withView({ $0.holds(values, except: leftOut) }) { return nil }
  return LinearSolution(
    values: values, freedom: freedom,
    conflicts: conflicts.sorted { $0.members.last! < $1.members.last! })
}

/// Coefficients of the tableau at first.
private let mostCells = 200_000
private let mostWork = 30_000_000

/// A problem as a tableau: a column for each variable, a row for each constraint's left side, without bounds at first.
private struct WideSearch {
  let problem: LinearProblem
  var tableau = WideTableau(work: mostWork)
  /// By constraint: the variable that is its left side.
  private var lefts: [Int] = []

  init(_ problem: LinearProblem) {
    self.problem = problem
    for _ in 0..<problem.variableCount { _ = tableau.addColumn() }
    lefts = (0..<problem.constraintCount).map { constraint in
      tableau.addRow(problem.terms(of: constraint).map { (WideNumber(decimal: $0.coefficient), $0.variable) })
    }
  }

  // MARK: - What must hold

  mutating func enforceDefinitions() {
    for constraint in problem.constraints(of: .definition) {
      enforce(constraint)
      // Definitions do not contradict each other; should they, the later ones give way.
      if !tableau.makeFeasible() { release(constraint) }
    }
    tableau.removeFixedColumns()
  }

  mutating func enforceRequired() -> [LinearConflict] {
    var conflicts: [LinearConflict] = []
    var kept: [Int] = []
    for constraint in problem.constraints(of: .required) {
      enforce(constraint)
      if tableau.makeFeasible() {
        kept.append(constraint)
      } else {
        conflicts.append(LinearConflict(members: members(of: kept) + [constraint]))
        release(constraint)
        for other in kept { enforce(other) }
        _ = tableau.makeFeasible()
      }
      if tableau.isExhausted { break }
    }
    tableau.removeFixedColumns()
    return conflicts
  }

  /// The deletion filter: those of the kept constraints without which the last one could hold. They are the ones that
  /// stay enforced.
  private mutating func members(of kept: [Int]) -> [Int] {
    var members: [Int] = []
    for other in kept.reversed() where !tableau.isExhausted {
      release(other)
      if tableau.makeFeasible() {
        members.append(other)
        enforce(other)
      }
    }
    return members.reversed()
  }

  private mutating func enforce(_ constraint: Int) {
    let constant = WideNumber(decimal: problem.constant(of: constraint))
    let relation = problem.relation(of: constraint)
    tableau.setBounds(
      of: lefts[constraint], from: relation == .lessOrEqual ? nil : constant,
      to: relation == .greaterOrEqual ? nil : constant)
  }

  private mutating func release(_ constraint: Int) {
    tableau.setBounds(of: lefts[constraint], from: nil, to: nil)
  }

  // MARK: - What is best

  /// Makes the sum of the constraints' errors least, and keeps it so.
  mutating func minimizeErrors(of constraints: [Int]) {
    var errors: [WideTableau.Term] = []
    for constraint in constraints where !tableau.isExhausted {
      let constant = WideNumber(decimal: problem.constant(of: constraint))
      let relation = problem.relation(of: constraint)
      let (excess, size) = tableau.excess(of: lefts[constraint], over: constant)
      // left - over + under = constant, or the inequality that has no use for one of the two.
      var corrected: [WideTableau.Term] = [(.one, lefts[constraint])]
      if relation != .greaterOrEqual {
        errors.append((.one, tableau.addColumn(value: max(excess, .zero), from: .zero, reaching: size)))
        corrected.append((-.one, errors[errors.count - 1].variable))
      }
      if relation != .lessOrEqual {
        errors.append((.one, tableau.addColumn(value: max(-excess, .zero), from: .zero, reaching: size)))
        corrected.append((.one, errors[errors.count - 1].variable))
      }
      let row = tableau.addRow(corrected)
      tableau.setBounds(
        of: row, from: relation == .lessOrEqual ? nil : constant,
        to: relation == .greaterOrEqual ? nil : constant)
    }
    tableau.minimize(errors, keeping: true)
    tableau.removeFixedColumns()
  }

  /// What a variable can reach; nil where that is one value.
  mutating func range(of variable: Variable) -> ClosedRange<Double>? {
    if tableau.isFixed(variable) || tableau.isExhausted { return nil }
    let least = tableau.minimize([(.one, variable)])?.double ?? -.infinity
    let greatest = tableau.minimize([(-.one, variable)]).map { -$0.double } ?? .infinity
    let size = max(least.isFinite ? abs(least) : 0, greatest.isFinite ? abs(greatest) : 0)
    return greatest - least > Tolerance.drift * size ? least + 0...greatest + 0 : nil
  }
}

extension LinearProblem {
  fileprivate func constraints(of kind: StrengthRank.Kind) -> [Int] {
    rows.indices.filter { rows[$0].kind == kind }
  }

  /// The constraints of a kind by priority or level, ascending.
  fileprivate func levels(of kind: StrengthRank.Kind) -> [[Int]] {
    var byRank: [Double: [Int]] = [:]
    for constraint in constraints(of: kind) {
      let index = Int(rows[constraint].index)
      byRank[kind == .optional ? priorities[index] : Double(index), default: []].append(constraint)
    }
    return byRank.sorted { $0.key < $1.key }.map(\.value)
  }
}
