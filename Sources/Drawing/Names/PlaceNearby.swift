internal import Graphics
internal import LayoutModel

extension NamePlacing {
  /// Writes a name next to its view, on its superview or the canvas, with a leader line; `false` where nothing
  /// is free.
  mutating func placeNearby(_ name: WantedName, measuring measurer: some TextMeasurer) -> Bool {
    if attemptsLeft <= 0 { return false }
    let view = arrangement.views[name.position]
    let target = view.seen
    var found: (box: Rect, leader: Leader)?
    var attempts = 0
    let tag = tags(of: name, sizes: theme.calloutSizes, within: bounds.width, measuring: measurer) { tag in
      for distance in [6.0, 12, 20, 32] {
        for box in boxes(of: tag.size, around: target, at: distance) {
          attempts += 1
          let leader = Leader(from: box, to: view)
          if isFree(box, outside: name.position), !obstacles.crossesText(from: leader.start, to: leader.end) {
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
    obstacles.insert(leader.frame, owner: Obstacles.line)
    result.extent = result.extent.union(box)
    let ground = ground(at: Point(x: box.midX, y: box.midY))
    result.callouts.append(
      .group(
        SceneGroup(
          children: leader.nodes(theme: theme)
            + tag.nodes(at: Point(x: box.x, y: box.y), ink: theme.ink(theme.captionInk, on: ground)))))
  }

  /// Free, within the picture, and on nothing but a view that holds the named one.
  private func isFree(_ box: Rect, outside position: Int) -> Bool {
    guard bounds.contains(box.inset(by: -Self.clearance)) else { return false }
    let owner = cover.owner(at: Point(x: box.midX, y: box.midY))
    let isElsewhere = owner >= 0 && (owner == position || !arrangement.order.contains(owner, position))
    return !isElsewhere && isFree(box, on: owner)
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
