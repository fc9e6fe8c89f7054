import Graphics
public import LayoutModel
import LinearSolver

extension LayoutReasons {
  /// Returns the number of solves that may be used to try changes.
  ///
  /// - Parameter hardness: the limit for the total cost of the solves, in units of `SolvedLayout.hardness`.
  public func solves(within hardness: Int) -> Int {
    min(max(3, min(30, 300_000 / max(1, problem.constraintCount))), hardness / solved.hardness)
  }

  /// The number of solves that the search for fixes may use. If the run's remaining budget is too small for another
  /// solve, the value is 0, and reading the property spends this remainder.
  public var fixBudget: Int {
    let left = Budget.left(for: .trials)
    if left <= solved.steps {
      Budget.spend(left, on: .trials)
      return 0
    }
    var priorities: Set<Double> = []
    for row in 0..<problem.constraintCount {
      if case .optional(let priority) = problem.strength(of: row) { priorities.insert(priority) }
    }
    let openCount = solved.ambiguities.reduce(0) { $0 + $1.count }
    let levels = max(16, priorities.count + openCount / 2)
    let cost = max(1, problem.constraintCount) * levels * (solved.isCertain ? 1 : 8)
    return max(2, min(30, 480_000 / cost))
  }

  /// Solves a changed layout, and lowers `budget` by 1, by more if the solve needed much work, or to 0 if the run's
  /// budget is spent.
  func solveTrial(_ layout: Layout, on canvas: Canvas, budget: inout Int) -> SolvedLayout {
    var trace = LineTrace(nil)
    let result = solve(layout, on: canvas, tracing: &trace, measuring: measurer)
    budget -= 1 + trace.work / 4_000_000
    let rows = problem.constraintCount * (1 + result.conflicts.count)
    Budget.spend(trace.work + workOfTrial * rows, on: .trials)
    if Budget.left(for: .trials) <= 0 { budget = 0 }
    return result
  }

  /// Returns changes to single members of a conflict, each of which ended the conflict when it was tried. Changes that
  /// cause no ambiguity come first.
  ///
  /// - Parameter budget: the number of solves left, lowered by each tried change.
  public func fixes(
    of conflict: LayoutConflict, _ arithmetic: ConflictArithmetic, budget: inout Int
  ) -> [ConflictFix] {
    if budget <= 0 { return [] }
    // 1. List the members that can be changed, beginning with the constraint that the solver left out.
    let places =
      ([conflict.dropped] + conflict.members.indices.reversed().filter { $0 != conflict.dropped })
      .filter { isChangeable(conflict.members[$0]) }.prefix(mostMembersTried)
    var candidates: [(member: Int, change: ConflictFix.Change)] = []
    for place in places { candidates += duplicateRemoval(place, in: conflict) }
    for place in places { candidates += lowering(place, in: conflict) }
    for place in places { candidates += otherConstant(place, in: conflict, arithmetic) }
    for place in places { candidates += otherRelation(place, in: conflict, arithmetic) }
    // 2. Solve the layout with each change, and keep the changes that end the conflict.
    var found: [ConflictFix] = []
    for candidate in candidates {
      if budget <= 0 { break }
      guard let changed = changed(conflict.members[candidate.member], candidate.change) else { continue }
      let result = solveTrial(changed, on: solved.canvas, budget: &budget)
      if let fix = fix(candidate.member, candidate.change, of: conflict, result) { found.append(fix) }
    }
    // 3. Sort the fixes: first those that cause no ambiguity, then in the order of step 1, then by how far they move
    //    views. Keep only the first fix of each constraint.
    let ranks = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
    found.sort { fix, other in
      (fix.isAmbiguous ? 1 : 0, ranks[fix.member] ?? 0, rounded(fix.movement))
        < (other.isAmbiguous ? 1 : 0, ranks[other.member] ?? 0, rounded(other.movement))
    }
    var seen: Set<Int> = []
    return found.filter { seen.insert($0.member).inserted }
  }

  /// Returns two fixes that together end the conflict by making two members optional, or `nil` if no such pair was
  /// found.
  ///
  /// - Parameter budget: the number of solves left, lowered by each tried pair.
  public func pairOfFixes(of conflict: LayoutConflict, budget: inout Int) -> [ConflictFix]? {
    let places = conflict.members.indices.filter { place in
      guard case .written = conflict.members[place] else { return false }
      return isChangeable(conflict.members[place]) && !lowering(place, in: conflict).isEmpty
    }
    let change = ConflictFix.Change.priority(Priority.required - 1)
    var found: [ConflictFix]?
    for (offset, first) in places.prefix(mostPaired).enumerated() {
      for second in places.prefix(mostPaired).dropFirst(offset + 1) {
        if budget <= 0 { return found }
        var layout = solved.layout
        for case .written(let index) in [conflict.members[first], conflict.members[second]] {
          layout.constraints[index].priority = Priority.required - 1
        }
        let result = solveTrial(layout, on: solved.canvas, budget: &budget)
        let pair = [first, second].compactMap { fix($0, change, of: conflict, result) }
        guard pair.count == 2 else { continue }
        if !pair[0].isAmbiguous { return pair }
        found = found ?? pair
      }
    }
    return found
  }

