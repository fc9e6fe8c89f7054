internal import LayoutModel

/// The largest number of gaps at the same coordinates that are compared with one distance from the file. It limits the
/// cost.
private let mostCompared = 200

/// Labels the gaps between neighboring views with their lengths, and adds gaps for other distances that the file
/// states.
func statedGaps(
  among neighbors: [NeighborGap], _ stated: ExplicitLengths, in arrangement: Arrangement
) -> [NeighborGap] {
  struct Place: Hashable {
    var axis: Axis
    var span: Span
  }
  var gaps = neighbors
  var known: [Place: [Int]] = [:]
  for (index, gap) in gaps.enumerated() {
    gaps[index].words = stated.derived(gap.span.length)
    known[Place(axis: gap.axis, span: gap.span.rounded), default: []].append(index)
  }
  var positions: [Int: Int] = [:]
  for (position, view) in arrangement.views.enumerated() where !view.isBeyond {
    positions[view.index] = position
  }
  let order = arrangement.order
  func isRelated(_ a: Int, _ b: Int) -> Bool { order.contains(a, b) || order.contains(b, a) }
  for distance in stated.distances {
    guard let low = positions[distance.low], let high = positions[distance.high] else { continue }
    // If gaps have the same ends as the stated distance, label one of them, preferably a gap between the constrained
    // views themselves.
    let place = Place(axis: distance.axis, span: distance.span.rounded)
    let same = known[place, default: []].prefix(mostCompared).filter {
      isRelated(gaps[$0].low ?? gaps[$0].superview, low)
        && isRelated(gaps[$0].high ?? gaps[$0].superview, high)
    }
    let exact = same.first {
      gaps[$0].low ?? gaps[$0].superview == low && gaps[$0].high ?? gaps[$0].superview == high
    }
    if let index = exact ?? same.first {
      if !gaps[index].isStated { gaps[index].words = distance.words }
      continue
    }
    var superview = order.contains(low, high) ? low : high
    while !order.contains(superview, low) || !order.contains(superview, high) {
      superview = order.parents[superview]
    }
    let axis = distance.axis.other
    let faces = [low, high].filter { $0 != superview }.map { axis.span(of: arrangement.views[$0].aligned) }
    guard let face = faces.first else { continue }
    let shared = faces.dropFirst().reduce(face) { $0.intersection($1) }
    known[place, default: []].append(gaps.count)
    gaps.append(
      NeighborGap(
        axis: distance.axis, span: distance.span, across: shared.length > 1 ? shared : face,
        low: low == superview ? nil : low, high: high == superview ? nil : high, superview: superview,
        words: distance.words, sentence: distance.sentence))
  }
  return gaps
}
