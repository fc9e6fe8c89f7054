internal import Graphics
internal import LayoutModel

/// A demand as a line between two bars: it runs along the demand's axis, at a level across it.
struct Length {
  let demand: Demand
  let start: Double
  let end: Double
  /// Across the axis: the range of the view, or what two views share.
  private let low: Double
  private let high: Double
  /// Across the axis, by view: from where to where a line has to reach to meet it; and which ends of the line are its.
  private let sides: [(low: Double, high: Double, ends: [Double])]
  /// A view that holds others is measured outside, as it is full.
  private let isOutside: Bool

  private static let barLength = 6.0
  /// Less and labels in the line would not be clear of the view's edge; those of upright lines, three digits wide.
  private static let fromEdge = 8.0

  init(_ demand: Demand, between views: [DrawnView], within bounds: Rect) {
    self.demand = demand
    let (least, most) =
      demand.axis == .horizontal ? (bounds.x, bounds.maxX) : (bounds.y, bounds.maxY)
    let start = min(max(demand.start, least), most)
    let end = min(max(demand.end, least), most)
    (self.start, self.end) = (start, end)
    sides = views.map { view in
      let frame = view.seen
      let (near, far) = demand.axis == .horizontal ? (frame.x, frame.maxX) : (frame.y, frame.maxY)
      let distance = { (place: Double) in min(abs(place - near), abs(place - far)) }
      let ends = views.count == 1 ? [start, end] : [distance(start) <= distance(end) ? start : end]
      return demand.axis == .horizontal ? (frame.y, frame.maxY, ends) : (frame.x, frame.maxX, ends)
    }
    var shared = (low: sides[0].low, high: sides[0].high)
    for side in sides { shared = (max(shared.low, side.low), min(shared.high, side.high)) }
    (low, high) = shared.high - shared.low >= 1 ? shared : (sides[0].low, sides[0].high)
    isOutside = views.count == 1 && (views[0].hasSubviews || high - low < 30)
  }

  /// Levels to try, best first, for a label in the line to keep clear of edges.
  func levels(preferring known: [Double], label: Size) -> [Double] {
    let isHorizontal = demand.axis == .horizontal
    let edge = max(
      isHorizontal ? Self.fromEdge : 1.75 * Self.fromEdge,
      (isHorizontal ? label.height : label.width) / 2 + 3)
    let slack = demand.second == nil ? 3 * edge : 0
    let shared = known.filter { low - slack <= $0 && $0 <= high + slack }
    let middle = (low + high) / 2
    let inside =
      high - low >= 2 * edge ? [high - edge, low + edge, (middle + high) / 2, (low + middle) / 2] : []
    let outside = [1, 1.6, 2.5].flatMap { [high + $0 * edge, low - $0 * edge] }
    if demand.second != nil { return shared + inside + [middle] + outside }
    return shared + (isOutside ? outside + inside : inside + outside) + [middle]
  }

  /// What its line and bars take up.
  func box(at level: Double) -> Rect {
    rect(start, end, level - Self.barLength / 2, level + Self.barLength / 2)
  }

  /// The thin lines from views that do not reach the level.
  func witnessBoxes(at level: Double) -> [Rect] {
    witnesses(at: level).map { rect($0.place, $0.place, min($0.near, level), max($0.near, level)) }
  }

  /// Boxes for the label: in the line, where it is long enough, beside it, behind its ends.
  func labelBoxes(of size: Size, at level: Double) -> [Rect] {
    let (along, across) =
      demand.axis == .horizontal ? (size.width, size.height) : (size.height, size.width)
    func box(_ middle: Double, _ level: Double) -> Rect {
      rect(middle - along / 2, middle + along / 2, level - across / 2, level + across / 2)
    }
    let middle = (start + end) / 2
    let beside = (across + Self.barLength) / 2 + 1
    var boxes = end - start >= along + 10 ? [box(middle, level)] : []
    boxes += [box(middle, level + beside), box(middle, level - beside)]
    boxes += [box(end + along / 2 + 3, level), box(start - along / 2 - 3, level)]
    boxes += [box(start + along / 2, level + beside), box(end - along / 2, level + beside)]
    return boxes + [box(start + along / 2, level - beside), box(end - along / 2, level - beside)]
  }

  /// The line, its bars, and thin lines to the views that it does not reach.
  func nodes(at level: Double, color: Color, theme: Theme) -> [SceneNode] {
    let half = Self.barLength / 2
    let bars: [SceneShape.PathStep] = [start, end].flatMap {
      [.move(point($0, level - half)), .line(point($0, level + half))]
    }
    let line: [SceneShape.PathStep] = [.move(point(start, level)), .line(point(end, level))]
    let dash: [Double] = demand.isLeftOut ? [3, 2] : []
    var nodes: [SceneNode] = []
    let witnesses = witnesses(at: level)
    if !witnesses.isEmpty {
      let steps: [SceneShape.PathStep] = witnesses.flatMap {
        [.move(point($0.place, $0.near)), .line(point($0.place, level))]
      }
      nodes.append(.shape(SceneShape(.path(steps), stroke: SceneShape.Stroke(color, width: theme.hairline))))
    }
    return nodes + [
      .shape(SceneShape(.path(line), stroke: SceneShape.Stroke(color, width: 1, dash: dash))),
      .shape(SceneShape(.path(bars), stroke: SceneShape.Stroke(color, width: 1))),
    ]
  }

  /// From the nearest corners of each view that does not reach the level.
  private func witnesses(at level: Double) -> [(place: Double, near: Double)] {
    sides.filter { level < $0.low || level > $0.high }.flatMap { side in
      side.ends.map { ($0, level < side.low ? side.low : side.high) }
    }
  }

  private func point(_ along: Double, _ across: Double) -> Point {
    demand.axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  private func rect(_ start: Double, _ end: Double, _ low: Double, _ high: Double) -> Rect {
    demand.axis == .horizontal
      ? Rect(minX: start, minY: low, maxX: end, maxY: high)
      : Rect(minX: low, minY: start, maxX: high, maxY: end)
  }
}
