// The kinds that are controls of UIKit. What one measures and looks like is its element's, as for Interface Builder files.

/// What a control's declaration says behind its name.
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
  /// The element of UIKit that a control is; `nil` for other kinds and a divider, which UIKit does not have.
  public var element: InterfaceElement? { isControl ? InterfaceElement.ofControls[self] : nil }

  /// Indicates whether it is a control, which draws itself.
  public var isControl: Bool {
    switch self {
    case .view, .label, .button, .field, .image, .guide, .stack, .scroll, .box: false
    case .switch, .slider, .stepper, .segments, .progress, .spinner, .pages, .search, .textview, .picker,
      .datepicker,
      .navbar, .tabbar, .toolbar, .divider, .icon:
      true
    }
  }

  /// What may follow its name; `nil` for what is not a control.
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

  /// What it shows where nothing follows its name.
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
  /// Its baselines where neither its text nor its file says them: those of a text that begins at its top.
  public var ownBaselines: Baselines? {
    guard baselines == nil, kind == .textview, let inset = kind.element?.content.textInset else {
      return baselines
    }
    return Baselines(first: inset + 0.952148 * textStyle.size, last: inset + 0.241211 * textStyle.size)
  }
}
