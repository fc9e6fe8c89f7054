internal import Graphics
internal import LayoutModel

extension DrawingAnnotation {
  /// The first and the last baseline of every text, with its distance from the superview's top; siblings on the same
  /// baseline share a line.
  public static let baselines = DrawingAnnotation(
    "baselines", of: "baseline", help: "first and last baselines of texts"
  ) { placing in
    for baseline in placing.baselines() where !placing.place(baseline) { placing.leftOut += 1 }
  }
}

/// A baseline of one text, or of several siblings'.
private struct Baseline {
  var y: Double
  /// From the first text's frame to the last one's.
  var span: Span
  /// `first baseline`, where there are several lines; else `baseline`.
  var name: String
  /// From the superview's top.
  var distance: Double

  struct Key: Hashable {
    var parent: Int
    var y: Double
  }
}

extension AnnotationPlacing {
  fileprivate func baselines() -> [Baseline] {
    var baselines: [Baseline] = []
    var known: [Baseline.Key: Int] = [:]
    for (position, view) in views.enumerated() {
      guard position > 0, let first = view.text?.lines.first, let last = view.text?.lines.last else {
        continue
      }
      let span = Axis.horizontal.span(of: view.frame)
      let isOne = view.text?.lines.count == 1
      for (line, name) in [(first, isOne ? "baseline" : "first baseline")]
        + (isOne ? [] : [(last, "last baseline")])
      {
        let y = line.origin.y
        let key = Baseline.Key(parent: view.parent, y: (y * 100).rounded())
        if let index = known[key] {
          let other = baselines[index]
          baselines[index].span = Span(
            low: min(span.low, other.span.low), high: max(span.high, other.span.high))
          if other.name != name { baselines[index].name = "baseline" }
          continue
        }
        known[key] = baselines.count
        baselines.append(
          Baseline(y: y, span: span, name: name, distance: y - views[view.parent].frame.y))
      }
    }
    return baselines
  }

  /// Draws a baseline that reaches a little beyond its texts, with words at one of its ends.
  fileprivate mutating func place(_ baseline: Baseline) -> Bool {
    let line = Span(low: baseline.span.low - 4, high: baseline.span.high + 4)
    // The letters' feet are part of what it shows, names of views are not.
    let own = Rect(
      minX: baseline.span.low, minY: baseline.y - 0.5, maxX: baseline.span.high, maxY: baseline.y + 0.5)
    for words in ["\(baseline.name) \(words(baseline.distance))", words(baseline.distance)] {
      for size in look.sizes where attemptsLeft > 0 {
        let label = label(words, size: size)
        let half = label.width / 2
        let places = [
          Point(x: line.high + 2.5 + half, y: baseline.y), Point(x: line.low - 2.5 - half, y: baseline.y),
          Point(x: line.high - half, y: baseline.y + 7), Point(x: line.low + half, y: baseline.y + 7),
          Point(x: baseline.span.middle, y: baseline.y + 7), Point(x: line.high - half, y: baseline.y - 7),
        ]
        for middle in places where isFree(label, at: middle) {
          let steps: [SceneShape.PathStep] = [
            .move(Point(x: line.low, y: baseline.y)), .line(Point(x: line.high, y: baseline.y)),
          ]
          let stroke = SceneShape.Stroke(
            color(look.guide, at: Point(x: baseline.span.low + 1, y: baseline.y)), width: look.lineWidth)
          take(own)
          add([.shape(SceneShape(.path(steps), stroke: stroke))] + write(label, at: middle, look.guide))
          extent = extent.union(Rect(minX: line.low, minY: baseline.y, maxX: line.high, maxY: baseline.y))
          return true
        }
      }
    }
    return false
  }
}
