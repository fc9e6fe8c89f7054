/// The cost of processing one constraint of a level, in units of `LinearSolution.work`.
private let workOfPart = 64

/// The work per constraint that the simplex method may do beyond the budget for `cores`, in units of
/// `LinearSolution.work`.
private let workOfRowInCores = 3000

/// Finds the best values of the unknowns that the equations do not determine, one priority level after the other.
struct Descent: ~Copyable {
  let problem: ProblemView
  let purpose: Budget.Purpose
  var groups: Groups
  var reduction: LevelReduction
  /// The value of each unknown, by variable index; meaningless for other variables.
  let values: Stack<Double>
  /// At least one constraint from each group of constraints that contradict each other. Optional constraints can
  /// contradict each other only because of rounding errors.
  private(set) var violated: [Int] = []
  /// Indicates whether the simplex method was used.
  private(set) var hasUsedSimplex = false
  private(set) var isUnsure = false
  var work = 0
  var touched = Stack<Int32>()
  private var taken = Stack<Int32>()
  /// For each group of connected constraints, the step (the value of `now`) in which the values of the group's unknowns
  /// were last computed; 0 if they were not computed yet.
  let decidedAt: Stack<Int32>
  /// For each group of connected constraints, the last step (the value of `now`) that added an unmet constraint, one
  /// for which `isMet` returned `false`; 0 if there is no such step.
  private let missedAt: Stack<Int32>
  var now: Int32 = 0

  init(
    _ problem: ProblemView, _ bounds: consuming Stack<Part>, _ elimination: inout Elimination,
    coresOn purpose: Budget.Purpose
  ) {
    self.problem = problem
    self.purpose = purpose
    groups = Groups(variableCount: problem.variableCount, bounds)
    reduction = LevelReduction(variableCount: problem.variableCount)
    values = Stack(zeroedCount: problem.variableCount + 1)
    decidedAt = Stack(zeroedCount: problem.variableCount + 1)
    missedAt = Stack(zeroedCount: problem.variableCount + 1)
    for index in 0..<groups.parts.count {
      let bound = groups.parts[index]
      if bound.left.isMany { elimination.reduce(Int(bound.constraint)) }
      groups.sort(Int32(index), elimination.sum)
    }
  }

  /// Solves the levels in order, up to a contradiction of required constraints.
  mutating func run(_ levels: [[Int32]], _ elimination: inout Elimination) {
    for level in levels {
      work += workOfPart * level.count
      touched.removeAll()
      now += 1
      let partCount = groups.parts.count
      for constraint in level {
        elimination.reduce(Int(constraint))
        if elimination.sum.isConstant { continue }
        var part = Part(costOf: constraint, problem.rows[Int(constraint)].relation)
        part.left = ReducedPair(elimination.sum, version: elimination.version)
        let isMet = isMet(part, elimination.sum)
        let group = groups.add(part, elimination.sum)
        touched.append(group)
        if !isMet { missedAt[group] = now }
      }
      if touched.isEmpty { continue }
      keepMet(from: partCount, &elimination)
      if !touched.isEmpty { decideTouched(&elimination) }
      if !violated.isEmpty { return }
    }
  }

  /// Returns whether a constraint holds at the current values. The result is also `false` if one of the values was not
  /// computed yet, if this level has added an unmet constraint to the same group, or if the two sides of an inequality
  /// are equal.
  @inline(__always)
  private func isMet(_ part: Part, _ sum: borrowing LinearSum) -> Bool {
    var (value, size) = (sum.constant, sum.magnitude)
    for place in 0..<sum.count {
      let unknown = sum.unknowns[place]
      let group = groups.group(of: unknown)
      if decidedAt[group] == 0 || missedAt[group] == now { return false }
      let addend = sum.coefficients[place] * values[unknown]
      value += addend
      size = max(size, abs(addend))
    }
    if abs(value) <= Tolerance.drift * size { return part.hasCostAbove && part.hasCostBelow }
    return value > 0 ? !part.hasCostAbove : !part.hasCostBelow
  }

  private mutating func keepMet(from first: Int, _ elimination: inout Elimination) {
    var hasFixed = false
    for index in first..<groups.parts.count {
      let part = groups.parts[index]
      if missedAt[groups.group(of: part.left.first)] == now { continue }
      if part.hasCostBelow && part.hasCostAbove {
        elimination.fix(Int(part.constraint))
        hasFixed = true
      } else {
        setBound(Int32(index), isLower: part.hasCostBelow)
      }
    }
    var kept = 0
    for index in 0..<touched.count where missedAt[groups.group(of: touched[index])] == now {
      touched[kept] = touched[index]
      kept += 1
    }
    touched.shrink(to: kept)
    if kept == 0 {
      Layer.met.reach()
      if hasFixed { elimination.settle() }
    }
  }

  mutating func settleRest(_ elimination: inout Elimination) {
    touched.removeAll()
    for variable in 0..<problem.variableCount where groups.firstPart(of: Int32(variable)) >= 0 {
      if decidedAt[variable] == 0 { touched.append(Int32(variable)) }
    }
    if !touched.isEmpty { decideTouched(&elimination) }
  }

  // MARK: - One level

