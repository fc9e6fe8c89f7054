public import Graphics

/// Distances at the four edges of a rectangle, in points, the same whatever the layout direction.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance down from the top edge; negative values lie outside.
  public var top: Double
  /// The distance to the right from the left edge.
  public var left: Double
  /// The distance up from the bottom edge.
  public var bottom: Double
  /// The distance to the left from the right edge.
  public var right: Double

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public init(all value: Double) {
    self.init(top: value, left: value, bottom: value, right: value)
  }

  /// Indicates whether all four insets are 0.
  public var isZero: Bool { self == EdgeInsets(all: 0) }
}

extension Rect {
  /// The rectangle extended outward by insets.
  public func extended(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
