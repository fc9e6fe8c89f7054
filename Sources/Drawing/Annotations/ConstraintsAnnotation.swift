internal import Graphics
internal import LayoutModel

extension DrawingAnnotation {
  /// Every constraint as a line between the attributes that it ties: dots on places, squares on sizes; dashed, with
  /// its priority, where it may give way; with its name where it has one.
  public static let constraints = DrawingAnnotation(
    "constraints", of: "constraint",
    help: "each constraint as a line between what it ties, dashed below priority 1000",
    crowdLimit: 0.16
  ) { placing in
    let places = AttributePlaces(of: placing.solved, placing.arrangement)
    let ties = placing.solved.layout.constraints.compactMap { places.tie(of: $0) }
    // What has something to say needs more room.
    for tie in ties.filter({ !$0.words.isEmpty }) + ties.filter(\.words.isEmpty) where !placing.place(tie) {
      placing.leftOut += 1
    }
  }
}

extension AnnotationPlacing {
  fileprivate mutating func place(_ tie: ConstraintTie) -> Bool {
    // What has words is told nowhere else.
    let leniency = tie.words.isEmpty ? 1.0 : 1.5
    let routes = tie.routes.filter { route in
      !isCrowded(
        around: zip(route, route.dropFirst()).map { Segment(from: $0, to: $1).box }, leniency: leniency)
    }
    for mayCrossLines in [false, true] {
      for route in routes where attemptsLeft > 0 && isOpen(route, mayCrossLines: mayCrossLines) {
        if tie.words.isEmpty {
          draw(tie, along: route, label: [])
          return true
        }
        for size in look.sizes {
          let label = label(tie.words, size: size)
          let middles = places(for: label, along: route).filter { middle in
            let box = label.box(centeredAt: middle).inset(by: -0.5)
            return zip(route, route.dropFirst()).allSatisfy { !box.isCrossed(from: $0, to: $1) }
          }
          guard let middle = middles.first(where: { isFree(label, at: $0) }) else { continue }
          draw(tie, along: route, label: write(label, at: middle, look.tie))
          return true
        }
      }
    }
    return false
  }

  /// Whether a line may run there: it crosses no text, and mostly no line either.
  private mutating func isOpen(_ route: [Point], mayCrossLines: Bool) -> Bool {
    attemptsLeft -= 1
    if route.count == 1 { return isFreeOfText(dot(at: route[0])) }
    for (a, b) in zip(route, route.dropFirst()) {
      if obstacles.crossesText(from: a, to: b) { return false }
      if !mayCrossLines, a.x == b.x || a.y == b.y, !isFreeOfLines(Segment(from: a, to: b).box.inset(by: 0.5))
      {
        return false
      }
    }
    return true
  }

  /// On both sides of the line's middle, then nearer to its ends.
  private func places(for label: AnnotationLabel, along route: [Point]) -> [Point] {
    let (a, b) = (route[0], route.count > 1 ? route[1] : route[0])
    return [(0.5, 0.0), (0.25, 0), (0.75, 0), (0.5, 7)].flatMap { part, further -> [Point] in
      let on = Point(x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y))
      // Beside a slanting line there is room only further away.
      let (dx, dy) = (abs(b.x - a.x), abs(b.y - a.y))
      let beside = label.width / 2 + 3.5 + further + (dy > 0 ? min(dx / dy, 2) * label.height / 2 : 0)
      let above = label.height / 2 + 3 + further + (dx > 0 ? min(dy / dx, 2) * label.width / 2 : 0)
      let (right, left) = (Point(x: on.x + beside, y: on.y), Point(x: on.x - beside, y: on.y))
      let (over, under) = (Point(x: on.x, y: on.y - above), Point(x: on.x, y: on.y + above))
      return dx > 4 * dy ? [over, under, right, left] : [right, left, over, under]
    }
  }

  private mutating func draw(_ tie: ConstraintTie, along route: [Point], label: [SceneNode]) {
    let lines = zip(route, route.dropFirst()).map { Segment(from: $0, to: $1) }
    var nodes = strokes(
      lines, look.tie, width: look.lineWidth, dash: tie.isOptional ? look.optionalDash : [])
    for line in lines where line.from.x == line.to.x || line.from.y == line.to.y {
      take(line.box.inset(by: -0.25))
    }
    for point in route {
      let dot = dot(at: point)
      extent = extent.union(dot)
      let outline =
        tie.end == .location
        ? SceneShape.Outline.ellipse(dot) : .rectangle(dot, cornerRadius: 0)
      nodes.append(.shape(SceneShape(outline, fill: color(look.tie, at: point))))
    }
    add(nodes + label)
  }

  private func dot(at point: Point) -> Rect {
    Rect(x: point.x, y: point.y, width: 0, height: 0).inset(by: -1.5)
  }
}
