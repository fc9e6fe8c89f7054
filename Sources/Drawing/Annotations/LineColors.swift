internal import Graphics
internal import LayoutModel

/// A straight line.
struct Segment {
  var from: Point
  var to: Point
}

extension AnnotationPlacing {
  /// Straight lines in a tone where that is seen, and in another colour where it is not: a line may cross views of any
  /// colour.
  func strokes(
    _ lines: [Segment], _ tone: AnnotationInk.Tone, width: Double, dash: [Double] = [], opacity: Double = 1
  ) -> [SceneNode] {
    var paths: [(color: Color, steps: [SceneShape.PathStep])] = []
    for line in lines {
      for part in parts(of: line, tone) {
        if paths.last?.color != part.color, let index = paths.firstIndex(where: { $0.color == part.color }) {
          paths.append(paths.remove(at: index))
        }
        if paths.last?.color != part.color { paths.append((part.color, [])) }
        paths[paths.count - 1].steps += [.move(part.from), .line(part.to)]
      }
    }
    return paths.map {
      .shape(
        SceneShape(
          .path($0.steps),
          stroke: SceneShape.Stroke($0.color.withAlpha(UInt8(255 * opacity)), width: width, dash: dash)))
    }
  }

  private typealias Part = (from: Point, to: Point, color: Color)

  /// A line cut where its colour has to change.
  private func parts(of line: Segment, _ tone: AnnotationInk.Tone) -> [Part] {
    let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
    // As fine as views are told apart, but no more often than a person would look.
    let count = Int(min(max((max(abs(dx), abs(dy)) / 4).rounded(.up), 1), 200))
    func point(_ number: Double) -> Point {
      Point(x: line.from.x + dx * number / Double(count), y: line.from.y + dy * number / Double(count))
    }
    var parts: [Part] = []
    for number in 0..<count {
      let color = color(tone, at: point(Double(number) + 0.5))
      if parts.last?.color == color {
        parts[parts.count - 1].to = point(Double(number) + 1)
      } else {
        parts.append((point(Double(number)), point(Double(number) + 1), color))
      }
    }
    // Without the rounding of fractions.
    parts[parts.count - 1].to = line.to
    return parts
  }
}
