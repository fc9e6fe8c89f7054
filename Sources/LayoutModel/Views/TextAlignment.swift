/// The side of a view to which its text is aligned.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  /// The side where reading starts.
  case natural
  /// The same side in both layout directions.
  case left, center, right
}

/// A view's baselines, in points.
public struct Baselines: Sendable, Hashable {
  /// The first line's distance below the view's top.
  public var first: Double
  /// The last line's distance above the view's bottom.
  public var last: Double

  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
