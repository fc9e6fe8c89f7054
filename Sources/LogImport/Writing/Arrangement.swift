import LayoutModel

/// What a log leaves open, filled with constraints that give way to all of its own, so that there is a picture:
/// as lines of the Visual Format Language.
///
/// - Parameter overlaps: views that would lie over each other without more.
func arrangement(
  of log: ConflictLog, tree: ViewTree, names: [String], overlaps: [LogOutcome.Overlap]
) -> [String] {
  Axis.allCases.flatMap { axis in
    AxisArrangement(log, tree: tree, names: names, axis: axis).lines(
      apart: overlaps.filter { $0.axis == axis })
  }
}

extension ConflictLog {
  /// The views that nothing ties to each other along an axis, and that could so stand side by side there.
  public func areFree(_ view: Int, _ other: Int, along axis: Axis) -> Bool {
    let log = withContainer
    let groups = AxisArrangement(log, tree: ViewTree(log), names: [], axis: axis).groups
    return groups[view] != groups[other]
  }
}

/// The open ends of a log along one axis.
private struct AxisArrangement {
  private let axis: Axis
  private let names: [String]
  private let tree: ViewTree
  private let isContainer: [Bool]
  private let kinds: [ViewKind]
  /// By view: the first of those that it is tied to, in any number of steps.
  private(set) var groups: [Int]
  /// By view: whether something says how large it is.
  private var isSized: [Bool]
  /// By view: what of it is placed; two attributes say how large it is, too.
  private var placed: [Set<Attribute>]

  init(_ log: ConflictLog, tree: ViewTree, names: [String], axis: Axis) {
    self.axis = axis
    self.names = names
    self.tree = tree
    isContainer = tree.children.map { !$0.isEmpty }
    kinds = log.views.map { ViewKind(loggedClass: $0.className) }
    groups = Array(log.views.indices)
    isSized = Array(repeating: false, count: log.views.count)
    placed = Array(repeating: [], count: log.views.count)
    var tied = Array(repeating: [Int](), count: log.views.count)
    for constraint in log.constraints where constraint.isActive { note(constraint, &tied) }
    for view in groups.indices where groups[view] == view { gather(view, tied) }
  }

  /// Puts all that is tied to a view into its group.
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
    guard case .items(let first, _, let second, _, _, _) = constraint.form, let view = first.view,
      first.attribute.axis == axis
    else { return }
    if first.attribute.isSize {
      isSized[view] = true
      if let other = second?.view { isSized[other] = true }
      return
    }
    placed[view].insert(first.attribute)
    guard let second, let other = second.view ?? tree.parents[view] else { return }
    placed[other].insert(second.attribute)
    tied[view].append(other)
    tied[other].append(view)
  }

  func lines(apart overlaps: [LogOutcome.Overlap]) -> [String] {
    var lines: [String] = []
    var pinned: Set<Pin> = []
    var previous: Int?
    for view in names.indices {
      let parent = tree.parents[view]
      if parent != nil, isShapeless(view) { lines.append("\(prefix)[\(names[view])(44@2)]") }
      let group = groups[view]
      if let parent, groups[parent] == group {
        if let line = containment(of: view, in: parent) { lines.append(line) }
        continue
      }
      let isFirst = pinned.insert(Pin(group: group, parent: parent)).inserted
      if parent == nil {
        lines.append("\(prefix)|-(>=16,16@1)-[\(names[view])]-(>=16)-|")
        if !isSized[view] {
          lines.append("\(prefix)[\(names[view])(>=\(axis == .horizontal ? 120 : 44)@60)]")
        }
        guard isFirst, axis == .vertical else { continue }
        if let previous { lines.append("V:[\(names[previous])]-(>=24)-[\(names[view])]") }
        previous = view
      } else if isFirst {
        let end = fills(view) ? ">=8@60,8@1" : ">=8@60"
        lines.append("\(prefix)|-(>=8@60,8@1)-[\(names[view])]-(\(end))-|")
      }
    }
    lines += overlaps.map { "\(prefix)[\(names[$0.first])]-(>=8@59)-[\(names[$0.second])]" }
    return lines
  }

  /// A view that is tied to its superview at one end stays within it at the other, where the superview's size is open.
  private func containment(of view: Int, in parent: Int) -> String? {
    guard !isSized[parent], placed[view].count == 1, let attribute = placed[view].first else { return nil }
    let (before, behind) = (attribute.isStart ? "" : "|-(>=0@3)-", attribute.isEnd ? "" : "-(>=0@3)-|")
    return "\(prefix)\(before)[\(names[view])]\(behind)"
  }

  private var prefix: String { axis == .horizontal ? "" : "V:" }

  /// Whether a view has nothing of its own that says how large it is.
  private func fills(_ view: Int) -> Bool {
    placed[view].isEmpty && !isSized[view] && (!setsText(view) || isContainer[view])
  }

  /// Whether nothing says how large a view is that shows no text of its own.
  private func isShapeless(_ view: Int) -> Bool {
    (!setsText(view) || isContainer[view]) && !isSized[view] && placed[view].count == 1
  }

  /// Whether the view has a size of its own along the axis, because it shows text; a field is as wide as it is made.
  private func setsText(_ view: Int) -> Bool {
    switch kinds[view] {
    case .image, .guide, .stack, .scroll: false
    case .field: axis == .vertical
    case .label, .button, .view, .box: true
    }
  }
}

private struct Pin: Hashable {
  var group: Int
  var parent: Int?
}
