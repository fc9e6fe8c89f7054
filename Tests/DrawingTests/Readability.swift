import Graphics
import Testing

@testable import Drawing

extension Scene {
  /// Expects every text at 4.5:1, and every opaque line seen, on what was drawn below it.
  ///
  /// By painter's algorithm at the middle of each text: the last filled shape there, and those that it lets through.
  func expectReadable(
    onlyTexts: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
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
        guard case .rectangle(let rect, _) = shape.outline, let stroke = shape.stroke else { continue }
        let edge = Point(x: rect.x, y: rect.midY)
        let seen = [Point(x: edge.x - 2, y: edge.y), Point(x: edge.x + 2, y: edge.y)].map {
          stroke.color.contrast(with: ground(at: $0))
        }
        #expect((seen.max() ?? 0) >= 1.5, "an outline at \(rect)", sourceLocation: sourceLocation)
      case .text(let text):
        let middle = Point(x: text.origin.x + text.width / 2, y: text.origin.y - 0.35 * text.style.size)
        let contrast = text.color.contrast(with: ground(at: middle))
        #expect(contrast >= 4.5, "\(text.text): \(contrast)", sourceLocation: sourceLocation)
      }
    }
  }
}

extension SceneShape.Outline {
  fileprivate func covers(_ point: Point) -> Bool {
    guard case .rectangle(let rect, _) = self else { return false }
    return rect.x <= point.x && point.x <= rect.maxX && rect.y <= point.y && point.y <= rect.maxY
  }
}
