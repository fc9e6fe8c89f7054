internal import Graphics
internal import LayoutModel

extension AttributePlaces {
  /// The line of a constraint; `nil` where a view that it ties is not drawn.
  func tie(of constraint: Constraint) -> ConstraintTie? {
    guard let (routes, end) = routes(of: constraint.form) else { return nil }
    return ConstraintTie(
      routes: routes, end: end, words: words(of: constraint),
      isOptional: constraint.priority < Priority.required)
  }

  /// `half width ≥ ~750`: its name, and what the line does not show.
  private func words(of constraint: Constraint) -> String {
    var words = constraint.identifier.map { [String($0.prefix(40))] } ?? []
    switch constraint.relation {
    case .equal: break
    case .lessOrEqual: words.append("≤" + bound(of: constraint.form))
    case .greaterOrEqual: words.append("≥" + bound(of: constraint.form))
    }
    if constraint.priority < Priority.required { words.append("~\(Drawing.words(constraint.priority))") }
    return words.joined(separator: " ")
  }

  /// An inequality's line need not be as long as it says.
  private func bound(of form: Constraint.Form) -> String {
    guard case .items(_, let second, let multiplier, let constant) = form else { return "" }
    return multiplier == 1 && (constant != 0 || second == nil) ? " \(Drawing.words(abs(constant)))" : ""
  }

  private func routes(of form: Constraint.Form) -> (routes: [[Point]], end: ConstraintTie.End)? {
    switch form {
    case .items(let first, nil, _, _):
      return frame(of: first.view).map { (across($0, first.attribute.axis), .size) }
    case .items(let first, let second?, _, _):
      if first.attribute.isSize { return sizeRoutes(first, second).map { ($0, .size) } }
      return locationRoutes(first, second).map { ($0, .location) }
    case .terms(let terms, _):
      let points = terms.compactMap { term -> Point? in
        guard let frame = frame(of: term.item.view), let place = coordinate(of: term.item) else { return nil }
        let axis = term.item.attribute.axis
        return axis.point(place, at: axis.across.span(of: frame).middle)
      }
      return points.count == terms.count && !points.isEmpty ? ([points], .location) : nil
    }
  }

  private static let levels = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]

  /// From one edge of a view to the other: its own size.
  private func across(_ frame: Rect, _ axis: Axis) -> [[Point]] {
    let (span, room) = (axis.span(of: frame), axis.across.span(of: frame).inset(by: 3))
    // Off the middle, where lines from neighbours arrive.
    return [0.3, 0.7, 0.15, 0.85, 0.5].map { part in
      [span.low, span.high].map { axis.point($0, at: room.at(part)) }
    }
  }

  /// Between the sides of two views that face each other: one is as large as the other says.
  private func sizeRoutes(_ first: Item, _ second: Item) -> [[Point]]? {
    guard let a = frame(of: first.view), let b = frame(of: second.view) else { return nil }
    if first.view == second.view { return [[Point(x: a.midX, y: a.maxY), Point(x: a.maxX, y: a.midY)]] }
    var routes: [[Point]] = []
    for axis in [first.attribute.axis.across, first.attribute.axis] {
      let (from, to) = (axis.span(of: a), axis.span(of: b))
      let shared = axis.across.span(of: a).intersection(axis.across.span(of: b))
      if shared.length <= 0 { continue }
      // Beside each other, or one within the other: then to its nearer edge.
      var ends = [(from.high, to.low), (from.low, to.high), (from.high, to.high), (from.low, to.low)]
      ends.sort { abs($0.0 - $0.1) < abs($1.0 - $1.1) }
      for (start, end) in ends.prefix(1) {
        routes += Self.levels.map { part in
          [
            axis.point(start, at: shared.inset(by: 3).at(part)),
            axis.point(end, at: shared.inset(by: 3).at(part)),
          ]
        }
      }
    }
    if routes.isEmpty {
      let (start, end) = nearestCorners(a, b)
      routes = [[start, end]]
    }
    return routes
  }

  private func locationRoutes(_ first: Item, _ second: Item) -> [[Point]]? {
    guard let a = frame(of: first.view), let b = frame(of: second.view), var from = coordinate(of: first),
      var to = coordinate(of: second)
    else { return nil }
    let axis = first.attribute.axis
    let (levels, others) = (axis.across.span(of: a), axis.across.span(of: b))
    let shared = levels.intersection(others)
    // A view at its superview's margin: the line shows the margin.
    if abs(from - to) < 0.5, let edge = coordinate(of: Item(second.view, second.attribute.edge)) {
      to = edge
    }
    if abs(from - to) < 0.5, let edge = coordinate(of: Item(first.view, first.attribute.edge)) {
      from = edge
    }
    if shared.length >= 0, abs(from - to) >= 0.5 {
      // Straight from one to the other.
      let room = shared.inset(by: min(3, shared.length / 4))
      return Self.levels.map { part in
        [axis.point(from, at: room.at(part)), axis.point(to, at: room.at(part))]
      }
    }
    if shared.length >= 0 {
      // At the same place: within each other the line runs between their edges, side by side it is a dot.
      let isCenter = first.attribute == .centerX || first.attribute == .centerY
      if isCenter {
        return [(levels.low, others.low), (levels.high, others.high)].map { start, end in
          [axis.point(from, at: start), axis.point(to, at: end)]
        }
      }
      return Self.levels.map { [axis.point(from, at: shared.at($0))] }
    }
    // Between the ends that are nearest to each other; also from middle to middle, where texts are in the way.
    let (near, far) = levels.high <= others.low ? (levels.high, others.low) : (levels.low, others.high)
    return [
      [axis.point(from, at: near), axis.point(to, at: far)],
      [axis.point(from, at: levels.middle), axis.point(to, at: others.middle)],
      [axis.point(from, at: levels.middle), axis.point(to, at: far)],
      [axis.point(from, at: near), axis.point(to, at: others.middle)],
    ]
  }

  private func nearestCorners(_ a: Rect, _ b: Rect) -> (Point, Point) {
    let x = Axis.horizontal.span(of: a).nearest(to: b.midX)
    let y = Axis.vertical.span(of: a).nearest(to: b.midY)
    return (
      Point(x: x, y: y),
      Point(x: Axis.horizontal.span(of: b).nearest(to: x), y: Axis.vertical.span(of: b).nearest(to: y))
    )
  }
}
