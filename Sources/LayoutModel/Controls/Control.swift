/// The appearance of a UIKit or AppKit control, apart from its frame and text.
public struct Control: Sendable, Hashable {
  /// The shape of a control, with the values that it shows.
  public enum Shape: Sendable, Hashable {
    /// A switch.
    case toggle(isOn: Bool)
    /// A slider with its thumb's position, from 0 to 1.
    case slider(Double)
    /// A progress bar with its progress, from 0 to 1.
    case progress(Double)
    /// A segmented control with its titles and the index of the selected title, from 0.
    case segments([String], selected: Int)
    /// A stepper: a minus and a plus.
    case stepper
    /// A page control.
    case pages(count: Int, current: Int)
    /// A spinning activity indicator.
    case activity
    /// A picker: a wheel with rows.
    case picker
    /// A date picker: a wheel with columns for the day, the hour and the minute.
    case datePicker
    /// An image, by its name in the project.
    case image(name: String)
    /// The view's text, from the top down, wrapped into lines.
    case text
    /// A field with a magnifying glass and the view's text.
    case search
    /// An SF Symbol (an icon from Apple's library), by its name.
    case symbol(name: String)
    /// An accessory of a cell: a character, such as an arrow, at the cell's trailing side.
    case accessory(String)
    /// A navigation bar.
    case bar(Bar)
    /// Items side by side in a toolbar or tab bar.
    case items([String])
    /// A control of AppKit.
    case desktop(DesktopShape)
    /// The bars that a container, such as a navigation controller, adds around a scene.
    case screen(top: Bar?, bottom: Bool)
  }

  /// The content of a navigation bar.
  public struct Bar: Sendable, Hashable {
    /// The title in the middle of the bar.
    public var title: String
    /// The titles of the items on the leading side, in order.
    public var leading: [String]
    /// The titles of the items on the trailing side, in order.
    public var trailing: [String]

    public init(title: String, leading: [String] = [], trailing: [String] = []) {
      self.title = title
      self.leading = leading
      self.trailing = trailing
    }
  }

  /// The shape, with the values that it shows.
  public var shape: Shape
  /// The color of active parts; `automatic` is iOS's color for the control.
  public var tint: ViewColor

  public init(_ shape: Shape, tint: ViewColor = .automatic) {
    self.shape = shape
    self.tint = tint
  }

  /// Indicates whether the control draws the text of a label, button or field itself, so that the text is not drawn
  /// again as the view's text.
  public var showsText: Bool {
    if case .desktop(let shape) = shape { shape.showsText } else { false }
  }

  /// Indicates whether the control surrounds a root view, as the bars of a scene or a window do.
  public var surroundsScene: Bool {
    switch shape {
    case .screen, .desktop(.window): true
    case .toggle, .slider, .progress, .segments, .stepper, .pages, .activity, .picker, .datePicker, .image,
      .text,
      .search, .symbol, .accessory, .bar, .items, .desktop:
      false
    }
  }
}
