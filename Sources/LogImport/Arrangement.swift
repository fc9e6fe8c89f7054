import LayoutModel

/// What a log leaves open, filled with constraints that give way to all of its own, so that there is a picture.
struct Arrangement {
  private let names: [String]
  private let tree: ViewTree
  private let kinds: [LogViewKind]
  private let isContainer: [Bool]
  /// By axis and view: what is tied together.
  private var ties: PerAxis<Ties>
  /// By axis and view: whether something says how large it is, or where.
  private var isSized: PerAxis<[Bool]>
  private var isPlaced: PerAxis<[Bool]>
  /// By axis and view: what of it is placed; two attributes say how large it is, too.
  private var placed: PerAxis<[Set<Attribute>]>

  init(_ log: ConflictLog, tree: ViewTree, names: [String]) {
    self.names = names
    self.tree = tree
    kinds = log.views.map { LogViewKind(className: $0.className) }
    isContainer = tree.children.map { !$0.isEmpty }
    ties = PerAxis(both: Ties(count: log.views.count))
    isSized = PerAxis(both: Array(repeating: false, count: log.views.count))
    isPlaced = isSized
    placed = PerAxis(both: Array(repeating: [], count: log.views.count))
    for constraint in log.constraints { note(constraint) }
  }

  private mutating func note(_ constraint: LogConstraint) {
    guard case .items(let first, _, let second, _, _, _) = constraint.form, let view = first.view else {
      return
    }
    let axis = first.attribute.axis
    if first.attribute.isSize {
      isSized[axis][view] = true
      if let other = second?.view { isSized[axis][other] = true }
      return
    }
    isPlaced[axis][view] = true
    placed[axis][view].insert(first.attribute)
    if let other = second?.view, let attribute = second?.attribute { placed[axis][other].insert(attribute) }
    guard let other = second?.view ?? tree.parents[view] else { return }
    isPlaced[axis][other] = true
    ties[axis].join(view, other)
  }

  /// Lines of the Visual Format Language.
  mutating func lines() -> [String] {
    var lines: [String] = []
    for axis in Axis.allCases {
      let prefix = axis == .horizontal ? "" : "V:"
      var pinned: Set<Pin> = []
      var previous: Int?
      for view in names.indices {
        let parent = tree.parents[view]
        if parent != nil, isShapeless(view, axis) { lines.append("\(prefix)[\(names[view])(44@2)]") }
        let group = ties[axis].root(of: view)
        if let parent, ties[axis].root(of: parent) == group { continue }
        let isFirst = pinned.insert(Pin(group: group, parent: parent)).inserted
        if parent == nil {
          lines.append("\(prefix)|-(>=16,16@1)-[\(names[view])]-(>=16)-|")
          if isFirst, axis == .vertical {
            if let previous { lines.append("V:[\(names[previous])]-(>=24)-[\(names[view])]") }
            previous = view
          }
          lines += size(of: view, axis)
        } else if isFirst {
          let end = fills(view, axis) ? ">=8@60,8@1" : ">=8@60"
          lines.append("\(prefix)|-(>=8@60,8@1)-[\(names[view])]-(\(end))-|")
        }
      }
    }
    return lines
  }

  /// Whether a view has nothing of its own that says how large it is.
  private func fills(_ view: Int, _ axis: Axis) -> Bool {
    !isPlaced[axis][view] && !isSized[axis][view] && (!isDrawnAsBox(view) || hasChildren(view))
  }

  /// Whether nothing says how large a view is that shows no text of its own.
  private func isShapeless(_ view: Int, _ axis: Axis) -> Bool {
    let isTextless = !isDrawnAsBox(view) || hasChildren(view)
    return isTextless && !isSized[axis][view] && isPlaced[axis][view] && placed[axis][view].count < 2
  }

  private func isDrawnAsBox(_ view: Int) -> Bool {
    switch kinds[view] {
    case .label, .button, .field, .view: true
    case .image, .guide: false
    }
  }

  private func hasChildren(_ view: Int) -> Bool { isContainer[view] }

  /// A size that can be seen, for what would otherwise have none.
  private func size(of view: Int, _ axis: Axis) -> [String] {
    guard !isSized[axis][view] else { return [] }
    return axis == .horizontal ? ["[\(names[view])(>=120@60)]"] : ["V:[\(names[view])(>=44@60)]"]
  }
}

private struct Pin: Hashable {
  var group: Int
  var parent: Int?
}

/// Which views are tied together, in any number of steps (union-find).
struct Ties: Hashable {
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
