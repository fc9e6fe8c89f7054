import LayoutModel

/// The superviews of a log's views, read from constraints with `|` or guessed from margins, insets and siblings.
struct ViewTree {
  private(set) var parents: [Int?]

  /// The largest depth of nested views, which only damaged logs exceed.
  private static let depthLimit = 40

  init(_ log: ConflictLog) {
    parents = Array(repeating: nil, count: log.views.count)
    // 1. Use constraints with `|`, which name the superview of a view.
    for constraint in log.constraints {
      if let containment = constraint.containment { put(containment.view, in: containment.superview) }
    }
    // 2. Guess superviews from constraints that contain margins or insets, beginning with the most certain guesses.
    let hints = containmentHints(log)
    for hint in hints where hint.weight > 0 { put(hint.view, in: hint.superview) }
    // 3. Give siblings the same superview.
    spread(over: neighbors(log))
    // 4. Guess the remaining superviews from insets between views that rarely have subviews, such as labels.
    for hint in hints where hint.weight == 0 { put(hint.view, in: hint.superview) }
    limitDepth()
  }

  /// Returns the index of an item's view or, for `|`, of the superview of `view`; `nil` if this superview is not known.
  ///
  /// - Parameter view: The view of the constraint's first item.
  func view(of item: Item, besides view: Int) -> Int? {
    item.view == LogConstraint.superview ? parents[view] : item.view.index
  }

  var children: [[Int]] {
    var children = Array(repeating: [Int](), count: parents.count)
    for view in parents.indices { if let parent = parents[view] { children[parent].append(view) } }
    return children
  }

  private mutating func put(_ view: Int, in superview: Int) {
    guard parents[view] == nil, view != superview else { return }
    var ancestor: Int? = superview
    var depth = 0
    while let next = ancestor, depth <= Self.depthLimit {
      if next == view { return }
      ancestor = parents[next]
      depth += 1
    }
    guard depth < Self.depthLimit else { return }
    parents[view] = superview
  }

  private mutating func limitDepth() {
    let children = self.children
    var queue = parents.indices.filter { parents[$0] == nil }.map { (view: $0, depth: 0) }
    var index = 0
    while index < queue.count {
      let (view, depth) = queue[index]
      index += 1
      let isTooDeep = depth == Self.depthLimit
      for child in children[view] {
        if isTooDeep { parents[child] = nil }
        queue.append((child, isTooDeep ? 0 : depth + 1))
      }
    }
  }

  private mutating func spread(over neighbors: [[Int]]) {
    var queue = parents.indices.filter { parents[$0] != nil }
    var index = 0
    while index < queue.count {
      let view = queue[index]
      index += 1
      guard let superview = parents[view] else { continue }
      for neighbor in neighbors[view] where parents[neighbor] == nil && neighbor != superview {
        put(neighbor, in: superview)
        if parents[neighbor] != nil { queue.append(neighbor) }
      }
    }
  }
}

private struct ContainmentHint {
  var view: Int
  var superview: Int
  var weight: Int
}

private func containmentHints(_ log: ConflictLog) -> [ContainmentHint] {
  var hints: [ContainmentHint] = []
  let kinds = log.views.map { ViewKind(loggedClass: $0.className) }
  for constraint in log.constraints {
    guard
      case .items(let first, let second?, 1, let constant) = constraint.constraint.form,
      second.view != first.view, second.view != LogConstraint.superview, !constraint.relatesSiblings(kinds)
    else { continue }
    let (a, b) = (first.view.index, second.view.index)
    if first.attribute.isMargin != second.attribute.isMargin {
      let (outer, inner) = first.attribute.isMargin ? (a, b) : (b, a)
      hints.append(ContainmentHint(view: inner, superview: outer, weight: 4))
    } else if constraint.label == "UISV-canvas-connection" {
      hints.append(ContainmentHint(view: b, superview: a, weight: 3))
    } else if first.attribute == second.attribute, first.attribute.isStart || first.attribute.isEnd {
      hints.append(hint(a, b, inset: first.attribute.isStart ? constant : -constant, kinds))
    }
  }
  return hints.sorted { $0.weight > $1.weight }
}

/// Returns a guess about which of two views contains the other.
///
/// - Parameter inset: The distance of `a` from the edge of `b`, positive if `a` is inside `b`.
private func hint(
  _ a: Int, _ b: Int, inset: Double, _ kinds: [ViewKind]
) -> ContainmentHint {
  // If only one of the views is of a kind that rarely has subviews, such as a label or a button, the other view is the
  // superview.
  if kinds[a].isLeaf != kinds[b].isLeaf {
    let (inner, outer) = kinds[a].isLeaf ? (a, b) : (b, a)
    return ContainmentHint(view: inner, superview: outer, weight: 3)
  }
  let weight = kinds[a].isLeaf ? 0 : inset == 0 ? 1 : 2
  return inset < 0
    ? ContainmentHint(view: b, superview: a, weight: weight)
    : ContainmentHint(view: a, superview: b, weight: weight)
}

private func neighbors(_ log: ConflictLog) -> [[Int]] {
  var neighbors = Array(repeating: [Int](), count: log.views.count)
  let kinds = log.views.map { ViewKind(loggedClass: $0.className) }
  for constraint in log.constraints {
    guard
      case .items(let first, let second?, _, _) = constraint.constraint.form, second.view != first.view,
      second.view != LogConstraint.superview, !first.attribute.isMargin, !second.attribute.isMargin,
      constraint.relatesSiblings(kinds) || !first.attribute.isSize && first.attribute != second.attribute
    else { continue }
    neighbors[first.view.index].append(second.view.index)
    neighbors[second.view.index].append(first.view.index)
  }
  return neighbors
}

extension LogConstraint {
  /// Returns whether the constraint's views must be siblings, because a stack view made the constraint or because one
  /// of them is a layout guide of their superview.
  fileprivate func relatesSiblings(_ kinds: [ViewKind]) -> Bool {
    let named = views
    if named.prefix(2).contains(where: { kinds[$0] == .guide }) { return true }
    let label = label ?? ""
    return ["UISV-alignment", "UISV-spacing", "UISV-fill", "UISV-distributing", "UISV-spanning"]
      .contains { label.hasPrefix($0) }
  }
}
