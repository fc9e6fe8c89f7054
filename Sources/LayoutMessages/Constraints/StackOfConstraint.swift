import LayoutModel

extension Layout {
  package func stack(of constraint: Constraint) -> ViewID? {
    guard constraint.notation == .stack else { return nil }
    let views = constraint.views
    for view in views {
      if self[view].isArranged, let stack = self[view].parent, self[stack].span == constraint.span {
        return stack
      }
    }
    return views.first { self[$0].stack != nil && self[$0].span == constraint.span }
  }
}
