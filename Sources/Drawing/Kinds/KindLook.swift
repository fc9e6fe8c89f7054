internal import Graphics
internal import LayoutModel

struct KindLook: Sendable {
  enum TextPlace: Sendable {
    case none
    case leading
    case centered
  }

  /// Returns the theme's colors for a view, given its depth (counted from 1), its index among its siblings, and whether
  /// it has subviews.
  var tint: @Sendable (_ theme: Theme, _ depth: Int, _ sibling: Int, _ hasSubviews: Bool) -> Theme.Tint
  var strokeWidth: @Sendable (Theme) -> Double = { $0.strokeWidth }
  var dash: @Sendable (Theme) -> [Double] = { _ in [] }
  var cornerRadius: @Sendable (Theme) -> Double = { _ in 0 }
  var text: TextPlace = .none
  var textInset: @Sendable (Theme) -> Double = { _ in 0 }
  var textIsName = false
  var isCrossed = false

  static func of(_ kind: ViewKind) -> KindLook {
    switch kind {
    case .view: .view
    case .label: .label
    case .button: .button
    case .field: .field
    case .image: .image
    case .guide: .guide
    case .box: .box
    case .stack: .stack
    case .scroll: .scroll
    case .navbar, .tabbar, .toolbar: .bar
    case .divider: .divider
    case .switch, .slider, .stepper, .segments, .progress, .spinner, .pages, .search, .textview, .picker,
      .datepicker,
      .icon:
      .control
    }
  }
}