  private mutating func decideTouched(_ elimination: inout Elimination) {
    Layer.levels.reach()
    now += 1
    taken.removeAll()
    // 1. Collect the constraints of each group of connected unknowns that the level affects.
    for index in 0..<touched.count {
      let group = groups.group(of: touched[index])
      if decidedAt[group] == now { continue }
      decidedAt[group] = now
      var next = groups.takeParts(of: group)
      while next >= 0 {
        taken.append(next)
        next = groups.parts[Int(next)].next
      }
    }
    work += workOfPart * taken.count
    // 2. Eliminate unknowns, and use the simplex method for the remaining constraints. If this fails, for example
    //    because of a rounding error, use the simplex method for the whole level.
    reduceTaken(&elimination)
    var isDecided = reduction.eliminate()
    work += reduction.workOfLongCurves
    if !isDecided { isDecided = decideCores() }
    if !violated.isEmpty { return }
    if !isDecided || !reduction.postsolve() {
      Layer.spoiled.reach()
      reduceTaken(&elimination)
      isDecided = decideCores()
      if !violated.isEmpty { return }
      if !isDecided {
        leaveUndecided(&elimination)
        return
      }
    }
    for index in 0..<reduction.unknowns.count {
      values[reduction.unknowns[index].root] = reduction.unknowns[index].value
    }
    // 3. Keep later levels from making the result of this level worse.
    confine(&elimination)
    elimination.settle()
  }

  private mutating func reduceTaken(_ elimination: inout Elimination) {
    reduction.reset(partCount: groups.parts.count)
    for index in 0..<taken.count where groups.refresh(taken[index], &elimination) {
      reduction.add(groups.parts[Int(taken[index])], at: taken[index], elimination.sum, values)
    }
  }

  /// The remaining budget for solving what elimination cannot solve.
  var mostInCores: Int {
    Budget.left(for: purpose) + (purpose == .cores ? workOfRowInCores * problem.constraintCount : 0)
  }

  /// Solves by the simplex method what elimination could not solve, and returns whether this succeeded.
  private mutating func decideCores() -> Bool {
    hasUsedSimplex = true
    let before = work
    defer { Budget.spend(work - before, on: purpose) }
    switch reduction.decideCores(most: mostInCores, work: &work) {
    case .decided: return true
    case .undecided: return false
    case .infeasible(let parts):
      let constraints = parts.map { Int(groups.parts[Int($0)].constraint) }
      let required = constraints.filter { problem.rows[$0].kind == .required }
      // If only optional constraints contradict each other, which rounding errors can cause, the last one counts as
      // violated.
      violated += required.isEmpty ? [constraints.max()!] : required
      return false
    }
  }

  /// Leaves the current level undecided: drops its constraints, but keeps the constraints of earlier levels.
  private mutating func leaveUndecided(_ elimination: inout Elimination) {
    Layer.givenUp.reach()
    isUnsure = true
    for index in 0..<taken.count {
      let part = groups.parts[Int(taken[index])]
      if part.isDecided, groups.refresh(taken[index], &elimination) {
        groups.give(taken[index], to: groups.group(of: groups.parts[Int(taken[index])].left.first))
      }
    }
  }

  /// Restricts each constraint's left side to its values in the best solutions.
  private mutating func confine(_ elimination: inout Elimination) {
    for index in 0..<reduction.forms.count {
      let form = reduction.forms[index]
      let group = groups.group(of: reduction.unknowns[Int(reduction.terms[Int(form.firstTerm)].unknown)].root)
      var (lowerBound, upperBound): (Int32, Int32) = (-1, -1)
      var (lower, upper) = (-Double.infinity, Double.infinity)
      var next = form.firstPart
      while next >= 0 {
        let formPart = reduction.formParts[Int(next)]
        next = formPart.next
        if formPart.part < 0 { continue }
        switch side(of: formPart) {
        case .breakpoint:
          elimination.fix(Int(groups.parts[Int(formPart.part)].constraint))
        case .right:
          setBound(formPart.part, isLower: !formPart.isReversed)
          if formPart.position > lower { (lower, lowerBound) = (formPart.position, formPart.part) }
        case .left:
          setBound(formPart.part, isLower: formPart.isReversed)
          if formPart.position < upper { (upper, upperBound) = (formPart.position, formPart.part) }
        case .both: break
        }
      }
      // Keep only the tightest bounds of a left side, and turn equal bounds into an equation.
      if lowerBound >= 0 && upperBound >= 0 && upper - lower <= Tolerance.drift * form.magnitude {
        elimination.fix(Int(groups.parts[Int(lowerBound)].constraint))
        continue
      }
      if lowerBound >= 0 { groups.give(lowerBound, to: group) }
      if upperBound >= 0 { groups.give(upperBound, to: group) }
    }
  }

  private enum Side { case left, breakpoint, right, both }

  @inline(__always)
  private func side(of part: LevelReduction.FormPart) -> Side {
    let noise = Tolerance.slope * max(abs(part.price), finite(part.left), finite(part.right))
    let isAtLeft = part.price <= part.left + noise
    let isAtRight = part.price >= part.right - noise
    if isAtLeft && isAtRight { return .both }
    if isAtLeft { return .left }
    return isAtRight ? .right : .breakpoint
  }

  private func finite(_ slope: Double) -> Double { abs(slope) == .infinity ? 0 : abs(slope) }

  @inline(__always)
  func setBound(_ part: Int32, isLower: Bool) {
    let part = groups.parts.base + Int(part)
    part.pointee.hasLowerBound = isLower
    part.pointee.hasUpperBound = !isLower
    part.pointee.hasCostBelow = false
    part.pointee.hasCostAbove = false
  }
}
