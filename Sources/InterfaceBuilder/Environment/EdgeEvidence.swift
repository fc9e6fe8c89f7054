import Graphics
import LayoutModel

/// The position of a view's edge that a constraint implies at the saved frame of the constraint's other view.
struct EdgeEvidence {
  var side: InterfaceConstraint.Side
  /// The position of the edge in the root's coordinates, in points.
  var place: Double
}

/// Returns the positions that constraints imply: `a.left == b.right + 8` implies `a.left` from the saved frame of `b`,
/// and `b.right` from that of `a`.
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

/// Returns, for each view, whether the view or a superview is misplaced or, except for scroll content, has no frame.
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
