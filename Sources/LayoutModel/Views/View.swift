public import Diagnostics
public import Graphics

/// The index of a view in `Layout.views`. The root's index is 0.
public struct ViewID: Sendable, Hashable, Comparable {
  // An `Int32` saves memory: it takes half the memory of an `Int`, and each constraint contains up to two ids.
  private var stored: Int32

  /// The view's index in `Layout.views`.
  public var index: Int { Int(stored) }

  public init(_ index: Int) { stored = Int32(index) }

  /// The view that fills the canvas.
  public static let root = ViewID(0)

  public static func < (a: ViewID, b: ViewID) -> Bool { a.index < b.index }
}

/// The kind of a view, which decides how it is drawn and where its intrinsic content size comes from.
public enum ViewKind: String, Sendable, Hashable, CaseIterable {
  /// Views that are not controls. The name of each case is the word that declares such a view in layout files.
  case view, label, button, field, image, guide, stack, scroll, box
  /// Controls. The name of each case is the word that declares such a control in layout files.
  case `switch`, slider, stepper, segments, progress, spinner, pages, search, textview, picker, datepicker,
    navbar,
    tabbar, toolbar, divider, icon
}

/// Distances inward from a view's edges, in points.
public struct Margins: Sendable, Hashable {
  /// The distance down from the top edge.
  public var top: Double
  /// The distance from the leading edge: the right edge if text runs from right to left.
  public var leading: Double
  /// The distance up from the bottom edge.
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

  /// The margins that UIKit gives a view controller's view: 20 at the sides if the view is at least 400 points wide,
  /// otherwise 16.
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
    // With a setter, each change of a collection would copy the collection.
    _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
  }
}

/// A view, with the properties that its declaration sets.
public struct View: Sendable, Equatable {
  /// The name, unique in the file. It is `nil` only for a root that the file does not name, and only if another view
  /// has the root's default name `view`.
  public var name: String?
  /// The kind, which decides how the view is drawn.
  public var kind: ViewKind
  /// The text that the view shows, or a field's placeholder; `nil` if there is none.
  public var text: String?
  /// The superview; `nil` only for the root. A parent always precedes its subviews in `Layout.views`.
  public var parent: ViewID?
  /// The size and weight of the text.
  public var textStyle: TextStyle
  /// The maximum number of lines; 0 allows any number of lines.
  public var lineLimit: Int
  /// The intrinsic content size from the property `size`, which overrides the size of the kind; `nil` on an axis
  /// without a size.
  public var explicitSize: PerAxis<Double?>
  /// Indicates whether the file sets `size`. `size -x-` removes the kind's intrinsic content size on both axes.
  public var hasExplicitSize: Bool
  /// The layout margins. The root uses the canvas's margins instead.
  public var margins: Margins
  /// The dimensions of the content in an Interface Builder file; `nil` if there are none.
  @Boxed public var saved: SavedContent?
  /// The frame in an Interface Builder file, in the superview's coordinates. It is used for values that the constraints
  /// leave open.
  @Boxed public var savedFrame: Rect?
  /// The content hugging priority on each axis.
  public var hugging: PerAxis<Double>
  /// The compression resistance priority on each axis.
  public var compression: PerAxis<Double>
  /// The color that fills the view.
  public var fill: ViewColor
  /// The color of the outline.
  public var stroke: ViewColor
  /// The color of the text.
  public var textColor: ViewColor
  /// The appearance as a control; `nil` for views that are not drawn as one.
  @Boxed public var control: Control?
  /// The text's alignment; `nil` means centered in a button or box, and natural in other views.
  public var textAlignment: TextAlignment?
  /// The corner radius in points; `nil` for the kind's default.
  public var cornerRadius: Double?
  /// Indicates whether the view is hidden: it is laid out but not drawn. Like UIStackView, a stack leaves no space for
  /// a hidden member.
  public var isHidden: Bool
  /// Indicates whether pictures leave out the view's name.
  public var isUnnamed: Bool
  /// The baselines of a view whose text does not define them; `nil` if the file sets none.
  @Boxed public var baselines: Baselines?
  /// The distances by which the drawing extends beyond the frame that constraints use (UIKit's alignment rectangle), in
  /// points.
  public var outset: EdgeInsets
  /// Indicates whether the outset is empty space, as for AppKit's controls, whose frames are larger than what is drawn
  /// in them.
  public var hasClearOutset: Bool
  /// The arrangement of a stack's members; `nil` for views that are not stacks.
  @Boxed public var stack: StackArrangement?
  /// Indicates whether the superview is a stack that arranges the view.
  public var isArranged: Bool
  /// Indicates whether the view is a vertical divider, as between neighbors in a row.
  public var isUpright = false
  /// The distance from this member of a stack to the next, in points; `nil` means the stack's spacing.
  public var spacingAfter: Double?
  /// The view's element in an Interface Builder file, such as `imageView`, or its class in Swift source; `nil` for
  /// other files.
  @Boxed public var className: String?
  /// The view's id in an Interface Builder file; `nil` for other files.
  @Boxed public var identifier: String?
  /// The position in the drawing order of siblings, back to front; siblings with equal positions are drawn in file
  /// order.
  public var zIndex: Int
  /// The source range of the declaration's line; `nil` for the root, and for views that the file uses without declaring
  /// them.
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
  /// The rectangle that a view with this frame covers: the frame extended by the outset.
  public func drawnRect(at frame: Rect) -> Rect {
    Rect(
      x: frame.x - outset.left, y: frame.y - outset.top, width: frame.width + outset.left + outset.right,
      height: frame.height + outset.top + outset.bottom)
  }
}

extension View {
  /// The rectangle in which a view with this frame is painted: the frame, extended by the outset unless nothing is
  /// drawn there.
  public func paintedRect(at frame: Rect) -> Rect { hasClearOutset ? frame : drawnRect(at: frame) }
}

/// A color that a file can set, turn off (`none`) or leave to the theme.
public enum ViewColor: Sendable, Hashable {
  /// The theme's color for the kind of view.
  case automatic
  /// No color: nothing is painted.
  case none
  /// The same color in every theme.
  case color(Color)
  /// A system color, which differs in dark mode.
  case adaptive(light: Color, dark: Color)

  /// The color that the file sets; for a system color, its light variant. `nil` for `automatic` and `none`.
  public var given: Color? {
    switch self {
    case .automatic, .none: nil
    case .color(let color), .adaptive(light: let color, dark: _): color
    }
  }
}

/// The thickness of a divider, in points: a hairline.
public let dividerThickness = 0.5
