extension ViewKind {
  /// Indicates whether the kind draws text of its own; a box draws its name.
  public var setsText: Bool {
    switch self {
    case .label, .button, .field, .box: true
    case .view, .image, .guide, .stack, .scroll: false
    case .switch, .slider, .stepper, .segments, .progress, .spinner, .pages, .search, .textview, .picker,
      .datepicker,
      .navbar, .tabbar, .toolbar, .divider, .icon:
      false
    }
  }

  /// Indicates whether the declaration may have a text.
  public var takesText: Bool { setsText || operand == .text }

  /// The space between text and frame, on each side of each axis, in points.
  ///
  /// A field's horizontal padding is only drawn: its intrinsic content size has no width.
  public var textPadding: PerAxis<Double> {
    switch self {
    case .button, .box: PerAxis(horizontal: 12, vertical: 7)
    case .field: PerAxis(horizontal: 8, vertical: 7)
    case .label, .view, .image, .guide, .stack, .scroll, .switch, .slider, .stepper, .segments, .progress,
      .spinner,
      .pages, .search, .textview, .picker, .datepicker, .navbar, .tabbar, .toolbar, .divider, .icon:
      PerAxis(both: 0)
    }
  }
}

extension View {
  /// The text that is set in the view: its text, or a box's name; `nil` where there is none.
  public var setText: String? {
    switch kind {
    case .box: text ?? name
    case .label, .button, .field: text
    case .view, .image, .guide, .stack, .scroll, .switch, .slider, .stepper, .segments, .progress, .spinner,
      .pages,
      .search, .textview, .picker, .datepicker, .navbar, .tabbar, .toolbar, .divider, .icon:
      nil
    }
  }

  /// Indicates whether the view's height depends on the width that it is given.
  public var wrapsText: Bool { kind == .label && lineLimit != 1 && text?.isEmpty == false }
}
