import Graphics
import LayoutModel
import LinearSolver

/// Reads a solution back into frames, ambiguities and conflicts of views.
func solvedLayout(
  _ layout: Layout, _ canvas: Canvas, _ solution: LinearSolution, origins: [ConstraintOrigin?],
  content: [ViewContent], measuring text: some TextMeasurer
) -> SolvedLayout {
  let views = layout.views.indices.map(ViewID.init)
  let frames = views.map { frame(of: $0, in: solution.values) }
  var solved = SolvedLayout(
    layout: layout, canvas: canvas, size: frames[0].size, frames: frames,
    ambiguities: views.map { openValues(of: $0, in: solution.freedom) },
    conflicts: solution.conflicts.map { conflict in
      LayoutConflict(
        members: conflict.members.compactMap { origins[$0] }, dropped: conflict.members.count - 1)
    },
    texts: views.map { fittedText(of: layout[$0], content[$0.index], frames[$0.index], measuring: text) },
    intrinsicSizes: content.map(\.intrinsicSize))
  solved.isCertain = solution.isCertain
  return solved
}

private func frame(of view: ViewID, in values: [Double]) -> Rect {
  Rect(
    x: values[variable(view, .horizontal, .start)], y: values[variable(view, .vertical, .start)],
    width: values[variable(view, .horizontal, .size)], height: values[variable(view, .vertical, .size)])
}

private func openValues(of view: ViewID, in freedom: OpenRanges) -> [OpenValue] {
  FrameValue.allCases.compactMap { value in
    let variable =
      switch value {
      case .x: variable(view, .horizontal, .start)
      case .y: variable(view, .vertical, .start)
      case .width: variable(view, .horizontal, .size)
      case .height: variable(view, .vertical, .size)
      }
    guard let range = freedom[variable] else { return nil }
    return OpenValue(
      value,
      OpenRange(
        lower: range.lowerBound.isFinite ? range.lowerBound : nil,
        upper: range.upperBound.isFinite ? range.upperBound : nil))
  }
}

/// A view's text as it is set in its solved frame: cut short where it is wider.
private func fittedText(
  of view: View, _ content: ViewContent, _ frame: Rect, measuring measurer: some TextMeasurer
) -> MeasuredText? {
  guard let natural = content.text, let string = view.setText else { return nil }
  let room = max(0, frame.width - 2 * view.kind.textPadding.horizontal)
  // Boxes show their names, which drawing shrinks or moves rather than cuts.
  if view.kind == .box || natural.width <= room + 1e-6 { return natural }
  return measurer.measure(string, style: view.textStyle, width: room, lineLimit: view.lineLimit)
}
