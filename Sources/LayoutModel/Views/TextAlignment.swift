/// The horizontal alignment of text in a view.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  /// The side where reading starts.
  case natural
  /// The left side, the center or the right side, independent of the layout direction.
  case left, center, right
}

/// A view's baselines, in points.
public struct Baselines: Sendable, Hashable {
  /// The distance down from the view's top to the first line's baseline.
  public var first: Double
  /// The distance from the last line's baseline down to the view's bottom.
  public var last: Double

  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
