/// What a control of UIKit shows, beside its frame and text.
public struct Control: Sendable, Hashable {
  public enum Shape: Sendable, Hashable {
    case toggle(isOn: Bool)
    /// Where its thumb is, from 0 to 1.
    case slider(Double)
    /// How far it has come, from 0 to 1.
    case progress(Double)
    case segments([String], selected: Int)
    case stepper
    case pages(count: Int, current: Int)
    case activity
    case picker
    /// An image, by its name in the project.
    case image(name: String)
    /// Text from the view's top on, in as many lines as it needs.
    case text
    /// A sign at a cell's trailing side.
    case accessory(String)
    case bar(Bar)
    /// What stands side by side in a toolbar or tab bar.
    case items([String])
    /// Bars that a scene's container shows around it.
    case screen(top: Bar?, bottom: Bool)
  }

  /// A navigation bar.
  public struct Bar: Sendable, Hashable {
    public var title: String
    public var leading: [String]
    public var trailing: [String]

    public init(title: String, leading: [String] = [], trailing: [String] = []) {
      self.title = title
      self.leading = leading
      self.trailing = trailing
    }
  }

  public var shape: Shape
  /// What is on, or can be touched; `automatic` is iOS's own for the control.
  public var tint: ViewColor

  public init(_ shape: Shape, tint: ViewColor = .automatic) {
    self.shape = shape
    self.tint = tint
  }
}
