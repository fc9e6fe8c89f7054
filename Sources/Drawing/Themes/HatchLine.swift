internal import Graphics

/// Returns the range of x in which the line `x + y == distance` lies inside a rounded rectangle; `nil` if the line is
/// outside. Coordinates are measured from the rectangle's top left corner.
func hatchLine(at distance: Double, size: Size, radius: Double) -> (low: Double, high: Double)? {
  var low = max(0, distance - size.height)
  var high = min(size.width, distance)
  /// Returns half of the horizontal extent of the line's chord in a rounded corner's circle.
  ///
  /// - Parameter offset: the horizontal distance from the circle's center to the line.
  func halfChord(_ offset: Double) -> Double {
    max(0, radius * radius / 2 - offset * offset / 4).squareRoot()
  }
  let (left, right) = (distance - size.height, distance - size.width)
  if abs(left) < radius { low = max(low, radius + left / 2 - halfChord(left)) }
  if abs(right) < radius { high = min(high, size.width - radius + right / 2 + halfChord(right)) }
  for (depth, middle) in [
    (distance, distance / 2),
    (size.width + size.height - distance, (size.width - size.height + distance) / 2),
  ] where depth < radius {
    let half = halfChord(2 * radius - depth)
    low = max(low, middle - half)
    high = min(high, middle + half)
  }
  return low < high ? (low, high) : nil
}