  private func isSystemSize(_ origin: ConstraintOrigin) -> Bool {
    guard case .written(let index) = origin,
      case .items(let first, nil, _, _) = layout.constraints[index].form
    else { return false }
    return first.attribute.isSize
      && layout.constraints[index].identifier.flatMap(SystemConstraint.init(identifier:)) != nil
  }

  /// Returns whether a member of a conflict can be changed in the file.
  public func isChangeable(_ origin: ConstraintOrigin) -> Bool {
    switch origin {
    case .written(let index):
      layout.constraints[index].notation != .stack && !isSavedFrame(layout.constraints[index])
        && layout.constraints[index].identifier.flatMap(SystemConstraint.init(identifier:)) == nil
    case .intrinsicSize: true
    default: false
    }
  }

  /// Returns whether a constraint is made from the saved place of a view in an Interface Builder file, such as the frame
  /// of a table row, not from a constraint of the file. It has no priority that could be changed.
  private func isSavedFrame(_ constraint: Constraint) -> Bool {
    constraint.notation == .interfaceBuilder
      && constraint.items.contains { layout[$0.view].span == constraint.span }
  }

  private func rounded(_ movement: Double) -> Double { (movement * 1e6).rounded() }

  private func fix(
    _ member: Int, _ change: ConflictFix.Change, of conflict: LayoutConflict, _ result: SolvedLayout
  ) -> ConflictFix? {
    // Reject a change that causes another conflict. Compare conflicts only by the constraint that the solver left out
    // of the layout, since the other members of a conflict may change.
    let others = Set(solved.conflicts.filter { $0 != conflict }.map(\.leftOut))
    let left = Set(result.conflicts.map(\.leftOut))
    guard left.isSubset(of: others), let row = row(of: conflict.members[member])
    else { return nil }
    let (quantity, isReversed) = quantity(of: conflict.members[member])
    let direction = isReversed ? -1.0 : 1.0
    let values = frameValues(of: result)
    let value = problem.terms(of: row).reduce(0) { $0 + $1.coefficient * values[$1.variable] }
    // Reject a change that makes a gap or inset negative, unless the constraint already requests a negative one. If the
    // conflict involves a temporary size that the system sets, such as `UIView-Encapsulated-Layout-Width`, a new
    // priority or a removal is accepted even so.
    if !(change.allowsViolation && conflict.members.contains(where: isSystemSize)),
      quantity == .gap || quantity == .inset,
      direction * problem.constant(of: row) >= 0,
      direction * value < -1e-9
    {
      return nil
    }
    let isAmbiguous = zip(result.ambiguities, solved.ambiguities).contains { $0.count > $1.count }
    var movement = 0.0
    for (a, b) in zip(values, self.values) { movement += abs(a - b) }
    return ConflictFix(
      member: member, change: change, quantity: quantity,
      requested: direction * problem.constant(of: row), result: direction * value, isAmbiguous: isAmbiguous,
      movement: movement,
      alsoEnds: solved.conflicts.indices.filter {
        solved.conflicts[$0] != conflict && !left.contains(solved.conflicts[$0].leftOut)
      })
  }
}

extension SolvedLayout {
  /// The estimated cost of a solve, in units of about 0.1 microseconds.
  package var hardness: Int {
    let members = conflicts.reduce(0) { $0 + $1.members.count }
    let priorities = Set(layout.constraints.map(\.priority)).count
    return max((members + priorities + 24) * (layout.constraints.count + 4 * layout.views.count), steps / 32)
  }
}

/// The cost per constraint of preparing a changed layout for the solver, in the units of `Budget`. The solver's own work
/// is counted separately.
let workOfTrial = 200

private let mostMembersTried = 24

private let mostPaired = 6

// MARK: - Candidates

extension LayoutReasons {
  private typealias Candidates = [(member: Int, change: ConflictFix.Change)]

  private func duplicateRemoval(_ place: Int, in conflict: LayoutConflict) -> Candidates {
    guard case .written(let index) = conflict.members[place], layout.constraints[index].notation != .stack,
      let own = row(of: conflict.members[place])
    else {
      return []
    }
    let twin = conflict.members.indices.first { other in
      guard other < place, isChangeable(conflict.members[other]), let row = row(of: conflict.members[other])
      else { return false }
      return problem.terms(of: row).elementsEqual(problem.terms(of: own))
        && problem.relation(of: row) == .equal && problem.relation(of: own) == .equal
    }
    return twin.map { [(place, .remove(duplicateOf: $0))] } ?? []
  }

