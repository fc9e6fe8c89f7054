/// The saved measures of a view's content: an Interface Builder file contains every view's frame as Xcode laid it
/// out, in Apple's typeface.
public struct SavedContent: Sendable, Hashable {
  /// The saved size in points, which is used if the measured size is within `tolerance` of it; `nil` on an axis where
  /// the measured size is always used.
  public var size: PerAxis<Double?>
  /// The width, in points, at which wrapping text had the saved height.
  public var width: Double
  /// The padding around the text, both sides together, in points.
  public var padding: PerAxis<Double>
  /// The smallest size, in points.
  public var minimum: PerAxis<Double>
  /// The tolerance for saved sizes: this fraction of the measured size, plus two points.
  public var tolerance: Double
  /// The unit to which measured sizes are rounded up, in points.
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
  /// The size at which the view's text is known to fit: the saved size of an Interface Builder file, else the property
  /// `size`, which was chosen for the file's own typeface and padding. `nil` where neither is known.
  ///
  /// - Parameter textWidth: as measured, in points.
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
