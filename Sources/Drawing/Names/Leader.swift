internal import Graphics

/// A thin line from a name to its view, with a dot at its end.
struct Leader {
  var start: Point
  var end: Point
  var hasDot: Bool

  /// Draws the shortest line from a name's box to a view; it is straight down or across where the two face each
  /// other.
  init(from box: Rect, to target: Rect, hasDot: Bool) {
    self.hasDot = hasDot
    let (startX, endX) = Self.nearest(box.x, box.maxX, target.x, target.maxX)
    let (startY, endY) = Self.nearest(box.y, box.maxY, target.y, target.maxY)
    start = Point(x: startX, y: startY)
    end = Point(x: endX, y: endY)
    // A gap keeps the line from running into the letters.
    let gap = 1.5
    if startX != endX { start.x += startX < endX ? gap : -gap }
    if startY != endY { start.y += startY < endY ? gap : -gap }
  }

  init(start: Point, end: Point, hasDot: Bool) {
    self.start = start
    self.end = end
    self.hasDot = hasDot
  }

  /// The part that crosses other views: all but its end, which is at its own view's edge.
  var line: Segment { Segment(from: start, to: Segment(from: start, to: end).at(0.95)) }

  /// The point before its end where the space beside its own view's text starts.
  var shortOfEnd: Point {
    let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
    let part = max(0, 1 - 3 / max(length, 3))
    return Point(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
  }

  /// The rectangle that the line takes up beside the view that it ends at; the line is vertical or horizontal.
  var frame: Rect {
    let (dx, dy) = start.x == end.x ? (0.5, 0.0) : (0, 0.5)
    return Rect(
      minX: min(start.x, end.x) - dx, minY: min(start.y, end.y) - dy, maxX: max(start.x, end.x) + dx,
      maxY: max(start.y, end.y) + dy)
  }

  func nodes(_ color: LineColor, width: Double) -> [SceneNode] {
    let line = color.nodes(.path([.move(start), .line(end)]), width: width)
    if !hasDot { return line }
    let dot = Rect(x: end.x, y: end.y, width: 0, height: 0).inset(by: -1.25)
    return line + [color.filled(.ellipse(dot))]
  }

  /// The closest two values of two ranges; the middle of their common part, where they have one.
  private static func nearest(_ a0: Double, _ a1: Double, _ b0: Double, _ b1: Double) -> (Double, Double) {
    if a1 < b0 { return (a1, b0) }
    if b1 < a0 { return (a0, b1) }
    let middle = (max(a0, b0) + min(a1, b1)) / 2
    return (middle, middle)
  }
}
