/// The properties of a kind of view. There is one instance for each kind.
package final class KindTraits: Sendable {
  /// The content that views of the kind draw.
  package enum Content: Sendable {
    case none
    /// Text, with the padding on each side of an axis, in points.
    case text(PerAxis<Double>)
    /// A control: the operand that may follow the kind's name, and the control that is drawn if there is no operand.
    /// The second value is `nil` for a divider, since UIKit has no such control.
    case control(ControlOperand, Control?)
  }

  /// The source of a control's intrinsic content size.
  package enum Size: Sendable {
    /// UIKit's default size of the control, for all controls without a case below.
    case element
    /// A size that depends on the titles of a segmented control, or on the number of dots of a page control.
    case titles, dots
    /// The size of an icon, which depends on the text size: a square whose side is proportional to the view's font
    /// size.
    case text
    /// The thickness of a divider, on one axis only.
    case line
    /// No intrinsic size, for a control that scrolls its content.
    case none
  }

  package let content: Content
  package let size: Size
  /// Indicates whether views of the kind often have subviews.
  package let holdsViews: Bool
  /// The indefinite article before the kind's name, `a` or `an`; empty for a plural name.
  package let article: String
  /// The UIKit class in generated code. If it is `nil`, the code uses the class of the control's element.
  package let uiKit: String?
  /// The AppKit class in generated code.
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
    // A field's horizontal padding affects only the drawing: its intrinsic content size has no width.
    case .field:
      self.init(.text(PerAxis(horizontal: 8, vertical: 7)), uiKit: "UITextField", appKit: "NSTextField")
    case .image: self.init(article: "an", uiKit: "UIImageView", appKit: "NSImageView")
    case .guide: self.init(uiKit: "UILayoutGuide", appKit: "NSLayoutGuide")
    case .stack: self.init(holdsViews: true, uiKit: "UIStackView", appKit: "NSStackView")
    case .scroll: self.init(holdsViews: true, uiKit: "UIScrollView", appKit: "NSScrollView")
    // A box draws its name as text.
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
    // Swift stores the cases of an enumeration without associated values as their indices.
    traitsOfKinds[Int(unsafeBitCast(self, to: UInt8.self))]
  }

  /// Indicates whether views of the kind draw text: labels, buttons, fields, and boxes, which draw their names.
  public var setsText: Bool { if case .text = traits.content { true } else { false } }

  /// Indicates whether the kind is a control.
  public var isControl: Bool { if case .control = traits.content { true } else { false } }

  /// The operand that may follow the kind's name; `nil` for kinds that are not controls.
  public var operand: ControlOperand? {
    if case .control(let operand, _) = traits.content { operand } else { nil }
  }

  var plainControl: Control? {
    if case .control(_, let control) = traits.content { control } else { nil }
  }

  /// Indicates whether the declaration of a view of this kind may contain text.
  public var takesText: Bool { setsText || operand == .text }

  /// The padding between text and frame, on each side of each axis, in points.
  public var textPadding: PerAxis<Double> {
    if case .text(let padding) = traits.content { padding } else { PerAxis(both: 0) }
  }
}

extension View {
  /// The text that the view draws: its own text, or a box's name; `nil` if there is none.
  public var setText: String? { kind.setsText ? text ?? (kind == .box ? name : nil) : nil }

  /// Indicates whether the view is a label whose text may wrap, so that its height depends on its width.
  public var wrapsText: Bool { kind == .label && lineLimit != 1 && text?.isEmpty == false }
}
