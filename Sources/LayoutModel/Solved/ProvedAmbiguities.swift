extension SolvedLayout {
  /// The solved layout with only those ambiguities that are proved. A view's ambiguities are removed if an autoresizing
  /// mask, UIKit or unread Swift code may determine its frame, or the frame of a view connected to it by constraints or
  /// nesting.
  public var withProvedAmbiguities: SolvedLayout {
    let doubtful = layout.doubtfulViews
    if doubtful.isEmpty { return self }
    var solved = self
    for view in doubtful { solved.ambiguities[view.index] = [] }
    return solved
  }
}

extension SolvedLayout {
  /// Indicates whether a view is ambiguous, according to `withProvedAmbiguities`.
  public var hasProvedAmbiguity: Bool { withProvedAmbiguities.ambiguities.contains { !$0.isEmpty } }
}

extension Layout {
  /// The views that an autoresizing mask, UIKit or unread Swift code may place, and all views connected to them.
  fileprivate var doubtfulViews: Set<ViewID> {
    coverage.map { views(connectedTo: $0.placedOtherwise) } ?? []
  }

  /// Returns the given views, all views connected to them by constraints or nesting, and the root.
  private func views(connectedTo seeds: Set<ViewID>) -> Set<ViewID> {
    // A view with a fixed frame (the root or a cell's content view) does not count as a connection, because views that
    // share constraints only with a fixed view cannot affect each other.
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
