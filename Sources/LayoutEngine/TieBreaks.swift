import Graphics
import LayoutModel
import LinearSolver

/// Adds rules that choose one of the solutions of an ambiguous layout. They make the ambiguous views small and keep
/// them inside their superviews, at the leading and top edges if possible.
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
  // If the file contains saved frames and the canvas is left-to-right, first minimize the sum of the differences from
  // these frames.
  var level = 0
  for (view, superview, axis) in open where canvas.direction == .leftToRight {
    guard let saved = layout[view].savedFrame else { continue }
    addSaved(saved, of: view, in: superview, axis, to: &lowered)
    level = 1
  }
  // 0. Minimize the sum of widths and heights.
  for (view, _, axis) in open { addSmallness(of: view.index, axis, level: level, to: &lowered) }
  // 1. Minimize the total length by which views extend beyond their superviews.
  for (view, superview, axis) in open {
    addContainment(of: view, in: superview, axis, .tieBreak(level + 1), to: &lowered)
  }
  // 2. Minimize the sum of distances from the superviews' leading and top edges.
  for (view, superview, axis) in open {
    addNearness(of: view, to: superview, axis, canvas, level: level + 2, to: &lowered)
  }
  // 3. If several solutions remain, minimize the distance of step 2 for one view after another, in file order, and then
  //    the size for one view after another.
  for (order, (view, superview, axis)) in open.enumerated() {
    addNearness(of: view, to: superview, axis, canvas, level: level + 3 + order, to: &lowered)
    addSmallness(of: view.index, axis, level: level + 3 + open.count + order, to: &lowered)
  }
  // 4. Make the content of each scroll view contain its subviews, and be as small as possible.
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
