import Graphics
import LayoutModel

extension InterfaceScene {
  /// Returns the size of a scene's root view, in points: the saved size or, if the view has no saved frame, the size of
  /// the window's content. Required constraints that compare the view's width or height with a number take precedence.
  func desktopSize(_ saved: Size, _ constraints: [InterfaceConstraint]) -> Size {
    var size = saved
    if views[0].savedFrame == nil, let content = holder?.child("rect", key: "contentRect"),
      let width = content.number("width"), let height = content.number("height")
    {
      size = Size(width: max(0, width), height: max(0, height))
    }
    for constraint in constraints
    where constraint.second == nil && constraint.priority == Priority.required
      && constraint.first.target == SceneItems.Target(view: 0, part: .view)
    {
      let (axis, length) = (constraint.first.attribute.axis, max(0, constraint.constant))
      let own = size[axis]
      let stated =
        switch constraint.relation {
        case .equal: length
        case .greaterOrEqual: max(own, length)
        case .lessOrEqual: min(own, length)
        }
      // Saved frames are rounded to whole points, so ignore a difference of up to 1 point between the saved size and
      // the constraint.
      guard abs(stated - own) > 1 else { continue }
      if axis == .horizontal { size.width = stated } else { size.height = stated }
    }
    return size
  }
}
