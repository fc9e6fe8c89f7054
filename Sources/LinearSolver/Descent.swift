/// Decides what equations leave open, level by level, until nothing is left to decide.
///
/// A level is decided by `LevelReduction` where that is enough, and by the simplex method in what it leaves.
/// After each level every constraint is confined to the side of its corner that its price allows: by complementary
/// slackness exactly the best solutions remain, so that levels are never traded.
struct Descent: ~Copyable {
  let problem: ProblemView
  var groups: Groups
  var reduction: LevelReduction
  /// By variable: where an unknown stands; the value of others means nothing.
  let values: Buffer<Double>
  /// Required constraints out of each group that can not be met.
  private(set) var violated: [Int] = []
  /// Constraints that were decided out of turn, by the simplex method.
  private var isDecided = Buffer<Bool>(zeroedCount: 0)
  /// Whether the simplex method has decided anything.
  var hasUsedSimplex: Bool { isDecided.count > 0 }
  private var touched = Stack<Int32>()
  private var taken = Stack<Int32>()
  /// What `decideLone` has made equations, to be used once all groups of the level are decided.
  var loneFixings = Stack<Int32>()
  /// By group: when it was last decided.
  private let decidedAt: Buffer<Int32>
  private var now: Int32 = 0

  /// With the walls of required inequalities.
  init(_ problem: ProblemView, _ walls: consuming Stack<Part>, _ elimination: inout Elimination) {
    self.problem = problem
    groups = Groups(variableCount: problem.variableCount, walls)
    reduction = LevelReduction(variableCount: problem.variableCount)
    values = Buffer(zeroedCount: problem.variableCount + 1)
    decidedAt = Buffer(zeroedCount: problem.variableCount + 1)
    for index in 0..<groups.parts.count {
      let wall = groups.parts[index]
      if wall.left.isMany { elimination.reduce(Int(wall.constraint)) }
      groups.sort(Int32(index), elimination.sum)
    }
  }

  /// Decides all levels in their order; what no level speaks of is only made to hold.
  mutating func run(_ levels: borrowing Levels, _ elimination: inout Elimination) {
    for level in 0..<levels.count {
      // 1. The constraints of this level that are not settled yet, and the groups they belong to.
      touched.removeAll()
      for constraint in levels.constraints(at: level) {
        if isDecided.count > 0 && isDecided[constraint] { continue }
        elimination.reduce(Int(constraint))
        if elimination.sum.isConstant { continue }
        var part = Part(costOf: constraint, problem.rows[Int(constraint)].relation)
        part.left = ReducedPair(elimination.sum, version: elimination.version)
        touched.append(groups.add(part, elimination.sum))
      }
      // 2. Decide these groups.
      if !touched.isEmpty { decideTouched(levels, after: level, &elimination) }
      if !violated.isEmpty { return }
    }
  }

  /// Makes the walls of groups hold that no level has touched.
  mutating func settleRest(_ levels: borrowing Levels, _ elimination: inout Elimination) {
    touched.removeAll()
    for variable in 0..<problem.variableCount where groups.firstPart(of: Int32(variable)) >= 0 {
      if decidedAt[variable] == 0 { touched.append(Int32(variable)) }
    }
    if !touched.isEmpty { decideTouched(levels, after: levels.count, &elimination) }
  }

  // MARK: - One level

  private mutating func decideTouched(
    _ levels: borrowing Levels, after level: Int, _ elimination: inout Elimination
  ) {
    now += 1
    reduction.reset(partCount: groups.parts.count)
    taken.removeAll()
    loneFixings.removeAll()
    // 1. Each group once; what has become known drops out.
    for index in 0..<touched.count {
      let group = groups.group(of: touched[index])
      if decidedAt[group] == now { continue }
      decidedAt[group] = now
      if groups.isLone(group), decideLone(group, &elimination) { continue }
      var next = groups.takeParts(of: group)
      while next >= 0 {
        let part = next
        next = groups.parts[Int(part)].next
        if !groups.refresh(part, &elimination) { continue }
        reduction.add(groups.parts[Int(part)], at: part, elimination.sum, values)
        taken.append(part)
      }
    }
    // 2. Eliminate, and read back.
    let isWhole = reduction.eliminate()
    for index in 0..<loneFixings.count { elimination.fix(Int(loneFixings[index])) }
    if !isWhole || !reduction.readBack() {
      leaveToSimplex(levels, after: level, exceptWhole: !isWhole, &elimination)
      return
    }
    for index in 0..<reduction.unknowns.count {
      values[reduction.unknowns[index].root] = reduction.unknowns[index].value
    }
    // 3. Confine to the best, and use what has become equations.
    confine(&elimination)
    elimination.settle()
  }

