/// What a file knows of a view's content beside its text: an Interface Builder file holds every view's frame as Xcode
/// laid it out, in Apple's typeface.
public struct SavedContent: Sendable, Hashable {
  /// The size that was saved, in points; it counts where text and font ask for nearly as much. `nil`: measured.
  public var size: PerAxis<Double?>
  /// The width at which text that wraps had the saved height.
  public var width: Double
  /// What is around the text, both sides together, in points.
  public var padding: PerAxis<Double>
  /// The least size, in points.
  public var minimum: PerAxis<Double>
  /// How far off a saved size may be: this part of the measured one, and two points.
  public var tolerance: Double
  /// Measured sizes are rounded up to it, in points.
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
