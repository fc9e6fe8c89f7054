import LayoutModel
import LinearSolver

/// The conflicts of a solution in terms of the layout. Where the lines of the file contradict each other on their own,
/// constraints that no line states are not named. Where the canvas has to be part of the
/// conflict, the rules that sizes are at least 0 are not named if the conflict exists without them: a row that is too
/// wide is reported with all its views.
///
/// Cost: a search among the required constraints for each conflict that names unwritten constraints, up to some
/// dozens.
func conflicts(
  of solution: LinearSolution, _ lowered: LoweredLayout, in layout: Layout
) -> [LayoutConflict] {
  var searches = 32
  return solution.conflicts.map { conflict in
    var members = conflict.members
    var isMinimal = conflict.isMinimal
    if searches > 0, members.contains(where: { lowered.isUnwritten($0) }) {
      searches -= 1
      let last = members[members.count - 1]
      let written =
        writtenConflict(endingAt: last, solution, lowered, without: lowered.isUnwritten)
        ?? (members.contains(where: lowered.isImplicitSize)
          ? writtenConflict(endingAt: last, solution, lowered, without: lowered.isImplicitSize) : nil)
      if let written { (members, isMinimal) = (written.members, written.isMinimal) }
    }
    // The solver left out the last member. The conflict lists all members in file order.
    let places = members.map { layout.place(of: lowered.origins[$0]) }
    let order = members.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    return LayoutConflict(
      members: order.compactMap { lowered.origins[members[$0]] },
      dropped: order.firstIndex(of: order.count - 1)!,
      isMinimal: isMinimal)
  }
}

/// A conflict whose last member is `last` and that contains no excluded constraint; `nil` where there is none.
private func writtenConflict(
  endingAt last: Int, _ solution: LinearSolution, _ lowered: LoweredLayout, without isExcluded: (Int) -> Bool
) -> LinearConflict? {
  if isExcluded(last) { return nil }
  let leftOut = Set(solution.conflicts.map { $0.members[$0.members.count - 1] })
  let rows = (0..<lowered.problem.constraintCount).filter { row in
    switch lowered.problem.strength(of: row) {
    case .definition: true
    case .required: row <= last && (row == last || !leftOut.contains(row)) && !isExcluded(row)
    case .optional, .tieBreak: false
    }
  }
  let isKept = Set(rows)
  let problem = lowered.problem.leavingOut { !isKept.contains($0) }
  guard var found = solve(problem, findsFreedom: false).conflicts.first else { return nil }
  found.members = found.members.map { rows[$0] }
  return found.members.last == last ? found : nil
}

extension Layout {
  /// The position in the file. Unwritten constraints come before everything else, then constraints of stacks.
  fileprivate func place(of origin: ConstraintOrigin?) -> Int {
    switch origin {
    case .written(let index): constraints[index].notation == .stack ? -1 : constraints[index].span.start
    case .intrinsicSize(let view, _): self[view].span?.start ?? -1
    case .nonNegativeSize, .nonNegativeContent, .canvasSize, nil: -2
    }
  }
}

extension LoweredLayout {
  /// Returns whether the row is the rule that a size is at least 0.
  fileprivate func isImplicitSize(_ row: Int) -> Bool {
    switch origins[row] {
    case .nonNegativeSize, .nonNegativeContent: true
    case .written, .intrinsicSize, .canvasSize, nil: false
    }
  }

  /// Returns whether the row is a required constraint that no line states.
  fileprivate func isUnwritten(_ row: Int) -> Bool {
    switch origins[row] {
    case .nonNegativeSize, .nonNegativeContent, .canvasSize: true
    case .written, .intrinsicSize, nil: false
    }
  }
}
