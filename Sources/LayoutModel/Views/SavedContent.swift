/// The dimensions of a view's content from an Interface Builder file, where Xcode measured text in Apple's typeface.
public struct SavedContent: Sendable, Hashable {
  /// The saved size in points, which replaces a measured size that differs from it by at most `tolerance`; `nil` on an
  /// axis where the measured size is always used.
  public var size: PerAxis<Double?>
  /// The width, in points, at which wrapping text had the saved height.
  public var width: Double
  /// The sum of the paddings on both sides of the text, in points.
  public var padding: PerAxis<Double>
  /// The smallest size, in points.
  public var minimum: PerAxis<Double>
  /// The relative part of the accepted difference between a saved and a measured size. The accepted difference in
  /// points is this fraction of the measured size, plus 2 points.
  public var tolerance: Double
  /// The size of a pixel, in points. Measured sizes are rounded up to whole pixels.
  public var pixel: Double

  public init(
    size: PerAxis<Double?>, width: Double, padding: PerAxis<Double>, minimum: PerAxis<Double>,
    tolerance: Double,
    pixel: Double
  ) {
    self.size = size
    self.width = width
    self.padding = padding
    self.minimum = minimum
    self.tolerance = tolerance
    self.pixel = pixel
  }
}

extension View {
  /// Returns the dimensions of content that are known to fit the text: those saved in an Interface Builder file, or
  /// those from the property `size`; `nil` if both are missing.
  ///
  /// - Parameter textWidth: the measured width of the text, in points.
  public func knownContent(textWidth: Double) -> SavedContent? {
    guard saved == nil, hasExplicitSize, kind.setsText, let width = explicitSize.horizontal else {
      return saved
    }
    let usual = kind.textPadding
    return SavedContent(
      size: explicitSize, width: width,
      padding: PerAxis(
        horizontal: min(2 * usual.horizontal, max(0, width - textWidth)), vertical: 2 * usual.vertical),
      minimum: PerAxis(both: 0), tolerance: 0, pixel: 1)
  }
}
