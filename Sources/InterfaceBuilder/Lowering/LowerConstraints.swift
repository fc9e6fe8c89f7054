import Graphics
import LayoutModel

struct ConstraintLowering {
  let scene: InterfaceScene
  /// The safe area insets of each view, in points, for the screen that the file was saved with; `nil` if the scene is
  /// read for another screen.
  let areas: [EdgeInsets]?

  func lower(_ constraint: InterfaceConstraint) -> Constraint {
    Constraint(
      .items(
        first: item(constraint.first, beside: constraint.second),
        second: constraint.second.map { item($0, beside: constraint.first) },
        multiplier: constraint.multiplier, constant: constraint.constant),
      constraint.relation, priority: constraint.priority, identifier: constraint.identifier,
      notation: .interfaceBuilder, span: constraint.span, usesStandardSpace: constraint.usesStandardSpace)
  }

  private func item(_ side: InterfaceConstraint.Side, beside other: InterfaceConstraint.Side?) -> Item {
    let view = ViewID(side.target.view)
    switch side.target.part {
    case .view:
      if scene.views[side.target.view].showsPart { return Item(view, .frame, side.attribute) }
      return Item(view, isContent(side, beside: other) ? .content : nil, side.attribute)
    case .safeArea:
      let isPlain = isInScroll(side.target.view) || hasNoInset(side)
      return Item(view, isPlain ? nil : .safeArea, side.attribute)
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

  /// Returns whether a side of a constraint refers to a scroll view's content: the side is an edge or margin of the
  /// scroll view, and the other side belongs to an indirect subview. `resolvingContentArea` handles constraints with
  /// direct subviews.
  private func isContent(_ side: InterfaceConstraint.Side, beside other: InterfaceConstraint.Side?) -> Bool {
    guard let other, scene.views[side.target.view].isScroll, side.attribute.isEdgeOrMargin else {
      return false
    }
    var next = scene.views[other.target.view].parent
    if next == side.target.view { return false }
    while let superview = next {
      if superview == side.target.view { return true }
      next = scene.views[superview].parent
    }
    return false
  }

  /// Returns whether the view's superview, and therefore the view, has no safe area inset at the edges that affect the
  /// attribute.
  private func hasNoInset(_ side: InterfaceConstraint.Side) -> Bool {
    guard let superview = scene.views[side.target.view].parent, let outer = areas?[superview] else {
      return false
    }
    switch side.attribute {
    case .left: return outer.left == 0
    case .right: return outer.right == 0
    case .leading, .trailing: return outer.left == 0 && outer.right == 0
    case .top: return outer.top == 0
    case .bottom: return outer.bottom == 0
    case .width, .centerX: return outer.left == 0 && outer.right == 0
    case .height, .centerY: return outer.top == 0 && outer.bottom == 0
    case .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      return false
    }
  }

  /// Returns whether a view is in a bar or scroll view, where the safe area has no insets.
  private func isInScroll(_ view: Int) -> Bool {
    var next = view
    while let superview = scene.views[next].parent {
      if scene.views[superview].isScroll || scene.views[next].role == .barItem { return true }
      next = superview
    }
    return false
  }
}
