extension Rect {
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Returns the rectangle with each edge moved inward by `distance` points (outward if negative); opposite edges stop
  /// where they meet.
  public func inset(by distance: Double) -> Rect { inset(horizontally: distance, vertically: distance) }

  /// The rectangle with its left and right edges moved inward by `dx` points and its top and bottom edges by `dy`
  /// points; opposite edges stop where they meet.
  public func inset(horizontally dx: Double, vertically dy: Double) -> Rect {
    let dx = min(dx, width / 2)
    let dy = min(dy, height / 2)
    return Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle moved right and down by a number of points.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The smallest rectangle that contains both rectangles.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(x, other.x), minY: min(y, other.y), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Returns the part of the rectangle that lies inside another rectangle; `nil` if there is none. The part's width is
  /// 0 only if the rectangle's width is 0, and its height is 0 only if the rectangle's height is 0.
  package func visiblePart(in other: Rect) -> Rect? {
    let part = Rect(
      minX: max(x, other.x), minY: max(y, other.y), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return part.width < 0 || part.height < 0 || width > 0 && part.width <= 0 || height > 0 && part.height <= 0
      ? nil : part
  }

  /// The size of the common area; its width or height is negative if a gap separates the rectangles in that direction.
  public func sharedSize(with other: Rect) -> Size {
    Size(width: min(maxX, other.maxX) - max(x, other.x), height: min(maxY, other.maxY) - max(y, other.y))
  }

  /// Returns whether the two rectangles overlap; rectangles that only touch do not overlap.
  public func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Returns whether `other` lies inside this rectangle. Their edges may coincide.
  public func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns whether the straight line from `a` to `b` runs through the interior.
  public func isCrossed(from a: Point, to b: Point) -> Bool { part(from: a, to: b) != nil }

  /// Returns the part of the line from `a` to `b` inside the rectangle (Liang–Barsky), as fractions from 0 (`a`) to 1
  /// (`b`); `nil` if the line does not cross the interior.
  package func part(from a: Point, to b: Point) -> (enter: Double, leave: Double)? {
    var enter = 0.0
    var leave = 1.0
    for (delta, low, high) in [(b.x - a.x, x - a.x, maxX - a.x), (b.y - a.y, y - a.y, maxY - a.y)] {
      if delta == 0 {
        if low >= 0 || high <= 0 { return nil }
      } else {
        enter = max(enter, min(low / delta, high / delta))
        leave = min(leave, max(low / delta, high / delta))
      }
    }
    return enter < leave ? (enter, leave) : nil
  }
}
