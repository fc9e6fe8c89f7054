import LayoutModel

/// Returns lines of the Visual Format Language for positions and sizes that a picture needs but the log does not
/// contain.
///
/// - Parameter overlaps: Pairs of siblings that would overlap unless a gap is added between them.
func arrangement(
  of log: ConflictLog, without ignored: Set<Int>, tree: ViewTree, overlaps: [LogOutcome.Overlap]
) -> [ArrangedLine] {
  Axis.allCases.flatMap { axis in
    AxisArrangement(log, without: ignored, tree: tree, axis: axis).lines(
      apart: overlaps.filter { $0.axis == axis })
  }
}

extension ConflictLog {
  /// The groups of views, for each axis. Two views are in the same group if constraints relate their positions,
  /// directly or through other views. The element for each view is the index of the first view in its group.
  public var groups: PerAxis<[Int]> {
    let log = withContainer
    let tree = ViewTree(log)
    return PerAxis(
      horizontal: AxisArrangement(log, tree: tree, axis: .horizontal).groups,
      vertical: AxisArrangement(log, tree: tree, axis: .vertical).groups)
  }
}

private struct AxisArrangement {
  private let axis: Axis
  private let tree: ViewTree
  private let isContainer: [Bool]
  private let kinds: [ViewKind]
  private(set) var groups: [Int]
  /// Indicates for each view whether a constraint contains its size on this axis.
  private var isSized: [Bool]
  /// Indicates for each view whether a constraint sets its size to 0, which the system sometimes does temporarily.
  private var isNothing: [Bool]
  /// For each view, the position attributes in its constraints.
  private var placed: [Set<Attribute>]
  /// For each view, its position attributes in constraints with views other than its own subviews.
  private var held: [Set<Attribute>]

  init(_ log: ConflictLog, without ignored: Set<Int> = [], tree: ViewTree, axis: Axis) {
    self.axis = axis
    self.tree = tree
    isContainer = tree.children.map { !$0.isEmpty }
    kinds = log.views.map { ViewKind(loggedClass: $0.className) }
    groups = Array(log.views.indices)
    isSized = Array(repeating: false, count: log.views.count)
    isNothing = isSized
    placed = Array(repeating: [], count: log.views.count)
    held = placed
    var tied = Array(repeating: [Int](), count: log.views.count)
    for (index, constraint) in log.constraints.enumerated()
    where constraint.isActive && !ignored.contains(index) {
      note(constraint, &tied)
    }
    for view in groups.indices where groups[view] == view { gather(view, tied) }
  }

  private mutating func gather(_ first: Int, _ tied: [[Int]]) {
    var queue = [first]
    while let view = queue.popLast() {
      for other in tied[view] where other > first && groups[other] == other {
        groups[other] = first
        queue.append(other)
      }
    }
  }

  private mutating func note(_ constraint: LogConstraint, _ tied: inout [[Int]]) {
    guard case .items(let first, let second, _, let constant) = constraint.constraint.form,
      constraint.axis == axis, constraint.contentSize == nil
    else { return }
    let view = first.view.index
    if first.attribute.isSize {
      isSized[view] = true
      if second == nil, constant == 0, constraint.constraint.relation == .equal { isNothing[view] = true }
      if let other = second?.view { isSized[other.index] = true }
      return
    }
    placed[view].insert(first.attribute)
    guard let second, let other = tree.view(of: second, besides: view) else { return }
    placed[other].insert(second.attribute)
    if tree.parents[other] != view { held[view].insert(first.attribute) }
    if tree.parents[view] != other { held[other].insert(second.attribute) }
    tied[view].append(other)
    tied[other].append(view)
  }

  func lines(apart overlaps: [LogOutcome.Overlap]) -> [ArrangedLine] {
    typealias Bound = ArrangedLine.Bound
    let near = [Bound(.greaterOrEqual, 8, at: 60), Bound(.equal, 8, at: 1)]
    // If a view without a superview has size 0, its subviews are drawn outside of it, so the margin around the views is
    // wider.
    let hasNothing = groups.indices.contains { tree.parents[$0] == nil && isNothing[$0] }
    let margin = !hasNothing ? 16.0 : axis == .horizontal ? 96 : 64
    let apart = Bound(.greaterOrEqual, margin)
    var lines: [ArrangedLine] = []
    var pinned: Set<PinnedEdge> = []
    var previous: Int?
    for view in groups.indices {
      let parent = tree.parents[view]
      if parent != nil, isShapeless(view) { lines.append(shape(of: view)) }
      let group = groups[view]
      if let parent, groups[parent] == group {
        if let line = containment(of: view, in: parent) { lines.append(line) }
        continue
      }
      let isFirst = pinned.insert(PinnedEdge(group: group, parent: parent)).inserted
      if parent == nil {
        lines.append(.inset(view, axis, before: [apart, Bound(.equal, margin, at: 1)], behind: [apart]))
        if !isSized[view] {
          lines.append(.size(view, axis, Bound(.greaterOrEqual, axis == .horizontal ? 120 : 44, at: 60)))
        }
        guard isFirst, axis == .vertical else { continue }
        if let previous { lines.append(.gap(previous, view, axis, Bound(.greaterOrEqual, 24))) }
        previous = view
      } else if isFirst {
        lines.append(.inset(view, axis, before: near, behind: fills(view) ? near : [near[0]]))
      }
    }
    return lines + overlaps.map { .gap($0.first, $0.second, axis, Bound(.greaterOrEqual, 8, at: 59)) }
  }

  /// Returns a line for a view whose size is not in the log. If one edge of a layout guide has a constraint, the opposite
  /// edge is attached to the superview. Any other view or guide gets a size of 44 points.
  private func shape(of view: Int) -> ArrangedLine {
    guard kinds[view] == .guide, let attribute = placed[view].first else {
      return .size(view, axis, ArrangedLine.Bound(.equal, 44, at: 2))
    }
    let flush = [ArrangedLine.Bound(.equal, 0, at: 2)]
    return .inset(
      view, axis, before: attribute.isStart ? nil : flush, behind: attribute.isEnd ? nil : flush)
  }

  /// Returns a line that keeps a view inside its superview at each edge that no constraint determines; `nil` if no such
  /// line is needed.
  private func containment(of view: Int, in parent: Int) -> ArrangedLine? {
    guard !isSized[parent], held[view].count < 2 else { return nil }
    let (attribute, bound) = (held[view].first, [ArrangedLine.Bound(.greaterOrEqual, 0, at: 67)])
    return .inset(
      view, axis, before: attribute?.isStart == true ? nil : bound,
      behind: attribute?.isEnd == true ? nil : bound)
  }

  /// Returns whether a view should fill its superview. It should if the log contains neither its position nor its size,
  /// and if it has subviews or its size does not depend on its text.
  private func fills(_ view: Int) -> Bool {
    placed[view].isEmpty && !isSized[view] && (!setsText(view) || isContainer[view])
  }

  private func isShapeless(_ view: Int) -> Bool {
    (!setsText(view) || isContainer[view]) && !isSized[view] && placed[view].count == 1
  }

  /// Returns whether a view's text may affect its size on this axis (for a text field, only the height).
  private func setsText(_ view: Int) -> Bool {
    kinds[view] == .field ? axis == .vertical : kinds[view].setsText || kinds[view] == .view
  }
}

private struct PinnedEdge: Hashable {
  var group: Int
  var parent: Int?
}
