internal import Graphics

/// A thin horizontal or vertical line from a name to its view, with a dot at its end.
struct Leader {
  var line: Segment
  var hasDot: Bool

  /// Creates the shortest line from a name's box to a view.
  ///
  /// The box must be directly above, below or beside the view.
  init(from box: Rect, to target: Rect, hasDot: Bool) {
    self.hasDot = hasDot
    let (startX, endX) = Self.nearest(box.x, box.maxX, target.x, target.maxX)
    let (startY, endY) = Self.nearest(box.y, box.maxY, target.y, target.maxY)
    line = Segment(from: Point(x: startX, y: startY), to: Point(x: endX, y: endY))
    let gap = 1.5
    if startX != endX { line.from.x += startX < endX ? gap : -gap }
    if startY != endY { line.from.y += startY < endY ? gap : -gap }
  }

  /// The part of the line whose background determines the line's color: all but the last 5%, because the line ends on
  /// the edge of the named view.
  var crossing: Segment { Segment(from: line.from, to: line.at(0.95)) }

  var length: Double { max(line.box.width, line.box.height) }

  /// Returns the leader line, shortened at its end by a length in points.
  func shortened(by distance: Double) -> Leader {
    var leader = self
    leader.line.to = line.at(max(0, 1 - distance / max(length, distance)))
    return leader
  }

  var frame: Rect {
    line.from.x == line.to.x
      ? line.box.inset(horizontally: -0.5, vertically: 0) : line.box.inset(horizontally: 0, vertically: -0.5)
  }

  func nodes(_ color: LineColor, width: Double) -> [SceneNode] {
    let nodes = color.nodes(.path([.move(line.from), .line(line.to)]), width: width)
    if !hasDot { return nodes }
    let dot = Rect(x: line.to.x, y: line.to.y, width: 0, height: 0).inset(by: -1.25)
    return nodes + [color.filled(.ellipse(dot))]
  }

  /// Returns one value from each of two ranges, as close together as possible: equal if the ranges overlap.
  private static func nearest(_ a0: Double, _ a1: Double, _ b0: Double, _ b1: Double) -> (Double, Double) {
    if a1 < b0 { return (a1, b0) }
    if b1 < a0 { return (a0, b1) }
    let middle = (max(a0, b0) + min(a1, b1)) / 2
    return (middle, middle)
  }
}
