internal import Graphics
internal import LayoutModel

extension Rect {
  /// The position of a box in a rectangle: (0, 0) is the top left corner, and (1, 1) the bottom right corner.
  typealias Place = (across: Double, down: Double)

  func boxes(of size: Size, at places: [Place]) -> [Rect] { places.map { box(of: size, at: $0) } }

  func box(of size: Size, at place: Place) -> Rect {
    Rect(
      x: x + place.across * (width - size.width), y: y + place.down * (height - size.height),
      width: size.width, height: size.height)
  }

  /// Returns the rectangle, enlarged in both directions of `axis` to make room for a box at the given distance.
  func room(for size: Size, beside axis: Axis, at distance: Double) -> Rect {
    axis == .horizontal
      ? inset(horizontally: -distance - size.width, vertically: 0)
      : inset(horizontally: 0, vertically: -distance - size.height)
  }

  init(around middle: Point, _ size: Size) {
    self.init(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }
}
