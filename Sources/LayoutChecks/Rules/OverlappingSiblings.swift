import Graphics
import LayoutEngine
import LayoutModel

/// Returns the pairs of overlapping siblings that have the same z-index. If the run's limit on work is reached, the
/// result is incomplete.
///
/// - Parameter covered: the area that each view covers, by `ViewID.index`.
func overlappingSiblings(
  _ views: [ViewID], covering covered: [Rect], in layout: Layout
) -> [(first: ViewID, second: ViewID)] {
  let rects = views.map { covered[$0.index] }
  guard let first = rects.first else { return [] }
  let all = rects.reduce(first) { $0.union($1) }
  let (widths, heights) = rects.reduce((0, 0)) { ($0.0 + $1.width, $0.1 + $1.height) }
  let isAcross = widths * all.height <= heights * all.width
  func span(_ view: ViewID) -> (from: Double, to: Double) {
    let rect = covered[view.index]
    return isAcross ? (rect.x, rect.maxX) : (rect.y, rect.maxY)
  }
  var open: [Int: [ViewID]] = [:]
  var found: [(first: ViewID, second: ViewID)] = []
  for view in views.sorted(by: { (span($0).from, $0) < (span($1).from, $1) }) {
    guard let parent = layout[view].parent, pairsLeft > 0 else { continue }
    let rect = covered[view.index]
    var others = open.removeValue(forKey: parent.index) ?? []
    others.removeAll { span($0).to <= span(view).from }
    for other in others
    where rect.overlaps(covered[other.index]) && layout[view].zIndex == layout[other].zIndex {
      found.append((min(view, other), max(view, other)))
    }
    spendOnPairs(others.count)
    others.append(view)
    open[parent.index] = others
  }
  return found.sorted { ($0.second, $0.first) < ($1.second, $1.first) }
}
