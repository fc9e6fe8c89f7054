internal import Graphics
internal import LayoutModel

/// Groups of ambiguous views that can only move together, because equations connect them and their sizes are fixed.
struct MovingGroups {
  /// The members of each group, in file order. The key is the `ViewID.index` of the group's first member.
  private var members: [Int: [Int]] = [:]
  private var leaders: [Int]
  private let solved: SolvedLayout

  private struct Freedom: Equatable {
    var axis: Axis
    /// The distance by which a view can move toward lower coordinates, in hundredths of a point; `nil` for no limit.
    /// `toHigh` is the distance toward higher coordinates.
    var toLow: Int?
    var toHigh: Int?
  }

  init(of solved: SolvedLayout) {
    self.solved = solved
    leaders = Array(solved.layout.views.indices)
    let freedoms = leaders.map { Self.freedom(of: $0, in: solved) }
    if freedoms.allSatisfy({ $0 == nil }) { return }
    for constraint in solved.layout.constraints where constraint.relation == .equal {
      guard case .items(let first, let second?, 1, _) = constraint.form, !first.attribute.isSize,
        let freedom = freedoms[first.view.index], freedom == freedoms[second.view.index],
        freedom.axis == first.attribute.axis
      else { continue }
      let (a, b) = (leader(of: first.view.index), leader(of: second.view.index))
      leaders[max(a, b)] = min(a, b)
    }
    for index in leaders.indices where freedoms[index] != nil {
      leaders[index] = leader(of: index)
      members[leaders[index], default: []].append(index)
    }
  }

  /// Returns the views that move with a view, including the view itself, in file order.
  func members(with view: Int) -> [Int] { members[leaders[view]] ?? [view] }

  func place(of views: [Int]) -> (frame: Rect, open: [OpenValue]) {
    let frame = views.dropFirst().reduce(solved.frames[views[0]]) { $0.union(solved.frames[$1]) }
    let own = solved.frames[views[0]]
    let open = solved.ambiguities[views[0]].map { open in
      let shift = open.value == .x ? frame.x - own.x : open.value == .y ? frame.y - own.y : 0
      if shift == 0 { return open }
      return OpenValue(
        open.value,
        OpenRange(lower: open.range.lower.map { $0 + shift }, upper: open.range.upper.map { $0 + shift }))
    }
    return (frame, open)
  }

  private func leader(of view: Int) -> Int {
    var view = view
    while leaders[view] != view { view = leaders[view] }
    return view
  }

  private static func freedom(of view: Int, in solved: SolvedLayout) -> Freedom? {
    guard let open = solved.ambiguities[view].first, solved.ambiguities[view].count == 1,
      open.range.isSought, open.value == .x || open.value == .y
    else { return nil }
    let frame = solved.frames[view]
    let now = open.value == .x ? frame.x : frame.y
    func hundredths(_ way: Double?) -> Int? {
      way.map { Int((min(max($0, -1e9), 1e9) * 100).rounded()) }
    }
    return Freedom(
      axis: open.value == .x ? .horizontal : .vertical, toLow: hundredths(open.range.lower.map { now - $0 }),
      toHigh: hundredths(open.range.upper.map { $0 - now }))
  }
}
