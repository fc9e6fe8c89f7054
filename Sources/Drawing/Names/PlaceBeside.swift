internal import Graphics
internal import LayoutModel

extension NamePlacing {
  /// A place for a name next to its view, on its superview, at the end of a straight line that crosses nothing.
  mutating func place(
    for number: Int, beside side: NameSlot.Side, along: Double, sizes: [Double], distances: [Double]
  ) -> Place? {
    let position = names[number].position
    for trial in names[number].trials(of: sizes) {
      guard
        let tag = names[number].tag(
          trial, within: bounds.width, weight: theme.nameWeight, measuring: measurer)
      else { continue }
      for distance in distances {
        guard let found = room(for: tag.size, of: position, on: side, along: along, distance: distance)
        else { continue }
        return Place(tag: .name(tag), box: found.box, leader: found.leader, isInside: false)
      }
    }
    return nil
  }

  /// A place for its number, likewise.
  func numberPlace(for number: Int, beside side: NameSlot.Side, along: Double) -> Place? {
    guard
      let found = room(for: numberSize, of: names[number].position, on: side, along: along, distance: 3.5)
    else { return nil }
    return Place(tag: .number, box: found.box, leader: found.leader, isInside: false)
  }

  private func room(
    for size: Size, of position: Int, on side: NameSlot.Side, along: Double, distance: Double
  ) -> (box: Rect, leader: Leader)? {
    let clearance = distance < 4 ? 0.75 : Self.clearance
    let (seen, parent) = (arrangement.views[position].seen, arrangement.views[position].parent)
    let box = box(of: size, beside: seen, side, along: along, distance: distance)
    guard bounds.contains(box.inset(by: -clearance)) else { return nil }
    // It must be on the superview itself, on a sibling that lies behind all of the view, or around a canvas that
    // views extend beyond.
    let owner = cover.owner(at: Point(x: box.midX, y: box.midY))
    let isOnCard = owner > 0 && arrangement.views[owner].parent == parent && owner < position
    guard
      owner == parent || owner < 0 && parent == 0 || isOnCard && arrangement.holds(owner, position),
      isFree(box, clearance: clearance)
    else { return nil }
    // The marker of a view without a size has a dot of its own.
    var leader = Leader(from: box, to: seen, hasDot: !arrangement.views[position].isPoint)
    // A dot that touches a letter would read as a part of it.
    if arrangement.views[position].text?.frame.inset(by: -3.25).holds(leader.end) == true {
      leader.hasDot = false
    }
    guard isFree(leader, from: owner) else { return nil }
    return (box, leader)
  }

  /// Returns whether a line crosses no edge, no other line, and no text except its own view's at its end.
  private func isFree(_ leader: Leader, from owner: Int) -> Bool {
    let line = leader.frame
    guard obstacles.isFree(line, from: owner, to: Obstacles.line) else { return false }
    if max(line.width, line.height) <= 3 { return true }
    let short = Leader(start: leader.start, end: leader.shortOfEnd, hasDot: false).frame
    return obstacles.isFree(short, from: Obstacles.inFront)
  }

  private func box(
    of size: Size, beside target: Rect, _ side: NameSlot.Side, along: Double, distance: Double
  ) -> Rect {
    let isMirrored = direction == .rightToLeft
    let part = isMirrored ? 1 - along : along
    let (x, y): (Double, Double)
    switch side {
    case .above, .below:
      x = target.x + part * (target.width - size.width)
      y = side == .above ? target.y - distance - size.height : target.maxY + distance
    case .leading, .trailing:
      x = (side == .leading) != isMirrored ? target.x - distance - size.width : target.maxX + distance
      y = target.y + along * (target.height - size.height)
    }
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }
}
