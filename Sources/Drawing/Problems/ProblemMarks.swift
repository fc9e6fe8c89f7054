internal import Graphics

extension DrawnView {
  /// Hatching and a solid outline for a conflict, a dashed outline for what is ambiguous.
  func problemMarks(theme: Theme) -> [SceneNode] {
    var nodes: [SceneNode] = []
    var inset = theme.markWidth / 2
    if problems.isInConflict {
      if let color = theme.conflict.hatch, let hatch = hatching(of: frame, color: color, theme: theme) {
        nodes.append(hatch)
      }
      nodes.append(outline(theme.conflict, inset: inset, theme: theme))
      inset += theme.markWidth + 1
    }
    if !problems.open.isEmpty { nodes.append(outline(theme.ambiguity, inset: inset, theme: theme)) }
    return nodes
  }

  private func outline(_ mark: Theme.Mark, inset: Double, theme: Theme) -> SceneNode {
    .shape(
      SceneShape(
        .rectangle(frame.inset(by: inset), cornerRadius: innerRadius(inset)),
        stroke: SceneShape.Stroke(mark.color, width: theme.markWidth, dash: mark.dash)))
  }
}

/// Lines that rise to the right, cut off at the rectangle's edges; `nil` where it is too small for one.
func hatching(of frame: Rect, color: Color, theme: Theme) -> SceneNode? {
  // No picture needs more lines than this, however large the view.
  let spacing = max(theme.hatchSpacing, (frame.width + frame.height) / 500)
  var steps: [SceneShape.PathStep] = []
  var distance = spacing
  while distance < frame.width + frame.height {
    // The points of the line on which x and y, from the top left corner, add up to `distance`.
    let low = max(0, distance - frame.height)
    let high = min(frame.width, distance)
    steps += [
      .move(Point(x: frame.x + low, y: frame.y + distance - low)),
      .line(Point(x: frame.x + high, y: frame.y + distance - high)),
    ]
    distance += spacing
  }
  if steps.isEmpty { return nil }
  return .shape(SceneShape(.path(steps), stroke: SceneShape.Stroke(color, width: theme.strokeWidth)))
}
