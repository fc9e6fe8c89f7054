internal import Encoding
internal import Graphics
internal import LayoutModel

extension DrawingAnnotation {
  /// The first and last baselines of texts, with their distances from the superview's top.
  public static let baselines = DrawingAnnotation(
    "baselines", of: "baseline", help: "first and last baselines of texts", crowdLimit: 0.14
  ) { placing in
    for baseline in placing.baselines() where !placing.place(baseline) {
      placing.leaveOut(
        OmittedWords(
          "\(baseline.name) \(tenths(baseline.distance)) of", views: baseline.views.map(placing.name)))
    }
  }
}

private struct Baseline {
  var y: Double
  var span: Span
  /// The label: `first baseline` or `last baseline`; `baseline` if the text has only one line, or if the line marks
  /// baselines of several texts that would have different labels.
  var name: String
  /// The distance from the superview's top, in points.
  var distance: Double
  var views: [Int]

  struct Key: Hashable {
    var parent: Int
    var y: Double
  }
}

extension Placer {
  fileprivate func baselines() -> [Baseline] {
    var baselines: [Baseline] = []
    var known: [Baseline.Key: Int] = [:]
    for (position, view) in views.enumerated() {
      guard position > 0, isInFocus([position]), let first = view.text?.lines.first,
        let last = view.text?.lines.last
      else { continue }
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
          baselines[index].views.append(position)
          if other.name != name { baselines[index].name = "baseline" }
          continue
        }
        known[key] = baselines.count
        baselines.append(
          Baseline(y: y, span: span, name: name, distance: y - views[view.parent].frame.y, views: [position]))
      }
    }
    return baselines
  }

  fileprivate mutating func place(_ baseline: Baseline) -> Bool {
    let line = Span(low: baseline.span.low - 4, high: baseline.span.high + 4)
    if isCrowded(around: [Axis.horizontal.rect(line, Span(low: baseline.y, high: baseline.y))]) {
      return false
    }
    for words in ["\(baseline.name) \(tenths(baseline.distance))", tenths(baseline.distance)] {
      for size in look.sizes where attemptsLeft > 0 {
        let label = label(words, size: size)
        let places = places(for: label, at: baseline, from: line)
        for middle in places where isFree(label, at: middle) {
          // The line is interrupted at texts that it crosses, but not at the texts whose baseline it marks.
          addGuide(
            self.line(
              over: line, at: baseline.y + look.lineWidth / 2, .horizontal, crossing: baseline.views),
            width: look.lineWidth)
          reserve(Rect(minX: line.low, minY: baseline.y - 0.25, maxX: line.high, maxY: baseline.y + 0.25))
          add(write(label, at: middle, look.guide))
          return true
        }
      }
    }
    return false
  }

  private func places(for label: AnnotationLabel, at baseline: Baseline, from line: Span) -> [Point] {
    let half = label.width / 2
    let inner = baseline.span.inset(by: half + 3)
    let ends = [line.high + 2.5 + half, line.low - 2.5 - half].map { Point(x: $0, y: baseline.y) }
    return ends
      + [7.0, 10, -6, 13, -9].flatMap { distance in
        [inner.high, inner.low, inner.middle].map { Point(x: $0, y: baseline.y + distance) }
      }
  }
}
