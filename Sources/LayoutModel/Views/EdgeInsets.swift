public import Graphics

/// Distances from the top, left, bottom and right edges of a rectangle, in points.
public struct EdgeInsets: Sendable, Hashable {
  /// The inset from the top, positive downward.
  public var top: Double
  /// The inset from the left, positive to the right.
  public var left: Double
  /// The inset from the bottom, positive upward.
  public var bottom: Double
  /// The inset from the right, positive to the left.
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

  /// Indicates whether all insets are 0.
  public var isZero: Bool { self == EdgeInsets(all: 0) }
}

extension Rect {
  /// Returns the rectangle with each edge moved outward by its inset.
  public func extended(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
