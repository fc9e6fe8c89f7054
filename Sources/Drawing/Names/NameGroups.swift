internal import Graphics
internal import LayoutModel

/// Returns groups of names of similar views, as indices in `names`. The names of a group get the same slot (a place
/// relative to the view) if possible.
func nameGroups(of names: [NameCandidate], in arrangement: Arrangement, _ layout: Layout) -> [[Int]] {
  if names.isEmpty { return [] }
  var shapes = SimilarViews(arrangement, layout)
  var groups: [[Int]] = []
  var known: [Int: Int] = [:]
  for (number, name) in names.enumerated() {
    let leader = shapes.leader(of: name.position)
    if let group = known[leader], names[groups[group][0]].showsText == name.showsText {
      groups[group].append(number)
    } else {
      known[leader] = groups.count
      groups.append([number])
    }
  }
  return groups
}

/// Groups of views of one kind with similar places or sizes, such as the rows of a list.
struct SimilarViews {
  private var leaders: [Int]

  private struct Key: Hashable {
    enum Sort { case row, column, size, place }
    var sort: Sort
    var superview: Int
    var kind: ViewKind
    var hasSubviews: Bool
    /// Indicates whether the view is too thin for a name.
    var isThin: Bool
    /// The first of two numbers that are equal for similar views, such as the rounded y coordinate of views in one row.
    var first: Int
    var second = 0

    /// Hashes only the values that usually differ, which is faster.
    func hash(into hasher: inout Hasher) {
      hasher.combine(first)
      hasher.combine(second &* 31 &+ superview)
    }
  }

  init(_ arrangement: Arrangement, _ layout: Layout) {
    let (views, order) = (arrangement.views, arrangement.order)
    leaders = Array(views.indices)
    struct Siblings: Hashable {
      var superview: Int
      var kind: ViewKind
    }
    var counts: [Siblings: Int] = [:]
    let places = views.map { view in
      let siblings = Siblings(superview: view.parent, kind: layout.views[view.index].kind)
      defer { counts[siblings, default: 0] += 1 }
      return counts[siblings, default: 0]
    }
    // Group superviews before their subviews, because the groups of subviews depend on those of superviews.
    var levels: [[Int]] = []
    for position in views.indices.dropFirst() where !views[position].isBeyond {
      let depth = order.depths[position]
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(position)
    }
    for level in levels {
      var known: [Key: Int] = [:]
      known.reserveCapacity(2 * level.count)
      for position in level {
        let view = views[position]
        let (x, y, width, height) = (
          whole(view.frame.x), whole(view.frame.y), whole(view.frame.width), whole(view.frame.height)
        )
        var key = Key(
          sort: .size, superview: view.parent, kind: layout.views[view.index].kind,
          hasSubviews: view.hasSubviews,
          isThin: min(view.frame.width, view.frame.height) < 10, first: width, second: height)
        join(position, &known[key])
        (key.sort, key.first, key.second) = (.row, y, height)
        join(position, &known[key])
        (key.sort, key.first, key.second) = (.column, x, width)
        join(position, &known[key])
        key.superview = leader(of: view.parent)
        (key.sort, key.first, key.second) = (.place, places[position], 0)
        join(position, &known[key])
      }
    }
    joinNested(views, layout)
  }

  /// Joins a view with its superview's group if the view is the only subview, and if both views are of the same kind
  /// and have the same distance from their top edge to their topmost subview.
  private mutating func joinNested(_ views: [DrawnView], _ layout: Layout) {
    var (counts, tops) = ([Int](repeating: 0, count: views.count), views.map { $0.frame.maxY })
    for view in views.dropFirst() where !view.isBeyond {
      counts[view.parent] += 1
      tops[view.parent] = min(tops[view.parent], view.frame.y)
    }
    func band(_ position: Int) -> Int { whole(tops[position] - views[position].frame.y) }
    for (position, view) in views.enumerated() where view.parent > 0 && view.hasSubviews && !view.isBeyond {
      let isSameKind = layout.views[view.index].kind == layout.views[views[view.parent].index].kind
      if isSameKind, counts[view.parent] == 1, band(view.parent) == band(position) {
        var other: Int? = view.parent
        join(position, &other)
      }
    }
  }

  mutating func leader(of position: Int) -> Int {
    var position = position
    while leaders[position] != position {
      leaders[position] = leaders[leaders[position]]
      position = leaders[position]
    }
    return position
  }

  private mutating func join(_ position: Int, _ known: inout Int?) {
    guard let other = known else {
      known = position
      return
    }
    let (a, b) = (leader(of: position), leader(of: other))
    leaders[max(a, b)] = min(a, b)
  }
}

private func whole(_ value: Double) -> Int { Int(min(max(value, -1e12), 1e12).rounded()) }
