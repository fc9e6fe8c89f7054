internal import Graphics
internal import LayoutModel

extension DrawingAnnotation {
  /// Every constraint as a bar, a line or badges, dashed if the constraint is optional.
  public static let constraints = DrawingAnnotation(
    "constraints", of: "constraint",
    help: "each constraint as a bar, a line or a badge, dashed if optional",
    legend:
      "I-bar: a distance or size; plain line: aligned; = and ×: sizes or distances that depend on each other; dashed: optional, with its priority (~)",
    crowdLimit: 0.16
  ) { placing in
    let places = AttributePlaces(of: placing.solved, placing.arrangement)
    var lines: [ConstraintLine] = []
    for constraint in placing.solved.layout.constraints
    where placing.isInFocus(constraint.items.map { places.position(of: $0.view) }) {
      if let line = places.line(of: constraint) {
        lines.append(line)
      } else if constraint.items.allSatisfy({ places.position(of: $0.view) != nil }) {
        placing.leaveOut(OmittedWords(places.sentence(of: constraint)), isStated: true)
      }
    }
    var drawn = DrawnConstraints()
    // Place first what can be placed in the fewest positions: badges, then plain lines, then bars. Within the plain lines
    // and the bars, place those with words first.
    let others = lines.filter { !$0.isBadge }
    let ranks = [false, true].flatMap { isBar in
      [false, true].map { isShort in others.filter { $0.isBar == isBar && $0.words.isEmpty == isShort } }
    }
    for line in lines.filter(\.isBadge) + ranks.joined() where !placing.place(line, apartFrom: &drawn) {
      placing.leaveOut(OmittedWords(line.sentence), isStated: true)
    }
  }
}

/// The lines drawn so far, grouped by position, because a new line is compared only with the lines near it.
private struct DrawnConstraints {
  private struct Level: Hashable {
    var axis: Axis
    /// The y coordinate of a horizontal line or the x coordinate of a vertical line, in units of `step`.
    var place: Int
  }

  /// For each level, the area of each line, and whether the line is a bar.
  private var lines: [Level: [(area: Rect, isBar: Bool)]] = [:]
  /// The unit of `Level.place`, in points.
  private static let step = 2.0

  mutating func add(_ route: [Point], isBar: Bool) {
    for line in Segment.joining(route) {
      let area = line.box.inset(by: -0.25)
      for level in Self.levels(of: line) { lines[level, default: []].append((area, isBar)) }
    }
  }

  /// Returns whether a new line would look like the continuation of an earlier line. Two plain lines may look like one
  /// line, so the result is `true` only if at least one of the two lines is a bar. Increases `compared` by the number
  /// of earlier lines that the new line was compared with.
  func areContinued(by line: Segment, isBar: Bool, compared: inout Int) -> Bool {
    for level in Self.levels(of: line) {
      let area = line.areaOfContinuation(along: level.axis)
      for place in level.place - 1...level.place + 1 {
        guard let lines = lines[Level(axis: level.axis, place: place)] else { continue }
        compared += lines.count
        if lines.contains(where: { ($0.isBar || isBar) && area.overlaps($0.area) }) { return true }
      }
    }
    return false
  }

  /// Returns the keys under which `lines` stores a line: none for a slanted line, and two for a line of length 0.
  private static func levels(of line: Segment) -> [Level] {
    func level(_ axis: Axis, _ place: Double) -> Level {
      Level(axis: axis, place: Int(max(-1e9, min(1e9, (place / step).rounded(.down)))))
    }
    return (line.from.y == line.to.y ? [level(.horizontal, line.from.y)] : [])
      + (line.from.x == line.to.x ? [level(.vertical, line.from.x)] : [])
  }
}

extension Segment {
  /// Returns the area around the line in which another line along the same axis would look like its continuation.
  fileprivate func areaOfContinuation(along axis: Axis) -> Rect {
    axis == .horizontal
      ? box.inset(horizontally: -3, vertically: -1.5) : box.inset(horizontally: -1.5, vertically: -3)
  }
}

/// The number of line comparisons that together cost as much as one attempt to place a label.
private let linesOfAttempt = 64

