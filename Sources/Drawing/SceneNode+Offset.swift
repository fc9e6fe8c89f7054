internal import Graphics

extension SceneNode {
  /// Returns the node, moved by the given distances.
  package func offset(x dx: Double, y dy: Double) -> SceneNode {
    if dx == 0, dy == 0 { return self }
    switch self {
    case .group(var group):
      group.clip = group.clip?.offset(x: dx, y: dy)
      group.children = group.children.map { $0.offset(x: dx, y: dy) }
      return .group(group)
    case .shape(var shape):
      shape.outline = shape.outline.offset(x: dx, y: dy)
      return .shape(shape)
    case .text(var text):
      text.origin = text.origin.offset(x: dx, y: dy)
      return .text(text)
    }
  }
}

extension SceneShape.Outline {
  fileprivate func offset(x dx: Double, y dy: Double) -> Self {
    switch self {
    case .rectangle(let rect, let cornerRadius):
      .rectangle(rect.offset(x: dx, y: dy), cornerRadius: cornerRadius)
    case .ellipse(let rect): .ellipse(rect.offset(x: dx, y: dy))
    case .path(let steps):
      .path(
        steps.map { step in
          switch step {
          case .move(let point): .move(point.offset(x: dx, y: dy))
          case .line(let point): .line(point.offset(x: dx, y: dy))
          case .curve(let a, let b, let end):
            .curve(a.offset(x: dx, y: dy), b.offset(x: dx, y: dy), to: end.offset(x: dx, y: dy))
          case .close: .close
          }
        })
    }
  }
}

extension Point {
  fileprivate func offset(x dx: Double, y dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
}
