/// Which intrinsic content size an element has.
public struct ElementContent: Sendable, Hashable {
  /// The axes on which it has one.
  public enum Axes: Sendable, Hashable {
    /// On neither or both axes.
    case none, both
    /// On the vertical axis alone.
    case height
    /// Across the axis along which it is longer.
    case thickness
    /// Both where it has an image.
    case withImage
    /// Both where it does not scroll.
    case unlessScrolling
  }

  /// What is around its text.
  public enum Padding: Sendable, Hashable {
    /// Nothing.
    case none
    /// A button's insets, and UIKit's own where it has none.
    case button
    /// A field's border.
    case field
    /// What AppKit has around it, by the control's size and by the system that the file was saved on.
    case control(AppKitControl)
  }

  /// Indicates whether its size is that of its text, and that can be measured.
  public enum Measuring: Sendable, Hashable {
    /// Whatever it shows.
    case never, always
    /// Not beside a picture, nor where a configuration decides.
    case unlessPictured
  }

  /// The axes on which it has one.
  public var axes: Axes
  /// The framework's own, for a view whose frame the file does not say, in points; `nil` on an axis where it has none.
  public var usual: PerAxis<Double?>
  /// The least, in points.
  public var least: PerAxis<Double>
  /// What is around its text.
  public var padding: Padding
  /// Indicates whether it is measured.
  public var measuring: Measuring
  /// Indicates whether its text may take more lines than one.
  public var wraps: Bool
  /// From its top to its text and from its text to its bottom where it has baselines that its kind does not say, in points.
  public var textInset: Double?
  /// Of its text, where the file does not say, in points.
  public var fontSize: Double

  /// Creates a value of the table.
  public init(
    axes: Axes, usual: PerAxis<Double?>, least: PerAxis<Double>, padding: Padding, measuring: Measuring,
    wraps: Bool, textInset: Double?, fontSize: Double
  ) {
    self.axes = axes
    self.usual = usual
    self.least = least
    self.padding = padding
    self.measuring = measuring
    self.wraps = wraps
    self.textInset = textInset
    self.fontSize = fontSize
  }

  /// No size of its own.
  public static let none = ElementContent(.none, PerAxis(both: 0))

  /// A size on both axes, in points.
  public static func size(_ width: Double?, _ height: Double?) -> ElementContent {
    ElementContent(.both, PerAxis(horizontal: width, vertical: height))
  }

  /// A height alone, in points.
  public static func height(_ height: Double) -> ElementContent {
    ElementContent(.height, PerAxis(horizontal: nil, vertical: height))
  }

  /// Of what has no text to measure.
  public init(_ axes: Axes, _ usual: PerAxis<Double?>) {
    self.init(
      axes: axes, usual: usual, least: PerAxis(both: 0), padding: .none, measuring: .never, wraps: false,
      textInset: nil, fontSize: 17)
  }
}
