import Graphics
import Testing

@testable import Drawing

extension Scene {
  /// Expects texts to have a contrast of at least 4.5:1, and opaque lines to have a contrast of at least 3:1 on at
  /// least one side. A line may have less contrast on stretches of at most `most` points.
  func expectReadable(
    onlyTexts: Bool = false, lost most: Int = 8, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let nodes = flat
    let fills: [(place: Int, box: Rect, isRound: Bool, color: Color)] = nodes.indices.compactMap { place in
      guard case .shape(let shape) = nodes[place], let fill = shape.fill else { return nil }
      let stroke = (shape.stroke?.width ?? 0) / 2
      switch shape.outline {
      case .rectangle(let box, _): return (place, box.inset(by: -stroke), false, fill)
      case .ellipse(let box): return (place, box.inset(by: -stroke), true, fill)
      case .path: return nil
      }
    }
    func isOn(_ fill: (place: Int, box: Rect, isRound: Bool, color: Color), _ point: Point) -> Bool {
      let (x, y) = (point.x - fill.box.midX, point.y - fill.box.midY)
      let (width, height) = (fill.box.width / 2, fill.box.height / 2)
      return fill.isRound
        ? x * x / (width * width) + y * y / (height * height) <= 1 : fill.box.holds(point)
    }
    func ground(at point: Point, below place: Int, wider least: Double = 0) -> Color {
      fills.prefix { $0.place < place }.reduce(background ?? Color(rgb: 0xFFFFFF)) { color, fill in
        isOn(fill, point) && min(fill.box.width, fill.box.height) >= least
          ? fill.color.composited(over: color) : color
      }
    }
    func isHidden(_ point: Point, after place: Int) -> Bool {
      fills.reversed().prefix { $0.place > place }.contains {
        $0.color.alpha == 255 && isOn($0, point)
      }
    }
    for (place, node) in nodes.enumerated() {
      switch node {
      case .group: continue
      case .shape(let shape):
        guard !onlyTexts, let stroke = shape.stroke, stroke.color.alpha == 255 else { continue }
        // If two lines have the same outline, the line behind is wider and only separates the line in front from its
        // background, so only the line in front is checked.
        if place + 1 < nodes.count, case .shape(let next) = nodes[place + 1], next.outline == shape.outline {
          continue
        }
        var casing: Color?
        if place > 0, case .shape(let last) = nodes[place - 1], last.outline == shape.outline {
          casing = last.stroke?.color
        }
        func isSeen(_ sides: [Point]) -> Bool {
          sides.contains { side in
            // A shape less than 4 points wide or tall does not count as the background of a line.
            var ground = ground(at: side, below: place, wider: 4)
            if let fill = shape.fill, shape.outline.box.holds(side) { ground = fill.composited(over: ground) }
            return stroke.color.contrast(with: casing.map { $0.composited(over: ground) } ?? ground) >= 3
          }
        }
        for line in shape.outline.samples(beside: stroke.width / 2 + 0.25) {
          var (unseen, longest) = (0, 0)
          for (point, sides) in line {
            unseen = isSeen(sides) || isHidden(point, after: place) ? 0 : unseen + 1
            longest = max(longest, unseen)
          }
          #expect(longest <= most, "a line of \(shape.outline.box)", sourceLocation: sourceLocation)
        }
      case .text(let text):
        for part in [0.05, 0.5, 0.95] {
          let point = Point(
            x: text.origin.x + part * text.width, y: text.origin.y - 0.35 * text.style.size)
          let contrast = text.color.contrast(with: ground(at: point, below: place))
          #expect(
            contrast >= 4.5 || isHidden(point, after: place), "\(text.text) at \(point): \(contrast)",
            sourceLocation: sourceLocation)
        }
      }
    }
  }
}

extension SceneShape.Outline {
  /// Returns samples on each straight line at distances of 1. Each sample consists of a point on the line and the two
  /// points beside it, one on each side of the line, at `distance` from it.
  fileprivate func samples(beside distance: Double) -> [[(on: Point, beside: [Point])]] {
    var lines: [Segment] = []
    switch self {
    case .rectangle(let rect, let radius):
      let (x, y) = (min(radius, 0.49 * rect.width), min(radius, 0.49 * rect.height))
      let (across, down) = (
        rect.inset(horizontally: x, vertically: 0), rect.inset(horizontally: 0, vertically: y)
      )
      lines = [across.sides[0], down.sides[1], across.sides[2], down.sides[3]]
    case .path(let steps):
      for (from, to) in zip(steps, steps.dropFirst()) {
        if case .move(let from) = from, case .line(let to) = to { lines.append(Segment(from: from, to: to)) }
      }
    case .ellipse: break
    }
    return lines.map { line in
      let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
      let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
      let (across, down) = (-dy / length * distance, dx / length * distance)
      let count = line.pieces(of: 1, most: 1000)
      return (0..<count).map { number in
        let point = line.at((Double(number) + 0.5) / Double(count))
        return (point, [-1.0, 1].map { Point(x: point.x + $0 * across, y: point.y + $0 * down) })
      }
    }
  }
}
