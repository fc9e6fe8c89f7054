internal import Graphics
internal import LayoutModel

extension AnnotationPlacing {
  /// The parts of a horizontal or vertical line that are free of text, ignoring the texts of some views.
  private func parts(of span: Span, at level: Double, _ axis: Axis, over own: [Int]) -> [Span] {
    let texts = obstacles.texts(in: axis.rect(span, Span(low: level - 0.5, high: level + 0.5)))
      .filter { text in
        !own.contains { views[$0].text.map { Obstacles.room(around: $0.frame) } == text }
      }
      .map { axis.span(of: $0) }.sorted { ($0.low, $0.high) < ($1.low, $1.high) }
    var parts: [Span] = []
    // Short pieces between two texts would look like dots.
    let least = 2.5
    var start = span.low
    for text in texts {
      if text.low > start + least { parts.append(Span(low: start, high: text.low)) }
      start = max(start, text.high)
    }
    if span.high > start + (parts.isEmpty ? 0.5 : least) { parts.append(Span(low: start, high: span.high)) }
    return parts
  }

  /// The node of a line where it is free of text.
  ///
  /// - Parameter own: positions of views whose texts don't interrupt it.
  func line(
    over span: Span, at level: Double, _ axis: Axis, crossing own: [Int] = []
  ) -> [Segment] {
    parts(of: span, at: level, axis, over: own).map {
      Segment(from: axis.point($0.low, at: level), to: axis.point($0.high, at: level))
    }
  }

  /// Draws thin lines from the measured views to their dimension line.
  mutating func addExtension(_ lines: [Segment]) {
    if lines.isEmpty { return }
    for line in lines { take(line.box.inset(by: -0.25), isSeen: false) }
    add(strokes(lines, look.measure, width: look.thinWidth))
  }

  /// Draws guide lines, which may cross everything but texts.
  mutating func addGuide(_ lines: [Segment], dash: [Double] = [], width: Double) {
    if lines.isEmpty { return }
    for line in lines {
      extent = extent.union(line.box)
      see(line.box)
    }
    add(strokes(lines, look.guide, width: width, dash: dash))
  }
}
