import LayoutModel

/// Sets `follows` for each view that only moved along with another view, and lists the view right after the one that it
/// follows.
///
/// A view can follow its superview, or another view in one of its constraints, if it did nothing but move. Along each
/// axis in which it moved, the constrained edge or center of the other view (the top left corner of a superview) must
/// have moved by the same distance. Cost: linear in views and constraints.
func findFollowers(
  _ changes: inout [ViewChange], from before: KnownCanvas, to after: KnownCanvas, _ edits: [UndoableEdit]
) {
  // 1. Find the pairs of changed views in which one can follow the other: a view and its superview, and two views in a
  //    constraint.
  var ties = FollowerSearch(changes, before: before, after: after)
  // 2. Choose the leaders (the views that others follow). A view that does not follow a leader yet becomes one, in this
  // order: views that only moved and are named in the edit that moved them, unless that edit also names a view that did
  // more than move; views that did more than move; other views that an edit names; all remaining views.
  let grown = Set(changes.lazy.filter { !$0.onlyMoved }.map(\.name))
  for (index, change) in changes.enumerated() where change.onlyMoved {
    guard let cause = change.causes.first.map({ edits[$0] }), cause.views.contains(change.name) else {
      continue
    }
    if cause.views.isDisjoint(with: grown) { ties.lead(from: index) }
  }
  let edited = edits.reduce(into: Set<String>()) { $0.formUnion($1.views) }
  for index in changes.indices where !changes[index].onlyMoved { ties.lead(from: index) }
  for index in changes.indices where edited.contains(changes[index].name) { ties.lead(from: index) }
  for index in changes.indices { ties.lead(from: index) }
  // 3. Reorder the changes: after the change of each leader, list the changes of the views that moved with it.
  let leaders = ties.leaders
  var order: [Int] = []
  var followers: [Int: [Int]] = [:]
  for (index, leader) in leaders.enumerated() where leader != index {
    followers[leader, default: []].append(index)
  }
  for (index, leader) in leaders.enumerated() where leader == index {
    order += [index] + (followers[index] ?? [])
  }
  var places = [Int](repeating: 0, count: changes.count)
  for (place, index) in order.enumerated() { places[index] = place }
  let unordered = changes
  changes = order.map { index in
    var change = unordered[index]
    if leaders[index] != index { change.follows = places[leaders[index]] }
    return change
  }
}

extension ViewChange {
  fileprivate var onlyMoved: Bool {
    guard let before, let after else { return false }
    return growth == .zero && move != .zero && !looksDifferent && before.kind == after.kind
      && before.superview == after.superview && !wrappedOtherwise
  }
}

private struct FollowerSearch {
  private struct Link {
    var other: Int
    var axis: Axis
    var shift: Double
  }

  private let changes: [ViewChange]
  private var ties: [[Link]]
  private var dependents: [[Int]]
  /// For each view, the index of the view that it follows, directly or indirectly, or its own index if it follows none;
  /// -1 until this is known.
  private(set) var leaders: [Int]

  init(_ changes: [ViewChange], before: KnownCanvas, after: KnownCanvas) {
    self.changes = changes
    ties = Array(repeating: [], count: changes.count)
    dependents = ties.map { _ in [] }
    leaders = Array(repeating: -1, count: changes.count)
    let places = Dictionary(
      changes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    // Subviews move with the top left corner of their superview.
    for (index, change) in changes.enumerated() {
      guard let superview = change.after?.superview, let other = places[superview] else { continue }
      add(index, other, .horizontal, shift: changes[other].move.width)
      add(index, other, .vertical, shift: changes[other].move.height)
    }
    guard let known = after.solved ?? before.solved else { return }
    for constraint in known.layout.constraints {
      guard case .items(let first, .some(let second), let multiplier, _) = constraint.form, multiplier == 1,
        let a = known.layout[first.view].name.flatMap({ places[$0] }),
        let b = known.layout[second.view].name.flatMap({ places[$0] }), a != b
      else { continue }
      let axis = first.attribute.axis
      add(a, b, axis, shift: changes[b].shift(of: second.attribute, after.direction))
      add(b, a, axis, shift: changes[a].shift(of: first.attribute, after.direction))
    }
  }

  private mutating func add(_ view: Int, _ other: Int, _ axis: Axis, shift: Double?) {
    guard let shift, changes[view].onlyMoved else { return }
    ties[view].append(Link(other: other, axis: axis, shift: shift))
    dependents[other].append(view)
  }

  mutating func lead(from start: Int) {
    guard leaders[start] < 0 else { return }
    leaders[start] = start
    var queue = [start]
    while let view = queue.popLast() {
      for dependent in dependents[view] where leaders[dependent] < 0 {
        guard let leader = leader(of: dependent) else { continue }
        leaders[dependent] = leader
        queue.append(dependent)
      }
    }
  }

  /// Returns the leader that the view follows. If the horizontal and the vertical move follow different leaders,
  /// returns the leader for the horizontal move. Returns `nil` if the move along an axis follows no leader.
  private func leader(of view: Int) -> Int? {
    let move = changes[view].move
    var leader: Int?
    for (axis, distance) in [(Axis.horizontal, move.width), (.vertical, move.height)] where distance != 0 {
      let tie = ties[view].first {
        $0.axis == axis && leaders[$0.other] >= 0 && abs($0.shift - distance) < ViewChange.leastMove
      }
      guard let tie else { return nil }
      leader = leader ?? leaders[tie.other]
    }
    return leader
  }
}

extension ViewChange {
  /// Returns the distance by which an edge or center moved; `nil` for sizes, and for an added or removed view.
  fileprivate func shift(of attribute: Attribute, _ direction: LayoutDirection) -> Double? {
    guard before != nil, after != nil else { return nil }
    let isReversed = direction == .rightToLeft
    switch attribute {
    case .left, .leftMargin: return move.width
    case .right, .rightMargin: return move.width + growth.width
    case .leading, .leadingMargin: return isReversed ? move.width + growth.width : move.width
    case .trailing, .trailingMargin: return isReversed ? move.width : move.width + growth.width
    case .centerX, .centerXWithinMargins: return move.width + growth.width / 2
    case .top, .topMargin, .firstBaseline: return move.height
    case .bottom, .bottomMargin, .lastBaseline: return move.height + growth.height
    case .centerY, .centerYWithinMargins: return move.height + growth.height / 2
    case .width, .height: return nil
    }
  }
}
