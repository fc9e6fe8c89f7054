internal import LayoutEngine
import LayoutModel

struct ConflictOwners {
  let layout: Layout
  let conflict: LayoutConflict
  private(set) var own: [Int] = []
  private(set) var system: [(member: Int, constraint: SystemConstraint)] = []

  init(_ conflict: LayoutConflict, in layout: Layout) {
    (self.layout, self.conflict) = (layout, conflict)
    for member in conflict.members.indices {
      guard let constraint = constraint(member) else { continue }
      if constraint.notation == .stack {
        system.append((member, .stackSpacing))
      } else if let kind = constraint.identifier.flatMap(SystemConstraint.init(identifier:)) {
        system.append((member, kind))
      } else {
        own.append(member)
      }
    }
  }

  var decisive: (member: Int, constraint: SystemConstraint)? {
    let moments: [SystemConstraint] = [.temporarySize, .stackHiding]
    if let moment = system.first(where: { moments.contains($0.constraint) }) { return moment }
    if let dropped = system.first(where: { $0.member == conflict.dropped && $0.constraint.meaning != nil }) {
      return dropped
    }
    if let kept = system.first(where: { $0.constraint == .autoresizing && isPlacedByProgram($0.member) }) {
      return kept
    }
    let order: [SystemConstraint] = [
      .temporarySize, .stackHiding, .encapsulatedSize, .fittingTarget, .autoresizing, .prototyping, .safeArea,
      .stackAlignment, .stackSpacing, .stackEdge, .stackDistribution,
    ]
    return order.lazy.compactMap { kind in system.first { $0.constraint == kind } }.first ?? system.first
  }

  func isPlacedByProgram(_ member: Int) -> Bool {
    guard let view = view(of: member) else { return false }
    return own.contains { own in
      let items = constraint(own)?.items ?? []
      return items.contains { $0.view == view }
        && items.allSatisfy { $0.view == view || !isWithin($0.view, view) }
    }
  }

  var isAlerts: Bool {
    system.contains { identifier(of: $0.member).hasPrefix("_UIAlertController") }
  }

  var axis: Axis {
    conflict.members.lazy.compactMap { origin -> Axis? in
      guard case .written(let index) = origin else { return nil }
      return layout.constraints[index].items.first?.attribute.axis
    }.first ?? .horizontal
  }

  func constraint(_ member: Int) -> Constraint? {
    guard case .written(let index) = conflict.members[member] else { return nil }
    return layout.constraints[index]
  }

  func identifier(of member: Int) -> String { constraint(member)?.identifier ?? "" }

  func view(of member: Int) -> ViewID? { constraint(member)?.items.first?.view }

  func size(of member: Int) -> Double? {
    guard let constraint = constraint(member), constraint.relation == .equal,
      case .items(let first, nil, _, let constant) = constraint.form, first.attribute.isSize
    else { return nil }
    return constant
  }

  var autoresizedViews: [ViewID] {
    var views: [ViewID] = []
    for (member, kind) in system where kind == .autoresizing {
      if let view = view(of: member), !views.contains(view) { views.append(view) }
    }
    return views
  }

  /// Returns the view whose trailing or bottom edge the constraint `member` relates to one of the view's descendants,
  /// such as `content` for `label.bottom == content.bottom`. Returns `nil` if there is no such view, or if it lies
  /// outside of `outer`.
  func farEdge(_ member: Int, within outer: ViewID) -> ViewID? {
    guard let items = constraint(member)?.items, items.count == 2 else { return nil }
    let edges: [Attribute] =
      axis == .horizontal
      ? [.trailing, .right, .trailingMargin, .rightMargin] : [.bottom, .bottomMargin]
    let ancestor = layout.nearestCommonAncestor(items[0].view, items[1].view)
    let holder = items.first { $0.view == ancestor && edges.contains($0.attribute) }
    return holder.flatMap { isWithin($0.view, outer) ? $0.view : nil }
  }

  private func isWithin(_ view: ViewID, _ outer: ViewID) -> Bool {
    view == outer || layout.nearestCommonAncestor(view, outer) == outer
  }

  var placedTwice: (member: Int, view: ViewID)? {
    let arranged = system.filter { $0.constraint != .encapsulatedSize }.flatMap { arrangedViews($0.member) }
    for member in own.reversed() {
      guard let constraint = constraint(member), let first = constraint.items.first, !first.attribute.isSize
      else { continue }
      let views = constraint.items.map(\.view)
      let inner = views.first { view in
        arranged.contains(view) && views.allSatisfy { $0 == view || !isWithin($0, view) }
      }
      if let inner { return (member, inner) }
    }
    return nil
  }

  private func arrangedViews(_ member: Int) -> [ViewID] {
    let views = constraint(member)?.items.map(\.view) ?? []
    return views.filter { view in !views.contains { layout[$0].parent == view } }
  }
}
