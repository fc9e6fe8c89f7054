internal import Diagnostics
internal import Graphics
internal import LayoutModel

/// An empty stretch between two siblings, or between a view and an edge of its superview.
struct NeighborGap {
  var axis: Axis
  var span: Span
  /// The range that both neighbors share on the other axis, or the range of the only neighbor.
  var across: Span
  /// The `across` ranges of other gaps with the same `span`. Only one of these gaps is drawn, so the ranges are
  /// alternative places for it.
  var repeats: [Span] = []
  /// The positions, in the drawing order, of the views before and after the gap; `nil` at the superview's edge.
  var low: Int?
  var high: Int?
  var superview: Int
  /// The gap's label, such as `8` or `standard 8`, in parentheses if the file does not state the length.
  var words = ""
  var sentence: String?

  var isStated: Bool { ExplicitLengths.isStated(words) }
}

/// Finds the gaps between each view and its nearest siblings or its superview's edges.
func neighborGaps(of arrangement: Arrangement) -> [NeighborGap] {
  var children = [[Int]](repeating: [], count: arrangement.views.count)
  for (position, view) in arrangement.views.enumerated() where view.parent >= 0 && !view.isBeyond {
    children[view.parent].append(position)
  }
  var gaps: [NeighborGap] = []
  for superview in children.indices where !children[superview].isEmpty {
    for axis in Axis.allCases {
      var sweep = NeighborSweep(axis: axis, views: arrangement.views, superview: superview)
      gaps += sweep.gaps(between: children[superview])
    }
  }
  return gaps
}

private struct NeighborSweep {
  let axis: Axis
  let views: [DrawnView]
  let superview: Int
  /// The coordinates on the other axis that divide the superview into at most 256 strips (lanes).
  private var cuts: [Double] = []
  private var farthest: [Int] = []
  private var gaps: [NeighborGap] = []

  private static let mostLanes = 256

  init(axis: Axis, views: [DrawnView], superview: Int) {
    self.axis = axis
    self.views = views
    self.superview = superview
  }

  mutating func gaps(between all: [Int]) -> [NeighborGap] {
    // Ignore views that extend over the superview's whole length, such as a background: the views that they overlap
    // would otherwise have no gaps.
    let edges = axis.span(of: views[superview].aligned).inset(by: 0.01)
    let subviews = all.filter { along($0).low > edges.low || along($0).high < edges.high }
    cuts = lanes(of: subviews)
    farthest = Array(repeating: -1, count: max(cuts.count - 1, 0))
    var hasLater = [Int: Bool](minimumCapacity: subviews.count)
    let sorted = subviews.sorted { (along($0).low, along($0).high, $0) < (along($1).low, along($1).high, $1) }
    for view in sorted {
      let lanes = lanes(covering: across(view))
      var nearest = -1
      var isCovered = false
      for lane in lanes where farthest[lane] >= 0 {
        let other = farthest[lane]
        if across(other).intersection(across(view)).length <= 0 { continue }
        hasLater[other] = true
        if along(other).high > along(view).low + 0.01 {
          isCovered = true
        } else if nearest < 0 || along(other).high > along(nearest).high {
          nearest = other
        }
      }
      if !isCovered { addGap(low: nearest < 0 ? nil : nearest, high: view) }
      for lane in lanes where farthest[lane] < 0 || along(farthest[lane]).high <= along(view).high {
        farthest[lane] = view
      }
    }
    for view in sorted where hasLater[view] == nil && !isOutreached(view) { addGap(low: view, high: nil) }
    return gaps
  }

  /// Returns whether, along the whole right or bottom edge of a view, other views extend beyond this edge.
  private func isOutreached(_ view: Int) -> Bool {
    lanes(covering: across(view)).allSatisfy { lane in
      let other = farthest[lane]
      return other >= 0 && along(other).high > along(view).high + 0.01
    }
  }

  private mutating func addGap(low: Int?, high: Int?) {
    let edges = axis.span(of: views[superview].aligned)
    let span = Span(
      low: low.map { along($0).high } ?? edges.low, high: high.map { along($0).low } ?? edges.high)
    guard span.length >= 0.05 else { return }
    let faces = [low, high].compactMap { $0 }.map(across)
    gaps.append(
      NeighborGap(
        axis: axis, span: span, across: faces.dropFirst().reduce(faces[0]) { $0.intersection($1) }, low: low,
        high: high, superview: superview))
  }

  private func along(_ view: Int) -> Span { axis.span(of: views[view].aligned) }
  private func across(_ view: Int) -> Span { axis.other.span(of: views[view].aligned) }

  private func lanes(of subviews: [Int]) -> [Double] {
    var cuts = subviews.flatMap { [across($0).low, across($0).high] }.sorted()
    cuts = cuts.indices.filter { $0 == 0 || cuts[$0] > cuts[$0 - 1] }.map { cuts[$0] }
    if cuts.count <= Self.mostLanes + 1 { return cuts }
    let (low, high) = (cuts[0], cuts[cuts.count - 1])
    return (0...Self.mostLanes).map { low + (high - low) * Double($0) / Double(Self.mostLanes) }
  }

  private func lanes(covering span: Span) -> Range<Int> {
    let first = cuts.indices.partitioningIndex { cuts[$0] > span.low } - 1
    let last = cuts.indices.partitioningIndex { cuts[$0] >= span.high }
    return max(first, 0)..<max(min(last, cuts.count - 1), max(first, 0))
  }
}
