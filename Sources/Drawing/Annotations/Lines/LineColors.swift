internal import Graphics
internal import LayoutModel

struct Segment {
  var from: Point
  var to: Point

  var box: Rect {
    Rect(
      minX: min(from.x, to.x), minY: min(from.y, to.y), maxX: max(from.x, to.x), maxY: max(from.y, to.y))
  }

  static func joining(_ points: [Point]) -> [Segment] {
    zip(points, points.dropFirst()).map { Segment(from: $0, to: $1) }
  }

  func at(_ part: Double) -> Point {
    Point(x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y))
  }

  func pieces(of length: Double, most: Int) -> Int {
    Int(min(max((max(abs(to.x - from.x), abs(to.y - from.y)) / length).rounded(.up), 1), Double(most)))
  }
}

extension Placer {
  /// Returns nodes that draw straight lines in the color of `tone`, or in another color where that color would not be
  /// visible.
  func strokes(
    _ lines: [Segment], _ tone: AnnotationInk.Tone, width: Double, dash: [Double] = [], opacity: Double = 1
  ) -> [SceneNode] {
    var paths: [(grounds: [BackdropColors.Ground], steps: [SceneShape.PathStep])] = []
    for part in lines.flatMap(parts) {
      let index =
        paths.firstIndex { $0.grounds[0].source == part.grounds[0].source } ?? paths.count
      if index == paths.count { paths.append(([], [])) }
      paths[index].grounds += part.grounds
      paths[index].steps += [.move(part.line.from), .line(part.line.to)]
    }
    return paths.map {
      let color = theme.line(tone.line, on: $0.grounds).color.withAlpha(UInt8(255 * opacity))
      return .shape(SceneShape(.path($0.steps), stroke: SceneShape.Stroke(color, width: width, dash: dash)))
    }
  }

  private func parts(of line: Segment) -> [(line: Segment, grounds: [BackdropColors.Ground])] {
    let count = line.pieces(of: 4, most: 200)
    var parts = [
      (line: Segment(from: line.from, to: line.from), grounds: [arrangement.ground(at: line.from)])
    ]
    for number in 1...count {
      let (place, last) = (Double(number) / Double(count), parts.count - 1)
      let ground = arrangement.ground(at: line.at(place))
      let source = parts[last].grounds[0].source
      if ground.source != source {
        var (low, high) = (place - 1 / Double(count), place)
        for _ in 0..<7 {
          let middle = (low + high) / 2
          if arrangement.ground(at: line.at(middle)).source == source { low = middle } else { high = middle }
        }
        parts[last].line.to = line.at(high)
        parts.append((Segment(from: line.at(high), to: line.at(high)), [ground]))
      } else if !parts[last].grounds.contains(ground) {
        parts[last].grounds.append(ground)
      }
    }
    parts[parts.count - 1].line.to = line.to
    return parts
  }
}
