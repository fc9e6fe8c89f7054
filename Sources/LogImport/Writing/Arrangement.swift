import LayoutModel

/// What a log leaves open, filled with constraints that give way to all of its own, so that there is a picture:
/// as lines of the Visual Format Language.
func arrangement(of log: ConflictLog, tree: ViewTree, names: [String]) -> [String] {
  Axis.allCases.flatMap { axis in
    var arrangement = AxisArrangement(log, tree: tree, names: names, axis: axis)
    return arrangement.lines()
  }
}

/// The open ends of a log along one axis.
private struct AxisArrangement {
  private let axis: Axis
  private let names: [String]
  private let tree: ViewTree
  private let isContainer: [Bool]
  private let kinds: [ViewKind]
  /// What is tied together.
  private var ties: Ties
  /// By view: whether something says how large it is.
  private var isSized: [Bool]
  /// By view: what of it is placed; two attributes say how large it is, too.
  private var placed: [Set<Attribute>]

  init(_ log: ConflictLog, tree: ViewTree, names: [String], axis: Axis) {
    self.axis = axis
    self.names = names
    self.tree = tree
    isContainer = tree.children.map { !$0.isEmpty }
    kinds = log.views.map { ViewKind(className: $0.className) }
    ties = Ties(count: log.views.count)
    isSized = Array(repeating: false, count: log.views.count)
    placed = Array(repeating: [], count: log.views.count)
    for constraint in log.constraints { note(constraint) }
  }

  private mutating func note(_ constraint: LogConstraint) {
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
    ties.join(view, other)
  }

  mutating func lines() -> [String] {
    var lines: [String] = []
    var pinned: Set<Pin> = []
    var previous: Int?
    for view in names.indices {
      let parent = tree.parents[view]
      if parent != nil, isShapeless(view) { lines.append("\(prefix)[\(names[view])(44@2)]") }
      let group = ties.root(of: view)
      if let parent, ties.root(of: parent) == group { continue }
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
    return lines
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
    case .label, .button, .view, .stack, .scroll, .box: true
    }
  }
}

private struct Pin: Hashable {
  var group: Int
  var parent: Int?
}

/// Which views are tied together, in any number of steps (union-find).
private struct Ties {
  private var leaders: [Int]

  init(count: Int) { leaders = Array(0..<count) }

  mutating func root(of view: Int) -> Int {
    var view = view
    while leaders[view] != view {
      leaders[view] = leaders[leaders[view]]
      view = leaders[view]
    }
    return view
  }

  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(of: a), root(of: b))
    // The earlier one leads, so that the order of joining does not show.
    leaders[max(a, b)] = min(a, b)
  }
}
