import Graphics
import LayoutModel

/// The position that a constraint gives to the edge of one view if the constraint's other view has its saved frame.
struct EdgeEvidence {
  var side: InterfaceConstraint.Side
  /// The position in the root's coordinates, in points.
  var place: Double
}

/// Returns up to two positions for each constraint, such as `a.left == b.right + 8`: the position of `a.left` if `b`
/// has its saved frame, and the position of `b.right` if `a` has its saved frame. No position is computed from a view
/// that has no saved frame or that Xcode has marked as misplaced.
func edgeWitnesses(
  _ constraints: [InterfaceConstraint], _ saved: SavedGeometry, among views: [InterfaceView]
) -> [EdgeEvidence] {
  let isOff = viewsOutOfPlace(views)
  var witnesses: [EdgeEvidence] = []
  for constraint in constraints where constraint.relation == .equal && constraint.multiplier == 1 {
    guard constraint.priority >= Priority.high, let second = constraint.second else { continue }
    for (side, other, sign) in [(constraint.first, second, 1.0), (second, constraint.first, -1.0)] {
      guard other.target.part == .view, other.target.view != side.target.view, !isOff[other.target.view],
        let place = saved.alignmentRects[other.target.view].place(other.attribute)
      else { continue }
      witnesses.append(EdgeEvidence(side: side, place: place + sign * constraint.constant))
    }
  }
  return witnesses
}

/// For each view, `true` if it has no frame, or if Xcode has marked it or a superview as misplaced.
private func viewsOutOfPlace(_ views: [InterfaceView]) -> [Bool] {
  var isOff: [Bool] = []
  for view in views {
    isOff.append(
      view.savedFrame == nil && view.role != .content || view.element.flag("misplaced") == true
        || view.parent.map { isOff[$0] } ?? false)
  }
  return isOff
}

extension Rect {
  func place(_ attribute: Attribute) -> Double? {
    attribute.isSize || attribute.isMargin || attribute.isBaseline ? nil : place(of: attribute)
  }
}