  private func lowering(_ place: Int, in conflict: LayoutConflict) -> Candidates {
    switch conflict.members[place] {
    case .written(let index):
      return layout.constraints[index].hasNoPriority || hidesItsNumber(conflict.members[place])
        ? [] : [(place, .priority(Priority.required - 1))]
    case .intrinsicSize: return [(place, .priority(Priority.required - 1))]
    case .nonNegativeSize, .nonNegativeContent, .canvasSize: return []
    }
  }

  private func otherConstant(
    _ place: Int, in conflict: LayoutConflict, _ arithmetic: ConflictArithmetic
  ) -> Candidates {
    let origin = conflict.members[place]
    let isRight = arithmetic.right.contains { $0.origin == origin }
    guard !hidesItsNumber(origin),
      let summand = (arithmetic.left + arithmetic.right).first(where: { $0.origin == origin })
    else { return [] }
    switch origin {
    case .nonNegativeSize, .nonNegativeContent, .intrinsicSize, .canvasSize: return []
    case .written(let index) where layout.constraints[index].notation == .stack: return []
    case .written: break
    }
    let step = arithmetic.excess / summand.multiplier
    let constant = ((summand.constant + (isRight ? step : -step)) * 1e9).rounded() / 1e9
    if summand.constant >= 0, constant < 0 { return [] }
    return [(place, .constant(constant))]
  }

  private func otherRelation(
    _ place: Int, in conflict: LayoutConflict, _ arithmetic: ConflictArithmetic
  ) -> Candidates {
    guard case .written(let index) = conflict.members[place], layout.constraints[index].relation == .equal,
      !layout.constraints[index].hasNoPriority, !hidesItsNumber(conflict.members[place])
    else { return [] }
    let origin = conflict.members[place]
    let isLeft = arithmetic.left.contains { $0.origin == origin }
    let isRight = arithmetic.right.contains { $0.origin == origin }
    guard isLeft || isRight else { return [] }
    let mayShrink = isLeft == (arithmetic.excess > 0)
    let isReversed = quantity(of: origin).isReversed
    return [(place, .relation(mayShrink != isReversed ? .lessOrEqual : .greaterOrEqual))]
  }

  /// Returns whether the constraint's constant is not written in the file. In the VFL line `|[a]`, for example, the
  /// distance 0 from the superview's edge is only implied.
  private func hidesItsNumber(_ origin: ConstraintOrigin) -> Bool {
    guard case .written(let index) = origin, layout.constraints[index].notation == .vfl,
      case .items(let first, let second?, _, let constant) = layout.constraints[index].form
    else { return false }
    return !first.attribute.isSize && !second.attribute.isSize && constant == 0
  }
}

// MARK: - Changing

extension LayoutReasons {
  private func changed(_ origin: ConstraintOrigin, _ change: ConflictFix.Change) -> Layout? {
    var layout = solved.layout
    switch (origin, change) {
    case (.written(let index), .priority(let priority)): layout.constraints[index].priority = priority
    case (.written(let index), .relation(let relation)): layout.constraints[index].relation = relation
    case (.written(let index), .remove):
      // Replace the constraint with `0 == 0` instead of removing it, so that the indices of the other constraints stay
      // the same.
      layout.constraints[index].form = .terms([], constant: 0)
    case (.written(let index), .constant(let constant)):
      guard let row = row(of: origin) else { return nil }
      // Add the difference to the constraint's constant instead of setting the constant to `wanted`, since the constant
      // in the linear problem may also include a margin.
      let wanted = quantity(of: origin).isReversed ? -constant : constant
      let step = wanted - problem.constant(of: row)
      switch layout.constraints[index].form {
      case .items(let first, let second, let multiplier, let old):
        layout.constraints[index].form = .items(
          first: first, second: second, multiplier: multiplier, constant: old + step)
      case .terms(let terms, let old):
        layout.constraints[index].form = .terms(terms, constant: old + step)
      }
    case (.intrinsicSize(let view, let axis), .priority(let priority)):
      layout[view][layout[view].strictContentPriority(axis)][axis] = priority
    default: return nil
    }
    return layout
  }
}

extension LayoutConflict {
  fileprivate var leftOut: ConstraintOrigin { members[dropped] }
}

extension ConflictFix.Change {
  fileprivate var allowsViolation: Bool {
    switch self {
    case .priority, .remove: true
    case .constant, .relation: false
    }
  }
}

extension Constraint {
  /// Indicates whether the constraint has no written priority, because it comes from an SLL rule or a stack.
  fileprivate var hasNoPriority: Bool { notation == .sll || notation == .stack }
}

func frameValues(of solved: SolvedLayout) -> [Double] {
  let contents = solved.contentSizes.enumerated().compactMap { index, size in
    size.map {
      Rect(x: solved.frames[index].x, y: solved.frames[index].y, width: $0.width, height: $0.height)
    }
  }
  return (solved.frames + contents).flatMap { frame in
    [frame.x, frame.width, frame.x + frame.width, frame.y, frame.height, frame.y + frame.height]
  }
}
