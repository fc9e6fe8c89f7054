internal import Graphics

extension DrawnView {
  func nodes(theme: Theme) -> [SceneNode] {
    if clipped != nil { return unclipped.nodes(theme: theme) }
    if isPoint { return marker(theme: theme) }
    var nodes = rectangle()
    if parent < 0, let grid = theme.grid { nodes += grid.nodes(in: frame) }
    if let lines = pattern { nodes.append(lines) }
    nodes += control
    if look.isCrossed, control.isEmpty, let stroke = paint.stroke {
      nodes.append(cross(stroke, theme: theme))
    }
    if isHatchedForConflict, let hatch = hatching(theme: theme) { nodes.append(hatch) }
    if let text, isHatched || paint.plate != nil {
      nodes.append(.plate(under: text.frame, of: isHatched ? paint.ground : paint.plate ?? paint.ground))
    }
    nodes += problemOutlines(theme: theme)
    nodes += text?.lines.map(SceneNode.text) ?? []
    return nodes
  }

  /// Indicates whether the lines of a pattern or hatching run behind the view's text.
  var isHatched: Bool { isHatchedForConflict || paint.hasPattern }

  private var isHatchedForConflict: Bool { problems.isInConflict && !hasSubviews }

  /// Returns the view's fill and outline. The outline lies inside the frame, so that the outlines of adjacent views do
  /// not overlap.
  private func rectangle() -> [SceneNode] {
    let thickness = paint.stroke?.width ?? 0
    if min(frame.width, frame.height) <= 2 * thickness {
      let color = paint.stroke?.color ?? paint.fill
      return color.map { [.shape(SceneShape(.rectangle(seen, cornerRadius: 0), fill: $0))] } ?? []
    }
    if !cut.isEmpty || !divided.isEmpty { return openRectangle() }
    let stroke = problems.isEmpty ? paint.stroke : nil
    guard paint.fill != nil || stroke != nil else { return [] }
    let inset = stroke == nil ? 0 : thickness / 2
    let outline = SceneShape.Outline.rectangle(frame.inset(by: inset), cornerRadius: innerRadius(inset))
    guard let stroke else { return [.shape(SceneShape(outline, fill: paint.fill))] }
    return LineColor(color: stroke.color, casing: paint.casing)
      .nodes(outline, fill: paint.fill, width: stroke.width, dash: stroke.dash)
  }

  /// The pattern over the view's fill; `nil` if the view has none, or if it is in a conflict, because the hatching of a
  /// conflict would cross the pattern.
  private var pattern: SceneNode? {
    if problems.isInConflict { return nil }
    let inset = paint.stroke?.width ?? 0
    // In a large view, the pattern fills only a band along the outline, because it would be too prominent otherwise.
    let zone = min(frame.width, frame.height) > 80 ? 12.0 : nil
    return paint.pattern?.spread(by: patternSpread).node(
      in: frame.inset(by: inset), cornerRadius: innerRadius(inset), within: zone)
  }

  func innerRadius(_ distance: Double) -> Double {
    max(0, min(paint.cornerRadius, frame.width / 2, frame.height / 2) - distance)
  }

  private func openRectangle() -> [SceneNode] {
    var nodes: [SceneNode] = []
    if let fill = paint.fill {
      nodes.append(.shape(SceneShape(.rectangle(frame, cornerRadius: 0), fill: fill)))
    }
    guard let stroke = paint.stroke else { return nodes }
    let inner = frame.inset(by: stroke.width / 2)
    let corners = [
      Point(x: inner.x, y: inner.y), Point(x: inner.maxX, y: inner.y), Point(x: inner.maxX, y: inner.maxY),
      Point(x: inner.x, y: inner.maxY),
    ]
    var steps: [SceneShape.PathStep] = []
    for (place, side) in [ClippedSides.top, .right, .bottom, .left].enumerated()
    where !cut.union(divided).contains(side) {
      steps += [.move(corners[place]), .line(corners[(place + 1) % 4])]
    }
    if steps.isEmpty { return nodes }
    return nodes
      + LineColor(color: stroke.color, casing: paint.casing)
      .nodes(.path(steps), width: stroke.width, dash: stroke.dash)
  }

  private func cross(_ stroke: SceneShape.Stroke, theme: Theme) -> SceneNode {
    let color = stroke.color.withAlpha(UInt8(Double(stroke.color.alpha) * theme.crossOpacity))
    let box = frame.inset(by: stroke.width + 0.29 * innerRadius(stroke.width))
    return .shape(
      SceneShape(
        .path([
          .move(Point(x: box.x, y: box.y)), .line(Point(x: box.maxX, y: box.maxY)),
          .move(Point(x: box.maxX, y: box.y)), .line(Point(x: box.x, y: box.maxY)),
        ]), stroke: SceneShape.Stroke(color, width: stroke.width)))
  }

  private func marker(theme: Theme) -> [SceneNode] {
    let wanted =
      problems.isInConflict
      ? theme.conflict.color : problems.open.isEmpty ? theme.leader : theme.ambiguity.color
    let color = theme.line(wanted, on: paint.behind)
    let (x, y, radius) = (frame.midX, frame.midY, Self.markerRadius)
    let hairs: [SceneShape.PathStep] = [
      .move(Point(x: x - radius, y: y)), .line(Point(x: x + radius, y: y)),
      .move(Point(x: x, y: y - radius)), .line(Point(x: x, y: y + radius)),
    ]
    let dot = Rect(x: x, y: y, width: 0, height: 0).inset(by: -1.5)
    return color.nodes(.path(hairs), width: theme.strokeWidth) + [color.filled(.ellipse(dot))]
  }
}

extension SceneNode {
  static func plate(under text: Rect, of ground: Color) -> SceneNode {
    .shape(SceneShape(.rectangle(text.inset(by: -1.5), cornerRadius: 2), fill: ground))
  }
}
