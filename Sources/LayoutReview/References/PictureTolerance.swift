public import ImageComparison

/// The tolerated differences between pictures; none by default.
public struct PictureTolerance: Sendable, Equatable {
  /// The tolerated number of pixels, and the tolerance for each pixel.
  public var options: ComparisonOptions
  /// The names of views whose pixels are not compared, at their current and former positions.
  public var ignoredViews: [String]

  public init(_ options: ComparisonOptions = .exact, ignoredViews: [String] = []) {
    (self.options, self.ignoredViews) = (options, ignoredViews)
  }
}
