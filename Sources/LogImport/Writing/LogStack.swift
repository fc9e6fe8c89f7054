import LayoutModel

struct LogStack {
  var view: Int
  var axis: Axis
  var spacing: Double
  var isEqual: Bool
  var members: [Int]
  var constraints: [Int]

  var arrangement: StackArrangement {
    StackArrangement(axis: axis, spacing: spacing, distribution: isEqual ? .fillEqually : .fill)
  }
}

/// Returns the stack views that can be written as stacks because all of their constraints along the stack's axis are in
/// the log; empty if the log has constraints on both axes.
func findStacks(of log: ConflictLog, tree: ViewTree) -> [LogStack] {
  guard let axis = log.constraints.first?.axis, log.constraints.allSatisfy({ $0.axis == axis }) else {
    return []
  }
  let children = tree.children
  return log.views.indices.compactMap { view in
    guard shortClassName(log.views[view].className ?? "").hasSuffix("StackView"), !children[view].isEmpty
    else { return nil }
    return stack(view, children[view], axis, in: log)
  }
}

private func stack(_ view: Int, _ children: [Int], _ axis: Axis, in log: ConflictLog) -> LogStack? {
  var (first, last): (Int?, Int?)
  var next: [Int: Int] = [:]
  var stack = LogStack(view: view, axis: axis, spacing: 0, isEqual: false, members: [], constraints: [])
  var spacings: Set<Double> = []
  var equals = 0
  let inside = Set(children + [view])
  for (index, constraint) in log.constraints.enumerated() {
    guard let label = constraint.label, label.hasPrefix("UISV-"), label != "UISV-hiding", constraint.isActive,
      constraint.views.allSatisfy(inside.contains)
    else { continue }
    guard case .items(let a, let b?, 1, let constant) = constraint.constraint.form,
      constraint.constraint.relation == .equal, let other = constraint.views.dropFirst().first
    else { return nil }
    let one = constraint.view
    let child = one == view ? other : one
    switch (one == view || other == view, a.attribute == b.attribute, a.attribute.isSize) {
    case (true, true, false) where constant == 0 && a.attribute.isStart: first = child
    case (true, true, false) where constant == 0 && a.attribute.isEnd: last = child
    case (false, true, true) where constant == 0: equals += 1
    case (false, false, false) where a.attribute.isStart && b.attribute.isEnd:
      next[other] = one
      spacings.insert(constant)
    default: return nil
    }
    stack.constraints.append(index)
  }
  guard let first, let last, spacings.count <= 1 else { return nil }
  var member: Int? = first
  while let current = member, stack.members.count < children.count {
    stack.members.append(current)
    member = next[current]
  }
  guard stack.members.count == children.count, stack.members.last == last, next.count == children.count - 1,
    equals == 0 || equals == children.count - 1
  else { return nil }
  stack.spacing = spacings.first ?? 0
  stack.isEqual = equals > 0
  return stack
}
