/// Finds every conflict of a set of constraints, as `LinearConflict` defines it.
///
/// Constraints are taken in order. Each is a row of a tableau, whose value must lie between bounds; a row that
/// is out of its bounds is pulled in by moving what it depends on. Where nothing can move, the row and the bounds
/// that hold it are an explanation (Dutertre and de Moura, *A Fast Linear-Arithmetic Solver for DPLL(T)*, 2006).
struct ConflictSearch {
  let problem: LinearProblem
  private var tableau = Tableau()
  private var values: [Double] = []
  /// By tableau variable: the largest size its value ever had; what is left of it by rounding is measured by this.
  private var reaches: [Double] = []
  private var lower: [Double] = []
  private var upper: [Double] = []
  /// By tableau variable: the required constraint whose row it is, or -1.
  private var constraintOf: [Int32] = []
  private var unknownOf: [Variable: Int] = [:]
  private var rowVariable: [Int: Int] = [:]
  /// Variables that may be out of their bounds.
  private var suspects: [Int] = []
  private var isSuspect: [Bool] = []
  private(set) var work = 0
  private let workLimit: Int

  init(_ problem: LinearProblem, workLimit: Int = 400_000_000) {
    self.problem = problem
    self.workLimit = workLimit
  }

  var isExhausted: Bool { work > workLimit }

  /// The conflicts among `constraints`, which are ascending; definitions among them are taken to hold.
  mutating func run(_ constraints: [Int]) -> [LinearConflict] {
    for constraint in constraints where problem.strength(of: constraint) == .definition {
      addRow(constraint)
      restore(constraint)
      // Definitions do not contradict each other; should they, the later ones give way.
      if explanationOfFailure() != nil { relax(constraint) }
    }
    var conflicts: [LinearConflict] = []
    var kept: [Int] = []
    for constraint in constraints where problem.strength(of: constraint) == .required {
      if isExhausted { break }
      addRow(constraint)
      restore(constraint)
      if let explanation = explanationOfFailure() {
        conflicts.append(LinearConflict(members: minimal(explanation, constraint, kept)))
      } else {
        kept.append(constraint)
      }
    }
    return conflicts
  }

  /// The deletion filter: tries to do without each kept constraint, from the last to the first.
  ///
  /// What an explanation does not name can be done without, so that only its last member is in question.
  private mutating func minimal(_ first: [Int], _ rejected: Int, _ kept: [Int]) -> [Int] {
    var members = [rejected]
    var explanation = first
    var top = kept.count
    while let candidate = explanation.filter({ !members.contains($0) }).max(), !isExhausted {
      while top > 0 && kept[top - 1] >= candidate {
        top -= 1
        relax(kept[top])
      }
      if let shorter = explanationOfFailure() {
        explanation = shorter
        continue
      }
      members.append(candidate)
      restore(candidate)
      guard let next = explanationOfFailure() else { break }
      explanation = next
    }
    relax(rejected)
    for constraint in kept[top...] { restore(constraint) }
    _ = explanationOfFailure()
    return members.sorted()
  }

  // MARK: - Rows and bounds

  private mutating func addRow(_ constraint: Int) {
    var variables: [Int] = []
    var coefficients: [Double] = []
    var value = 0.0
    for term in problem.terms(of: constraint) where term.coefficient != 0 {
      let unknown = unknown(for: term.variable)
      variables.append(unknown)
      coefficients.append(term.coefficient)
      value += term.coefficient * values[unknown]
    }
    rowVariable[constraint] = tableau.addBasic(variables, coefficients)
    append(value, problem.strength(of: constraint) == .required ? Int32(constraint) : -1)
  }

  private mutating func unknown(for variable: Variable) -> Int {
    if let known = unknownOf[variable] { return known }
    let unknown = tableau.addNonbasic()
    unknownOf[variable] = unknown
    append(0, -1)
    return unknown
  }

  private mutating func append(_ value: Double, _ constraint: Int32) {
    values.append(value)
    reaches.append(abs(value))
    lower.append(-.infinity)
    upper.append(.infinity)
    constraintOf.append(constraint)
    isSuspect.append(false)
  }

  private mutating func relax(_ constraint: Int) {
    let variable = rowVariable[constraint]!
    lower[variable] = -.infinity
    upper[variable] = .infinity
  }

  private mutating func restore(_ constraint: Int) {
    let variable = rowVariable[constraint]!
    let constant = problem.constant(of: constraint)
    if problem.relation(of: constraint) != .lessOrEqual { lower[variable] = constant }
    if problem.relation(of: constraint) != .greaterOrEqual { upper[variable] = constant }
    if tableau.isBasic(variable) {
      suspect(variable)
    } else if values[variable] < lower[variable] {
      moveNonbasic(variable, to: lower[variable])
    } else if values[variable] > upper[variable] {
      moveNonbasic(variable, to: upper[variable])
    }
  }

