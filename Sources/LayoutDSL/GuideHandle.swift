import LayoutModel

/// A layout guide, such as `view.safeArea`, of a view that is being described.
public struct GuideHandle {
  let view: ViewID
  let guide: LayoutGuide

  private func anchor<Kind>(_ attribute: Attribute) -> Anchor<Kind> { Anchor(Item(view, guide, attribute)) }

  /// The left edge.
  public var left: Anchor<AbsoluteX> { anchor(.left) }
  /// The right edge.
  public var right: Anchor<AbsoluteX> { anchor(.right) }
  /// The left edge, or the right edge in a right-to-left layout.
  public var leading: Anchor<DirectionalX> { anchor(.leading) }
  /// The right edge, or the left edge in a right-to-left layout.
  public var trailing: Anchor<DirectionalX> { anchor(.trailing) }
  /// The horizontal center.
  public var centerX: Anchor<CenterX> { anchor(.centerX) }
  /// The top edge.
  public var top: Anchor<VerticalY> { anchor(.top) }
  /// The bottom edge.
  public var bottom: Anchor<VerticalY> { anchor(.bottom) }
  /// The vertical center.
  public var centerY: Anchor<VerticalY> { anchor(.centerY) }
  /// The width.
  public var width: Anchor<Dimension> { anchor(.width) }
  /// The height.
  public var height: Anchor<Dimension> { anchor(.height) }
}

extension ViewHandle {
  /// The part of the view within the canvas's safe area.
  public var safeArea: GuideHandle { GuideHandle(view: id, guide: .safeArea) }
  /// The view within its layout margins.
  public var margins: GuideHandle { GuideHandle(view: id, guide: .margins) }
  /// The content of a scroll view.
  public var content: GuideHandle { GuideHandle(view: id, guide: .content) }
  /// The frame of a scroll view.
  public var frame: GuideHandle { GuideHandle(view: id, guide: .frame) }
  /// The view within its margins, limited to a readable width.
  public var readable: GuideHandle { GuideHandle(view: id, guide: .readable) }
  /// The keyboard's area; if no keyboard is shown, the area below the safe area.
  public var keyboard: GuideHandle { GuideHandle(view: id, guide: .keyboard) }
}
