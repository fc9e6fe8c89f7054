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
    case .view:
      return Item(view, scene.views[side.target.view].showsPart ? .frame : nil, side.attribute)
    case .safeArea: return Item(view, isInScroll(side.target.view) ? nil : .safeArea, side.attribute)
    case .margins: return Item(view, .margins, side.attribute)
    case .content: return Item(view, .content, side.attribute)
    case .frame: return Item(view, .frame, side.attribute)
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
