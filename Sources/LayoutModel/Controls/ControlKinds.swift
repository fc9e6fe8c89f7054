// The kinds that are controls of UIKit. A control's measures and looks are those of its element, as in Interface
// Builder files.

/// The operand that follows a control's name in its declaration.
public enum ControlOperand: Sendable, Hashable {
  /// Nothing, or one text.
  case nothing, text
  /// `on` or `off`.
  case state
  /// A number from 0 to 1.
  case fraction
  /// A whole number.
  case count
  /// Any number of texts.
  case titles
  /// A symbol's name in quotes.
  case symbol
}

extension ViewKind {
  /// The UIKit element of a control; `nil` for other kinds and for a divider, which UIKit does not have.
  public var element: InterfaceElement? { isControl ? InterfaceElement.ofControls[self] : nil }
}

extension View {
  /// The view's baselines: those from the file, or for a text view without them, those of a text that fills the view;
  /// `nil` for all other views. The numbers are the ascent and descent of San Francisco in multiples of the font size.
  public var ownBaselines: Baselines? {
    guard baselines == nil, kind == .textview, let inset = kind.element?.content.textInset else {
      return baselines
    }
    return Baselines(first: inset + 0.952148 * textStyle.size, last: inset + 0.241211 * textStyle.size)
  }
}
