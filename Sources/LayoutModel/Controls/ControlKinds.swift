/// The kind of operand that follows a control's name in its declaration, such as `state` for the `on` in `switch wifi
/// on`.
public enum ControlOperand: Sendable, Hashable {
  /// No operand (`nothing`), or one string (`text`).
  case nothing, text
  /// `on` or `off`, for a switch.
  case state
  /// A number from 0 to 1.
  case fraction
  /// A whole number, such as the number of pages of a page control.
  case count
  /// Any number of strings.
  case titles
  /// A symbol's name in quotes.
  case symbol
}

extension ViewKind {
  /// The description of the control's UIKit class; `nil` for a divider and for kinds that are not controls.
  public var element: InterfaceElement? { isControl ? InterfaceElement.ofControls[self] : nil }
}

extension View {
  /// The view's `baselines`. If a text view has none, they are computed from the metrics of the San Francisco font. For
  /// any other view without baselines, this is `nil`.
  public var ownBaselines: Baselines? {
    guard baselines == nil, kind == .textview, let inset = kind.element?.content.textInset else {
      return baselines
    }
    return Baselines(first: inset + 0.952148 * textStyle.size, last: inset + 0.241211 * textStyle.size)
  }
}
