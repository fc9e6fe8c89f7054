internal import Graphics
internal import LayoutModel

extension Placer {
  mutating func place(_ measure: Measure, at places: [MeasurePlace]) -> Bool {
    var isFirst = true
    for place in places {
      guard hasGround(measure, at: place), let lines = lines(of: measure, at: place) else { continue }
      var numbers = place.numbers
      if !isFirst, !place.leadsAgain { numbers.removeAll { $0 == .led || $0 == .ledInside } }
      isFirst = false
      if draw(measure, on: lines, at: place, numbers) { return true }
    }
    return false
  }

  private mutating func lines(of measure: Measure, at place: MeasurePlace) -> [DimensionLine]? {
    if attemptsLeft <= 0 { return nil }
    var lines: [DimensionLine] = []
    for part in measure.parts {
      let level =
        switch place.level {
        case .at(let level): level
        case .part(let fraction): part.room.at(fraction)
        }
      let line = DimensionLine(axis: measure.axis, span: part.span, level: level)
      if !isClear(line.strip, acrossLines: place.acrossLines) { return nil }
      // An arrowhead on another line would look like a part of that line.
      if place.acrossLines, !line.ends.allSatisfy({ isFreeOfLines($0, from: Obstacles.annotation) }) {
        return nil
      }
      lines.append(line)
    }
    return lines
  }

  private mutating func draw(
    _ measure: Measure, on lines: [DimensionLine], at place: MeasurePlace, _ numbers: [MeasurePlace.Number]
  ) -> Bool {
    for index in measure.order {
      let extensionStart = place.extensionStart ?? measure.parts[index].extensionStart
      guard let number = number(of: measure, index, on: lines[index], numbers, extensionStart) else {
        continue
      }
      var line = lines[index]
      line.hole = number.hole
      let leader = number.leader.map { strokes([$0], measure.tone, width: look.thinWidth) } ?? []
      draw(
        line, measure.tone, extensionStart: extensionStart, label: (number.label, number.middle),
        leader: leader)
      for other in lines.indices where other != index {
        draw(
          lines[other], measure.tone,
          extensionStart: place.extensionStart ?? measure.parts[other].extensionStart)
      }
      for (part, line) in zip(measure.parts, lines) where !part.ends.isEmpty { drawEnds(of: part, on: line) }
      return true
    }
    return false
  }

  /// Draws a line at each end of a length: an extension line to the view's edge if that edge does not reach the
  /// dimension line, or a short line across the end if no visible edge is there.
  private mutating func drawEnds(of part: Measure.Part, on line: DimensionLine) {
    let axis = line.axis
    for (place, frame) in zip([part.span.low, part.span.high], part.ends) {
      let (along, across) = (axis.span(of: frame), axis.other.span(of: frame))
      let isEdge = abs(along.low - place) < 0.5 || abs(along.high - place) < 0.5
      let near = across.nearest(to: line.level)
      if isEdge, near == line.level { continue }
      if !isEdge {
        explain(
          "a short line across the end of a dimension line marks a safe area, a margin or another guide")
      }
      let end = Span(
        low: min(near, line.level - (isEdge ? 0 : 5)), high: max(near, line.level + (isEdge ? 0 : 5)))
      addExtension(self.line(over: end, at: place, axis.other))
    }
  }

  private struct PlacedNumber {
    var label: AnnotationLabel
    var middle: Point
    var hole: Span?
    var leader: Segment?
  }

  private mutating func number(
    of measure: Measure, _ index: Int, on line: DimensionLine, _ places: [MeasurePlace.Number],
    _ extensionStart: Double?
  ) -> PlacedNumber? {
    for size in look.sizes {
      let label = label(measure.words, size: size)
      for place in places where place != .led && place != .ledInside {
        let middles = line.middles(of: label, place).filter { isFree(label, at: $0) }
        // A number beside another measure's line would seem to belong to that line, so places away from such lines come
        // first.
        let apart = extensionStart.flatMap { extensionStart in
          middles.first {
            isFreeOfLines(label.box(centeredAt: $0).union(line.point(near: $0, toward: extensionStart)))
          }
        }
        guard let middle = apart ?? middles.first else { continue }
        return PlacedNumber(
          label: label, middle: middle, hole: place == .onLine ? line.hole(for: label, at: middle) : nil)
      }
    }
    if places.contains(.ledInside) { return numberWithLeader(measure, index, line, isInside: true) }
    return places.contains(.led) ? numberWithLeader(measure, index, line, isInside: false) : nil
  }

  private static let longestLeader = 40.0