  /// Keeps of each part what its price allows; gives back those that still say something.
  private mutating func confine(_ elimination: inout Elimination) {
    for index in 0..<reduction.forms.count {
      let form = reduction.forms[index]
      let group = groups.group(of: reduction.unknowns[Int(reduction.terms[Int(form.firstTerm)].unknown)].root)
      var (lowerWall, upperWall): (Int32, Int32) = (-1, -1)
      var (lower, upper) = (-Double.infinity, Double.infinity)
      var next = form.firstPart
      while next >= 0 {
        let formPart = reduction.formParts[Int(next)]
        next = formPart.next
        if formPart.part < 0 { continue }
        switch side(of: formPart) {
        case .corner:
          elimination.fix(Int(groups.parts[Int(formPart.part)].constraint))
        case .right:
          setWall(formPart.part, isLower: !formPart.isReversed)
          if formPart.position > lower { (lower, lowerWall) = (formPart.position, formPart.part) }
        case .left:
          setWall(formPart.part, isLower: formPart.isReversed)
          if formPart.position < upper { (upper, upperWall) = (formPart.position, formPart.part) }
        case .both: break
        }
      }
      // Of several walls on one form only the tightest matter; two that leave no room are an equation.
      if lowerWall >= 0 && upperWall >= 0 && upper - lower <= Tolerance.drift * form.magnitude {
        elimination.fix(Int(groups.parts[Int(lowerWall)].constraint))
        continue
      }
      if lowerWall >= 0 { groups.giveBack(lowerWall, to: group) }
      if upperWall >= 0 { groups.giveBack(upperWall, to: group) }
    }
  }

  private enum Side { case left, corner, right, both }

  /// Where the best solutions leave a form, seen from a part's corner.
  @inline(__always)
  private func side(of part: LevelReduction.FormPart) -> Side {
    let noise = Tolerance.slope * max(abs(part.price), finite(part.left), finite(part.right))
    let isAtLeft = part.price <= part.left + noise
    let isAtRight = part.price >= part.right - noise
    if isAtLeft && isAtRight { return .both }
    if isAtLeft { return .left }
    return isAtRight ? .right : .corner
  }

  private func finite(_ slope: Double) -> Double { abs(slope) == .infinity ? 0 : abs(slope) }

  /// Makes a part a wall and nothing else.
  @inline(__always)
  func setWall(_ part: Int32, isLower: Bool) {
    let part = groups.parts.base + Int(part)
    part.pointee.hasLowerWall = isLower
    part.pointee.hasUpperWall = !isLower
    part.pointee.hasCostBelow = false
    part.pointee.hasCostAbove = false
  }

  // MARK: - What the reduction leaves

  /// Decides groups with a core by the simplex method, the others by the reduction alone.
  private mutating func leaveToSimplex(
    _ levels: borrowing Levels, after level: Int, exceptWhole: Bool, _ elimination: inout Elimination
  ) {
    // What walls alone make impossible is none of its business.
    let hopeless = requiredWithoutRoom()
    if !hopeless.isEmpty {
      violated += hopeless
      return
    }
    for index in 0..<taken.count {
      groups.giveBack(taken[index], to: groups.group(of: groups.parts[Int(taken[index])].left.first))
    }
    // 1. Which groups have a core.
    now += 1
    var cores: [Int32] = []
    for index in 0..<reduction.forms.count where reduction.forms[index].isAlive || !exceptWhole {
      let unknown = reduction.terms[Int(reduction.forms[index].firstTerm)].unknown
      let group = groups.group(of: reduction.unknowns[Int(unknown)].root)
      if decidedAt[group] == now { continue }
      decidedAt[group] = now
      cores.append(group)
    }
    // 2. The others, once more.
    var whole: [Int32] = []
    for index in 0..<touched.count {
      let group = groups.group(of: touched[index])
      if decidedAt[group] != now { whole.append(group) }
    }
    if !whole.isEmpty {
      replaceTouched(whole)
      decideTouched(levels, after: level, &elimination)
      if !violated.isEmpty { return }
    }
    replaceTouched(cores)
    decideBySimplex(levels, after: level, &elimination)
  }

