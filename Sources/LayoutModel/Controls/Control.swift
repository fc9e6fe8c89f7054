/// What a control of UIKit shows, beside its frame and text.
public struct Control: Sendable, Hashable {
  /// What it looks like.
  public enum Shape: Sendable, Hashable {
    /// A switch.
    case toggle(isOn: Bool)
    /// Where its thumb is, from 0 to 1.
    case slider(Double)
    /// How far it has come, from 0 to 1.
    case progress(Double)
    /// A segmented control with its titles, and the place of the selected one from 0.
    case segments([String], selected: Int)
    /// A minus and a plus.
    case stepper
    /// A page control.
    case pages(count: Int, current: Int)
    /// A spinning activity indicator.
    case activity
    /// A wheel with rows.
    case picker
    /// An image, by its name in the project.
    case image(name: String)
    /// Text from the view's top on, in as many lines as it needs.
    case text
    /// A field with a magnifying glass and the view's text.
    case search
    /// A symbol of the system, by its name.
    case symbol(name: String)
    /// A sign at a cell's trailing side.
    case accessory(String)
    /// A navigation bar.
    case bar(Bar)
    /// What stands side by side in a toolbar or tab bar.
    case items([String])
    /// A control of AppKit.
    case desktop(DesktopShape)
    /// Bars that a scene's container shows around it.
    case screen(top: Bar?, bottom: Bool)
  }

  /// A navigation bar.
  public struct Bar: Sendable, Hashable {
    /// In its middle.
    public var title: String
    /// Titles of the items on the left in left-to-right text, in their order.
    public var leading: [String]
    /// Titles of the items on the other side.
    public var trailing: [String]

    public init(title: String, leading: [String] = [], trailing: [String] = []) {
      self.title = title
      self.leading = leading
      self.trailing = trailing
    }
  }

  /// What it looks like.
  public var shape: Shape
  /// What is on, or can be touched; `automatic` is iOS's own for the control.
  public var tint: ViewColor

  public init(_ shape: Shape, tint: ViewColor = .automatic) {
    self.shape = shape
    self.tint = tint
  }

  /// Indicates whether it shows the view's text, so that its kind does not.
  public var showsText: Bool {
    if case .desktop(let shape) = shape { shape.showsText } else { false }
  }

  /// Indicates whether it is what a root has around it, above all that goes under it.
  public var surroundsScene: Bool {
    switch shape {
    case .screen, .desktop(.window): true
    case .toggle, .slider, .progress, .segments, .stepper, .pages, .activity, .picker, .image, .text,
      .search, .symbol, .accessory, .bar, .items, .desktop:
      false
    }
  }
}
