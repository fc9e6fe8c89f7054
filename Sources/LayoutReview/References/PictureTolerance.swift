public import ImageComparison

/// What pictures may differ in and count as the same; as it is made, nothing.
public struct PictureTolerance: Sendable, Equatable {
  /// How many pixels may differ, and by how much.
  public var options: ComparisonOptions
  /// Names of views that are not compared, where they are and where they were.
  public var ignoredViews: [String]

  public init(_ options: ComparisonOptions = .exact, ignoredViews: [String] = []) {
    (self.options, self.ignoredViews) = (options, ignoredViews)
  }
}
