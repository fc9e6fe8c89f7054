public import Diagnostics
public import Graphics

/// The index of a view in `Layout.views`.
public struct ViewID: Sendable, Hashable, Comparable {
  // `Int32` saves memory, since the constraints of a layout can contain many ids.
  private var stored: Int32

  /// The view's index in `Layout.views`.
  public var index: Int { Int(stored) }

  public init(_ index: Int) { stored = Int32(index) }

  /// The root view, which fills the canvas.
  public static let root = ViewID(0)

  public static func < (a: ViewID, b: ViewID) -> Bool { a.index < b.index }
}

/// The kind of a view, which determines how the view is drawn and how its intrinsic content size is computed.
public enum ViewKind: String, Sendable, Hashable, CaseIterable {
  /// Views that are not controls; the case names are keywords in layout files.
  case view, label, button, field, image, guide, stack, scroll, box
  /// Controls; the case names are keywords in layout files.
  case `switch`, slider, stepper, segments, progress, spinner, pages, search, textview, picker, datepicker,
    navbar,
    tabbar, toolbar, divider, icon
}

/// Distances inward from a view's edges, in points.
public struct Margins: Sendable, Hashable {
  /// The distance down from the top edge.
  public var top: Double
  /// The distance from the leading edge, which is the right edge in right-to-left layouts.
  public var leading: Double
  /// The height of the margin above the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init(all value: Double) {
    self.init(top: value, leading: value, bottom: value, trailing: value)
  }

  /// Returns UIKit's margins for a view controller's view: 16 points at the sides if the width is below 400 points,
  /// otherwise 20, and 0 at the top and bottom.
  public static func ofController(width: Double) -> Margins {
    let side = width >= 400 ? 20.0 : 16
    return Margins(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

/// A value for each axis.
public struct PerAxis<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value for the horizontal axis: widths and x coordinates.
  public var horizontal: Value
  /// The value for the vertical axis: heights and y coordinates.
  public var vertical: Value

  public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public init(both value: Value) { self.init(horizontal: value, vertical: value) }

  public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    // With `set` instead of `_modify`, each change of an array in a `PerAxis` would copy the array.
    _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
  }
}

/// A view with its declared properties.
public struct View: Sendable, Equatable {
  /// The view's unique name; `nil` for an unnamed root whose default name `view` belongs to another view.
  public var name: String?
  /// The kind.
  public var kind: ViewKind
  /// The text, or a field's placeholder; `nil` if there is none.
  public var text: String?
  /// The superview, which precedes the view in `Layout.views`; `nil` only for the root.
  public var parent: ViewID?
  /// The size and weight of the text.
  public var textStyle: TextStyle
  /// The maximum number of lines; 0 for no limit.
  public var lineLimit: Int
  /// The other titles that a pop-up button can show. It is as wide as its widest title.
  @Boxed public var otherTitles: [String]?
  /// The width, in points, at which a label is wrapped to find its intrinsic width; `nil` to measure the text on one
  /// line.
  @Boxed public var preferredTextWidth: Double?
  /// The intrinsic content size from the property `size`, in points; `nil` on an axis without an intrinsic size.
  public var explicitSize: PerAxis<Double?>
  /// Indicates whether `explicitSize` replaces the intrinsic size of the view's kind, even if both values are `nil`.
  public var hasExplicitSize: Bool
  /// The layout margins; ignored for the root, which has the canvas's margins.
  public var margins: Margins
  /// The content dimensions of a view that has text and comes from an Interface Builder file, and of some buttons and
  /// AppKit controls from Swift source; `nil` for other views.
  @Boxed public var saved: SavedContent?
  /// The frame in an Interface Builder file, in the superview's coordinates, used only where the constraints are
  /// ambiguous.
  @Boxed public var savedFrame: Rect?
  /// The hugging priorities.
  public var hugging: PerAxis<Double>
  /// The compression resistance priorities.
  public var compression: PerAxis<Double>
  /// The color that fills the view.
  public var fill: ViewColor
  /// The color of the outline.
  public var stroke: ViewColor
  /// The color of the text.
  public var textColor: ViewColor
  /// The appearance of a control; `nil` for a divider and for views that are not controls.
  @Boxed public var control: Control?
  /// The text's alignment. If it is `nil`, the text is centered in buttons and boxes, and aligned as with `natural` in
  /// other views.
  public var textAlignment: TextAlignment?
  /// The corner radius in points; `nil` for the kind's default.
  public var cornerRadius: Double?
  /// Indicates whether the view is laid out but not drawn.
  public var isHidden: Bool
  /// Indicates whether pictures omit the view's name.
  public var isUnnamed: Bool
  /// The view's fixed baselines; `nil` if the baselines are computed from the text.
  @Boxed public var baselines: Baselines?
  /// The distances, in points, by which `drawnRect(at:)` extends beyond the frame. A view's frame in this program
  /// corresponds to its alignment rectangle in UIKit.
  public var outset: EdgeInsets
  /// Indicates whether nothing is painted in the area that `outset` adds around the frame, as with AppKit controls.
  public var hasClearOutset: Bool
  /// The arrangement of a stack's members; `nil` for views that are not stacks.
  @Boxed public var stack: StackArrangement?
  /// Indicates whether the superview is a stack that arranges the view.
  public var isArranged: Bool
  /// Indicates whether a divider is vertical, as between neighbors in a row.
  public var isUpright = false
  /// The distance to the next view in the stack, in points; `nil` to use the stack's spacing.
  public var spacingAfter: Double?
  /// The name of the element in an Interface Builder file, such as `imageView`, or of the class in Swift source; `nil`
  /// in other files.
  @Boxed public var className: String?
  /// The view's id in an Interface Builder file; `nil` for other files.
  @Boxed public var identifier: String?
  /// The position in the drawing order of siblings: views with larger values are drawn in front.
  public var zIndex: Int
  /// The source range of the declaration; `nil` for a view without a declaration.
  public var span: SourceSpan?
  /// The source range of the name in the declaration.
  public var nameSpan: SourceSpan?