  /// Required constraints that leave themselves no room, as the reduction has found.
  private func requiredWithoutRoom() -> [Int] {
    reduction.proofsOfNoRoom().flatMap { proof in
      let constraints = proof.map { Int(groups.parts[Int($0.part)].constraint) }
      return constraints.allSatisfy { problem.rows[$0].kind == .required } ? constraints : []
    }
  }

  private mutating func replaceTouched(_ groups: [Int32]) {
    touched.removeAll()
    for group in groups { touched.append(group) }
  }

  /// Decides the touched groups, and all that later levels tie them to, to the end by the simplex method.
  private mutating func decideBySimplex(
    _ levels: borrowing Levels, after level: Int, _ elimination: inout Elimination
  ) {
    if isDecided.count == 0 { isDecided = Buffer(zeroedCount: problem.constraintCount) }
    // 1. What belongs together from here on.
    var rest: [(level: Int, constraint: Int32)] = []
    if level < levels.count {
      for later in level + 1..<max(level + 1, levels.count) {
        for constraint in levels.constraints(at: later) where !isDecided[constraint] {
          elimination.reduce(Int(constraint))
          if elimination.sum.isConstant { continue }
          groups.join(elimination.sum)
          rest.append((later, constraint))
        }
      }
    }
    now += 1
    for index in 0..<touched.count { decidedAt[groups.group(of: touched[index])] = now }
    // 2. Its walls, its costs of this level, and those of later ones.
    var table = FormTable()
    var required: [Int] = []
    for index in 0..<touched.count {
      var next = groups.takeParts(of: groups.group(of: touched[index]))
      while next >= 0 {
        let part = groups.parts[Int(next)]
        next = part.next
        let left = elimination.expression(of: Int(part.constraint))
        if left.isConstant { continue }
        let origin = Origin.constraint(Int(part.constraint))
        if part.hasLowerWall { table.bound(left, .greaterOrEqual, origin) }
        if part.hasUpperWall { table.bound(left, .lessOrEqual, origin) }
        if !part.isDecided {
          table.price(left, problem.rows[Int(part.constraint)].relation, level: level, origin)
        }
        if problem.rows[Int(part.constraint)].kind == .required { required.append(Int(part.constraint)) }
      }
    }
    for (later, constraint) in rest {
      let left = elimination.expression(of: Int(constraint))
      if decidedAt[groups.group(of: left.unknowns[0])] != now { continue }
      isDecided[constraint] = true
      table.price(left, problem.rows[Int(constraint)].relation, level: later, .constraint(Int(constraint)))
    }
    // 3. Decide it.
    var search = SimplexDescent()
    search.run(&table, values)
    if !search.violated.isEmpty {
      violated += required
      return
    }
    // 4. Walls and equations that are left.
    let walls = remainingWalls(of: table, &elimination)
    for fixing in search.fixings { if let constraint = fixing.constraint { elimination.fix(constraint) } }
    elimination.settle()
    for var wall in walls {
      elimination.reduce(Int(wall.constraint))
      if elimination.sum.isConstant { continue }
      wall.left = ReducedPair(elimination.sum, version: elimination.version)
      groups.add(wall, elimination.sum)
    }
  }

  /// Walls for the bounds that the simplex method has left.
  private func remainingWalls(of table: FormTable, _ elimination: inout Elimination) -> [Part] {
    var walls: [Part] = []
    for form in table.forms {
      for (origin, isLower) in [(form.lowerOrigin, true), (form.upperOrigin, false)] {
        guard let constraint = origin.constraint else { continue }
        // A form's first coefficient is 1; the constraint's left side may have it the other way round.
        let left = elimination.expression(of: constraint)
        guard let place = left.unknowns.firstIndex(of: form.unknowns[0]) else { continue }
        let isSameWay = left.coefficients[place] > 0
        walls.append(Part(wallOf: Int32(constraint), isLower == isSameWay ? .greaterOrEqual : .lessOrEqual))
      }
    }
    return walls
  }
}
