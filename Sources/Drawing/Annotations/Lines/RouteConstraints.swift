internal import Encoding
internal import Graphics
internal import LayoutModel

extension AttributePlaces {
  func line(of constraint: Constraint) -> ConstraintLine? {
    guard let (routes, look) = routes(of: constraint.form) else { return nil }
    return ConstraintLine(
      routes: routes, look: look, words: words(of: constraint),
      length: length(of: constraint, along: routes[0]),
      isOptional: constraint.priority < Priority.required,
      sentence: constraint.identifier ?? sentence(of: constraint))
  }

  /// Returns the legend entry for a constraint.
  func sentence(of constraint: Constraint) -> String {
    guard case .items(var first, var second?, 1, var constant) = constraint.form, !first.attribute.isSize
    else { return solved.layout.shortEquation(constraint) }
    var relation = constraint.relation
    if first.view == solved.layout[second.view].parent {
      (first, second, constant, relation) = (second, first, -constant, relation.mirrored)
    }
    return EquationText(
      name(first, beside: second), relation == .equal ? "=" : relation.rawValue,
      second: name(second, beside: first), multiplier: 1, constant: constant, priority: constraint.priority
    ).text
  }

  private func name(_ item: Item, beside other: Item) -> String {
    let text = solved.layout.text(of: item)
    guard item.view == solved.layout[other.view].parent else { return text }
    return "superview" + text.dropFirst(solved.layout.writtenName(of: item.view).count)
  }

  private func length(of constraint: Constraint, along route: [Point]) -> String? {
    guard constraint.relation == .equal,
      case .items(let first, let second, 1, let constant) = constraint.form,
      second == nil || !first.attribute.isSize
    else { return nil }
    if constant != 0 || second == nil { return shortest(abs(constant), places: 3) }
    // If the constant is 0 and a view is at its superview's margin, the drawn line spans the margin.
    let isMargin = [first, second].contains { $0?.attribute.isMargin ?? false }
    guard isMargin, let from = route.first, let to = route.last else { return nil }
    let margin = max(abs(to.x - from.x), abs(to.y - from.y))
    return margin < 0.5 ? nil : shortest(margin, places: 3)
  }

  /// Returns the words beside a line, such as `half width ≥ 8 ~750`: the constraint's name, relation and priority.
  private func words(of constraint: Constraint) -> String {
    var words = constraint.identifier.map { [String($0.prefix(40))] } ?? []
    let isOptional = constraint.priority < Priority.required
    if let value = value(of: constraint.form, constraint.relation, isOptional: isOptional) {
      words.append(value)
    }
    if isOptional { words.append("~\(figure(constraint.priority))") }
    return words.joined(separator: " ")
  }

  /// Returns the relation in short form, such as `≥ 8` or `0.5 × a.right + 8`; `nil` if the line needs no such text.
  private func value(of form: Constraint.Form, _ relation: Relation, isOptional: Bool) -> String? {
    let sign = [Relation.equal: "=", .lessOrEqual: "≤", .greaterOrEqual: "≥"][relation] ?? ""
    guard case .items(let first, let second, let multiplier, let constant) = form else {
      return words(ofSum: form, sign)
    }
    let number = figure(abs(constant))
    guard let second, first.attribute.isSize || multiplier != 1 else {
      // The line of an inequality or of an optional constraint may be longer or shorter than the constant, so the
      // constant is written beside the line.
      if relation == .equal { return isOptional && constant != 0 ? number : nil }
      return "\(sign) \(number)"
    }
    var words = multiplier == 1 ? "" : " \(figure(multiplier)) ×"
    // The drawn line for `a.left == 0.5 * b.right` does not show `b.right`, so the text names `b.right`.
    if multiplier != 1, !first.attribute.isSize { words += " \(name(second, beside: first))" }
    let sum = constant == 0 ? "" : " \(constant < 0 ? "−" : "+") \(number)"
    guard first.attribute.isSize else {
      return relation == .equal ? String((words + sum).dropFirst()) : sign + words + sum
    }
    if first.view != second.view { return sign + words + sum }
    let names = [first, second].map { $0.attribute.axis == .horizontal ? "w" : "h" }
    words += " \(names[1])"
    return "\(names[0]) \(sign)\(words)\(sum)"
  }

  private func routes(of form: Constraint.Form) -> (routes: [[Point]], look: ConstraintLine.Look)? {
    switch form {
    case .items(let first, nil, _, _):
      return frame(of: first.view).map { (across($0, first.attribute.axis), .bar) }
    case .items(let first, let second?, let multiplier, _):
      if first.attribute.isSize {
        return badgePlaces(first, second).map { ($0, .badges(first.attribute.axis)) }
      }
      if multiplier != 1, let routes = routesFromOrigin(first, second) { return (routes, .bar) }
      return locationRoutes(first, second)
    case .terms: return routes(ofSum: form)
    }
  }

