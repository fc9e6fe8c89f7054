internal import Graphics
internal import LayoutModel

extension NamePlacing {
  /// Where a name with a leader line may stand.
  enum Nearby {
    /// On the canvas, or on a view that holds the named one.
    case onSuperviews
    /// Also on another view, but then close by, so that the line is seen.
    case onAnything
  }

  /// Writes a name next to its view with a leader line; `false` where nothing is free.
  mutating func placeNearby(
    _ name: WantedName, _ nearby: Nearby, measuring measurer: some TextMeasurer
  ) -> Bool {
    if attemptsLeft <= 0 { return false }
    let view = arrangement.views[name.position]
    let target = view.seen
    var found: (box: Rect, leader: Leader)?
    var attempts = 0
    var tags = TagSizes(of: name, theme: theme, measuring: measurer)
    let tag = tags.first(of: theme.calloutSizes, within: bounds.width) { tag in
      for distance in nearby == .onSuperviews ? [6.0, 12, 20, 32] : [6, 12] {
        for box in boxes(of: tag.size, around: target, at: distance) {
          attempts += 1
          let leader = Leader(from: box, to: view)
          if isFree(box, outside: name.position, nearby),
            !obstacles.crossesText(from: leader.start, to: leader.end),
            !obstacles.crossesText(from: leader.start, to: leader.shortOfEnd, within: 1.5)
          {
            found = (box, leader)
            return true
          }
        }
      }
      return false
    }
    attemptsLeft -= attempts
    guard let tag, let (box, leader) = found else { return false }
    write(tag, in: box, leader: leader)
    return true
  }

  /// Puts a tag and its leader line above all views.
  mutating func write(_ tag: NameTag, in box: Rect, leader: Leader) {
    obstacles.insertText(box)
    result.boxes.append(box)
    obstacles.insert(leader.frame, owner: Obstacles.line)
    result.extent = result.extent.union(box)
    let ground = ground(at: Point(x: box.midX, y: box.midY))
    let ink = theme.ink(theme.captionInk, on: ground)
    let line = theme.leader(or: ink, on: [ground] + leader.places.map { self.ground(at: $0) })
    result.callouts.append(
      .group(
        SceneGroup(
          children: plate(under: tag.name.inkBox.offset(x: box.x, y: box.y))
            + leader.nodes(color: line, width: theme.leaderWidth)
            + tag.nodes(at: Point(x: box.x, y: box.y), ink: ink))))
  }

  /// Free, within the picture, and on a view that it may stand on.
  private func isFree(_ box: Rect, outside position: Int, _ nearby: Nearby) -> Bool {
    guard bounds.contains(box.inset(by: -Self.clearance)) else { return false }
    let owner = cover.owner(at: Point(x: box.midX, y: box.midY))
    // Its own subviews would look like what is named, and so would the view itself.
    if owner >= 0, arrangement.order.contains(position, owner) { return false }
    if nearby == .onSuperviews, owner >= 0, !arrangement.order.contains(owner, position) { return false }
    return isFree(box)
  }

  /// Boxes at a distance from a target, those first that read best beside it.
  private func boxes(of size: Size, around target: Rect, at distance: Double) -> [Rect] {
    let left = target.x - distance - size.width
    let right = target.maxX + distance
    let above = target.y - distance - size.height
    let below = target.maxY + distance
    let middle = target.midX - size.width / 2
    let level = target.midY - size.height / 2
    let (lead, trail) = (target.x, target.maxX - size.width)
    var corners = [
      (right, level), (lead, above), (left, level), (lead, below), (trail, above), (trail, below),
      (middle, above), (middle, below), (right, above), (right, below), (left, above), (left, below),
    ]
    if direction == .rightToLeft {
      corners = [2, 4, 0, 5, 1, 3, 6, 7, 10, 11, 8, 9].map { corners[$0] }
    }
    return corners.map { Rect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
  }
}
