/// The appearance of an element.
public struct ElementLook: Sendable, Hashable {
  /// The fill of an element if the file does not set its color.
  public enum Fill: Sendable, Hashable {
    /// The theme's fill.
    case automatic
    /// No fill: the element is transparent, or is drawn as a control with its own colors.
    case none
    /// The same color in all themes.
    case color(ViewColor)
    /// The fill that the style of the button's configuration implies; no fill for a button without such a style.
    case button
    /// The theme's fill for a field with a rounded border; no fill for other fields.
    case field
    /// The fill that the table's style implies.
    case table
    /// The theme's fill for a view that has a custom class but no subviews, so that the view is visible; no fill for
    /// other views.
    case ownClass
    /// Medium gray for a large image view, because its image is not drawn; no fill for a small one.
    case picture
  }

  /// An element's outline.
  public enum Outline: Sendable, Hashable {
    /// The theme's outline for the element's kind.
    case automatic
    /// No outline: the element is drawn as a control with its own lines.
    case none
    /// An outline of this color, unless the file sets another color.
    case color(ViewColor)
  }

  /// The color of an element's text.
  public enum TextColor: Sendable, Hashable {
    /// The color in the file, or the theme's color if the file sets none.
    case given
    /// The title color of the button's normal state or, if the file sets none, the foreground color of the button's
    /// configuration. Without either, the color is white on a filled button, and the tint color on other buttons.
    case button
    /// The color in the file, or gray if the field shows its placeholder.
    case field
    /// The text color of the element's AppKit cell (`NSCell`).
    case cell
  }

  /// The shape of an element that is drawn as a control.
  public enum Shape: Sendable, Hashable {
    /// The element is not a control.
    case none
    /// Controls of UIKit.
    case toggle, slider, progress, segments, stepper, pages, activity, picker, datePicker, image, imageButton,
      text, bar,
      items
    /// A cell's accessory, a search bar, and the rows of a table.
    case accessory, searchBar, rows
    /// Buttons, fields, boxes, tabs and tables of AppKit.
    case push, check, radio, help, cellButton, popUp, cellField, search, comboBox, box, separator, tabs, table
    /// Other controls of AppKit.
    case tableHeader, level, spinner, colorWell, date, path, linear, dial, arrows, choices, onOff, document,
      cells
  }

  /// The fill.
  public var fill: Fill
  /// The outline.
  public var outline: Outline
  /// The color of the text.
  public var textColor: TextColor
  /// The shape of a control; `none` for other elements.
  public var shape: Shape

  /// The theme's look for the element's kind.
  public static let automatic = ElementLook(
    fill: .automatic, outline: .automatic, textColor: .given, shape: .none)

  /// A look without a fill.
  public static let clear = ElementLook(fill: .none, outline: .automatic, textColor: .given, shape: .none)

  /// Returns the look of a control with the given shape, without a fill or an outline.
  public static func control(_ shape: Shape) -> ElementLook {
    ElementLook(fill: .none, outline: .none, textColor: .given, shape: shape)
  }
}
