internal import Graphics

extension Theme {
  func hatching(of mark: Mark, on ground: Color) -> Pattern? {
    mark.hatch.map { hatch in
      let color = hatch.withAlpha(255)
      let seen = line(color, on: ground)
      return Pattern(
        mark.hatchLines, color: seen == color ? hatch : seen.withAlpha(hatch.alpha), width: hatchWidth,
        spacing: hatchSpacing)
    }
  }
}

extension DrawnView {
  func hatching(theme: Theme) -> SceneNode? {
    // The inset keeps the ends of the hatching lines under the outline.
    let inset = theme.markWidth / 2
    return theme.hatching(of: theme.conflict, on: paint.ground)?.spread(by: patternSpread).node(
      in: frame.inset(by: inset), cornerRadius: innerRadius(inset))
  }

  func problemOutlines(theme: Theme) -> [SceneNode] {
    var nodes: [SceneNode] = []
    var inset = theme.markWidth / 2
    if problems.isInConflict {
      nodes += outline(theme.conflict, inset: inset, theme: theme)
      inset += theme.markWidth + 1
    }
    if !problems.open.isEmpty { nodes += outline(theme.ambiguity, inset: inset, theme: theme) }
    return nodes
  }

  private func outline(_ mark: Theme.Mark, inset: Double, theme: Theme) -> [SceneNode] {
    // A thin view is covered by its outline, whose color must contrast with the background behind the view.
    let isThin = min(frame.width, frame.height) <= 2 * inset + theme.markWidth
    return theme.line(mark.color, on: isThin ? paint.behind : paint.inside).nodes(
      .rectangle(frame.inset(by: inset), cornerRadius: innerRadius(inset)), width: theme.markWidth,
      dash: mark.dash)
  }
}