  static let levels = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]

  private func across(_ frame: Rect, _ axis: Axis) -> [[Point]] {
    let (span, outer) = (axis.span(of: frame), axis.other.span(of: frame))
    let room = outer.inset(by: 3)
    // Inside the view, try the middle last, because the lines of constraints between neighboring views usually end
    // there.
    let levels = [0.3, 0.7, 0.15, 0.85, 0.5].map(room.at) + [outer.low - 4.5, outer.high + 4.5]
    return levels.map { level in [span.low, span.high].map { axis.point($0, at: level) } }
  }

  private func badgePlaces(_ first: Item, _ second: Item) -> [[Point]]? {
    guard let a = frame(of: first.view), let b = frame(of: second.view) else { return nil }
    let axis = first.attribute.axis
    let frames = first.view == second.view ? [a] : [a, b]
    let edge = axis == .horizontal ? 7.0 : 10
    return [0.5, 0.25, 0.75].flatMap { part in
      [true, false].map { isFar in
        frames.map { frame in
          let across = axis.other.span(of: frame)
          let level = isFar ? across.high - edge : across.low + edge
          return axis.point(axis.span(of: frame).at(part), at: level)
        }
      }
    }
  }

  /// Returns the routes for a constraint such as `a.left == 0.5 * b.right`, from `a.left` to an edge of the nearest
  /// common superview. Routes that cross fewer views come first.
  private func routesFromOrigin(_ first: Item, _ second: Item) -> [[Point]]? {
    let ancestor = solved.layout.nearestCommonAncestor(first.view, second.view)
    guard let frame = frame(of: first.view), let outer = self.frame(of: ancestor),
      let place = coordinate(of: first)
    else { return nil }
    let axis = first.attribute.axis
    let (own, across) = (axis.span(of: outer), axis.other.span(of: frame))
    let origin = solved.isMirrored(first.attribute, second.attribute) ? own.high : own.low
    if abs(place - origin) < 0.5 { return nil }
    let room = across.inset(by: min(3, across.length / 4))
    let routes = (Self.levels.map(room.at) + [across.high + 6, across.low - 6]).map { level in
      [axis.point(place, at: level), axis.point(origin, at: level)]
    }
    let crossed = routes.map { route in
      let line = Segment(from: route[0], to: route[1]).box
      return views.count { view in
        !view.isBeyond && view.index != first.view.index && view.frame.overlaps(line)
          && !view.frame.contains(line)
      }
    }
    return routes.indices.sorted { (crossed[$0], $0) < (crossed[$1], $1) }.map { routes[$0] }
  }

  func locationRoutes(
    _ first: Item, _ second: Item
  ) -> (routes: [[Point]], look: ConstraintLine.Look)? {
    guard let a = frame(of: first.view), let b = frame(of: second.view), var from = coordinate(of: first),
      var to = coordinate(of: second)
    else { return nil }
    let axis = first.attribute.axis
    let (levels, others) = (axis.other.span(of: a), axis.other.span(of: b))
    let shared = levels.intersection(others)
    if abs(from - to) < 0.5, let edge = coordinate(of: Item(second.view, second.attribute.withoutMargin)) {
      to = edge
    }
    if abs(from - to) < 0.5, let edge = coordinate(of: Item(first.view, first.attribute.withoutMargin)) {
      from = edge
    }
    if shared.length >= 0, abs(from - to) >= 0.5 {
      let room = shared.inset(by: min(3, shared.length / 4))
      let routes = Self.levels.map { part in
        [axis.point(from, at: room.at(part)), axis.point(to, at: room.at(part))]
      }
      return (routes, .bar)
    }
    if shared.length >= 0 {
      let isCenter = first.attribute == .centerX || first.attribute == .centerY
      if isCenter {
        let routes = [(levels.low, others.low), (levels.high, others.high)].map { start, end in
          [axis.point(from, at: start), axis.point(to, at: end)]
        }
        return (routes, .line)
      }
      return ([[axis.point(from, at: shared.low), axis.point(from, at: shared.high)]], .line)
    }
    let (near, far) = levels.high <= others.low ? (levels.high, others.low) : (levels.low, others.high)
    let ends = [
      (near, far), (levels.middle, others.middle), (levels.middle, far), (near, others.middle),
    ]
    let isAligned =
      abs(from - to) < 0.5
      && [a, b].allSatisfy { frame in
        [axis.span(of: frame).low, axis.span(of: frame).high].contains { abs($0 - from) < 0.5 }
      }
    // A line along aligned edges extends beyond the views, because a line that ended at their corners would look like
    // the side of a view.
    let beyond = 6.0
    let whole = (
      min(levels.low, others.low) - beyond, max(levels.high, others.high) + beyond
    )
    return (
      (isAligned ? [whole] + ends : ends).map { [axis.point(from, at: $0.0), axis.point(to, at: $0.1)] },
      isAligned ? .alignment : .line
    )
  }
}
