package final class KindTraits: Sendable {
  package enum Content: Sendable {
    case none
    /// Text, with the padding on each side, in points.
    case text(PerAxis<Double>)
    /// A control: the kind of operand in its declaration, and its default appearance (`nil` for a divider).
    case control(ControlOperand, Control?)
  }

  package enum Size: Sendable {
    /// The usual intrinsic size of the kind's UIKit element, if it has one.
    case element
    /// A size that depends on a segmented control's titles or a page control's dots.
    case titles, dots
    /// A size that depends on the font size of the text, as for an icon: a square whose sides are proportional to it.
    case text
    /// A divider's thickness, on one axis.
    case line
    /// No intrinsic size, since the control scrolls.
    case none
  }

  package let content: Content
  package let size: Size
  package let holdsViews: Bool
  package let article: String
  /// The name of the UIKit class in generated code; `nil` to use the class of the control's `InterfaceElement`.
  package let uiKit: String?
  package let appKit: String

  private init(
    _ content: Content = .none, _ size: Size = .element, holdsViews: Bool = false, article: String = "a",
    uiKit: String?, appKit: String
  ) {
    (self.content, self.size, self.holdsViews, self.article) = (content, size, holdsViews, article)
    (self.uiKit, self.appKit) = (uiKit, appKit)
  }

  private convenience init(
    _ operand: ControlOperand, _ shape: Control.Shape?, _ size: Size = .element, article: String = "a",
    uiKit: String? = nil, appKit: String = "NSView"
  ) {
    self.init(
      .control(operand, shape.map { Control($0) }), size, article: article, uiKit: uiKit, appKit: appKit)
  }

  fileprivate convenience init(of kind: ViewKind) {
    let padding = PerAxis(horizontal: 12.0, vertical: 7)
    switch kind {
    case .view: self.init(holdsViews: true, uiKit: "UIView", appKit: "NSView")
    case .label: self.init(.text(PerAxis(both: 0)), uiKit: "UILabel", appKit: "NSTextField")
    case .button: self.init(.text(padding), uiKit: "UIButton", appKit: "NSButton")
    // A field has no intrinsic width, so its horizontal padding affects only the drawing.
    case .field:
      self.init(.text(PerAxis(horizontal: 8, vertical: 7)), uiKit: "UITextField", appKit: "NSTextField")
    case .image: self.init(article: "an", uiKit: "UIImageView", appKit: "NSImageView")
    case .guide: self.init(uiKit: "UILayoutGuide", appKit: "NSLayoutGuide")
    case .stack: self.init(holdsViews: true, uiKit: "UIStackView", appKit: "NSStackView")
    case .scroll: self.init(holdsViews: true, uiKit: "UIScrollView", appKit: "NSScrollView")
    // A box draws its text or, if it has none, its name. Generated code therefore uses the class of a label.
    case .box: self.init(.text(padding), holdsViews: true, uiKit: "UILabel", appKit: "NSTextField")
    case .switch: self.init(.state, .toggle(isOn: false), appKit: "NSSwitch")
    case .slider: self.init(.fraction, .slider(0.5), appKit: "NSSlider")
    case .stepper: self.init(.nothing, .stepper, appKit: "NSStepper")
    case .segments:
      self.init(.titles, .segments([], selected: 0), .titles, article: "", appKit: "NSSegmentedControl")
    case .progress: self.init(.fraction, .progress(0.5), appKit: "NSProgressIndicator")
    case .spinner: self.init(.nothing, .activity, appKit: "NSProgressIndicator")
    case .pages: self.init(.count, .pages(count: 3, current: 0), .dots, article: "", appKit: "NSView")
    case .search: self.init(.text, .search, appKit: "NSSearchField")
    case .textview: self.init(.text, .text, .none, appKit: "NSTextView")
    case .picker: self.init(.nothing, .picker)
    case .datepicker: self.init(.nothing, .datePicker, appKit: "NSDatePicker")
    case .navbar: self.init(.text, .bar(Control.Bar(title: "")))
    case .tabbar, .toolbar: self.init(.titles, .items([]))
    case .divider: self.init(.nothing, nil, .line, appKit: "NSBox")
    case .icon:
      self.init(.symbol, .symbol(name: ""), .text, article: "an", uiKit: "UIImageView", appKit: "NSImageView")
    }
  }
}

private let traitsOfKinds = ViewKind.allCases.map { KindTraits(of: $0) }

extension ViewKind {
  package var traits: KindTraits {
    // Swift stores a case of an enum without associated values as the case's position in the declaration. This position
    // is also the case's index in `allCases`, and therefore in `traitsOfKinds`.
    traitsOfKinds[Int(unsafeBitCast(self, to: UInt8.self))]
  }

  /// Indicates whether views of this kind draw text: labels, buttons, fields and boxes.
  public var setsText: Bool { if case .text = traits.content { true } else { false } }

  /// Indicates whether the kind is a control.
  public var isControl: Bool { if case .control = traits.content { true } else { false } }

  /// The kind of operand in a control's declaration, such as `state` for the `on` in `switch wifi on`; `nil` for kinds
  /// that are not controls.
  public var operand: ControlOperand? {
    if case .control(let operand, _) = traits.content { operand } else { nil }
  }

  var plainControl: Control? {
    if case .control(_, let control) = traits.content { control } else { nil }
  }

  /// Indicates whether a declaration of this kind may contain text.
  public var takesText: Bool { setsText || operand == .text }

  /// The padding between text and frame, on each side, in points.
  public var textPadding: PerAxis<Double> {
    if case .text(let padding) = traits.content { padding } else { PerAxis(both: 0) }
  }
}

extension View {
  /// The text that the view draws; `nil` if there is none. A box without text draws its name.
  public var setText: String? { kind.setsText ? text ?? (kind == .box ? name : nil) : nil }

  /// Indicates whether the baselines follow from the text, in which case `baselines` has no effect.
  package var hasBaselinesOfText: Bool { setText?.isEmpty == false || kind == .textview }

  /// Indicates whether the view is a label whose text can wrap, in which case its height depends on its width.
  public var wrapsText: Bool { kind == .label && lineLimit != 1 && text?.isEmpty == false }
}
