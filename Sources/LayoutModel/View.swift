public import Diagnostics
public import Graphics

/// A view by its place in `Layout.views`; the root is 0.
public struct ViewID: Sendable, Hashable, Comparable {
  public var index: Int

  public init(_ index: Int) { self.index = index }

  public static let root = ViewID(0)

  public static func < (a: ViewID, b: ViewID) -> Bool { a.index < b.index }
}

/// What a view is drawn as and where its intrinsic content size comes from.
public enum ViewKind: String, Sendable, Hashable, CaseIterable {
  case view, label, button, field, image, guide, box
}

/// Distances inward from a view's edges, in points.
public struct Margins: Sendable, Hashable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
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
}

/// A number for each axis.
public struct PerAxis<Value: Sendable & Hashable>: Sendable, Hashable {
  public var horizontal: Value
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
  public var kind: ViewKind
  public var text: String?
  /// `nil` only for the root. A parent always stands before its subviews in `Layout.views`.
  public var parent: ViewID?
  public var textStyle: TextStyle
  /// The most lines that text may take; 0 is as many as needed.
  public var lineLimit: Int
  /// The intrinsic content size that `size` gave, on each axis; it wins over the kind's own.
  public var explicitSize: PerAxis<Double?>
  /// `true` where the file said `size` at all, so that `size -x-` can take a kind's own size away.
  public var hasExplicitSize: Bool
  /// The root's are replaced by those of the canvas.
  public var margins: Margins
  /// Content hugging priority, on each axis.
  public var hugging: PerAxis<Double>
  /// Compression resistance priority, on each axis.
  public var compression: PerAxis<Double>
  public var fill: ViewColor
  public var stroke: ViewColor
  /// Corner radius in points; `nil` for the kind's own.
  public var cornerRadius: Double?
  /// Laid out, not drawn.
  public var isHidden: Bool
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
    isHidden = false
    zIndex = 0
  }
}

/// A colour that a file may give, withhold (`none`) or leave to the theme.
public enum ViewColor: Sendable, Hashable {
  case automatic
  case none
  case color(Color)
}
