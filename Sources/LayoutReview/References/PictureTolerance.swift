public import ImageComparison

/// The tolerated differences between pictures. By default, no difference is tolerated.
public struct PictureTolerance: Sendable, Equatable {
  /// The tolerated number of pixels, and the tolerated difference of each pixel.
  public var options: ComparisonOptions
  /// The names of views that are not compared, at their current and former positions.
  public var ignoredViews: [String]

  public init(_ options: ComparisonOptions = .exact, ignoredViews: [String] = []) {
    (self.options, self.ignoredViews) = (options, ignoredViews)
  }
}