  public init(
    name: String?, kind: ViewKind, parent: ViewID?, span: SourceSpan? = nil, nameSpan: SourceSpan? = nil
  ) {
    self.name = name
    self.kind = kind
    self.parent = parent
    self.span = span
    self.nameSpan = nameSpan
    textStyle = TextStyle()
    lineLimit = 1
    explicitSize = PerAxis(both: nil)
    hasExplicitSize = false
    margins = Margins(all: 8)
    hugging = PerAxis(both: 250)
    compression = PerAxis(both: 750)
    fill = .automatic
    stroke = .automatic
    textColor = .automatic
    isHidden = false
    isUnnamed = false
    outset = EdgeInsets(all: 0)
    hasClearOutset = false
    stack = kind == .stack ? StackArrangement() : nil
    control = kind.plainControl
    isArranged = false
    zIndex = 0
    if kind == .icon { (fill, stroke) = (.none, .none) }
    if let element = kind.element {
      switch element.overhang {
      case .none, .control: break
      case .fixed(let insets), .unlessCustom(let insets): outset = insets
      }
      if element.look.fill == .none { fill = .none }
      if element.look.outline == .none { stroke = .none }
    }
  }
}

extension View {
  /// Returns the frame extended by the outset.
  public func drawnRect(at frame: Rect) -> Rect {
    Rect(
      x: frame.x - outset.left, y: frame.y - outset.top, width: frame.width + outset.left + outset.right,
      height: frame.height + outset.top + outset.bottom)
  }
}

extension View {
  /// Returns the painted rectangle: the frame, extended by `outset` unless `hasClearOutset` is true.
  public func paintedRect(at frame: Rect) -> Rect { hasClearOutset ? frame : drawnRect(at: frame) }
}

/// A color that a file can set, turn off or leave to the theme.
public enum ViewColor: Sendable, Hashable {
  /// The theme's color for the kind of view.
  case automatic
  /// No color: nothing is painted.
  case none
  /// The same color in every theme.
  case color(Color)
  /// A system color, which differs in dark mode.
  case adaptive(light: Color, dark: Color)

  /// The color that the file sets, or the light variant of a system color; `nil` for `automatic` and `none`.
  public var given: Color? {
    switch self {
    case .automatic, .none: nil
    case .color(let color), .adaptive(light: let color, dark: _): color
    }
  }
}

/// The thickness of a divider, in points.
public let dividerThickness = 0.5
