import Graphics
import LayoutEngine
import LayoutModel

extension OverlapRule {
  /// Cost: as over one canvas, for the pairs that share a stretch of the horizontal axis at any size.
  static func findings(over stretch: CheckedStretch) -> [RangeFinding] {
    let canvas = stretch.canvas
    // 1. What each view covers at any size: lines are farthest out at the ends.
    let views = canvas.visibleViews.filter { !canvas.isOpen($0) }
    let hulls = views.map { view in
      let frame = stretch.frame(view)
      let (a, b) = (frame.frame(at: stretch.stretch.from), frame.frame(at: stretch.stretch.to))
      return (view: view, minX: min(a.x, b.x), maxX: max(a.maxX, b.maxX))
    }.sorted { ($0.minX, $0.view) < ($1.minX, $1.view) }
    // 2. Pairs of siblings that may meet.
    var active: [ViewID: [(view: ViewID, maxX: Double)]] = [:]
    var found: [RangeFinding] = []
    var pairs = 0
    for hull in hulls {
      guard let parent = canvas.layout[hull.view].parent else { continue }
      let others = (active[parent] ?? []).filter { $0.maxX > hull.minX }
      for other in others where canvas.layout[hull.view].zIndex == canvas.layout[other.view].zIndex {
        found += overlaps(min(hull.view, other.view), max(hull.view, other.view), stretch)
      }
      pairs += others.count
      if pairs > 200_000 { break }
      active[parent] = others + [(hull.view, hull.maxX)]
    }
    return Array(
      found.sorted { $0.views.reversed().lexicographicallyPrecedes($1.views.reversed()) }.prefix(100))
  }

  private static func overlaps(_ first: ViewID, _ second: ViewID, _ stretch: CheckedStretch) -> [RangeFinding]
  {
    let (a, b) = (stretch.frame(first), stretch.frame(second))
    let borders = a.borders(with: b) + [a.maxX - b.x, b.maxX - a.x, a.maxY - b.y, b.maxY - a.y]
    let canvas = stretch.canvas
    return stretch.ranges(borders + [a.width, a.height, b.width, b.height]) {
      let (a, b) = (a.frame(at: $0), b.frame(at: $0))
      if Overhang(of: a, over: b).most <= 1e-6 || Overhang(of: b, over: a).most <= 1e-6 { return 0 }
      return min(min(a.maxX, b.maxX) - max(a.x, b.x), min(a.maxY, b.maxY) - max(a.y, b.y))
    }.map {
      RangeFinding(
        name, [first, second], "\(canvas.name(second)) overlaps \(canvas.name(first))",
        at: canvas.place(second), $0)
    }
  }
}
