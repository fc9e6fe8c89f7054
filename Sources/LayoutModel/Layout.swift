public import Diagnostics
public import Graphics

/// A size and direction for which a layout is solved.
public struct Canvas: Sendable, Equatable {
  /// The name, unique in the file; `nil` if the file gives none.
  public var name: String?
  /// The width in points; `nil` (`fit` in files) for the smallest width that the constraints allow.
  public var width: Double?
  /// The height in points; `nil` for the smallest height that the constraints allow.
  public var height: Double?
  /// The layout direction.
  public var direction: LayoutDirection
  /// The root view's layout margins, in points, measured inward from the edges of its safe area; a margin is negative
  /// if it ends outside the safe area.
  public var margins: Margins
  /// Indicates whether the file sets `margins`.
  public var hasOwnMargins = false
  /// The device's screen; `nil` for a canvas without a device.
  public var screen: Screen?
  /// The insets, in points, of the root view's safe area.
  public var safeArea: EdgeInsets
  /// The number of pixels per point; `nil` if the file does not set it.
  public var scale: Double?
  /// The minimum content size, in points, of the macOS window that contains the root view; `nil` if the file sets none.
  public var leastSize: Size?
  /// The root view's id in an Interface Builder file; `nil` for other files.
  public var identifier: String?
  /// The source range of the line that declares the canvas; `nil` if no line declares it.
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

  /// The root view's layout margins, measured from its edges: `margins` plus `safeArea`.
  public var rootMargins: EdgeInsets {
    let (left, right) =
      direction == .leftToRight ? (margins.leading, margins.trailing) : (margins.trailing, margins.leading)
    return EdgeInsets(
      top: safeArea.top + margins.top, left: safeArea.left + left, bottom: safeArea.bottom + margins.bottom,
      right: safeArea.right + right)
  }

  /// Sets the canvas's screen, and its size, safe area and scale to those of the screen. Unless the file sets margins,
  /// also sets the margins to those that UIKit gives a view controller's view.
  public mutating func show(on screen: Screen) {
    self.screen = screen
    (width, height) = (screen.size.width, screen.size.height)
    safeArea = screen.safeArea
    scale = screen.device.scale
    if !hasOwnMargins { margins = .ofController(width: screen.size.width) }
  }
}

/// The views, canvases and constraints of a file, in any notation.
public struct Layout: Sendable, Equatable {
  /// The text of the file, to which all spans refer.
  public var source: SourceText
  /// The canvases, at least one.
  public var canvases: [Canvas]
  /// The views in file order, with the root first and each superview before its subviews.
  public var views: [View]
  /// The constraints, in file order.
  public var constraints: [Constraint]
  /// The assertions, in file order.
  public var assertions: [Assertion]
  /// The sizes in SLL rules that have no effect because other rules already determine the view's size, in file order.
  public var unusedSizes: [UnusedSize]
  /// The extent to which the layout's Swift code was understood; `nil` for a layout that is not from Swift code.
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

  /// The view with an id. The accessor is inlinable so that callers in other modules load only the fields that they
  /// use, not the whole view.
  @inlinable
  public subscript(id: ViewID) -> View {
    get { views[id.index] }
    set { views[id.index] = newValue }
  }

  /// Returns a view's layout margins on a canvas, inward from the view's edges, in points.
  public func margins(of id: ViewID, on canvas: Canvas) -> EdgeInsets {
    if id == .root { return canvas.rootMargins }
    let margins = self[id].margins
    let (left, right) =
      canvas.direction == .leftToRight
      ? (margins.leading, margins.trailing) : (margins.trailing, margins.leading)
    return EdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
  }

  /// Returns a view's direct subviews, in file order. Cost: linear in the number of views.
  public func subviews(of id: ViewID) -> [ViewID] {
    views.indices.filter { views[$0].parent == id }.map(ViewID.init)
  }

  /// Indicates whether the layout was read from an Interface Builder file. In other layouts, the root has no class
  /// name.
  public var isInterface: Bool { views[0].className != nil }

  package var isForMac: Bool {
    views.contains { view in
      view.className.map { InterfaceElement.appKit[$0] != nil && InterfaceElement.uiKit[$0] == nil } ?? false
    }
  }

  /// Returns whether the constraint was added to an Interface Builder file's own constraints to keep a view in its
  /// place, for example in the place that its autoresizing mask or a table determines. Such a constraint has the source
  /// range of the view.
  public func isFixedFrame(_ constraint: Constraint) -> Bool {
    guard constraint.notation == .interfaceBuilder, let first = constraint.items.first else { return false }
    return self[first.view].span == constraint.span
  }

  /// Returns whether a view is a guide for a row or column of an NSGridView in Swift source.
  public func isGridLine(_ view: ViewID) -> Bool {
    self[view].kind == .guide
      && (self[view].className == "NSGridRow" || self[view].className == "NSGridColumn")
  }
}

extension Layout {
  /// Returns the nearest view that contains both `a` and `b`, which may be `a` or `b` itself. If both are the same
  /// view, returns its superview, or the view itself if it is the root.
  ///
  /// Cost: linear in the depth of the view hierarchy.
  public func nearestCommonAncestor(_ a: ViewID, _ b: ViewID) -> ViewID {
    if a == b { return self[a].parent ?? a }
    var (a, b) = (a, b)
    // A superview precedes its subviews in `views`, so the later of the two views does not contain the earlier one.
    // Replace the later view by its superview.
    while a != b {
      if a < b { swap(&a, &b) }
      guard let parent = self[a].parent else { return a }
      a = parent
    }
    return a
  }
}
