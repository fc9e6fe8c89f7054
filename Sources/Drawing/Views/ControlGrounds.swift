internal import Graphics
internal import LayoutModel

extension Arrangement {
  /// The color at a place, including the filled shapes of controls.
  ///
  /// - Parameter limit: the position of the first view that does not count.
  func color(at point: Point, below limit: Int = .max) -> Color {
    let ground = grounds.ground(at: point, below: limit) ?? grounds.ground(at: point)
    return controlShapes(at: point, below: limit).reduce(ground.color) { ground, shape in
      shape.fill?.composited(over: ground) ?? ground
    }
  }

  /// The color in which letters can be read, and the color of the plate that they have where they cross the edge of a
  /// control's shape.
  func ink(
    _ wanted: Color, in letters: Rect, below limit: Int = .max, theme: Theme
  ) -> (ink: Color, plate: Color?) {
    let places = [0.5, 0.05, 0.95].map { Point(x: letters.x + $0 * letters.width, y: letters.midY) }
    let colors = places.map { color(at: $0, below: limit) }
    let ink = theme.ink(wanted, on: colors[0])
    let shapes = places.map { controlShapes(at: $0, below: limit).map(\.outline) }
    if shapes.allSatisfy({ $0 == shapes[0] }) { return (ink, nil) }
    // The plate is there in all themes, and may be invisible.
    let isRead = colors.allSatisfy { ink.contrast(with: $0) >= Theme.leastContrast }
    return (ink, colors[0].withAlpha(isRead ? 0 : 255))
  }

  /// Gives the texts of views that lie on controls colors that can be read on those.
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
  }

  /// The filled shapes of controls that are visible at a place, back to front.
  private func controlShapes(at point: Point, below limit: Int) -> [SceneShape] {
    if controls.isEmpty { return [] }
    let front = grounds.opaque.owner(at: point)
    return controls.lazy.filter {
      $0 < limit && ($0 >= front || front >= limit) && views[$0].frame.holds(point)
    }
    .flatMap { position in views[position].control.flatMap { $0.filledShapes(at: point) } }
  }
}

extension SceneNode {
  /// The shapes in it that fill a place, except for glyphs.
  fileprivate func filledShapes(at point: Point) -> [SceneShape] {
    switch self {
    case .text: return []
    case .group(let group): return group.children.flatMap { $0.filledShapes(at: point) }
    case .shape(let shape):
      if shape.fill == nil { return [] }
      switch shape.outline {
      case .path: return []
      case .rectangle(let box, _): return box.holds(point) ? [shape] : []
      case .ellipse(let box):
        let (x, y) = (2 * (point.x - box.midX) / box.width, 2 * (point.y - box.midY) / box.height)
        return x * x + y * y <= 1 ? [shape] : []
      }
    }
  }
}
