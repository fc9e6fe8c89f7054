import Graphics
import Testing

@testable import Drawing

extension Scene {
  /// Expects every text at 4.5:1, and every opaque line at 3:1 or what is said, on what was drawn below it.
  ///
  /// By painter's algorithm at the middle of each text: the last filled shape there, and those that it lets through.
  func expectReadable(
    onlyTexts: Bool = false, thinLines: Bool = true, lines least: Double = 3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var below: [SceneShape] = []
    func ground(at point: Point) -> Color {
      below.reduce(background ?? Color(rgb: 0xFFFFFF)) { color, shape in
        guard let fill = shape.fill, shape.outline.covers(point) else { return color }
        return fill.composited(over: color)
      }
    }
    for node in flat {
      switch node {
      case .group: continue
      case .shape(let shape):
        below.append(shape)
        if onlyTexts { continue }
        if !thinLines, shape.outline.isThin { continue }
        guard let stroke = shape.stroke, let (a, b) = shape.outline.bothSides else { continue }
        let seen = [a, b].map { stroke.color.contrast(with: ground(at: $0)) }
        #expect(
          (seen.max() ?? 0) >= least, "a line at \(shape.outline.box)", sourceLocation: sourceLocation)
      case .text(let text):
        let middle = Point(x: text.origin.x + text.width / 2, y: text.origin.y - 0.35 * text.style.size)
        let contrast = text.color.contrast(with: ground(at: middle))
        #expect(contrast >= 4.5, "\(text.text): \(contrast)", sourceLocation: sourceLocation)
      }
    }
  }
}

extension SceneShape.Outline {
  /// Two points beside a rectangle's left edge, or beside a single straight line.
  fileprivate var bothSides: (Point, Point)? {
    switch self {
    case .rectangle(let rect, _):
      return (Point(x: rect.x - 2, y: rect.midY), Point(x: rect.x + 2, y: rect.midY))
    case .path(let steps):
      guard steps.count == 2, case .move(let from) = steps[0], case .line(let to) = steps[1] else {
        return nil
      }
      let (x, y) = ((from.x + to.x) / 2, (from.y + to.y) / 2)
      let (dx, dy) = abs(to.x - from.x) > abs(to.y - from.y) ? (0.0, 2.0) : (2, 0)
      return (Point(x: x - dx, y: y - dy), Point(x: x + dx, y: y + dy))
    case .ellipse: return nil
    }
  }

  fileprivate var isThin: Bool {
    switch self {
    case .rectangle(let rect, _), .ellipse(let rect): min(rect.width, rect.height) < 4
    case .path: true
    }
  }

  fileprivate func covers(_ point: Point) -> Bool {
    guard case .rectangle(let rect, _) = self else { return false }
    return rect.x <= point.x && point.x <= rect.maxX && rect.y <= point.y && point.y <= rect.maxY
  }
}
