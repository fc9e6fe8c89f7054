internal import Graphics
internal import LayoutModel

extension Placer {
  /// Returns the pieces of a horizontal or vertical line that remain when texts interrupt it.
  ///
  /// - Parameters:
  ///   - own: the views, as positions in the drawing order, whose texts do not interrupt the line.
  ///   - touch: a text interrupts the line if it is closer to the line than this, in points. If the value is negative,
  ///     the text must overlap the line by that much.
  func line(
    over span: Span, at level: Double, _ axis: Axis, crossing own: [Int] = [], touching touch: Double = 0.5
  ) -> [Segment] {
    let texts = obstacles.texts(in: axis.rect(span, Span(low: level - 0.5, high: level + 0.5))).filter {
      text in
      let across = axis.other.span(of: text)
      return across.low < level + touch && across.high > level - touch
        && !own.contains { views[$0].text.map { Obstacles.room(around: $0.frame) } == text }
    }
    return AxisLine(axis: axis, level: level, span: span).without(texts.map { axis.span(of: $0) })
      .map(\.segment)
  }

  /// Draws extension lines, which connect the measured views with their dimension line.
  mutating func addExtension(_ lines: [Segment]) {
    if lines.isEmpty { return }
    for line in lines { reserveExtension(line.box.inset(by: -0.25)) }
    add(strokes(lines, look.measure, width: look.thinWidth))
  }

  /// Draws guide lines, which may cross everything except texts.
  mutating func addGuide(_ lines: [Segment], dash: [Double] = [], width: Double) {
    if lines.isEmpty { return }
    for line in lines {
      placed.extent = placed.extent.union(line.box)
      countAsDense(line.box)
    }
    add(strokes(lines, look.guide, width: width, dash: dash))
  }
}