  /// Returns a place for a measure's number at the end of a leader line, and reserves the line's area. With `isInside`,
  /// the number and the line must be inside the superview.
  private mutating func numberWithLeader(
    _ measure: Measure, _ index: Int, _ line: DimensionLine, isInside: Bool
  ) -> PlacedNumber? {
    let (axis, part, place) = (measure.axis, measure.parts[index], line.span.middle)
    let faces = Span(low: min(line.level, part.faces.low), high: max(line.level, part.faces.high))
    for size in look.sizes {
      let label = label(measure.words, size: size)
      let half = (axis == .horizontal ? label.height : label.width) / 2
      // A number inside the superview may start or end at its leader line if there is no room to center it on the line.
      let shift = !isInside ? 0 : (axis == .horizontal ? label.width : label.height) / 2
      for distance in isInside ? [1.5, 6, 14, 24, 34] : [6.0, 14, 24] {
        for isAfter in [false, true] {
          let to = isAfter ? faces.high + distance : faces.low - distance
          // A long leader line would look like a line of the layout.
          if abs(to - line.level) > Self.longestLeader { continue }
          let leader = axis.line(along: place, from: line.level, to: to)
          guard
            !obstacles.crossesText(
              from: axis.point(place, at: line.level), to: axis.point(place, at: to), within: 0.5),
            isFreeOfLines(leader),
            !isInside || isFreeOfEdges(leader.inset(by: -0.5))
          else { continue }
          let middle = (shift == 0 ? [0] : [0, shift, -shift]).lazy.map {
            axis.point(place + $0, at: isAfter ? to + half + 1.5 : to - half - 1.5)
          }.first { isOpen($0, in: isInside ? part.superview : nil) && isFree(label, at: $0) }
          guard let middle else { continue }
          reserve(leader)
          return PlacedNumber(
            label: label, middle: middle,
            leader: Segment(from: axis.point(place, at: line.level), to: axis.point(place, at: to)))
        }
      }
    }
    return nil
  }

  /// Returns whether a measure's label can be at `middle` without seeming to describe another view. With a `superview`,
  /// `middle` must lie on this view, or on a direct subview that covers at least half of the superview. Without one,
  /// `middle` must lie on no view, on the canvas, on a view with subviews, or on a view that covers at least half of
  /// its superview.
  private func isOpen(_ middle: Point, in superview: Int?) -> Bool {
    let owner = view(at: middle)
    if superview == nil ? owner <= 0 || views[owner].hasSubviews : owner == superview { return true }
    guard owner > 0, superview == nil || views[owner].parent == superview else { return false }
    let (frame, outer) = (views[owner].frame, views[views[owner].parent].frame)
    return 2 * frame.width * frame.height >= outer.width * outer.height
  }

  private mutating func draw(
    _ line: DimensionLine, _ tone: AnnotationInk.Tone, extensionStart: Double?,
    label: (label: AnnotationLabel, middle: Point)? = nil, leader: [SceneNode] = []
  ) {
    var nodes = leader
    if let extensionStart {
      let reach = line.level + (line.level > extensionStart ? 2.5 : -2.5)
      let start = extensionStart + (line.level > extensionStart ? 1.5 : -1.5)
      // Only the two ends of a long extension line are drawn, and texts interrupt these, as in technical drawings.
      let stretch = Span(low: min(start, reach), high: max(start, reach))
      let parts = [line.span.low, line.span.high].flatMap {
        AxisLine(axis: line.axis.other, level: $0, span: stretch)
          .interrupted(keeping: AxisLine.extensionEnd, AxisLine.extensionEnd)
      }
      nodes += strokes(
        parts.flatMap { self.line(over: $0.span, at: $0.level, $0.axis) }, tone, width: look.thinWidth)
      for part in parts {
        reserveExtension(line.axis.line(along: part.level, from: part.span.low, to: part.span.high))
      }
    }
    nodes += strokes(line.lines, tone, width: look.lineWidth)
    nodes.append(
      .shape(
        SceneShape(
          .path(line.heads), fill: color(tone, at: line.axis.point(line.span.middle, at: line.level)))))
    reserve(line.strip)
    if let (label, middle) = label { nodes += write(label, at: middle, tone) }
    add(nodes)
  }
}

extension DimensionLine {
  fileprivate func point(near middle: Point, toward extensionStart: Double) -> Rect {
    let step = (axis == .horizontal ? 9.4 : 12) * (extensionStart < level ? -1.0 : 1)
    let place = axis == .horizontal ? middle.x : middle.y
    let end = axis.point(place, at: level + step)
    return Rect(x: end.x, y: end.y, width: 0, height: 0)
  }

  /// The distance between a number and the line on both sides of the number, in points.
  private static let gap = 2.0

  /// Returns the possible places of a number, best first: on the line, from its middle outward, or beside the line.
  fileprivate func middles(of label: AnnotationLabel, _ place: MeasurePlace.Number) -> [Point] {
    let offset = (axis == .horizontal ? label.height : label.width) / 2 + 3.25
    switch place {
    case .onLine:
      return [0.5, 0.36, 0.64, 0.22, 0.78].map { axis.point(span.at($0), at: level) }
        .filter { hole(for: label, at: $0) != nil }
    case .after: return [axis.point(span.middle, at: level + offset)]
    case .before: return [axis.point(span.middle, at: level - offset)]
    case .led, .ledInside: return []
    }
  }

  /// Returns the gap in the line for a label; `nil` if too little of the line would remain.
  func hole(for label: AnnotationLabel, at middle: Point) -> Span? {
    let half = (axis == .horizontal ? label.width : label.height) / 2 + Self.gap
    let along = axis == .horizontal ? middle.x : middle.y
    let hole = Span(low: along - half, high: along + half)
    let least = Self.arrow(in: span) + 2
    return hole.low - span.low >= least && span.high - hole.high >= least ? hole : nil
  }
}
