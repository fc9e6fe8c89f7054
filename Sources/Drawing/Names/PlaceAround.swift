internal import Graphics
internal import LayoutModel

extension NamePlacing {
  /// Writes names around the picture, each on the side that its view is nearest to: in a column left and right,
  /// in steps above and below. What is more than a side takes is left out, and counted.
  mutating func placeAround(_ names: [WantedName], measuring measurer: some TextMeasurer) {
    var sides = [[Callout]](repeating: [], count: Side.allCases.count)
    for name in names {
      let view = arrangement.views[name.position]
      // A text says well enough what it belongs to, unless there is something to explain.
      if name.showsText, name.badges.isEmpty {
        if !name.isInText { result.leftOut += 1 }
        continue
      }
      let side = Side.nearest(to: view.seen, in: bounds)
      if sides[side.rawValue].count >= Self.mostPerSide {
        result.leftOut += 1
        continue
      }
      let tag = NameTag(
        name.name, fontSize: theme.calloutSizes[0], weight: theme.nameWeight, badges: name.badges,
        isStacked: false, measuring: measurer)
      sides[side.rawValue].append(Callout(tag: tag, target: view.seen, hasDot: !view.isPoint))
    }
    placeColumn(sides[Side.left.rawValue], side: .left)
    placeColumn(sides[Side.right.rawValue], side: .right)
    placeSteps(sides[Side.top.rawValue], side: .top)
    placeSteps(sides[Side.bottom.rawValue], side: .bottom)
  }

  private static let mostPerSide = 40
  /// From the picture to the names, and between names, in points.
  private static let distance = 12.0
  private static let gap = 4.0

  /// Names below each other at their views' heights, moved down where they would touch.
  private mutating func placeColumn(_ callouts: [Callout], side: Side) {
    let sorted = callouts.sorted { $0.target.midY < $1.target.midY }
    var free = -Double.infinity
    for callout in sorted {
      let size = callout.tag.size
      let y = max(callout.target.midY - size.height / 2, free)
      let x = side == .left ? bounds.x - Self.distance - size.width : bounds.maxX + Self.distance
      let box = Rect(x: x, y: y, width: size.width, height: size.height)
      free = box.maxY + Self.gap
      let start = Point(x: side == .left ? box.maxX + 2 : box.x - 2, y: box.midY)
      let end = Point(x: side == .left ? callout.target.x : callout.target.maxX, y: callout.target.midY)
      write(callout.tag, in: box, leader: Leader(start: start, end: end, hasDot: callout.hasDot))
    }
  }

  /// Names as flags on upright lines, from the rightmost: each hangs far enough out to pass over the lines and
  /// flags to its right.
  private mutating func placeSteps(_ callouts: [Callout], side: Side) {
    let sorted = callouts.sorted { $0.target.midX > $1.target.midX }
    let pitch = Self.gap + (callouts.map(\.tag.size.height).max() ?? 0)
    // Columns may reach past the picture's corners.
    let edge = side == .top ? result.extent.y : result.extent.maxY
    var placed: [(pole: Double, level: Int)] = []
    for callout in sorted {
      let size = callout.tag.size
      let pole = callout.target.midX
      let flagEnd = pole + 3 + size.width + Self.gap
      let level = placed.reduce(0) { $1.pole <= flagEnd ? max($0, $1.level + 1) : $0 }
      placed.append((pole, level))
      let out = Self.distance + Double(level) * pitch
      let y = side == .top ? edge - out - size.height : edge + out
      let box = Rect(x: pole + 3, y: y, width: size.width, height: size.height)
      let start = Point(x: pole, y: side == .top ? box.y : box.maxY)
      let end = Point(x: pole, y: side == .top ? callout.target.y : callout.target.maxY)
      write(callout.tag, in: box, leader: Leader(start: start, end: end, hasDot: callout.hasDot))
    }
  }
}

private struct Callout {
  var tag: NameTag
  var target: Rect
  var hasDot: Bool
}

private enum Side: Int, CaseIterable {
  case right, left, bottom, top

  /// The side of `bounds` that a target is nearest to; the earlier case where several are.
  static func nearest(to target: Rect, in bounds: Rect) -> Side {
    let distances = [
      bounds.maxX - target.maxX, target.x - bounds.x, bounds.maxY - target.maxY, target.y - bounds.y,
    ]
    return allCases.min { distances[$0.rawValue] < distances[$1.rawValue] } ?? .right
  }
}
