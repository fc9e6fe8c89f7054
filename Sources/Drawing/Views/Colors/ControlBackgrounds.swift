internal import Graphics
internal import LayoutModel

extension Arrangement {
  /// Returns the color at a point, computed from the fills of the views and controls before position `limit`. If a
  /// later view hides these views there, the fills of all views are used instead.
  func color(at point: Point, below limit: Int = .max) -> Color {
    let ground = grounds.ground(at: point, below: limit) ?? grounds.ground(at: point)
    let place = Rect(x: point.x, y: point.y, width: 0, height: 0)
    return controlShapes(in: place, at: point, below: limit).reduce(ground.color) { ground, shape in
      shape.fill?.composited(over: ground) ?? ground
    }
  }

  /// Returns a readable color for the text in a rectangle and, if the text crosses the edge of a control's shape, the
  /// color of a plate (a filled rectangle) under the text.
  func ink(
    _ wanted: Color, in letters: Rect, below limit: Int = .max, theme: Theme
  ) -> (ink: Color, plate: Color?) {
    let ground = color(at: letters.middle, below: limit)
    let ink = theme.ink(wanted, on: ground)
    let crossed = controlShapes(in: letters, at: letters.middle, below: limit).filter {
      !$0.outline.box.contains(letters.inset(by: 1))
    }
    if crossed.isEmpty { return (ink, nil) }
    // If the text is readable without a plate, the plate is transparent instead of missing, so that pictures have the
    // same shapes in all themes.
    let below = grounds.ground(at: letters.middle).color
    let colors = [below] + crossed.compactMap { $0.fill?.composited(over: below) }
    let isRead = colors.allSatisfy { ink.contrast(with: $0) >= Theme.leastContrast }
    return (ink, ground.withAlpha(isRead ? 0 : 255))
  }

  mutating func adaptTexts(of layout: Layout, theme: Theme) {
    for position in views.indices where !controls.isEmpty {
      guard let text = views[position].text, views[position].paint.fill?.alpha != 255,
        layout.views[views[position].index].textColor == .automatic,
        controls.contains(where: { $0 < position && views[$0].frame.overlaps(text.frame) })
      else { continue }
      for (number, line) in text.lines.enumerated() {
        let (ink, plate) = ink(line.color, in: line.inkBox, below: position, theme: theme)
        views[position].text?.lines[number].color = ink
        if let plate { views[position].paint.plate = plate }
      }
    }
    for position in controls where layout.views[views[position].index].textColor == .automatic {
      let lines = views[position].control.compactMap { if case .text(let line) = $0 { line } else { nil } }
      guard lines.count == views[position].control.count, views[position].paint.fill?.alpha != 255 else {
        continue
      }
      views[position].control = lines.flatMap { line -> [SceneNode] in
        var line = line
        let (ink, plate) = ink(line.color, in: line.inkBox, below: position, theme: theme)
        line.color = ink
        return (plate.map { [.plate(under: line.inkBox, of: $0)] } ?? []) + [.text(line)]
      }
    }
  }

  /// Returns the filled shapes in controls before position `limit` that overlap `box`, from back to front. A control is
  /// left out if an opaque view that is also before `limit` hides the control at `point`.
  private func controlShapes(in box: Rect, at point: Point, below limit: Int) -> [SceneShape] {
    if controls.isEmpty { return [] }
    let front = grounds.opaque.owner(at: point)
    return controls.filter { $0 < limit && ($0 >= front || front >= limit) && views[$0].frame.overlaps(box) }
      .flatMap { views[$0].control.flatMap(\.filledShapes) }.filter { $0.outline.reaches(into: box) }
  }
}

extension SceneNode {
  fileprivate var filledShapes: [SceneShape] {
    switch self {
    case .text: return []
    case .group(let group): return group.children.flatMap(\.filledShapes)
    case .shape(let shape):
      if case .path = shape.outline { return [] }
      return shape.fill == nil ? [] : [shape]
    }
  }
}

extension SceneShape.Outline {
  fileprivate func reaches(into box: Rect) -> Bool {
    switch self {
    case .path: return false
    case .rectangle(let rect, _):
      return rect.x <= box.maxX && box.x <= rect.maxX && rect.y <= box.maxY && box.y <= rect.maxY
    case .ellipse(let rect):
      let x = (min(max(rect.midX, box.x), box.maxX) - rect.midX) / (rect.width / 2)
      let y = (min(max(rect.midY, box.y), box.maxY) - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    }
  }
}
