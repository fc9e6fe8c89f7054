internal import Graphics
internal import LayoutModel

struct NamePlace {
  /// The name with its badges; `nil` if a number is drawn instead.
  var tag: NameTag?
  var box: Rect
  var leader: Leader?
  /// Indicates whether the name is drawn with its view, and thus below views that are drawn later.
  var isInside = true
  /// Indicates whether the name or number lies on an unrelated view, or outside of its view's superview.
  var isAstray = false
}

extension Placer {
  mutating func place(of number: Int, in slot: NameSlot) -> NamePlace? {
    attemptsLeft -= 1
    let position = names[number].position
    guard let sizes = slot.sizes else { return place(for: numberSize, of: position, in: slot) }
    let room =
      slot.isInside
      ? views[position].frame.width - 2 * (views[position].edgeThickness(theme: theme) + Self.clearance)
      : inner.width
    for trial in names[number].trials(of: sizes) {
      guard
        let tag = names[number].tag(trial, within: room, theme: theme, measuring: measurer),
        var place = place(for: tag.size, of: position, in: slot)
      else { continue }
      place.tag = tag
      return place
    }
    return nil
  }

  private mutating func place(for size: Size, of position: Int, in slot: NameSlot) -> NamePlace? {
    for fit in slot.fits {
      let place: NamePlace? =
        switch fit {
        case .beside(let axis, let distance): beside(axis, distance, size, of: position, at: slot.place)
        case .afar(let axis, let distance): afar(axis, distance, size, of: position, at: slot.place)
        case .outline, .outside, .outlineOverLines, .outsideOverLines:
          onEdge(fit, size, of: position, at: slot.place)
        case .roomy, .flat, .close, .round, .roundClose, .tight, .small:
          inside(fit, size, of: position, at: slot.place)
        }
      if let place { return place }
    }
    return nil
  }

  private func box(of size: Size, at place: NameSlot.Place, in room: Rect) -> Rect {
    room.box(of: size, at: (direction == .rightToLeft ? 1 - place.across : place.across, place.down))
  }

  private func inside(
    _ fit: NameSlot.Fit, _ size: Size, of position: Int, at place: NameSlot.Place
  ) -> NamePlace? {
    let view = views[position]
    let (line, radius) = (view.edgeThickness(theme: theme), view.innerRadius(0))
    let edge = line + Self.clearance
    let inset = max(theme.nameInset, edge)
    let (beside, above, clearance): (Double, Double, Double)
    switch fit {
    case .flat: (beside, above, clearance) = (inset, edge, Self.clearance)
    case .close: (beside, above, clearance) = (edge, edge, Self.clearance)
    case .round: (beside, above, clearance) = (radius, edge, Self.clearance)
    case .roundClose: (beside, above, clearance) = (0.8 * radius, 0.4 * radius, Self.clearance)
    case .tight: (beside, above, clearance) = (inset, line + 0.75, 0.75)
    case .small: (beside, above, clearance) = (line + 0.75, line + 0.75, 0.5)
    case .roomy, .beside, .afar, .outline, .outside, .outlineOverLines, .outsideOverLines:
      (beside, above, clearance) = (inset, max(inset - 1, edge), Self.clearance)
    }
    if view.isPoint || radius <= inset && (fit == .round || fit == .roundClose) { return nil }
    let room = view.body.inset(horizontally: beside, vertically: above)
    guard size.width <= room.width, size.height <= room.height else { return nil }
    let box = box(of: size, at: place, in: room)
    guard self.view(at: box.middle) == position, isFree(box, clearance: clearance),
      fit != .tight || isFreeOfText(box.inset(by: -Self.clearance)),
      view.roundedCornersHold(box, clearance: line + max(clearance, 0.75)),
      fit == .small || !view.readsOn(in: box, within: 3 * theme.captionSizes[0])
    else { return nil }
    return NamePlace(box: box)
  }