extension Placer {
  fileprivate mutating func place(
    _ line: ConstraintLine, apartFrom drawn: inout DrawnConstraints
  ) -> Bool {
    if line.isBadge { return placeBadges(line) }
    // A line with words may be in a more crowded place, because its words are shown nowhere else.
    let leniency = line.words.isEmpty ? 1.0 : 1.5
    let routes = line.routes.filter { route in
      let lines = Segment.joining(route)
      if attemptsLeft <= 0 || isCrowded(around: lines.map(\.box), leniency: leniency) { return false }
      var compared = 0
      defer { attemptsLeft -= compared / linesOfAttempt }
      return !lines.contains { drawn.areContinued(by: $0, isBar: line.isBar, compared: &compared) }
    }
    var tries = [false, true].flatMap { mayCross in routes.map { ($0, mayCross) } }
    if case .alignment = line.look { tries = routes.flatMap { [($0, false), ($0, true)] } }
    tries = tries.filter { attemptsLeft > 0 && isOpen($0.0, mayCrossLines: $0.1) }
    // A bar's length is written only if no other annotation shows lengths.
    let words = line.words.isEmpty && !showsMeasures ? line.length ?? "" : line.words
    for (route, _) in words.isEmpty ? [] : tries {
      for size in look.sizes {
        let label = label(words, size: size)
        let middles = places(for: label, along: route).filter { middle in
          let box = label.box(centeredAt: middle).inset(by: -0.5)
          return Segment.joining(route).allSatisfy { !box.isCrossed(from: $0.from, to: $0.to) }
        }
        guard let middle = middles.first(where: { isFree(label, at: $0) }) else { continue }
        drawn.add(route, isBar: line.isBar)
        draw(line, along: route, label: write(label, at: middle, look.constraint))
        return true
      }
    }
    guard line.words.isEmpty, let route = tries.first?.0 else { return false }
    drawn.add(route, isBar: line.isBar)
    draw(line, along: route, label: [])
    if !words.isEmpty {
      leaveOut(
        OmittedWords("the label of constraint", views: [line.sentence], more: "the labels of constraints"),
        isStated: true)
    }
    return true
  }

  private mutating func placeBadges(_ line: ConstraintLine) -> Bool {
    for size in look.sizes {
      let label = label(line.words, size: size)
      for middles in line.routes where attemptsLeft > 0 {
        let boxes = middles.map { label.letters(centeredAt: $0).inset(horizontally: -3, vertically: -2) }
        guard middles.allSatisfy({ isFree(label, at: $0) }), boxes.allSatisfy({ isClear($0) }),
          boxes.count == 1 || !boxes[0].overlaps(boxes[1])
        else {
          continue
        }
        for (middle, box) in zip(middles, boxes) {
          let stroke = SceneShape.Stroke(
            color(look.constraint, at: middle), width: look.lineWidth,
            dash: line.isOptional ? look.optionalDash : [])
          let outline = SceneShape(
            .rectangle(box, cornerRadius: 3), fill: ground(at: middle), stroke: stroke)
          reserve(box)
          add([.shape(outline)] + write(label, at: middle, look.constraint))
        }
        return true
      }
    }
    return false
  }

  private mutating func isOpen(_ route: [Point], mayCrossLines: Bool) -> Bool {
    attemptsLeft -= 1
    if route.count == 1 { return true }
    for line in Segment.joining(route) {
      let (a, b) = (line.from, line.to)
      if obstacles.crossesText(from: a, to: b) { return false }
      if !mayCrossLines, a.x == b.x || a.y == b.y, !isFreeOfLines(line.box.inset(by: 0.5)) { return false }
    }
    return true
  }

  private func places(for label: AnnotationLabel, along route: [Point]) -> [Point] {
    let (a, b) = (route[0], route.count > 1 ? route[1] : route[0])
    return [(0.5, 0.0), (0.25, 0), (0.75, 0), (0.5, 7)].flatMap { part, further -> [Point] in
      let on = Point(x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y))
      let (dx, dy) = (abs(b.x - a.x), abs(b.y - a.y))
      let beside = label.width / 2 + 3.5 + further + (dy > 0 ? min(dx / dy, 2) * label.height / 2 : 0)
      let above = label.height / 2 + 3 + further + (dx > 0 ? min(dy / dx, 2) * label.width / 2 : 0)
      let (right, left) = (Point(x: on.x + beside, y: on.y), Point(x: on.x - beside, y: on.y))
      let (over, under) = (Point(x: on.x, y: on.y - above), Point(x: on.x, y: on.y + above))
      return dx > 4 * dy ? [over, under, right, left] : [right, left, over, under]
    }
  }

  private mutating func draw(_ line: ConstraintLine, along route: [Point], label: [SceneNode]) {
    let lines = Segment.joining(route)
    var nodes = strokes(
      lines, look.constraint, width: look.lineWidth, dash: line.isOptional ? look.optionalDash : [])
    for line in lines where line.from.x == line.to.x || line.from.y == line.to.y {
      reserve(line.box.inset(by: -0.25))
    }
    if case .bar = line.look, let from = route.first, let to = route.last, from.x == to.x || from.y == to.y {
      let (dx, dy) = from.x == to.x ? (3.0, 0.0) : (0, 3)
      let bars = [from, to].map { end in
        Segment(from: Point(x: end.x - dx, y: end.y - dy), to: Point(x: end.x + dx, y: end.y + dy))
      }
      for bar in bars { placed.extent = placed.extent.union(bar.box) }
      nodes += strokes(bars, look.constraint, width: look.lineWidth)
    }
    add(nodes + label)
  }
}
