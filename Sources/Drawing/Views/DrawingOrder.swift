internal import LayoutModel

/// The views that are not hidden, back to front. Siblings are sorted by z-index, then in file order.
struct DrawingOrder {
  /// Indices in `Layout.views`. The root is first.
  private(set) var views: [Int] = []
  /// The number of superviews of each view, by position in `views`.
  private(set) var depths: [Int] = []
  /// For each position in `views`, the position of the view's superview; -1 for the root.
  private(set) var parents: [Int] = []
  /// For each position in `views`, the position after the last descendant of the view at that position, or after the
  /// view itself if it has no descendants.
  private(set) var ends: [Int] = []
  /// For each position, the view's index among its siblings, back to front.
  private(set) var siblingIndices: [Int] = []

  init(of layout: Layout) {
    let subviews = SubviewLists(of: layout)
    // A recursive function could overflow the thread's stack if views are nested deeply.
    var waiting = [(view: 0, parent: -1, sibling: 0)]
    while let (view, parent, sibling) = waiting.popLast() {
      if layout.views[view].isHidden { continue }
      let position = views.count
      views.append(view)
      depths.append(parent < 0 ? 0 : depths[parent] + 1)
      parents.append(parent)
      siblingIndices.append(sibling)
      for (place, child) in subviews[view].enumerated().reversed() {
        waiting.append((child, position, place))
      }
    }
    ends = Array(views.indices.map { $0 + 1 })
    for position in views.indices.reversed() where parents[position] >= 0 {
      ends[parents[position]] = max(ends[parents[position]], ends[position])
    }
  }

  /// Returns whether the view at `outer` is a superview of the view at `inner`, or the same view.
  func contains(_ outer: Int, _ inner: Int) -> Bool { outer <= inner && inner < ends[outer] }
}

private struct SubviewLists {
  private var starts: [Int]
  private var members: [Int]

  init(of layout: Layout) {
    let views = layout.views
    starts = Array(repeating: 0, count: views.count + 1)
    for case let parent? in views.lazy.map(\.parent) { starts[parent.index + 1] += 1 }
    for index in views.indices { starts[index + 1] += starts[index] }
    var next = starts
    members = Array(repeating: 0, count: starts[views.count])
    for index in views.indices {
      guard let parent = views[index].parent else { continue }
      members[next[parent.index]] = index
      next[parent.index] += 1
    }
    for index in views.indices {
      let range = starts[index]..<starts[index + 1]
      if range.contains(where: { views[members[$0]].zIndex != 0 }) {
        members[range].sort { (views[$0].zIndex, $0) < (views[$1].zIndex, $1) }
      }
    }
  }

  subscript(view: Int) -> ArraySlice<Int> { members[starts[view]..<starts[view + 1]] }
}
