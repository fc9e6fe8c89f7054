/// The lengths, in points, by which a rectangle extends beyond each side of another rectangle. A length is negative if
/// the rectangle does not reach that side.
public struct Overhang: Sendable, Hashable {
  /// The length beyond the left edge.
  public var left: Double
  /// The length beyond the top edge.
  public var top: Double
  /// The length beyond the right edge.
  public var right: Double
  /// The length beyond the bottom edge.
  public var bottom: Double

  public init(of inner: Rect, over outer: Rect) {
    left = outer.x - inner.x
    top = outer.y - inner.y
    right = inner.maxX - outer.maxX
    bottom = inner.maxY - outer.maxY
  }

  /// The greatest of the four lengths.
  public var most: Double { max(max(left, right), max(top, bottom)) }
}
