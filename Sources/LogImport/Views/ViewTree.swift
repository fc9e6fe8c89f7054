import LayoutModel

/// Which view of a log stands in which: said by '|', else told by margins, insets and neighbors.
struct ViewTree {
  /// By the view's place; `nil` for those that stand in nothing known.
  private(set) var parents: [Int?]

  /// No layout is nested deeper than this, so that no damaged log nests without end.
  private static let depthLimit = 40

  init(_ log: ConflictLog) {
    parents = Array(repeating: nil, count: log.views.count)
    // 1. What '|' says.
    for constraint in log.constraints {
      if let containment = constraint.containment { put(containment.view, in: containment.superview) }
    }
    // 2. What insets tell, the clearest first.
    let hints = containmentHints(log)
    for hint in hints where hint.weight > 0 { put(hint.view, in: hint.superview) }
    // 3. Neighbors stand in the same view.
    spread(over: neighbors(log))
    // 4. What seldom holds others may all the same.
    for hint in hints where hint.weight == 0 { put(hint.view, in: hint.superview) }
    limitDepth()
  }

  /// By view: those that stand in it, in the order of the log.
  var children: [[Int]] {
    var children = Array(repeating: [Int](), count: parents.count)
    for view in parents.indices { if let parent = parents[view] { children[parent].append(view) } }
    return children
  }

  /// Does nothing for a view that has a superview, or would stand in itself.
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

  /// Lets what is nested too deep stand by itself.
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

/// That a view may stand in another, and how clear that is.
private struct ContainmentHint {
  var view: Int
  var superview: Int
  var weight: Int
}

/// The clearest first, then in the order of the log.
private func containmentHints(_ log: ConflictLog) -> [ContainmentHint] {
  var hints: [ContainmentHint] = []
  let kinds = log.views.map { ViewKind(loggedClass: $0.className) }
  for constraint in log.constraints {
    guard
      case .items(let first, _, let second?, 1, let constant, _) = constraint.form, let a = first.view,
      let b = second.view, a != b, !constraint.tiesSiblings(kinds)
    else { continue }
    if first.attribute.isMargin != second.attribute.isMargin {
      let (outer, inner) = first.attribute.isMargin ? (a, b) : (b, a)
      hints.append(ContainmentHint(view: inner, superview: outer, weight: 4))
    } else if constraint.label == "UISV-canvas-connection" {
      hints.append(ContainmentHint(view: b, superview: a, weight: 3))
    } else if first.attribute == second.attribute, let inward = first.attribute.inward {
      hints.append(hint(a, b, inset: inward * constant, kinds))
    }
  }
  return hints.sorted { $0.weight > $1.weight }
}

/// - Parameter inset: how far `a` stands within `b` at an edge.
private func hint(
  _ a: Int, _ b: Int, inset: Double, _ kinds: [ViewKind]
) -> ContainmentHint {
  // What seldom holds others is the inner one.
  if kinds[a].isLeaf != kinds[b].isLeaf {
    let (inner, outer) = kinds[a].isLeaf ? (a, b) : (b, a)
    return ContainmentHint(view: inner, superview: outer, weight: 3)
  }
  let weight = kinds[a].isLeaf ? 0 : inset == 0 ? 1 : 2
  return inset < 0
    ? ContainmentHint(view: b, superview: a, weight: weight)
    : ContainmentHint(view: a, superview: b, weight: weight)
}

/// By view: those that it is beside.
private func neighbors(_ log: ConflictLog) -> [[Int]] {
  var neighbors = Array(repeating: [Int](), count: log.views.count)
  let kinds = log.views.map { ViewKind(loggedClass: $0.className) }
  for constraint in log.constraints {
    guard
      case .items(let first, _, let second?, _, _, _) = constraint.form, let a = first.view,
      let b = second.view, a != b, !first.attribute.isMargin, !second.attribute.isMargin,
      constraint.tiesSiblings(kinds) || !first.attribute.isSize && first.attribute != second.attribute
    else { continue }
    neighbors[a].append(b)
    neighbors[b].append(a)
  }
  return neighbors
}

extension LogConstraint {
  /// Returns whether its views stand in the same one: members of a stack, or a layout guide, which holds no views,
  /// and what stands in the view that it is of.
  fileprivate func tiesSiblings(_ kinds: [ViewKind]) -> Bool {
    let named = views
    if named.prefix(2).contains(where: { kinds[$0] == .guide }) { return true }
    let label = label ?? ""
    return ["UISV-alignment", "UISV-spacing", "UISV-fill", "UISV-distributing", "UISV-spanning"]
      .contains { label.hasPrefix($0) }
  }
}

extension Attribute {
  /// 1 where a greater value lies further within, -1 where a smaller one does; `nil` for no edge.
  fileprivate var inward: Double? {
    switch self {
    case .top, .left, .leading: 1
    case .bottom, .right, .trailing: -1
    default: nil
    }
  }
}
