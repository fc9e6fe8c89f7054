public import Graphics

/// Distances from the four edges of a rectangle, in points. Left and right do not depend on the layout direction.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance below the top edge; negative if outside the rectangle.
  public var top: Double
  /// The distance to the right of the left edge.
  public var left: Double
  /// The distance above the bottom edge.
  public var bottom: Double
  /// The distance to the left of the right edge.
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
