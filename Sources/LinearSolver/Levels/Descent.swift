/// The cost of deciding one constraint at its level, in the units of simplex steps.
private let workOfPart = 64

/// The work that the cores of a problem may always take for each of its constraints.
private let workOfRowInCores = 3000

/// Decides the values that equations leave open, level by level, until nothing is open.
///
/// A level is decided by `LevelReduction`, and its remaining cores by the simplex method. After each level every
/// constraint is confined to the side of its breakpoint that its price allows: by complementary slackness exactly the
/// best solutions remain, so that no later level can undo an earlier one.
struct Descent: ~Copyable {
  let problem: ProblemView
  /// The budget for the simplex method.
  let purpose: Budget.Purpose
  var groups: Groups
  var reduction: LevelReduction
  /// The values of unknowns, by variable; meaningless for others.
  let values: Stack<Double>
  /// Required constraints that cannot be met: some from each group in which there are any.
  private(set) var violated: [Int] = []
  /// Indicates whether the simplex method has decided anything, and whether it had to leave a level undecided.
  private(set) var hasUsedSimplex = false
  private(set) var isUnsure = false
  var work = 0
  var touched = Stack<Int32>()
  private var taken = Stack<Int32>()
  /// The value of `now` when each group was last decided; 0 before the first time.
  let decidedAt: Stack<Int32>
  /// The last value of `now` at which one of a group's constraints did not hold.
  private let missedAt: Stack<Int32>
  var now: Int32 = 0

  /// Creates the state with the bounds of required inequalities.
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

  /// Decides all levels in their order. Groups that are in no level are left to `settleRest`.
  mutating func run(_ levels: [[Int32]], _ elimination: inout Elimination) {
    for level in levels {
      work += workOfPart * level.count
      // 1. Find the constraints of this level that are not settled yet, and their groups.
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
      // 2. A group whose constraints all hold at the best solution so far needs no decision; decide the other groups.
      keepMet(from: partCount, &elimination)
      if !touched.isEmpty { decideTouched(&elimination) }
      if !violated.isEmpty { return }
    }
  }

  /// Returns whether a constraint holds at the values of its unknowns, whose groups have all been decided.
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
    // A constraint at its breakpoint may leave no room together with another one, which the reduction has to find out.
    if abs(value) <= Tolerance.drift * size { return part.hasCostAbove && part.hasCostBelow }
    return value > 0 ? !part.hasCostAbove : !part.hasCostBelow
  }

  /// Keeps the new parts that hold, in groups where all do, and removes these groups from `touched`.
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

  /// Satisfies the bounds of the groups that are in no level.
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
    // 1. Take each group once; parts that have become known drop out.
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
    // 2. Eliminate, decide the rest, and read values back; if rounding spoils that, the simplex method does it all.
    reduceTaken(&elimination)
    var isDecided = reduction.eliminate()
    work += reduction.workOfLongCurves
    // Where curves have become too long, the simplex method would take far too long with them.
    if reduction.isFull {
      Budget.spend(max(0, Budget.left(for: purpose)), on: purpose)
      leaveUndecided(&elimination)
      return
    }
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
    // 3. Confine to the best solutions, and use new equations.
    confine(&elimination)
    elimination.settle()
  }

  /// Makes forms of the taken parts; parts that have become known drop out.
  private mutating func reduceTaken(_ elimination: inout Elimination) {
    reduction.reset(partCount: groups.parts.count)
    for index in 0..<taken.count where groups.refresh(taken[index], &elimination) {
      reduction.add(groups.parts[Int(taken[index])], at: taken[index], elimination.sum, values)
    }
  }

  /// The work that the simplex method may still take; more for the solution of a large problem than for attempts.
  var mostInCores: Int {
    Budget.left(for: purpose) + (purpose == .cores ? workOfRowInCores * problem.constraintCount : 0)
  }

  /// Decides the cores that elimination has left; false where rounding prevents it, or it would take too long.
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
      // If no required constraint is among them, rounding is the cause: the best solutions of stronger levels meet all
      // bounds.
      violated += required.isEmpty ? [constraints.max()!] : required
      return false
    }
  }

  /// Leaves the level undecided: the bounds of earlier levels stay, and the constraints of this level are dropped.
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

  /// Restricts each part to the side that its price allows, and puts those that still restrict something back into
  /// their groups.
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
      // Of several bounds on one form only the tightest matter; two that leave no room are an equation.
      if lowerBound >= 0 && upperBound >= 0 && upper - lower <= Tolerance.drift * form.magnitude {
        elimination.fix(Int(groups.parts[Int(lowerBound)].constraint))
        continue
      }
      if lowerBound >= 0 { groups.give(lowerBound, to: group) }
      if upperBound >= 0 { groups.give(upperBound, to: group) }
    }
  }

  private enum Side { case left, breakpoint, right, both }

  /// The side of a part's breakpoint on which the best solutions leave its form.
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

  /// Makes a part a bound and nothing else.
  @inline(__always)
  func setBound(_ part: Int32, isLower: Bool) {
    let part = groups.parts.base + Int(part)
    part.pointee.hasLowerBound = isLower
    part.pointee.hasUpperBound = !isLower
    part.pointee.hasCostBelow = false
    part.pointee.hasCostAbove = false
  }
}
