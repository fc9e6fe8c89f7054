// In a layout from program code, an ambiguity is proved only if nothing but the constraints that were read can place
// the view.

extension SolvedLayout {
  /// The same layout without the ambiguities that are not proved, as a picture shows it.
  public var withProvedAmbiguities: SolvedLayout {
    let doubtful = layout.doubtfulViews
    if doubtful.isEmpty { return self }
    var solved = self
    for view in doubtful { solved.ambiguities[view.index] = [] }
    return solved
  }
}

extension Layout {
  /// The views whose ambiguity is not proved, as something other than constraints may place them. Empty for a layout that
  /// is not from program code.
  ///
  /// Cost: linear in views and constraints.
  fileprivate var doubtfulViews: Set<ViewID> {
    coverage.map { views(connectedTo: $0.placedOtherwise) } ?? []
  }

  /// The given views, and all views whose frames may follow from theirs through constraints and superviews. The root is
  /// always included, since its owner decides its size.
  private func views(connectedTo seeds: Set<ViewID>) -> Set<ViewID> {
    // A view with a fixed place connects no other views: the root, and a `contentView` in it.
    func isFixed(_ view: ViewID) -> Bool {
      view == .root || self[view].name == "contentView" && self[view].parent == .root
    }
    var neighbors = Array(repeating: [ViewID](), count: views.count)
    func tie(_ group: [ViewID]) {
      let free = group.filter { !isFixed($0) }
      for (one, other) in zip(free, free.dropFirst()) {
        neighbors[one.index].append(other)
        neighbors[other.index].append(one)
      }
    }
    for (index, view) in views.enumerated() { tie([ViewID(index)] + (view.parent.map { [$0] } ?? [])) }
    for constraint in constraints { tie(constraint.items.map(\.view)) }
    var found = seeds
    var open = seeds.filter { !isFixed($0) }.sorted { $0.index < $1.index }
    while let view = open.popLast() {
      for next in neighbors[view.index] where found.insert(next).inserted { open.append(next) }
    }
    return found.union([.root])
  }
}
