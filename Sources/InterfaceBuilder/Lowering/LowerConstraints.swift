import Graphics
import LayoutModel

/// What constraints of a scene are in a layout.
struct ConstraintLowering {
  let scene: InterfaceScene
  let layout: Layout

  func lower(_ constraint: InterfaceConstraint) -> Constraint {
    Constraint(
      .items(
        first: item(constraint.first), second: constraint.second.map(item), multiplier: constraint.multiplier,
        constant: constraint.constant),
      constraint.relation, priority: constraint.priority, identifier: constraint.identifier,
      notation: .interfaceBuilder, span: constraint.span, usesStandardSpace: constraint.usesStandardSpace)
  }

  private func item(_ side: InterfaceConstraint.Side) -> Item {
    let view = ViewID(side.target.view)
    switch side.target.part {
    case .view: return Item(view, side.attribute)
    case .safeArea: return Item(view, isInScroll(side.target.view) ? nil : .safeArea, side.attribute)
    case .margins: return Item(view, .margins, side.attribute)
    case .content: return Item(view, .content, side.attribute)
    case .frame: return Item(view, .frame, side.attribute)
    case .readable: return Item(view, .readable, side.attribute)
    case .keyboard: return Item(view, .keyboard, side.attribute)
    case .topGuide:
      return side.attribute == .bottom ? Item(view, .safeArea, .top) : Item(view, side.attribute)
    case .bottomGuide:
      return side.attribute == .top ? Item(view, .safeArea, .bottom) : Item(view, side.attribute)
    }
  }

  /// What scrolls, or stands in a cell, moves out from under what covers the screen.
  private func isInScroll(_ view: Int) -> Bool {
    var next = scene.views[view].parent
    while let superview = next {
      if scene.views[superview].isScroll { return true }
      next = scene.views[superview].parent
    }
    return false
  }
}

/// The places of views that no constraint of the file gives a place: those that keep their autoresizing mask, and those
/// that a cell or table places.
func fixedFrames(of scene: InterfaceScene, _ saved: SavedGeometry) -> [Constraint] {
  var constraints: [Constraint] = []
  for (index, view) in scene.views.enumerated() {
    guard let parent = view.parent, view.hasFixedFrame else { continue }
    let superview = saved.frames[parent]
    let rect = saved.alignmentRects[index]
    func add(_ attribute: Attribute, _ second: Item?, _ constant: Double) {
      constraints.append(
        Constraint(
          .items(first: Item(ViewID(index), attribute), second: second, multiplier: 1, constant: constant),
          .equal,
          notation: .interfaceBuilder, span: view.element.span))
    }
    let mask = scene.views[parent].isScroll ? nil : view.element.child("autoresizingMask")
    let bounds = scene.views[parent].overhang
    func place(_ attribute: Attribute, _ constant: Double) {
      add(attribute, Item(ViewID(parent), attribute), constant)
    }
    place(.left, rect.x - superview.x - bounds.left)
    if mask?.flag("widthSizable") == true, mask?.flag("flexibleMinX") != true,
      mask?.flag("flexibleMaxX") != true
    {
      place(.right, rect.x + rect.width - superview.x - superview.width + bounds.right)
    } else {
      add(.width, nil, rect.width)
    }
    place(.top, rect.y - superview.y - bounds.top)
    if mask?.flag("heightSizable") == true, mask?.flag("flexibleMinY") != true,
      mask?.flag("flexibleMaxY") != true
    {
      place(.bottom, rect.y + rect.height - superview.y - superview.height + bounds.bottom)
    } else {
      add(.height, nil, rect.height)
    }
  }
  return constraints
}

extension InterfaceView {
  /// Whether its frame is not Auto Layout's to find.
  var hasFixedFrame: Bool {
    switch role {
    case .root, .arranged: false
    case .cell, .content: true
    case .subview:
      element.flag("translatesAutoresizingMaskIntoConstraints") != false || element.flag("fixedFrame") == true
    }
  }
}
