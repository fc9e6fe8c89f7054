/// On which side of its view text is set.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  /// The side where reading starts.
  case natural
  /// The same side whatever the layout direction.
  case left, center, right
}

/// Where a view's baselines lie, in points.
public struct Baselines: Sendable, Hashable {
  /// Of the first line, below the view's top.
  public var first: Double
  /// Of the last line, above the view's bottom.
  public var last: Double

  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
