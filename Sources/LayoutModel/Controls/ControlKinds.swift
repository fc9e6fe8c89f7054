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

  /// Indicates whether the kind is a control, which draws itself.
  public var isControl: Bool {
    switch self {
    case .view, .label, .button, .field, .image, .guide, .stack, .scroll, .box: false
    case .switch, .slider, .stepper, .segments, .progress, .spinner, .pages, .search, .textview, .picker,
      .datepicker,
      .navbar, .tabbar, .toolbar, .divider, .icon:
      true
    }
  }

  /// The operand that may follow the kind's name; `nil` for kinds that are not controls.
  public var operand: ControlOperand? {
    switch self {
    case .view, .label, .button, .field, .image, .guide, .stack, .scroll, .box: nil
    case .switch: .state
    case .slider, .progress: .fraction
    case .pages: .count
    case .segments, .tabbar, .toolbar: .titles
    case .search, .textview, .navbar: .text
    case .icon: .symbol
    case .stepper, .spinner, .picker, .datepicker, .divider: .nothing
    }
  }

  /// The control as it looks when no operand follows its name.
  var plainControl: Control? {
    switch self {
    case .view, .label, .button, .field, .image, .guide, .stack, .scroll, .box, .divider: nil
    case .switch: Control(.toggle(isOn: false))
    case .slider: Control(.slider(0.5))
    case .progress: Control(.progress(0.5))
    case .stepper: Control(.stepper)
    case .segments: Control(.segments([], selected: 0))
    case .spinner: Control(.activity)
    case .pages: Control(.pages(count: 3, current: 0))
    case .search: Control(.search)
    case .textview: Control(.text)
    case .picker, .datepicker: Control(.picker)
    case .navbar: Control(.bar(Control.Bar(title: "")))
    case .tabbar, .toolbar: Control(.items([]))
    case .icon: Control(.symbol(name: ""))
    }
  }
}

extension View {
  /// The view's baselines where neither its text nor its file gives them: those of a text that begins at its top.
  public var ownBaselines: Baselines? {
    guard baselines == nil, kind == .textview, let inset = kind.element?.content.textInset else {
      return baselines
    }
    return Baselines(first: inset + 0.952148 * textStyle.size, last: inset + 0.241211 * textStyle.size)
  }
}
