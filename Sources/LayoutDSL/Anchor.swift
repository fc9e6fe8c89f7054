public import LayoutModel

/// The kind of an anchor, used as a phantom type. Comparing anchors of incompatible kinds, such as `left` and
/// `leading`, is a compile-time error.
public protocol AnchorKind {}
/// The kind of a horizontal anchor. `AbsoluteX` and `DirectionalX` cannot be compared with each other, but either can
/// be compared with `CenterX`.
public protocol HorizontalKind: AnchorKind {}
/// The kind of left and right edges and margins.
public enum AbsoluteX: HorizontalKind {}
/// The kind of leading and trailing edges and margins.
public enum DirectionalX: HorizontalKind {}
/// The kind of horizontal centers.
public enum CenterX: HorizontalKind {}
/// The kind of anchors at top and bottom edges and margins, baselines, and vertical centers.
public enum VerticalY: AnchorKind {}
/// The kind of widths and heights.
public enum Dimension: AnchorKind {}

/// The value `multiplier * attribute + constant` of a view or layout guide, in points. Vertical positions increase
/// downward.
public struct Anchor<Kind: AnchorKind> {
  let item: Item
  var multiplier = 1.0
  var constant = 0.0

  init(_ view: ViewID, _ attribute: Attribute) { item = Item(view, attribute) }

  init(_ item: Item) { self.item = item }
}

/// A view of a layout that is being described, valid only in the closure of `Layout.init(canvas:rootName:file:_:)`.
public struct ViewHandle {
  let description: LayoutDescription
  /// The view's id in the layout.
  public let id: ViewID

  private func anchor<Kind>(_ attribute: Attribute) -> Anchor<Kind> { Anchor(id, attribute) }

  /// The left edge.
  public var left: Anchor<AbsoluteX> { anchor(.left) }
  /// The right edge.
  public var right: Anchor<AbsoluteX> { anchor(.right) }
  /// The left edge within the layout margins.
  public var leftMargin: Anchor<AbsoluteX> { anchor(.leftMargin) }
  /// The right edge within the layout margins.
  public var rightMargin: Anchor<AbsoluteX> { anchor(.rightMargin) }
  /// The left edge, or the right edge in a right-to-left layout.
  public var leading: Anchor<DirectionalX> { anchor(.leading) }
  /// The right edge, or the left edge in a right-to-left layout.
  public var trailing: Anchor<DirectionalX> { anchor(.trailing) }
  /// The leading edge within the layout margins.
  public var leadingMargin: Anchor<DirectionalX> { anchor(.leadingMargin) }
  /// The trailing edge within the layout margins.
  public var trailingMargin: Anchor<DirectionalX> { anchor(.trailingMargin) }
  /// The horizontal center.
  public var centerX: Anchor<CenterX> { anchor(.centerX) }
  /// The horizontal center of the area within the margins.
  public var centerXWithinMargins: Anchor<CenterX> { anchor(.centerXWithinMargins) }
  /// The top edge.
  public var top: Anchor<VerticalY> { anchor(.top) }
  /// The bottom edge.
  public var bottom: Anchor<VerticalY> { anchor(.bottom) }
  /// The vertical center.
  public var centerY: Anchor<VerticalY> { anchor(.centerY) }
  /// The top edge within the layout margins.
  public var topMargin: Anchor<VerticalY> { anchor(.topMargin) }
  /// The bottom edge within the layout margins.
  public var bottomMargin: Anchor<VerticalY> { anchor(.bottomMargin) }
  /// The vertical center of the area within the margins.
  public var centerYWithinMargins: Anchor<VerticalY> { anchor(.centerYWithinMargins) }
  /// The same as `lastBaseline`.
  public var baseline: Anchor<VerticalY> { anchor(.lastBaseline) }
  /// The baseline of the first line of text, or the bottom of a view without text.
  public var firstBaseline: Anchor<VerticalY> { anchor(.firstBaseline) }
  /// The baseline of the last line of text, or the bottom of a view without text.
  public var lastBaseline: Anchor<VerticalY> { anchor(.lastBaseline) }
  /// The width.
  public var width: Anchor<Dimension> { anchor(.width) }
  /// The height.
  public var height: Anchor<Dimension> { anchor(.height) }
}
