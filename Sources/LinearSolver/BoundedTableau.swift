/// Sums of unknowns that must lie between bounds, as a tableau that is kept feasible while they change.
///
/// A row that is out of its bounds is pulled in by moving what it depends on. Where nothing can move, the row and
/// the bounds that hold it are an explanation (Dutertre and de Moura, *A Fast Linear-Arithmetic Solver for
/// DPLL(T)*, 2006).
struct BoundedTableau {
  private var tableau = Tableau()
  private var values: [Double] = []
  /// By variable: the largest size its value ever had; what is left of it by rounding is measured by this.
  private var reaches: [Double] = []
  private var lower: [Double] = []
  private var upper: [Double] = []
  /// Variables that may be out of their bounds.
  private var suspects: [Int] = []
  private var isSuspect: [Bool] = []
  private(set) var work = 0
  private let workLimit: Int

  init(workLimit: Int) { self.workLimit = workLimit }

  var isExhausted: Bool { work > workLimit }

  /// What holds a row out of its bounds: times the factors, the sums of the variables cancel, and their bounds do not.
  /// A factor above 0 speaks of the variable's lower bound, one below of its upper bound.
  typealias Explanation = [(variable: Int, factor: Double)]

  // MARK: - Rows and bounds

  /// A variable without bounds.
  mutating func addUnknown() -> Int {
    append(0)
    return tableau.addNonbasic()
  }

  /// A variable that is a sum of others, without bounds as yet.
  mutating func addRow(_ variables: [Int], _ coefficients: [Double]) -> Int {
    var value = 0.0
    for (variable, coefficient) in zip(variables, coefficients) { value += coefficient * values[variable] }
    append(value)
    return tableau.addBasic(variables, coefficients)
  }

  private mutating func append(_ value: Double) {
    values.append(value)
    reaches.append(abs(value))
    lower.append(-.infinity)
    upper.append(.infinity)
    isSuspect.append(false)
  }

  mutating func relax(_ variable: Int) {
    lower[variable] = -.infinity
    upper[variable] = .infinity
  }

  mutating func bound(_ variable: Int, from least: Double, to greatest: Double) {
    lower[variable] = least
    upper[variable] = greatest
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

  /// Moves variables until all are within their bounds; if that can not be, why not.
  mutating func explanationOfFailure() -> Explanation? {
    var pivots = 0
    let patience = 3 * tableau.rows.count + 50
    while let violated = smallestViolated() {
      let isLow = values[violated] < lower[violated]
      let row = Int(tableau.rowOf[violated])
      guard let entering = chooseEntering(row, upwards: isLow, bySmallestIndex: pivots > patience) else {
        return explanation(row, isLow: isLow)
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

  private func explanation(_ row: Int, isLow: Bool) -> Explanation {
    let noise = noise(ofRow: row)
    let sign = isLow ? 1.0 : -1
    var explanation: Explanation = [(Int(tableau.rows[row].basic), sign)]
    for (column, coefficient) in zip(tableau.rows[row].columns, tableau.rows[row].coefficients)
    where abs(coefficient) > noise {
      explanation.append((Int(column), -sign * coefficient))
    }
    return explanation
  }

  /// What pivots may have left in a row where nothing should be: neither to be moved by, nor to be blamed.
  private func noise(ofRow row: Int) -> Double {
    Tolerance.feasibility * tableau.rows[row].coefficients.reduce(0) { max($0, abs($1)) }
  }
}
