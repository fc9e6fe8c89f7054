internal import Graphics
internal import LayoutModel

extension AnnotationPlacing {
  /// The parts of an upright or level line that no text stands on.
  func parts(of span: Span, at level: Double, _ axis: Axis) -> [Span] {
    let texts = obstacles.texts(in: axis.rect(span, Span(low: level - 0.5, high: level + 0.5)))
      .map { axis.span(of: $0) }.sorted { ($0.low, $0.high) < ($1.low, $1.high) }
    var parts: [Span] = []
    var start = span.low
    for text in texts {
      if text.low > start + 0.5 { parts.append(Span(low: start, high: text.low)) }
      start = max(start, text.high)
    }
    if span.high > start + 0.5 { parts.append(Span(low: start, high: span.high)) }
    return parts
  }

  /// A line as far as no text stands on it.
  func line(over span: Span, at level: Double, _ axis: Axis) -> [SceneShape.PathStep] {
    parts(of: span, at: level, axis).flatMap {
      [.move(axis.point($0.low, at: level)), .line(axis.point($0.high, at: level))]
    }
  }

  /// Draws lines that guide the eye, which may cross everything but texts.
  mutating func addGuide(
    _ steps: [SceneShape.PathStep], _ tone: AnnotationInk.Tone, dash: [Double] = [], width: Double,
    near: Point
  ) {
    if steps.isEmpty { return }
    for case .move(let point) in steps {
      extent = extent.union(Rect(x: point.x, y: point.y, width: 0, height: 0))
    }
    for case .line(let point) in steps {
      extent = extent.union(Rect(x: point.x, y: point.y, width: 0, height: 0))
    }
    add([
      .shape(
        SceneShape(.path(steps), stroke: SceneShape.Stroke(color(tone, at: near), width: width, dash: dash)))
    ])
  }
}
