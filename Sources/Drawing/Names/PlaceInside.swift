internal import Graphics
internal import LayoutModel

extension NamePlacing {
  /// Writes a name into its view where there is room for it; `false` where there is none.
  mutating func placeInside(_ name: WantedName, measuring measurer: some TextMeasurer) -> Bool {
    guard let (tag, box) = roomInside(name, measuring: measurer) else { return false }
    write(tag, in: box, of: name)
    return true
  }

  /// Looks without changing anything, so that nothing of what is known so far is copied.
  private func roomInside(
    _ name: WantedName, measuring measurer: some TextMeasurer
  ) -> (tag: NameTag, box: Rect)? {
    let view = arrangement.views[name.position]
    if view.isPoint { return nil }
    let room = view.frame.width - 2 * (view.edgeThickness(theme: theme) + Self.clearance)
    var tags = TagSizes(of: name, theme: theme, measuring: measurer)
    for attempt in attempts(for: view, showsText: name.showsText) {
      var found: Rect?
      let tag = tags.first(of: attempt.sizes, within: room) { tag in
        let tail = view.hasSubviews ? tag.unusedTail : 0
        found = boxes(of: tag.size, at: attempt.places, in: view).first {
          isFree($0, inside: name.position, tail: tail)
        }
        return found != nil
      }
      if let tag, let found { return (tag, found) }
    }
    return nil
  }

  private typealias Place = (across: Double, down: Double)

  /// Font sizes and places in the view, best first, as parts of the free width (from the leading side) and
  /// height: a container's name in its top leading corner, a leaf's in the middle, a caption clear of the text.
  private func attempts(for view: DrawnView, showsText: Bool) -> [(sizes: [Double], places: [Place])] {
    let corners: [Place] = [(0, 0), (1, 0), (0, 1), (1, 1)]
    let sides: [Place] = [(0.5, 0), (0.5, 1), (1, 0.5), (0, 0.5)]
    if showsText {
      return [(theme.captionSizes, [(1, 0.5), (1, 0), (0, 0), (1, 1), (0, 1), (0.5, 0), (0.5, 1)])]
    }
    if !view.hasSubviews { return [(theme.nameSizes, [(0.5, 0.5)] + corners + sides)] }
    // A smaller name where it is expected is found sooner than a large one low in the view, where it reads as a part of
    // what the view holds.
    let (readable, small) = (Array(theme.nameSizes.prefix(3)), Array(theme.nameSizes.prefix(4).suffix(1)))
    return [
      (readable, [(0, 0)]), (readable, [(0.5, 0)]), (readable, [(1, 0)]),
      (small, [(0, 0), (0.5, 0), (1, 0)]),
      (readable, corners + sides),
      (theme.nameSizes, corners + sides + [(0.5, 0.5)]),
    ]
  }

  /// Boxes in the view, by place, and at each first where the theme has it, then closer to the edges.
  private func boxes(of size: Size, at places: [Place], in view: DrawnView) -> [Rect] {
    let edge = view.edgeThickness(theme: theme) + Self.clearance
    let inset = max(theme.nameInset, edge)
    // The name's letters leave more room above than beside them.
    var insets = [(inset, max(inset - 1, edge)), (inset, edge), (edge, edge)]
    let radius = view.innerRadius(0)
    // Where the straight part of a rounded view's edge starts, a name is clear of the corner.
    if radius > inset { insets += [(radius, edge), (0.8 * radius, 0.4 * radius)] }
    var boxes: [Rect] = []
    for place in places {
      let across = direction == .rightToLeft ? 1 - place.across : place.across
      for (horizontal, vertical) in insets {
        let inner = view.frame.inset(horizontally: horizontal, vertically: vertical)
        if size.width > inner.width || size.height > inner.height { continue }
        boxes.append(
          Rect(
            x: inner.x + across * (inner.width - size.width),
            y: inner.y + place.down * (inner.height - size.height), width: size.width, height: size.height))
      }
    }
    return boxes
  }

  /// Free of obstacles, inside the view's outline, and where the view itself is seen.
  ///
  /// - Parameter tail: how much of the box's height is room for tails of letters that the name does not have.
  private func isFree(_ box: Rect, inside position: Int, tail: Double) -> Bool {
    let view = arrangement.views[position]
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

  private mutating func write(_ tag: NameTag, in box: Rect, of name: WantedName) {
    let view = arrangement.views[name.position]
    obstacles.insertText(box)
    result.boxes.append(box)
    let ink = name.showsText ? theme.ink(theme.captionInk, on: view.paint.ground) : view.paint.ink
    var nodes = tag.nodes(at: Point(x: box.x, y: box.y), ink: ink)
    if view.isHatched || view.look.isCrossed {
      nodes.insert(view.plate(under: tag.name.inkBox.offset(x: box.x, y: box.y)), at: 0)
    }
    result.inside[name.position] = nodes.count > 1 ? [.group(SceneGroup(children: nodes))] : nodes
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
