internal import Graphics
internal import LayoutModel

/// A straight line.
struct Segment {
  var from: Point
  var to: Point

  /// The smallest rectangle that holds it.
  var box: Rect {
    Rect(
      minX: min(from.x, to.x), minY: min(from.y, to.y), maxX: max(from.x, to.x), maxY: max(from.y, to.y))
  }
}

/// What a line runs over, as far as its colour depends on it. It does not look at the theme's colours, so that a picture
/// is cut into the same lines in every theme.
private enum LineGround: Equatable {
  /// The theme's own colours, which are all as light or all as dark.
  case themed
  /// A canvas with a background that the theme has not chosen.
  case background
  /// A view in a colour that the file gave.
  case own(Color)
}

extension AnnotationPlacing {
  /// Straight lines in a tone where that is seen, and in another colour where it is not: a line may cross views of any
  /// colour.
  func strokes(
    _ lines: [Segment], _ tone: AnnotationInk.Tone, width: Double, dash: [Double] = [], opacity: Double = 1
  ) -> [SceneNode] {
    var paths: [(ground: LineGround, color: Color, steps: [SceneShape.PathStep])] = []
    for part in lines.flatMap(parts) {
      var index = paths.firstIndex { $0.ground == part.ground }
      if index == nil {
        let middle = Point(x: (part.from.x + part.to.x) / 2, y: (part.from.y + part.to.y) / 2)
        index = paths.count
        paths.append((part.ground, color(tone, at: middle), []))
      }
      if let index { paths[index].steps += [.move(part.from), .line(part.to)] }
    }
    return paths.map {
      .shape(
        SceneShape(
          .path($0.steps),
          stroke: SceneShape.Stroke($0.color.withAlpha(UInt8(255 * opacity)), width: width, dash: dash)))
    }
  }

  private typealias Part = (from: Point, to: Point, ground: LineGround)

  /// A line cut where its colour may have to change.
  private func parts(of line: Segment) -> [Part] {
    let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
    // As fine as views are told apart, but no more often than a person would look.
    let count = Int(min(max((max(abs(dx), abs(dy)) / 4).rounded(.up), 1), 200))
    func point(_ number: Double) -> Point {
      Point(x: line.from.x + dx * number / Double(count), y: line.from.y + dy * number / Double(count))
    }
    var parts: [Part] = []
    for number in 0..<count {
      let ground = lineGround(at: point(Double(number) + 0.5))
      if parts.last?.ground == ground {
        parts[parts.count - 1].to = point(Double(number) + 1)
      } else {
        parts.append((point(Double(number)), point(Double(number) + 1), ground))
      }
    }
    // Without the rounding of fractions.
    parts[parts.count - 1].to = line.to
    return parts
  }

  private func lineGround(at point: Point) -> LineGround {
    // Beyond all views only the edge's cells answer.
    let view = view(at: point) < 0 ? -1 : arrangement.fills.owner(at: point)
    if view <= 0 { return theme.sheet.fill == nil ? .background : .themed }
    let fill = solved.layout.views[views[view].index].fill
    if let color = fill.resolved(nil, isDark: theme.isDark) { return .own(color) }
    return .themed
  }
}
