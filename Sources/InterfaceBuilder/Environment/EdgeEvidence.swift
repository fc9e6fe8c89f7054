import Graphics
import LayoutModel

/// Evidence of where an edge of a view was when the file was saved. A constraint relates the edge to another view, whose
/// saved frame implies the position of the edge.
struct EdgeEvidence {
  var side: InterfaceConstraint.Side
  /// The position of the edge in the root's coordinates, in points.
  var place: Double
}

/// Returns the positions that equations with the multiplier 1 and at least a high priority imply: `a.left == b.right +
/// 8` gives `a.left` from the saved frame of `b`, and `b.right` from the saved frame of `a`.
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

/// Returns, for each view, whether its saved position is unreliable, because the view or one of its superviews is
/// marked as misplaced or has no saved frame. A content view needs no frame, because it fills its superview.
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