  /// Returns a place next to the view with a leader line that crosses nothing, or `nil` if there is no such place.
  private func beside(
    _ axis: Axis, _ distance: Double, _ size: Size, of position: Int, at place: NameSlot.Place
  ) -> NamePlace? {
    let clearance = distance < 4 ? 0.75 : Self.clearance
    let drawn = views[position].drawn
    let box = box(of: size, at: place, in: drawn.room(for: size, beside: axis, at: distance))
    guard inner.contains(box.inset(by: -clearance)) else { return nil }
    let (view, seen) = (views[position], views[position].seen)
    // The name may lie on a superview, up to `outer`, the nearest superview that contains the whole view. It may also
    // lie on a sibling behind the whole view.
    let owner = self.view(at: box.middle)
    var outer = view.parent
    while outer > 0, !views[outer].frame.inset(by: -0.5).contains(seen) { outer = views[outer].parent }
    let isOnSuperview =
      owner >= outer && owner < position && arrangement.order.contains(owner, position)
    let isOnCard =
      owner > 0 && views[owner].parent == view.parent && owner < position
      && arrangement.holds(owner, position)
    let isInFrame = owner == position && !view.showsFrame
    guard isOnSuperview || owner < 0 && outer == 0 || isOnCard || isInFrame,
      isFree(box, clearance: clearance)
    else { return nil }
    var leader = Leader(from: box, to: drawn, hasDot: !view.isPoint)
    guard let end = view.end(of: leader.line) else { return nil }
    // Omit the dot at the end of the leader line if it would touch the view's text and look like a part of a letter.
    if view.text?.frame.inset(by: -3.25).holds(leader.line.to) == true { leader.hasDot = false }
    // The leader line must not cross an edge, another line or a text. Its last 3 points are exempt from the test for
    // texts, because they may touch the text of the named view.
    guard obstacles.isFree(leader.frame, from: owner, to: Obstacles.shape),
      leader.length <= 3 || isFreeOfText(leader.shortened(by: 3).frame)
    else { return nil }
    // The leader line continues to the view's visible outline, which may lie inside the frame, as in an ellipse.
    leader.line.to = end
    return isOverOwnViews(leader.line, of: position)
      ? NamePlace(box: box, leader: leader, isInside: false) : nil
  }

  /// Returns a place outside of the view's superview, at the end of a straight leader line, or `nil` if there is no
  /// such place.
  private mutating func afar(
    _ axis: Axis, _ distance: Double, _ size: Size, of position: Int, at place: NameSlot.Place
  ) -> NamePlace? {
    let drawn = views[position].drawn
    let box = box(of: size, at: place, in: drawn.room(for: size, beside: axis, at: distance))
    guard inner.contains(box.inset(by: -1)), isFree(box, clearance: 0.75) else { return nil }
    let view = views[position]
    var leader = Leader(from: box, to: drawn, hasDot: !view.isPoint)
    let places = [
      box.middle, Point(x: box.x, y: box.midY), Point(x: box.maxX, y: box.midY), leader.line.at(0.25),
      leader.line.at(0.5),
    ]
    let own = (view.text?.areas ?? []).map(Obstacles.room)
    guard
      obstacles.isFree(leader.frame, from: view.parent + 1, to: Obstacles.inFront - 1),
      obstacles.texts(in: leader.frame).allSatisfy(own.contains), let end = view.end(of: leader.line)
    else { return nil }
    // The search through all views is slow, so it comes last and counts as several attempts.
    attemptsLeft -= views.count / viewsOfAttempt
    let areas = areas
    guard
      places.allSatisfy({ front in
        let owner = areas.lastIndex { $0.holds(front) } ?? -1
        return owner >= 0 && owner < position && arrangement.order.contains(owner, position)
      })
    else { return nil }
    leader.line.to = end
    return isOverOwnViews(leader.line, of: position)
      ? NamePlace(box: box, leader: leader, isInside: false, isAstray: true) : nil
  }

  private func isOverOwnViews(_ line: Segment, of position: Int) -> Bool {
    let owner = view(at: line.at(0.5))
    return owner < 0 || arrangement.holds(owner, position)
  }

