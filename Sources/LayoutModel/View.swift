public import Diagnostics
public import Graphics

/// A view by its place in `Layout.views`; the root is 0.
public struct ViewID: Sendable, Hashable, Comparable {
  /// Its place in `Layout.views`.
  public var index: Int

  public init(_ index: Int) { self.index = index }

  /// The view that fills the canvas.
  public static let root = ViewID(0)

  public static func < (a: ViewID, b: ViewID) -> Bool { a.index < b.index }
}

/// What a view is drawn as and where its intrinsic content size comes from.
public enum ViewKind: String, Sendable, Hashable, CaseIterable {
  /// The words that declare a view.
  case view, label, button, field, image, guide, stack, scroll, box
  /// The words that declare a control.
  case `switch`, slider, stepper, segments, progress, spinner, pages, search, textview, picker, datepicker,
    navbar,
    tabbar, toolbar, divider, icon
}

/// Distances inward from a view's edges, in points.
public struct Margins: Sendable, Hashable {
  /// Down from the top edge.
  public var top: Double
  /// From the leading edge, which is right where text runs from right to left.
  public var leading: Double
  /// Up from the bottom edge.
  public var bottom: Double
  /// From the trailing edge.
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

  /// Those that UIKit gives the view of a view controller: at the sides 20 where there is room, else 16.
  public static func ofController(width: Double) -> Margins {
    let side = width >= 400 ? 20.0 : 16
    return Margins(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

/// A number for each axis.
public struct PerAxis<Value: Sendable & Hashable>: Sendable, Hashable {
  /// For widths and x.
  public var horizontal: Value
  /// For heights and y.
  public var vertical: Value

  public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public init(both value: Value) { self.init(horizontal: value, vertical: value) }

  public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// A declared view with the properties that its line and block gave it.
public struct View: Sendable, Equatable {
  /// Unique in the file; `nil` only for a root whose name a declared view has taken.
  public var name: String?
  /// What it is drawn as.
  public var kind: ViewKind
  /// What it shows, or a field's placeholder; `nil` for none.
  public var text: String?
  /// `nil` only for the root. A parent always stands before its subviews in `Layout.views`.
  public var parent: ViewID?
  /// The size and weight of its text.
  public var textStyle: TextStyle
  /// The most lines that text may take; 0 is as many as needed.
  public var lineLimit: Int
  /// The intrinsic content size that `size` gave, on each axis; it wins over the kind's own.
  public var explicitSize: PerAxis<Double?>
  /// `true` where the file said `size` at all, so that `size -x-` can take a kind's own size away.
  public var hasExplicitSize: Bool
  /// The root's are replaced by those of the canvas.
  public var margins: Margins
  /// What an Interface Builder file knows of its content, where nothing else gives it a size.
  public var saved: SavedContent?
  /// Its frame as an Interface Builder file saved it, in its superview's: where nothing else decides, it stays so.
  public var savedFrame: Rect?
  /// Content hugging priority, on each axis.
  public var hugging: PerAxis<Double>
  /// Compression resistance priority, on each axis.
  public var compression: PerAxis<Double>
  /// Of its area.
  public var fill: ViewColor
  /// Of its outline.
  public var stroke: ViewColor
  /// Of its text.
  public var textColor: ViewColor
  /// What it shows as a control of UIKit.
  public var control: Control?
  /// `nil` for the kind's own: a button's and a box's text is centred, others' natural.
  public var textAlignment: TextAlignment?
  /// Corner radius in points; `nil` for the kind's own.
  public var cornerRadius: Double?
  /// Laid out, not drawn.
  public var isHidden: Bool
  /// Its name is not drawn where pictures name every view but those.
  public var isUnnamed: Bool
  /// Where its baselines lie, for a view whose text does not say.
  public var baselines: Baselines?
  /// How far what is drawn reaches beyond the frame that constraints speak of (UIKit's alignment rectangle).
  public var outset: EdgeInsets
  /// Whether nothing is drawn in its outset: frames of AppKit are larger than what controls draw.
  public var hasClearOutset: Bool
  /// How it arranges its members; `nil` for what is no stack.
  public var stack: StackArrangement?
  /// Whether its superview, a stack, arranges it.
  public var isArranged: Bool
  /// Whether it parts what stands side by side: a divider in a row.
  public var isUpright = false
  /// The distance from this member of a stack to the next, in points; `nil` is the stack's spacing.
  public var spacingAfter: Double?
  /// The element that it was in an Interface Builder file: `imageView`.
  public var className: String?
  /// Its id in an Interface Builder file.
  public var identifier: String?
  /// Order of drawing among siblings, back to front; ties are drawn in file order.
  public var zIndex: Int
  /// The declaration's line, or `nil` for the root and for views that only constraints name.
  public var span: SourceSpan?
  /// The name inside the declaration.
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
  /// What it covers when it has a frame: the frame with its outset.
  public func drawnRect(at frame: Rect) -> Rect {
    Rect(
      x: frame.x - outset.left, y: frame.y - outset.top, width: frame.width + outset.left + outset.right,
      height: frame.height + outset.top + outset.bottom)
  }
}

extension View {
  /// Where it is painted when it has a frame.
  public func paintedRect(at frame: Rect) -> Rect { hasClearOutset ? frame : drawnRect(at: frame) }
}

/// A colour that a file may give, withhold (`none`) or leave to the theme.
public enum ViewColor: Sendable, Hashable {
  /// As the theme has it for the kind of view.
  case automatic
  /// Nothing is painted.
  case none
  /// The same in every theme.
  case color(Color)
  /// A colour of the system, which is another one in the dark.
  case adaptive(light: Color, dark: Color)

  /// The colour that is given, of a system's colour the light one; `nil` where none is.
  public var given: Color? {
    switch self {
    case .automatic, .none: nil
    case .color(let color), .adaptive(light: let color, dark: _): color
    }
  }
}
