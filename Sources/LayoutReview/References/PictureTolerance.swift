public import ImageComparison

/// The differences that are tolerated in pictures; by default none.
public struct PictureTolerance: Sendable, Equatable {
  /// The number of pixels that may differ, and by how much.
  public var options: ComparisonOptions
  /// The names of views that are not compared, at their current and former places.
  public var ignoredViews: [String]

  public init(_ options: ComparisonOptions = .exact, ignoredViews: [String] = []) {
    (self.options, self.ignoredViews) = (options, ignoredViews)
  }
}
