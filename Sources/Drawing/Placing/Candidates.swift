internal import Graphics
internal import LayoutModel

extension Rect {
  /// A place as fractions of the free width and of the free height.
  typealias Place = (across: Double, down: Double)

  /// The boxes of a size at some places in the rectangle. If the boxes are larger than the rectangle, they extend
  /// beyond it.
  func boxes(of size: Size, at places: [Place]) -> [Rect] { places.map { box(of: size, at: $0) } }

  func box(of size: Size, at place: Place) -> Rect {
    Rect(
      x: x + place.across * (width - size.width), y: y + place.down * (height - size.height),
      width: size.width, height: size.height)
  }

  /// The rectangle with room for boxes of a size on both of its sides along an axis, at a distance from them.
  func room(for size: Size, beside axis: Axis, at distance: Double) -> Rect {
    axis == .horizontal
      ? inset(horizontally: -distance - size.width, vertically: 0)
      : inset(horizontally: 0, vertically: -distance - size.height)
  }

  /// The box of a size around a point.
  init(around middle: Point, _ size: Size) {
    self.init(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }
}
