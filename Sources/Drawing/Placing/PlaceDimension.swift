internal import Graphics
internal import LayoutModel

/// A distance with its number, without a place.
struct LabeledDistance {
  var axis: Axis
  var span: Span
  var words: String
  var tone: AnnotationInk.Tone
}

extension Placer {
  /// The possible places of a dimension's number.
  enum NumberPlace {
    /// In a hole of the line.
    case onLine
    /// Beside the line: below or to the right of it, and above or to the left.
    case after, before
  }

  /// Draws a dimension at a level across its axis, if line and number have room there.
  ///
  /// - Parameter legs: the starts of the lines from the measured views to the ends of the dimension line, across the
  ///   axis; `nil` for none.
  mutating func place(
    _ dimension: LabeledDistance, at level: Double, legs: Double? = nil,
    numbers: [NumberPlace] = [.onLine, .after, .before], acrossLines: Bool = false
  ) -> Bool {
    var line = DimensionLine(axis: dimension.axis, span: dimension.span, level: level)
    guard attemptsLeft > 0, isClear(line.strip, acrossLines: acrossLines) else { return false }
    for size in look.sizes {
      let label = label(dimension.words, size: size)
      for place in numbers {
        let middles = line.middles(of: label, place).filter { isFree(label, at: $0) }
        // Places where another number's line would lead to the number are avoided.
        let apart = legs.flatMap { legs in
          middles.first {
            isFreeOfLines(label.box(centeredAt: $0).union(line.point(near: $0, toward: legs)))
          }
        }
        guard let middle = apart ?? middles.first else { continue }
        if place == .onLine { line.hole = line.hole(for: label, at: middle) }
        draw(line, dimension.tone, legs: legs, label: (label, middle))
        return true
      }
    }
    return false
  }

  mutating func draw(
    _ line: DimensionLine, _ tone: AnnotationInk.Tone, legs: Double? = nil,
    label: (label: AnnotationLabel, middle: Point)? = nil,
    leader: [SceneNode] = []
  ) {
    var nodes = leader
    if let legs {
      let reach = line.level + (line.level > legs ? 2.5 : -2.5)
      let start = legs + (line.level > legs ? 1.5 : -1.5)
      // The line is interrupted for texts, as in technical drawings.
      let leg = Span(low: min(start, reach), high: max(start, reach))
      let lines = [line.span.low, line.span.high].flatMap { self.line(over: leg, at: $0, line.axis.other) }
      nodes += strokes(lines, tone, width: look.thinWidth)
      for end in [line.span.low, line.span.high] {
        // A thin line does not make a place crowded.
        take(line.axis.line(along: end, from: start, to: reach), isSeen: false)
      }
    }
    nodes += strokes(line.lines, tone, width: look.lineWidth)
    nodes.append(
      .shape(
        SceneShape(
          .path(line.heads), fill: color(tone, at: line.axis.point(line.span.middle, at: line.level)))))
    take(line.strip)
    if let (label, middle) = label { nodes += write(label, at: middle, tone) }
    add(nodes)
  }
}

extension DimensionLine {
  /// The place of the next line on the side of the measured views, at a number's distance.
  fileprivate func point(near middle: Point, toward legs: Double) -> Rect {
    let step = (axis == .horizontal ? 9.4 : 12) * (legs < level ? -1.0 : 1)
    let place = axis == .horizontal ? middle.x : middle.y
    let end = axis.point(place, at: level + step)
    return Rect(x: end.x, y: end.y, width: 0, height: 0)
  }

  /// The distance between a number and the line's parts beside it.
  private static let gap = 2.0

  /// The places of a number on the line: in the middle, or, where a neighbor's number is there, a little before or
  /// after it.
  fileprivate func middles(of label: AnnotationLabel, _ place: Placer.NumberPlace) -> [Point] {
    let offset = (axis == .horizontal ? label.height : label.width) / 2 + 3.25
    switch place {
    case .onLine:
      return [0.5, 0.36, 0.64, 0.22, 0.78].map { axis.point(span.at($0), at: level) }
        .filter { hole(for: label, at: $0) != nil }
    case .after: return [axis.point(span.middle, at: level + offset)]
    case .before: return [axis.point(span.middle, at: level - offset)]
    }
  }

  /// The hole for a label; `nil` where too little of the line would remain.
  func hole(for label: AnnotationLabel, at middle: Point) -> Span? {
    let half = (axis == .horizontal ? label.width : label.height) / 2 + Self.gap
    let along = axis == .horizontal ? middle.x : middle.y
    let hole = Span(low: along - half, high: along + half)
    let least = Self.arrow(in: span) + 2
    return hole.low - span.low >= least && span.high - hole.high >= least ? hole : nil
  }
}