  private mutating func suspect(_ variable: Int) {
    if isSuspect[variable] { return }
    isSuspect[variable] = true
    suspects.append(variable)
  }

  private mutating func moveNonbasic(_ variable: Int, to target: Double) {
    let step = target - values[variable]
    setValue(of: variable, to: target)
    var moved: [(Int, Double)] = []
    tableau.forEachRow(of: variable) { row, coefficient in moved.append((row, coefficient * step)) }
    work += moved.count
    for (row, change) in moved {
      let basic = Int(tableau.rows[row].basic)
      setValue(of: basic, to: values[basic] + change)
      suspect(basic)
    }
  }

  // MARK: - Feasibility

  /// Moves variables until all are within their bounds; if that can not be, the constraints that say so.
  private mutating func explanationOfFailure() -> [Int]? {
    var pivots = 0
    let patience = 3 * tableau.rows.count + 50
    while let violated = smallestViolated() {
      let isLow = values[violated] < lower[violated]
      let row = Int(tableau.rowOf[violated])
      guard let entering = chooseEntering(row, upwards: isLow, bySmallestIndex: pivots > patience) else {
        return explanation(row)
      }
      pivots += 1
      if isExhausted { return nil }
      let coefficient = tableau.rows[row].coefficients[tableau.rows[row].index(of: Int32(entering))!]
      let target = isLow ? lower[violated] : upper[violated]
      moveNonbasic(entering, to: values[entering] + (target - values[violated]) / coefficient)
      setValue(of: violated, to: target)
      work += tableau.pivot(row: row, entering: entering)
      suspect(entering)
    }
    return nil
  }

  private mutating func smallestViolated() -> Int? {
    var best: Int?
    var kept = 0
    for variable in suspects {
      if isViolated(variable) {
        suspects[kept] = variable
        kept += 1
        best = min(best ?? variable, variable)
      } else {
        isSuspect[variable] = false
      }
    }
    suspects.removeSubrange(kept...)
    return best
  }

  private mutating func setValue(of variable: Int, to value: Double) {
    values[variable] = value
    reaches[variable] = max(reaches[variable], abs(value))
  }

  /// Whether a basic variable is out of its bounds by more than rounding explains.
  private mutating func isViolated(_ variable: Int) -> Bool {
    guard tableau.isBasic(variable), excess(of: variable) > 0 else { return false }
    // Steps have left their rounding in the value; the row says what it is.
    let row = tableau.rows[Int(tableau.rowOf[variable])]
    var value = 0.0
    var magnitude = 0.0
    var reach = reaches[variable]
    for (column, coefficient) in zip(row.columns, row.coefficients) {
      let part = coefficient * values[Int(column)]
      value += part
      magnitude = max(magnitude, abs(part))
      reach = max(reach, abs(coefficient) * reaches[Int(column)])
    }
    setValue(of: variable, to: value)
    magnitude = max(magnitude, abs(value < lower[variable] ? lower[variable] : upper[variable]))
    return excess(of: variable) > max(Tolerance.feasibility * magnitude, Tolerance.drift * reach)
  }

  private func excess(of variable: Int) -> Double {
    max(lower[variable] - values[variable], values[variable] - upper[variable])
  }

  /// A nonbasic variable that can move the row's basic one; one without bounds if there is one.
  private func chooseEntering(_ row: Int, upwards: Bool, bySmallestIndex: Bool) -> Int? {
    var best: (variable: Int, isFree: Bool, size: Double)?
    let noise = noise(ofRow: row)
    for (column, coefficient) in zip(tableau.rows[row].columns, tableau.rows[row].coefficients)
    where abs(coefficient) > noise {
      let variable = Int(column)
      let canMove =
        (coefficient > 0) == upwards
        ? values[variable] < upper[variable] : values[variable] > lower[variable]
      if !canMove { continue }
      let isFree = lower[variable] == -.infinity && upper[variable] == .infinity
      let size = abs(coefficient)
      if let known = best {
        if bySmallestIndex {
          if variable > known.variable { continue }
        } else if known.isFree != isFree {
          if known.isFree { continue }
        } else if size < known.size || size == known.size && variable > known.variable {
          continue
        }
      }
      best = (variable, isFree, size)
    }
    return best?.variable
  }

  private func explanation(_ row: Int) -> [Int] {
    let noise = noise(ofRow: row)
    var variables = [tableau.rows[row].basic]
    for (column, coefficient) in zip(tableau.rows[row].columns, tableau.rows[row].coefficients)
    where abs(coefficient) > noise {
      variables.append(column)
    }
    return variables.compactMap { constraintOf[Int($0)] >= 0 ? Int(constraintOf[Int($0)]) : nil }.sorted()
  }

  /// What pivots may have left in a row where nothing should be: neither to be moved by, nor to be blamed.
  private func noise(ofRow row: Int) -> Double {
    Tolerance.feasibility * tableau.rows[row].coefficients.reduce(0) { max($0, abs($1)) }
  }
}
