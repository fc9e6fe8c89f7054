/// Finds the conflicts in a set of constraints by adding one constraint after the other to the simplex method, and
/// minimizes each conflict with a deletion filter (Chinneck, *Feasibility and Infeasibility in Optimization*, 2008,
/// chapter 6).
struct ConflictSearch<Number: SimplexNumber>: ~Copyable {
  let problem: LinearProblem
  var simplex: Simplex<Number>
  /// For each variable of the problem, the index of its unknown in `simplex`, or -1.
  private(set) var unknownOf: [Int]
  private(set) var variableOf: [Int]
  private var sides: [Side?]
  private var isActive: [Bool]
  private var activeOn: [[Int]] = []
  private var sideOf: [Side] = []
  /// Indicates for each variable of `simplex` whether the current call of `set` changes its bounds.
  private var isChanged: [Bool] = []
  private var formOf: [[LinearTerm]: (variable: Int, isReversed: Bool)] = [:]
  /// The remaining budget for minimizing conflicts.
  private var workLeft = Budget.left(for: .conflicts)
  /// The value of each variable at the start of the search; empty if all start at 0.
  private let start: [Double]

  private struct Side {
    var lower: Number
    var upper: Number

    mutating func tighten(to other: Side) {
      (lower, upper) = (max(lower, other.lower), min(upper, other.upper))
    }
  }

  init(_ problem: LinearProblem, startingAt start: [Double] = [], mostWork: Int = .max) {
    self.problem = problem
    self.start = start
    simplex = Simplex(workLimit: mostWork)
    unknownOf = [Int](repeating: -1, count: problem.variableCount)
    variableOf = [Int](repeating: -1, count: problem.constraintCount)
    sides = [Side?](repeating: nil, count: problem.constraintCount)
    isActive = [Bool](repeating: false, count: problem.constraintCount)
  }

  /// Returns the conflicts among the constraints with the given indices.
  ///
  /// - Precondition: The indices are in ascending order, and definitions such as `right = left + width` do not
  ///   contradict each other.
  mutating func run(_ constraints: [Int]) -> [LinearConflict] {
    // `simplex.start` below starts only the left sides of equations at their constants. If it started the left sides of
    // inequalities there too, the simplex method could repeat the same steps endlessly in dense problems.
    Layer.conflicts.reach()
    for constraint in constraints { state(constraint) }
    simplex.start(
      constraints.filter { problem.relation(of: $0) == .equal }.map { (variableOf[$0], sides[$0]!.lower) })
    for constraint in constraints where problem.strength(of: constraint) == .definition {
      set([constraint], active: true)
      // Definitions contradict each other only because of rounding, so leave out the later one.
      if explanationOfFailure() != nil { set([constraint], active: false) }
    }
    var conflicts: [LinearConflict] = []
    var kept: [Int] = []
    for constraint in constraints where problem.strength(of: constraint) == .required {
      if simplex.isExhausted { break }
      set([constraint], active: true)
      if let explanation = explanationOfFailure() {
        conflicts.append(minimal(explanation, constraint, kept))
      } else {
        kept.append(constraint)
      }
    }
    return conflicts
  }

  private mutating func minimal(_ first: [Int], _ rejected: Int, _ kept: [Int]) -> LinearConflict {
    var members = [rejected]
    var open = first.filter { $0 != rejected }
    let before = simplex.work
    let needed = open.count > mostTried && workLeft > 0 ? self.needed(of: open, against: rejected) : []
    var top = kept.count
    while simplex.work - before <= workLeft, !simplex.isExhausted, let candidate = open.popLast() {
      var next = top
      while next > 0 && kept[next - 1] >= candidate { next -= 1 }
      set(kept[next..<top].reversed(), active: false)
      top = next
      if !needed.contains(candidate), let shorter = explanationOfFailure() {
        open = Set(shorter).subtracting(members).sorted()
      } else {
        members.append(candidate)
        set([candidate], active: true)
      }
    }
    workLeft -= simplex.work - before
    Budget.spend(simplex.work - before, on: .conflicts)
    set([rejected], active: false)
    set(kept[top...], active: true)
    _ = simplex.makeFeasible()
    return LinearConflict(
      members: Set(members + open).sorted(), isMinimal: open.isEmpty && !simplex.isExhausted)
  }

