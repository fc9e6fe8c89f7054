internal import Graphics
internal import LayoutModel

extension NamePlacing {
  /// Where names of a group may stand in their views, best first: a container's in its top leading corner, a leaf's in
  /// the middle, a caption clear of the text.
  func slotsInside(_ group: [Int]) -> [NameSlot] {
    let name = names[group[0]]
    let places: [NameSlot.Place]
    var sizes = theme.nameSizes
    if name.showsText {
      sizes = theme.captionSizes
      places = [(1, 0.5), (1, 0), (0, 0), (1, 1), (0, 1), (0.5, 0), (0.5, 1), (0, 0.5)]
    } else if arrangement.views[name.position].hasSubviews {
      sizes = Array(sizes.prefix(4))
      places = [(0, 0), (0.5, 0), (1, 0), (0, 1), (0.5, 1), (1, 1)]
    } else {
      places = [(0.5, 0.5), (0, 0), (1, 0), (0, 1), (1, 1)]
    }
    // A group's names are all as large.
    if group.count > 1 { return places.flatMap { place in sizes.map { .inside(place, sizes: [$0]) } } }
    return places.map { .inside($0, sizes: sizes) }
  }

  /// A place for a name in its view, at the largest of some font sizes that has room there.
  mutating func place(for number: Int, inside place: NameSlot.Place, sizes: [Double]) -> Place? {
    let position = names[number].position
    let view = arrangement.views[position]
    if view.isPoint { return nil }
    let room = view.frame.width - 2 * (view.edgeThickness(theme: theme) + Self.clearance)
    for trial in names[number].trials(of: sizes) {
      guard
        let tag = names[number].tag(trial, within: room, weight: theme.nameWeight, measuring: measurer)
      else { continue }
      let tail = view.hasSubviews ? tag.unusedTail : 0
      for box in boxes(of: tag.size, at: place, in: view)
      where isFree(box, inside: position, view, tail: tail) {
        return Place(tag: .name(tag), box: box)
      }
    }
    return nil
  }

  /// Boxes at one place in the view, first where the theme has it, then closer to the edges.
  private func boxes(of size: Size, at place: NameSlot.Place, in view: DrawnView) -> [Rect] {
    let edge = view.edgeThickness(theme: theme) + Self.clearance
    let inset = max(theme.nameInset, edge)
    // The name's letters leave more room above than beside them.
    var insets = [(inset, max(inset - 1, edge)), (inset, edge), (edge, edge)]
    let radius = view.innerRadius(0)
    // Where the straight part of a rounded view's edge starts, a name is clear of the corner.
    if radius > inset { insets += [(radius, edge), (0.8 * radius, 0.4 * radius)] }
    let across = direction == .rightToLeft ? 1 - place.across : place.across
    return insets.compactMap { horizontal, vertical in
      let inner = view.frame.inset(horizontally: horizontal, vertically: vertical)
      if size.width > inner.width || size.height > inner.height { return nil }
      return Rect(
        x: inner.x + across * (inner.width - size.width),
        y: inner.y + place.down * (inner.height - size.height), width: size.width, height: size.height)
    }
  }

  /// Free of obstacles, inside the view's outline, and where the view itself is seen.
  ///
  /// - Parameter tail: how much of the box's height is room for tails of letters that the name does not have.
  private func isFree(_ box: Rect, inside position: Int, _ view: DrawnView, tail: Double) -> Bool {
    let letters = Rect(x: box.x, y: box.y, width: box.width, height: box.height - tail)
    guard cover.owner(at: Point(x: letters.midX, y: letters.midY)) == position, isFree(letters) else {
      return false
    }
    if tail > 0, !isFree(box), !isFarFromTexts(box) { return false }
    return view.roundedCornersHold(box, clearance: view.edgeThickness(theme: theme) + Self.clearance)
  }

  /// The empty room for tails may lie over edges, but not near texts, of which the name would look like a line.
  private func isFarFromTexts(_ box: Rect) -> Bool {
    obstacles.isFree(box.inset(horizontally: 0, vertically: -4), from: Obstacles.inFront)
  }
}

extension DrawnView {
  /// Whether a box keeps a distance from the arcs of rounded corners.
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
}
