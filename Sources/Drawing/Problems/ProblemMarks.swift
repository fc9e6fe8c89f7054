internal import Graphics

extension DrawnView {
  /// The hatching of a view that takes part in a conflict.
  func hatching(theme: Theme) -> SceneNode? {
    theme.conflict.hatch.flatMap { hatch in
      // Red lines on a red view would not be seen.
      let color = theme.line(theme.conflict.color, on: paint.ground).withAlpha(hatch.alpha)
      return Drawing.hatching(
        of: frame, cornerRadius: innerRadius(0),
        color: color == theme.conflict.color.withAlpha(hatch.alpha) ? hatch : color, theme: theme)
    }
  }

  /// A solid outline for a conflict, a dashed one inside it for what is ambiguous.
  func problemOutlines(theme: Theme) -> [SceneNode] {
    var nodes: [SceneNode] = []
    var inset = theme.markWidth / 2
    if problems.isInConflict {
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
        stroke: SceneShape.Stroke(
          theme.line(mark.color, on: paint.ground), width: theme.markWidth, dash: mark.dash)))
  }
}
