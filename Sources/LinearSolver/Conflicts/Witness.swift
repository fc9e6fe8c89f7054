/// A point at which constraints hold, that follows as the set of them changes.
///
/// To hold one more constraint where another one no longer has to, mostly a few variables near these two have to
/// move, whatever else there is. They are looked for in growing neighbourhoods, all else staying where it is.
struct Witness {
  private let problem: LinearProblem
  private(set) var values: [Double]
  /// By variable: where its constraints start in `speaking`, of those that ever have to hold.
  private let starts: [Int32]
  private let speaking: [Int32]
  /// What stood elsewhere when `begin` was called.
  private var moved: [(variable: Variable, value: Double)] = []
  private var wholeBefore: [Double]?
  /// By variable, by constraint: whether this search has met it, and by variable the number it has there.
  private var stamp: Int32 = 0
  private var variableStamps: [Int32]
  private var numbers: [Int32]
  private var constraintStamps: [Int32]
  private(set) var work = 0

  init(_ problem: LinearProblem, leavingOut isLeftOut: [Bool], at values: [Double]) {
    self.problem = problem
    self.values = values
    (starts, speaking) = problem.constraintsByVariable(leavingOut: isLeftOut)
    variableStamps = [Int32](repeating: 0, count: problem.variableCount)
    numbers = variableStamps
    constraintStamps = [Int32](repeating: 0, count: problem.constraintCount)
  }

  // MARK: - Going back

  /// Puts everything back to where it was when this was called last.
  mutating func goBack() {
    if let whole = wholeBefore {
      values = whole
      wholeBefore = nil
    } else {
      for (variable, value) in moved.reversed() { values[variable] = value }
    }
    moved.removeAll(keepingCapacity: true)
  }

  /// Stands somewhere else altogether.
  mutating func replace(by newValues: [Double]) {
    if wholeBefore == nil {
      for (variable, value) in moved.reversed() { values[variable] = value }
      moved.removeAll(keepingCapacity: true)
      wholeBefore = values
    }
    values = newValues
  }

  // MARK: - Moving

  /// Moves to where one more constraint holds, if that needs no more than a neighbourhood; false, and stays, if not.
  ///
  /// - Parameters:
  ///   - released: a constraint that no longer has to hold, near which to look as well.
  ///   - mustHold: which of the constraints have to hold; all of these but the wanted one do already.
  ///   - top: from here on few have to.
  ///   - rejected: one that has been left out, and has to hold as well now.
  mutating func move(
    toHold wanted: Int, releasing released: Int, where mustHold: (Int) -> Bool, before top: Int,
    and rejected: Int
  ) -> Bool {
    for size in neighbourhoodSizes {
      let variables = neighbourhood(of: wanted, and: released, size, where: mustHold, before: top)
      if let found = point(moving: variables, rejected, where: mustHold) {
        for (variable, value) in zip(variables, found) {
          if wholeBefore == nil { moved.append((variable, values[variable])) }
          values[variable] = value
        }
        return true
      }
      if variables.count < size { return false }
    }
    return false
  }

  private var neighbourhoodSizes: [Int] { [8, 64, 512] }
  /// What so many constraints speak of stays where it is.
  private var mostSpeaking: Int { 64 }

  /// The variables nearest to two constraints, as they are tied by what has to hold.
  private mutating func neighbourhood(
    of first: Int, and second: Int, _ mostVariables: Int, where mustHold: (Int) -> Bool, before top: Int
  ) -> [Variable] {
    stamp += 1
    var variables: [Variable] = []
    func add(_ term: LinearTerm) {
      let variable = term.variable
      if variables.count == mostVariables || variableStamps[variable] == stamp { return }
      let first = Int(starts[variable])
      let count = Int(starts[variable + 1]) - first
      if count > 8 * mostSpeaking || count > mostSpeaking && speaking[first + mostSpeaking] < top { return }
      variableStamps[variable] = stamp
      numbers[variable] = Int32(variables.count)
      variables.append(variable)
    }
    problem.forEachTerm(of: first, add)
    problem.forEachTerm(of: second, add)
    var next = 0
    while next < variables.count && variables.count < mostVariables {
      for place in starts[variables[next]]..<starts[variables[next] + 1] {
        let constraint = Int(speaking[Int(place)])
        if mustHold(constraint) { problem.forEachTerm(of: constraint, add) }
      }
      next += 1
    }
    return variables
  }

  /// Where the given variables can go so that all holds while the others stay.
  private mutating func point(
    moving variables: [Variable], _ rejected: Int, where mustHold: (Int) -> Bool
  ) -> [Double]? {
    var local = LinearProblem(variableCount: variables.count)
    var terms: [LinearTerm] = []
    func add(_ constraint: Int) {
      var constant = problem.constant(of: constraint)
      terms.removeAll(keepingCapacity: true)
      problem.forEachTerm(of: constraint) { term in
        if variableStamps[term.variable] == stamp {
          terms.append(LinearTerm(term.coefficient, Int(numbers[term.variable])))
        } else {
          constant -= term.coefficient * values[term.variable]
        }
      }
      local.add(terms, problem.relation(of: constraint), constant, problem.strength(of: constraint))
    }
    add(rejected)
    for variable in variables {
      for place in starts[variable]..<starts[variable + 1] {
        let constraint = Int(speaking[Int(place)])
        if constraintStamps[constraint] == stamp || !mustHold(constraint) { continue }
        constraintStamps[constraint] = stamp
        add(constraint)
      }
    }
    work += local.constraintCount
    return feasibleValues(local, leavingOut: [])
  }
}

extension LinearProblem {
  /// The constraints that speak of each variable: where they start in one list, and that list.
  fileprivate func constraintsByVariable(leavingOut isLeftOut: [Bool]) -> (
    starts: [Int32], constraints: [Int32]
  ) {
    var starts = [Int32](repeating: 0, count: variableCount + 1)
    let constraints = (0..<constraintCount).filter { $0 < isLeftOut.count && !isLeftOut[$0] }
    for constraint in constraints { forEachTerm(of: constraint) { starts[$0.variable] += 1 } }
    var end: Int32 = 0
    for variable in starts.indices {
      end += starts[variable]
      starts[variable] = end
    }
    var sorted = [Int32](repeating: 0, count: Int(end))
    for constraint in constraints.reversed() {
      forEachTerm(of: constraint) { term in
        starts[term.variable] -= 1
        sorted[Int(starts[term.variable])] = Int32(constraint)
      }
    }
    return (starts, sorted)
  }

  /// The terms of a constraint whose coefficient is not 0, without making an array of them.
  @inline(__always)
  func forEachTerm(of constraint: Int, _ body: (LinearTerm) -> Void) {
    let row = rows[constraint]
    if row.isLong {
      for place in Int(row.first)..<Int(row.first) + row.longCount where longTerms[place].coefficient != 0 {
        body(longTerms[place])
      }
      return
    }
    if row.first >= 0, row.firstCoefficient != 0 { body(row.firstTerm) }
    if row.second >= 0, row.secondCoefficient != 0 { body(row.secondTerm) }
  }
}
