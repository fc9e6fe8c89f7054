internal import LayoutModel

struct ViewProblems: Equatable {
  var isInConflict = false
  /// Indicates whether a constraint on the view was dropped.
  var isLeftOut = false
  /// The numbers, such as ①, of the conflicts in which a constraint on the view was dropped; empty if the layout has
  /// only one conflict.
  var numbers: [String] = []
  var open: [OpenValue] = []

  var isEmpty: Bool { !isInConflict && open.isEmpty }
}

/// The problems of a layout, view by view. Cost: linear in views and members of conflicts.
struct Problems {
  private(set) var byView: [ViewProblems]

  init(of solved: SolvedLayout, conflicts: [ConflictRemark] = []) {
    byView = solved.ambiguities.map { ViewProblems(open: $0) }
    for (number, conflict) in solved.conflicts.enumerated() {
      for (index, member) in conflict.members.enumerated() {
        for view in member.views(in: solved.layout) where view != .root {
          byView[view.index].isInConflict = true
          if index != conflict.dropped { continue }
          byView[view.index].isLeftOut = true
          if conflicts.indices.contains(number), let number = conflicts[number].number,
            !byView[view.index].numbers.contains(number)
          {
            byView[view.index].numbers.append(number)
          }
        }
      }
    }
  }
}

extension ConstraintOrigin {
  fileprivate func views(in layout: Layout) -> [ViewID] {
    switch self {
    case .written(let index): layout.constraints[index].items.map(\.view)
    case .intrinsicSize(let view, _), .nonNegativeSize(let view, _), .nonNegativeContent(let view, _): [view]
    case .canvasSize: []
    }
  }
}
