/// How an element is drawn.
public struct ElementLook: Sendable, Hashable {
  /// Its area, where the file gives it no color.
  public enum Fill: Sendable, Hashable {
    /// As the theme has it.
    case automatic
    /// Nothing, as it draws itself.
    case none
    /// The same color for all.
    case color(ViewColor)
    /// As its configuration says.
    case button
    /// Where its border is rounded.
    case field
    /// As its style says.
    case table
    /// Where it has a class of its own and holds nothing: what draws itself in its own code shows at least that it is there.
    case ownClass
    /// Where it is large: text that stands on a photograph is white as often as black.
    case picture
  }

  /// Its outline.
  public enum Outline: Sendable, Hashable {
    /// As the theme has it for its kind.
    case automatic
    /// Nothing: it draws itself.
    case none
    /// Where the file gives it no color.
    case color(ViewColor)
  }

  /// The color of its text.
  public enum TextColor: Sendable, Hashable {
    /// As the file says, or the theme.
    case given
    /// As its state or configuration says.
    case button
    /// Gray for a placeholder.
    case field
    /// As its cell says.
    case cell
  }

  /// What it shows as a control.
  public enum Shape: Sendable, Hashable {
    /// No control.
    case none
    /// Those of UIKit.
    case toggle, slider, progress, segments, stepper, pages, activity, picker, image, imageButton, text, bar,
      items
    /// A sign at a row's end, a bar with a field.
    case accessory, searchBar
    /// Those of AppKit: buttons, fields, boxes.
    case push, check, radio, help, cellButton, popUp, cellField, search, comboBox, box, separator, tabs, table
    /// Others of AppKit.
    case tableHeader, level, spinner, colorWell, date, path, linear, dial, arrows, choices, onOff, document,
      cells
  }

  /// Its area.
  public var fill: Fill
  /// Its outline.
  public var outline: Outline
  /// The color of its text.
  public var textColor: TextColor
  /// What it shows as a control.
  public var shape: Shape

  /// Creates a value of the table.
  public init(fill: Fill, outline: Outline, textColor: TextColor, shape: Shape) {
    self.fill = fill
    self.outline = outline
    self.textColor = textColor
    self.shape = shape
  }

  /// As the theme has it for its kind.
  public static let automatic = ElementLook(
    fill: .automatic, outline: .automatic, textColor: .given, shape: .none)

  /// Nothing but what it holds.
  public static let clear = ElementLook(fill: .none, outline: .automatic, textColor: .given, shape: .none)

  /// A control that draws itself.
  public static func control(_ shape: Shape) -> ElementLook {
    ElementLook(fill: .none, outline: .none, textColor: .given, shape: shape)
  }
}
