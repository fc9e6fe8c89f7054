public import LayoutModel

/// What an anchor may be compared with: a phantom type, so that mixing axes, sizes with locations, or
/// leading with left does not compile.
public protocol AnchorKind {}
/// A kind on the horizontal axis: `CenterX` goes with both others.
public protocol HorizontalKind: AnchorKind {}
/// Left, right and their margins.
public enum AbsoluteX: HorizontalKind {}
/// Leading, trailing and their margins.
public enum DirectionalX: HorizontalKind {}
/// Horizontal centres.
public enum CenterX: HorizontalKind {}
/// Tops, bottoms, baselines and vertical centres.
public enum VerticalY: AnchorKind {}
/// Widths and heights.
public enum Dimension: AnchorKind {}

/// `multiplier * attribute of a view + constant`, lengths in points, y down.
public struct Anchor<Kind: AnchorKind> {
  let item: Item
  var multiplier = 1.0
  var constant = 0.0

  init(_ view: ViewID, _ attribute: Attribute) { item = Item(view, attribute) }

  init(_ item: Item) { self.item = item }
}

/// A view of a layout that is being described; it exists only inside `Layout.init(canvas:_:)`.
public struct ViewHandle {
  let description: LayoutDescription
  public let id: ViewID

  private func anchor<Kind>(_ attribute: Attribute) -> Anchor<Kind> { Anchor(id, attribute) }

  public var left: Anchor<AbsoluteX> { anchor(.left) }
  public var right: Anchor<AbsoluteX> { anchor(.right) }
  public var leftMargin: Anchor<AbsoluteX> { anchor(.leftMargin) }
  public var rightMargin: Anchor<AbsoluteX> { anchor(.rightMargin) }
  public var leading: Anchor<DirectionalX> { anchor(.leading) }
  public var trailing: Anchor<DirectionalX> { anchor(.trailing) }
  public var leadingMargin: Anchor<DirectionalX> { anchor(.leadingMargin) }
  public var trailingMargin: Anchor<DirectionalX> { anchor(.trailingMargin) }
  public var centerX: Anchor<CenterX> { anchor(.centerX) }
  public var centerXWithinMargins: Anchor<CenterX> { anchor(.centerXWithinMargins) }
  public var top: Anchor<VerticalY> { anchor(.top) }
  public var bottom: Anchor<VerticalY> { anchor(.bottom) }
  public var centerY: Anchor<VerticalY> { anchor(.centerY) }
  public var topMargin: Anchor<VerticalY> { anchor(.topMargin) }
  public var bottomMargin: Anchor<VerticalY> { anchor(.bottomMargin) }
  public var centerYWithinMargins: Anchor<VerticalY> { anchor(.centerYWithinMargins) }
  public var baseline: Anchor<VerticalY> { anchor(.lastBaseline) }
  public var firstBaseline: Anchor<VerticalY> { anchor(.firstBaseline) }
  public var lastBaseline: Anchor<VerticalY> { anchor(.lastBaseline) }
  public var width: Anchor<Dimension> { anchor(.width) }
  public var height: Anchor<Dimension> { anchor(.height) }
}
