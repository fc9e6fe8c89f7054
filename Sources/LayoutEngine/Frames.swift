import Graphics
import LayoutModel
import LinearSolver

func solvedLayout(
  _ layout: Layout, _ canvas: Canvas, _ solution: LinearSolution, conflicts: [LayoutConflict],
  content: [ViewContent], measuring text: some TextMeasurer
) -> SolvedLayout {
  let views = layout.views.indices.map(ViewID.init)
  let frames = views.map { frame(of: $0, in: solution.values) }
  let isHiddenMember = layout.hiddenMembers()
  var solved = SolvedLayout(
    layout: layout, canvas: canvas, size: frames[0].size, frames: frames,
    ambiguities: views.map { view in
      let open = openValues(of: view.index, in: solution.freedom)
      return open.filter { !isHiddenMember(view, $0.value.axis) }
    },
    conflicts: conflicts,
    texts: views.map { fittedText(of: layout[$0], content[$0.index], frames[$0.index], measuring: text) },
    intrinsicSizes: content.map(\.intrinsicSize))
  solved.isCertain = solution.isCertain
  addContents(to: &solved, solution)
  return solved
}

private func addContents(to solved: inout SolvedLayout, _ solution: LinearSolution) {
  let list = FrameList(solved.layout)
  for scroll in list.scrolls {
    let content = list.content(of: scroll)
    solved.contentSizes[scroll.index] = Size(
      width: solution.values[variable(frame: content, .horizontal, .size)],
      height: solution.values[variable(frame: content, .vertical, .size)])
    solved.contentAmbiguities[scroll.index] = openValues(of: content, in: solution.freedom).filter {
      $0.value.part == .size
    }
  }
}

extension Layout {
  /// Returns a function that indicates, for a view and an axis, whether the view is a hidden member of a stack along
  /// that axis, is inside such a member, or is hidden because it is not in the view hierarchy.
  fileprivate func hiddenMembers() -> (ViewID, Axis) -> Bool {
    guard views.contains(where: \.isHidden) else { return { _, _ in false } }
    var hidden = [PerAxis<Bool>](repeating: PerAxis(both: false), count: views.count)
    for (index, view) in views.enumerated() {
      guard let parent = view.parent else { continue }
      hidden[index] = hidden[parent.index]
      if view.isArranged, view.isHidden, let stack = self[parent].stack { hidden[index][stack.axis] = true }
      if view.isHidden, isOutsideHierarchy(ViewID(index)) { hidden[index] = PerAxis(both: true) }
    }
    return { hidden[$0.index][$1] }
  }
}

extension Layout {
  /// Returns whether a hidden view is outside the view hierarchy, because the Swift source does not add it to a
  /// superview or because its NSStackView detaches it.
  private func isOutsideHierarchy(_ view: ViewID) -> Bool {
    guard let coverage else { return false }
    return coverage.detached.contains(view)
      || !self[view].isArranged
        && self[view].parent.flatMap { self[$0].stack }.map { $0.rules != .uiKit } ?? false
  }
}

func frame(of view: ViewID, in values: [Double]) -> Rect {
  Rect(
    x: values[variable(view, .horizontal, .start)], y: values[variable(view, .vertical, .start)],
    width: values[variable(view, .horizontal, .size)], height: values[variable(view, .vertical, .size)])
}

private func openValues(of frame: Int, in freedom: OpenRanges) -> [OpenValue] {
  FrameValue.allCases.compactMap { value in
    let variable = variable(frame: frame, value.axis, value.part)
    guard let range = freedom[variable] else {
      return freedom.isOpen(variable) ? OpenValue(value, .unsought) : nil
    }
    return OpenValue(
      value,
      OpenRange(
        lower: range.lowerBound.isFinite ? range.lowerBound : nil,
        upper: range.upperBound.isFinite ? range.upperBound : nil))
  }
}

package func fittedText(
  of view: View, _ content: ViewContent, _ frame: Rect, measuring measurer: some TextMeasurer
) -> MeasuredText? {
  guard let natural = content.text, let string = view.setText, !string.isEmpty else { return nil }
  let known = view.knownContent(textWidth: natural.width)
  let padding = known?.padding.horizontal ?? 2 * view.kind.textPadding.horizontal
  let room = max(0, frame.width - padding)
  // A box's name is not wrapped or truncated here, since drawing shrinks or moves it.
  if view.kind == .box { return natural }
  if let known, view.saved != nil || frame.width >= known.width - 0.5,
    let text = known.text(of: view, natural, in: frame, room, measuring: measurer)
  {
    return text
  }
  if natural.width <= room + 1e-6 { return natural }
  return measurer.measure(string, style: view.textStyle, width: room, lineLimit: view.lineLimit)
}
