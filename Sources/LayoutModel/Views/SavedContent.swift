/// The size that Xcode saved for a view with text in an Interface Builder file, after measuring the text in Apple's
/// typeface, and what is needed to apply that size.
public struct SavedContent: Sendable, Hashable {
  /// The saved size, in points, which replaces a measured size that differs by at most `tolerance`; `nil` on an axis
  /// without a saved size.
  public var size: PerAxis<Double?>
  /// The width, in points, at which the wrapping text had the saved height.
  public var width: Double
  /// The total padding on both sides of the text, in points.
  public var padding: PerAxis<Double>
  /// The smallest content size, including the padding, in points.
  public var minimum: PerAxis<Double>
  /// The fraction of the measured size by which the saved size may differ, in addition to 2 points.
  public var tolerance: Double
  /// The size of a pixel, in points. Measured sizes are rounded up to a multiple of it.
  public var pixel: Double
  /// The smallest fraction of its size to which a label's font shrinks so that its line fits; `nil` if it does not
  /// shrink.
  public var leastFontScale: Double?

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
  /// Returns `saved` or, if it is `nil`, content dimensions made from the view's property `size`. Returns `nil` if
  /// `saved` is `nil` and content dimensions cannot be made, because the view cannot show text or has no `size` with a
  /// width.
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
