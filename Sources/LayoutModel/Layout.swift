public import Diagnostics
public import Graphics

/// One size and direction at which a layout is solved.
public struct Canvas: Sendable, Equatable {
  /// The name, unique in the file; `nil` for a canvas without a name.
  public var name: String?
  /// The width in points; `nil` is `fit`: the smallest that the constraints allow.
  public var width: Double?
  /// The height in points; `nil` is `fit`.
  public var height: Double?
  /// The layout direction, which decides the leading side.
  public var direction: LayoutDirection
  /// The root view's layout margins, inward from the edges of its safe area. They are negative where the margins of an
  /// Interface Builder file do not follow the safe area.
  public var margins: Margins
  /// Indicates whether the file gives the margins; if not, they are those of the device, or 8 points.
  public var hasOwnMargins = false
  /// The device's screen, with its bars; `nil` for a canvas of any other size.
  public var screen: Screen?
  /// The insets of the root view that bars, notch and home indicator cover, in points.
  public var safeArea: EdgeInsets
  /// The number of pixels in a point, as the file asks for it; `nil` leaves it to the output.
  public var scale: Double?
  /// The smallest size of a window's content, in points; `nil` where the file gives none.
  public var leastSize: Size?
  /// The root view's id in an Interface Builder file; `nil` for other files.
  public var identifier: String?
  /// The place of the canvas's line; `nil` for a canvas that no line declares.
  public var span: SourceSpan?

  public init(
    name: String? = nil, width: Double? = nil, height: Double? = nil,
    direction: LayoutDirection = .leftToRight,
    margins: Margins = Margins(all: 8), safeArea: EdgeInsets = EdgeInsets(all: 0), scale: Double? = nil,
    identifier: String? = nil, span: SourceSpan? = nil
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.direction = direction
    self.margins = margins
    self.safeArea = safeArea
    self.scale = scale
    self.identifier = identifier
    self.span = span
  }

  /// The root view's layout margins, inward from its own edges: the canvas's margins plus the covered insets.
  public var rootMargins: EdgeInsets {
    let (left, right) =
      direction == .leftToRight ? (margins.leading, margins.trailing) : (margins.trailing, margins.leading)
    return EdgeInsets(
      top: safeArea.top + margins.top, left: safeArea.left + left, bottom: safeArea.bottom + margins.bottom,
      right: safeArea.right + right)
  }

  /// Takes size, safe area and scale from a device's screen, and a view controller's margins unless the file gives
  /// others.
  public mutating func show(on screen: Screen) {
    self.screen = screen
    (width, height) = (screen.size.width, screen.size.height)
    safeArea = screen.safeArea
    scale = screen.device.scale
    if !hasOwnMargins { margins = .ofController(width: screen.size.width) }
  }
}

/// Views, canvases and constraints: the result of all notations, and the input of solving.
public struct Layout: Sendable, Equatable {
  /// The text that the layout was read from; spans refer to it.
  public var source: SourceText
  /// The canvases, at least one.
  public var canvases: [Canvas]
  /// The views: the root first, then in file order, so that each parent precedes its subviews.
  public var views: [View]
  /// The constraints, in file order.
  public var constraints: [Constraint]
  /// The assertions, in file order. They take no part in solving.
  public var assertions: [Assertion]
  /// The unused sizes, in file order. They take no part in solving.
  public var unusedSizes: [UnusedSize]
  /// The extent to which source code was understood; `nil` for layouts that were not read from source code.
  public var coverage: SourceCoverage?

  public init(
    source: SourceText, canvases: [Canvas], views: [View], constraints: [Constraint],
    assertions: [Assertion] = [], unusedSizes: [UnusedSize] = []
  ) {
    self.source = source
    self.canvases = canvases
    self.views = views
    self.constraints = constraints
    self.assertions = assertions
    self.unusedSizes = unusedSizes
  }

  /// The view with an id. This is inlinable, so that callers load only the fields that they use.
  @inlinable
  public subscript(id: ViewID) -> View {
    get { views[id.index] }
    set { views[id.index] = newValue }
  }

  /// A view's layout margins, inward from its edges, in points.
  public func margins(of id: ViewID, on canvas: Canvas) -> EdgeInsets {
    if id == .root { return canvas.rootMargins }
    let margins = self[id].margins
    let (left, right) =
      canvas.direction == .leftToRight
      ? (margins.leading, margins.trailing) : (margins.trailing, margins.leading)
    return EdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
  }

  /// The views whose superview is `id`, in file order. Cost: linear in the number of views.
  public func subviews(of id: ViewID) -> [ViewID] {
    views.indices.filter { views[$0].parent == id }.map(ViewID.init)
  }

  /// Indicates whether the layout was read from an Interface Builder file.
  public var isInterface: Bool { views[0].className != nil }

  /// Indicates whether the layout was read from an Interface Builder file for macOS.
  package var isForMac: Bool {
    views.contains { view in
      view.className.map { InterfaceElement.appKit[$0] != nil && InterfaceElement.uiKit[$0] == nil } ?? false
    }
  }

  /// Returns whether a constraint fixes a view's frame for its autoresizing mask or for a table, and is not
  /// an element of the Interface Builder file.
  public func isFixedFrame(_ constraint: Constraint) -> Bool {
    guard constraint.notation == .interfaceBuilder, let first = constraint.items.first else { return false }
    return self[first.view].span == constraint.span
  }
}

extension Layout {
  /// The view in whose coordinate space two views are measured: one of the two if it contains the other. For a view and
  /// itself, it is the superview. Cost: linear in the depth of the views.
  public func nearestCommonAncestor(_ a: ViewID, _ b: ViewID) -> ViewID {
    // A view is measured in its superview, even against itself.
    if a == b { return self[a].parent ?? a }
    var (a, b) = (a, b)
    // Parents precede subviews, so the later of two different views is not an ancestor of the other.
    while a != b {
      if a < b { swap(&a, &b) }
      guard let parent = self[a].parent else { return a }
      a = parent
    }
    return a
  }
}