  /// Returns candidates that are in every conflict with `rejected`, so that `minimal` need not search for a conflict
  /// without them. Not all such candidates are found.
  private mutating func needed(of candidates: [Int], against rejected: Int) -> Set<Int> {
    let (missed, side) = (variableOf[rejected], sides[rejected]!)
    set([rejected], active: false)
    defer { set([rejected], active: true) }
    guard simplex.makeFeasible() == nil else { return [] }
    let rises = simplex.variables[missed].value < side.lower
    guard simplex.minimize(missed, isNegative: rises) else { return [] }
    Layer.longConflicts.reach()
    let missing = (rises ? side.lower : side.upper) - simplex.variables[missed].value
    simplex.load(missed)
    simplex.findPrices()
    var steps: [(constraint: Int, position: Int, step: Number)] = candidates.compactMap { constraint in
      let variable = variableOf[constraint]
      let state = simplex.variables[variable]
      guard !state.isBasic, !simplex.prices[Int(state.position)].isZero else { return nil }
      let step = missing / simplex.prices[Int(state.position)]
      let rest = tightest(activeOn[variable].filter { $0 != constraint })
      let value = state.value + step
      return value < rest.lower || value > rest.upper ? nil : (constraint, Int(state.position), step)
    }
    let bounded = (0..<simplex.variables.count).filter {
      let state = simplex.variables[$0]
      return state.isBasic && (state.lower.isFinite || state.upper.isFinite)
    }
    if bounded.count > 2 * steps.count + mostTried { return [] }
    let before = simplex.work
    for variable in bounded where !simplex.isExhausted {
      if simplex.work - before > workLeft { return [] }
      simplex.load(variable)
      simplex.findPrices()
      let state = simplex.variables[variable]
      steps.removeAll { item in
        let value = state.value + simplex.prices[item.position] * item.step
        return (state.lower - value).double > simplex.slack(of: variable, state.lower)
          || (value - state.upper).double > simplex.slack(of: variable, state.upper)
      }
    }
    return simplex.isExhausted ? [] : Set(steps.map(\.constraint))
  }

  // MARK: - Constraints

  /// Adds a constraint's left side to `simplex`, and computes its lower and upper bounds without activating them.
  private mutating func state(_ constraint: Int) {
    let (_, scale) = form(of: constraint)
    let constant = Number(decimal: problem.constant(of: constraint))
    let position = scale == .one ? constant : constant / scale
    let isReversed = scale < .zero
    let relation = problem.relation(of: constraint)
    sides[constraint] = Side(
      lower: relation == (isReversed ? .greaterOrEqual : .lessOrEqual) ? -.infinity : position,
      upper: relation == (isReversed ? .lessOrEqual : .greaterOrEqual) ? .infinity : position)
  }

  /// Returns a variable of `simplex` and a factor whose product is the left side of a constraint.
  private mutating func form(of constraint: Int) -> (variable: Int, scale: Number) {
    let sum = sum(of: constraint)
    if sum.count == 1 {
      variableOf[constraint] = unknownOf[sum[0].variable]
      return (variableOf[constraint], Number(decimal: sum[0].coefficient))
    }
    if formOf[sum] == nil {
      let variable = addForm(sum)
      formOf[sum.map { LinearTerm(-$0.coefficient, $0.variable) }] = (variable, true)
      formOf[sum] = (variable, false)
    }
    let known = formOf[sum]!
    variableOf[constraint] = known.variable
    return (known.variable, known.isReversed ? -.one : .one)
  }