  /// Returns a place on or just outside of the view's outline.
  private func onEdge(
    _ fit: NameSlot.Fit, _ size: Size, of position: Int, at place: NameSlot.Place
  ) -> NamePlace? {
    let frame = views[position].seen
    let isOutside = fit == .outside || fit == .outsideOverLines
    if isOutside, views[position].text == nil { return nil }
    // With `outline`, a name extends only a little beyond the view, because otherwise it might touch an adjacent view.
    let (beside, above) =
      isOutside
      ? (size.width + Obstacles.besideText + 0.25, size.height + 0.5)
      : fit == .outline ? (2.5, size.height / 2 - 0.5) : (6, size.height / 2 + 2)
    let around = frame.inset(
      horizontally: min(-beside, (frame.width - size.width) / 2),
      vertically: min(-above, (frame.height - size.height) / 2))
    // If the view has the same frame as the canvas, a name on its edge would seem to belong to the canvas.
    let canvas = views[0].frame
    if frame == canvas { return nil }
    guard let room = around.visiblePart(in: inner) else { return nil }
    let box = box(of: size, at: place, in: room)
    // Only with `outlineOverLines` and `outsideOverLines` may the name lie on the extension lines of annotations.
    let lines = fit == .outline || fit == .outside ? Obstacles.extensionLine : Obstacles.annotation
    guard inner.contains(box),
      obstacles.isFree(box, from: fit == .outline ? position + 1 : Obstacles.inFront),
      fit != .outside || isApart(box, of: position), isFreeOfLines(box, from: lines)
    else { return nil }
    // Look up views only at places at least 2 points inside the box. Nearer to its sides, the grid of `view(at:)`,
    // whose cells are at least 4 points wide, could return an adjacent view.
    let core = box.inset(by: 2)
    let isAstray = [(0.0, 0.0), (1, 0), (0, 1), (1, 1), (0.5, 0.5)].contains { x, y in
      let owner = view(at: Point(x: core.x + x * core.width, y: core.y + y * core.height))
      return owner >= 0 && !arrangement.holds(owner, position)
    }
    if fit == .outlineOverLines { return NamePlace(box: box, isInside: false, isAstray: isAstray) }
    if fit == .outline {
      let shared = [
        (frame.x - canvas.x, box.x - canvas.x), (frame.y - canvas.y, box.y - canvas.y),
        (canvas.maxX - frame.maxX, canvas.maxX - box.maxX),
        (canvas.maxY - frame.maxY, canvas.maxY - box.maxY),
      ]
      if shared.contains(where: { $0 < 1 && $1 < 1.5 }) { return nil }
    }
    return isAstray ? nil : NamePlace(box: box, isInside: false)
  }

  private func isApart(_ box: Rect, of position: Int) -> Bool {
    let (near, front) = (box.inset(by: -2), front(at: box))
    return obstacles.isFree(near, from: front, to: position - 1)
      && obstacles.isFree(near, from: max(front, position + 1), to: Obstacles.shape)
  }
}

extension DrawnView {
  func roundedCornersHold(_ box: Rect, clearance: Double) -> Bool {
    let radius = innerRadius(0)
    if radius <= clearance { return true }
    for x in [box.x, box.maxX] {
      for y in [box.y, box.maxY] {
        let dx = max(frame.x + radius - x, x - (frame.maxX - radius), 0)
        let dy = max(frame.y + radius - y, y - (frame.maxY - radius), 0)
        let reach = radius - clearance
        if dx > 0, dy > 0, dx * dx + dy * dy > reach * reach { return false }
      }
    }
    return true
  }

  /// Returns whether a name in `box` would look like a continuation of a line of the view's text.
  fileprivate func readsOn(in box: Rect, within distance: Double) -> Bool {
    guard look.text == .leading, let text else { return false }
    return text.lines.contains { line in
      let letters = line.inkBox
      return box.y < letters.maxY - 1 && box.maxY > letters.y + 1 && box.x < letters.maxX + distance
        && box.maxX > letters.x - distance
    }
  }
}

/// The number of views that can be searched in the time of one attempt to place a name.
private let viewsOfAttempt = 64
