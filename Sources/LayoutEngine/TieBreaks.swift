import Graphics
import LayoutModel
import LinearSolver

/// Adds the fixed rules that pick one of several best solutions, for the views that are not
/// determined: small, inside, toward the leading and top edges, in file order. Then the contents of scroll views
/// contain their subviews and are small.
func addTieBreaks(
  to lowered: inout LoweredLayout, of layout: Layout, on canvas: Canvas, freedom: OpenRanges
) {
  let isFree = { (view: ViewID, axis: Axis) in
    freedom.isOpen(variable(view, axis, .start)) || freedom.isOpen(variable(view, axis, .size))
  }
  var open: [(view: ViewID, superview: ViewID, axis: Axis)] = []
  for view in layout.views.indices.dropFirst().map(ViewID.init) {
    guard let superview = layout[view].parent else { continue }
    for axis in Axis.allCases where isFree(view, axis) || isFree(superview, axis) {
      open.append((view, superview, axis))
    }
  }
  // The least sum of differences from the frames that a file has saved.
  var level = 0
  for (view, superview, axis) in open where canvas.direction == .leftToRight {
    guard let saved = layout[view].savedFrame else { continue }
    addSaved(saved, of: view, in: superview, axis, to: &lowered)
    level = 1
  }
  // 0. The least sum of widths and heights.
  for (view, _, axis) in open { addSmallness(of: view.index, axis, level: level, to: &lowered) }
  // 1. The least sum of distances by which views stick out of their superviews.
  for (view, superview, axis) in open {
    addContainment(of: view, in: superview, axis, .tieBreak(level + 1), to: &lowered)
  }
  // 2. The least sum of distances from each superview's leading and top edge.
  for (view, superview, axis) in open {
    addNearness(of: view, to: superview, axis, canvas, level: level + 2, to: &lowered)
  }
  // 3. In file order, each view nearest its superview's leading and top edge, and then as small as possible, as sizes
  //    could still be traded for each other.
  for (order, (view, superview, axis)) in open.enumerated() {
    addNearness(of: view, to: superview, axis, canvas, level: level + 3 + order, to: &lowered)
    addSmallness(of: view.index, axis, level: level + 3 + open.count + order, to: &lowered)
  }
  // 4. The contents of scroll views, which no constraint on a view's frame depends on.
  let frames = FrameList(layout)
  level += 3 + 2 * open.count
  for scroll in frames.scrolls {
    let content = frames.content(of: scroll)
    for axis in Axis.allCases where freedom.isOpen(variable(frame: content, axis, .size)) {
      for view in layout.subviews(of: scroll) {
        var row = Row()
        row.add(1, variable(view, axis, .end))
        row.add(-1, variable(frame: content, axis, .end))
        lowered.add(row, .lessOrEqual, .tieBreak(level))
      }
      addSmallness(of: content, axis, level: level + 1, to: &lowered)
    }
  }
}

/// A view's size and its distance from its superview as they were saved.
private func addSaved(
  _ saved: Rect, of view: ViewID, in superview: ViewID, _ axis: Axis, to lowered: inout LoweredLayout
) {
  var (size, place) = (Row(), Row())
  size.add(1, variable(view, axis, .size))
  size.constant = axis == .horizontal ? -saved.width : -saved.height
  place.add(1, variable(view, axis, .start))
  place.add(-1, variable(superview, axis, .start))
  place.constant = axis == .horizontal ? -saved.x : -saved.y
  lowered.add(size, .equal, .tieBreak(0))
  lowered.add(place, .equal, .tieBreak(0))
}

private func addSmallness(of frame: Int, _ axis: Axis, level: Int, to lowered: inout LoweredLayout) {
  lowered.add(
    Row(terms: [LinearTerm(1, variable(frame: frame, axis, .size))]), .lessOrEqual, .tieBreak(level))
}

private func addNearness(
  of view: ViewID, to superview: ViewID, _ axis: Axis, _ canvas: Canvas, level: Int,
  to lowered: inout LoweredLayout
) {
  let edge: FramePart = axis == .horizontal && canvas.direction == .rightToLeft ? .end : .start
  var row = Row()
  row.add(1, variable(view, axis, edge))
  row.add(-1, variable(superview, axis, edge))
  lowered.add(row, .equal, .tieBreak(level))
}