  /// Returns a constraint's terms with nonzero coefficients, and adds their variables to `simplex`.
  mutating func sum(of constraint: Int) -> [LinearTerm] {
    let sum = problem.terms(of: constraint).filter { $0.coefficient != 0 }
    for term in sum where unknownOf[term.variable] < 0 {
      unknownOf[term.variable] = simplex.addUnknown(
        at: start.isEmpty ? .zero : Number(decimal: start[term.variable]))
      addSide()
    }
    return sum
  }

  mutating func addForm(_ sum: [LinearTerm]) -> Int {
    addSide()
    return simplex.addForm(
      sum.map { (variable: unknownOf[$0.variable], coefficient: Number(decimal: $0.coefficient)) })
  }

  private mutating func set(_ constraints: some Sequence<Int>, active: Bool) {
    var changed: [Int] = []
    for constraint in constraints where isActive[constraint] != active {
      isActive[constraint] = active
      let variable = variableOf[constraint]
      if !isChanged[variable] {
        isChanged[variable] = true
        changed.append(variable)
      }
      // Search from the end, since the constraint is usually one of the last.
      var place = activeOn[variable].count
      while place > 0, activeOn[variable][place - 1] > constraint - (active ? 0 : 1) { place -= 1 }
      simplex.work += activeOn[variable].count - place
      if active {
        activeOn[variable].insert(constraint, at: place)
        sideOf[variable].tighten(to: sides[constraint]!)
      } else {
        activeOn[variable].remove(at: place)
      }
    }
    for variable in changed.sorted() {
      isChanged[variable] = false
      simplex.work += 1
      if !active {
        simplex.work += activeOn[variable].count
        sideOf[variable] = tightest(activeOn[variable])
      }
      simplex.bound(variable, from: sideOf[variable].lower, to: sideOf[variable].upper)
    }
  }

  private mutating func addSide() {
    activeOn.append([])
    isChanged.append(false)
    sideOf.append(Side(lower: -.infinity, upper: .infinity))
  }

  private func tightest(_ constraints: [Int]) -> Side {
    constraints.reduce(into: Side(lower: -.infinity, upper: .infinity)) { $0.tighten(to: sides[$1]!) }
  }

  // MARK: - Explaining

  /// Returns the indices of the required constraints that cause a contradiction, in ascending order; `nil` if all
  /// active constraints can hold.
  private mutating func explanationOfFailure() -> [Int]? {
    guard let explanation = simplex.makeFeasible() else { return nil }
    var (excess, size) = (0.0, 0.0)
    var bounds: [(factor: Double, variable: Int, last: Int)] = []
    for (variable, factor) in explanation {
      let state = simplex.variables[variable]
      let bound = factor > 0 ? state.lower.double : state.upper.double
      excess += factor * bound
      size = max(size, abs(factor * bound))
      if let last = activeOn[variable].last(where: { position(of: $0, factor).isFinite }) {
        bounds.append((factor, variable, last))
      }
    }
    var named: [Int] = []
    for (factor, variable, _) in bounds.sorted(by: { $0.last > $1.last }) {
      // A constraint without a bound in this direction gets -infinity, and is therefore never chosen.
      func bound(_ constraint: Int) -> Double { factor * position(of: constraint, factor).double }
      let side = sideOf[variable]
      let tightest = factor * (factor > 0 ? side.lower : side.upper).double
      let least = max(1e-3 * excess, 1e-6 * size)
      let constraints = activeOn[variable]
      guard
        let place = constraints.firstIndex(where: { excess - (tightest - bound($0)) > least })
          ?? constraints.firstIndex(where: { bound($0) == tightest })
      else { continue }
      simplex.work += place
      let chosen = constraints[place]
      excess -= tightest - bound(chosen)
      if problem.strength(of: chosen) == .required { named.append(chosen) }
    }
    return named.sorted()
  }

  private func position(of constraint: Int, _ factor: Double) -> Number {
    factor > 0 ? sides[constraint]!.lower : sides[constraint]!.upper
  }
}

/// The number of candidates above which a conflict is minimized with the help of `needed`.
private let mostTried = 8
