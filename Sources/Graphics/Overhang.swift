/// By how much a rectangle sticks out of another at each side, in points; negative where it keeps a distance.
public struct Overhang: Sendable, Hashable {
  public var left: Double
  public var top: Double
  public var right: Double
  public var bottom: Double

  public init(of inner: Rect, over outer: Rect) {
    left = outer.x - inner.x
    top = outer.y - inner.y
    right = inner.maxX - outer.maxX
    bottom = inner.maxY - outer.maxY
  }

  /// The greatest of the four.
  public var most: Double { max(max(left, right), max(top, bottom)) }
}
