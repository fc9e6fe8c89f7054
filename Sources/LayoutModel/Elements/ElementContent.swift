/// The rules for finding an element's intrinsic content size.
public struct ElementContent: Sendable, Hashable {
  /// The axes on which an element has an intrinsic size.
  public enum Axes: Sendable, Hashable {
    /// The element has an intrinsic size on neither axis (`none`) or on both axes (`both`).
    case none, both
    /// The element has an intrinsic height, but no intrinsic width.
    case height
    /// The element has an intrinsic size only along its shorter side: an intrinsic height if it is wide, as a
    /// horizontal slider is, or an intrinsic width if it is tall.
    case thickness
    /// The element has an intrinsic size on both axes if it has an image, otherwise on neither.
    case withImage
    /// The element has an intrinsic size on both axes if the file disables scrolling, otherwise on neither.
    case unlessScrolling
  }

  /// The padding around an element's text.
  public enum Padding: Sendable, Hashable {
    /// No padding.
    case none
    /// A button's content insets, which are those in the file or, if the file sets none, UIKit's defaults.
    case button
    /// The border of a text field.
    case field
    /// AppKit's padding, which depends on the control's size and the version of macOS.
    case control(AppKitControl)
  }

  /// The condition under which an element's size is measured from its text.
  public enum Measuring: Sendable, Hashable {
    /// The size is never measured from the text (`never`), or it always is (`always`).
    case never, always
    /// The size is measured if the element has neither an image nor a button configuration.
    case unlessPictured
  }

  /// The axes on which the element has an intrinsic size.
  public var axes: Axes
  /// The framework's default size in points, for a view without a frame; `nil` on an axis without a default.
  public var usual: PerAxis<Double?>
  /// The smallest size, in points, that measuring the text may yield.
  public var least: PerAxis<Double>
  /// The padding around the text.
  public var padding: Padding
  /// The condition under which the size is measured from the text.
  public var measuring: Measuring
  /// Indicates whether the text may take more than one line.
  public var wraps: Bool
  /// The distance in points between the text and the element's top and bottom, for elements whose baselines depend on
  /// it; otherwise `nil`.
  public var textInset: Double?
  /// The font size in points if the file sets none.
  public var fontSize: Double

  /// Rules for an element without an intrinsic size.
  public static let none = ElementContent(.none, PerAxis(both: 0))

  /// Returns rules for an intrinsic size on both axes, with a default width and height in points (`nil` for no
  /// default).
  public static func size(_ width: Double?, _ height: Double?) -> ElementContent {
    ElementContent(.both, PerAxis(horizontal: width, vertical: height))
  }

  /// Returns rules for an element that has no intrinsic width, but an intrinsic height with the given default, in
  /// points.
  public static func height(_ height: Double) -> ElementContent {
    ElementContent(.height, PerAxis(horizontal: nil, vertical: height))
  }
}

extension ElementContent {
  init(_ axes: Axes, _ usual: PerAxis<Double?>) {
    self.init(
      axes: axes, usual: usual, least: PerAxis(both: 0), padding: .none, measuring: .never, wraps: false,
      textInset: nil, fontSize: 17)
  }
}
