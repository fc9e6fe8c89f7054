/// The side of a view to which its text is aligned.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  /// The side where reading starts.
  case natural
  /// The same side in both layout directions.
  case left, center, right
}

/// A view's baselines, in points.
public struct Baselines: Sendable, Hashable {
  /// The distance from the view's top down to the first line's baseline.
  public var first: Double
  /// The distance from the view's bottom up to the last line's baseline.
  public var last: Double

  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
