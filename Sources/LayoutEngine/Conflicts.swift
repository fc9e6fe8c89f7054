import LayoutModel
import LinearSolver

/// Converts the conflicts in a solution of the linear problem to conflicts between constraints of the layout.
func conflicts(
  of solution: LinearSolution, _ lowered: LoweredLayout, in layout: Layout
) -> [LayoutConflict] {
  var searches = 32
  var isLeftOut = [Bool](repeating: false, count: solution.conflicts.isEmpty ? 0 : lowered.origins.count)
  for conflict in solution.conflicts { isLeftOut[conflict.members.last!] = true }
  func conflict(endingAt last: Int, without isExcluded: (Int) -> Bool) -> LinearConflict? {
    if isExcluded(last) || Budget.left(for: .writtenConflicts) <= 0 { return nil }
    let (found, work) = LinearSolver.conflict(of: lowered.problem, endingAt: last) {
      !isLeftOut[$0] && !isExcluded($0)
    }
    Budget.spend(work, on: .writtenConflicts)
    return found
  }
  return solution.conflicts.map { found in
    var members = found.members
    var isMinimal = found.isMinimal
    if searches > 0, members.contains(where: { lowered.isUnwritten($0) }) {
      searches -= 1
      let last = members.last!
      let implicit = members.filter(lowered.isImplicitSize)
      if let written = conflict(endingAt: last, without: lowered.isUnwritten)
        ?? (implicit.isEmpty ? nil : conflict(endingAt: last, without: lowered.isImplicitSize))
      {
        (members, isMinimal) = (written.members, written.isMinimal)
      } else if implicit.count > 1 {
        // The contradiction needs some of the rules that sizes are at least 0. Leave out each such rule that the other
        // constraints can replace.
        for row in implicit where members.contains(row) && searches > 0 {
          searches -= 1
          let kept = members.filter { $0 != row }
          let other = conflict(endingAt: last) { lowered.isImplicitSize($0) && !kept.contains($0) }
          if let other { (members, isMinimal) = (other.members, other.isMinimal) }
        }
      }
    }
    // The solver puts the left-out constraint last, whereas a `LayoutConflict` lists its members in file order.
    let places = members.map { layout.place(of: lowered.origins[$0]) }
    let order = members.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    return LayoutConflict(
      members: order.compactMap { lowered.origins[members[$0]] },
      dropped: order.firstIndex(of: order.count - 1)!,
      isMinimal: isMinimal)
  }
}

extension Layout {
  fileprivate func place(of origin: ConstraintOrigin?) -> Int {
    switch origin {
    case .written(let index): constraints[index].notation == .stack ? -1 : constraints[index].span.start
    case .intrinsicSize(let view, _): self[view].span?.start ?? -1
    case .nonNegativeSize, .nonNegativeContent, .canvasSize, nil: -2
    }
  }
}

extension LoweredLayout {
  fileprivate func isImplicitSize(_ row: Int) -> Bool {
    switch origins[row] {
    case .nonNegativeSize, .nonNegativeContent: true
    case .written, .intrinsicSize, .canvasSize, nil: false
    }
  }

  fileprivate func isUnwritten(_ row: Int) -> Bool {
    switch origins[row] {
    case .nonNegativeSize, .nonNegativeContent, .canvasSize: true
    case .written, .intrinsicSize, nil: false
    }
  }
}
