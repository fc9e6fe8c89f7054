/// The intrinsic content size of an element.
public struct ElementContent: Sendable, Hashable {
  /// The axes on which an element has an intrinsic size.
  public enum Axes: Sendable, Hashable {
    /// Neither axis, or both.
    case none, both
    /// The vertical axis alone.
    case height
    /// The axis on which the element is shorter.
    case thickness
    /// Both axes, where the element has an image.
    case withImage
    /// Both axes, where the element does not scroll.
    case unlessScrolling
  }

  /// The padding around an element's text.
  public enum Padding: Sendable, Hashable {
    /// No padding.
    case none
    /// A button's insets from the file, or UIKit's own where the file gives none.
    case button
    /// A field's border.
    case field
    /// AppKit's padding, by the control's size and the system that the file was saved on.
    case control(AppKitControl)
  }

  /// The condition under which an element's size is measured from its text.
  public enum Measuring: Sendable, Hashable {
    /// The size is never measured, or always, whatever the element shows.
    case never, always
    /// The size is measured only without an image and without a configuration.
    case unlessPictured
  }

  /// The axes on which the element has an intrinsic size.
  public var axes: Axes
  /// The framework's own size in points, for a view whose frame the file does not give; `nil` on an axis without one.
  public var usual: PerAxis<Double?>
  /// The smallest size, in points.
  public var least: PerAxis<Double>
  /// The padding around the text.
  public var padding: Padding
  /// The condition under which the size is measured.
  public var measuring: Measuring
  /// Indicates whether the text may take more than one line.
  public var wraps: Bool
  /// The distance in points from top to text and from text to bottom, for elements whose baselines do not follow from
  /// their kind.
  public var textInset: Double?
  /// The text's font size in points, where the file does not give it.
  public var fontSize: Double

  /// An element without a size of its own.
  public static let none = ElementContent(.none, PerAxis(both: 0))

  /// A size on both axes, in points; `nil` where the framework has no size of its own.
  public static func size(_ width: Double?, _ height: Double?) -> ElementContent {
    ElementContent(.both, PerAxis(horizontal: width, vertical: height))
  }

  /// A height alone, in points.
  public static func height(_ height: Double) -> ElementContent {
    ElementContent(.height, PerAxis(horizontal: nil, vertical: height))
  }
}

extension ElementContent {
  /// Creates the content of an element without text to measure.
  init(_ axes: Axes, _ usual: PerAxis<Double?>) {
    self.init(
      axes: axes, usual: usual, least: PerAxis(both: 0), padding: .none, measuring: .never, wraps: false,
      textInset: nil, fontSize: 17)
  }
}
