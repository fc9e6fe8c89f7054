internal import Graphics
internal import LayoutModel

extension NamePlacing {
  /// Writes a name into its view where there is room for it; `false` where there is none.
  mutating func placeInside(_ name: WantedName, measuring measurer: some TextMeasurer) -> Bool {
    let view = arrangement.views[name.position]
    if view.isPoint { return false }
    let places = Self.places(for: view, showsText: name.showsText)
    let edge = view.edgeThickness(theme: theme) + Self.clearance
    let sizes = name.showsText ? theme.captionSizes : theme.nameSizes
    var corner = Point(x: 0, y: 0)
    let tag = tags(of: name, sizes: sizes, within: view.frame.width - 2 * edge, measuring: measurer) { tag in
      for inset in [theme.nameInset, edge] {
        // The name's letters leave more room above than beside them.
        let inner = view.frame.inset(horizontally: inset, vertically: max(edge, inset - 1))
        if tag.size.width > inner.width || tag.size.height > inner.height { continue }
        for place in places {
          let across = direction == .rightToLeft ? 1 - place.across : place.across
          let box = Rect(
            x: inner.x + across * (inner.width - tag.size.width),
            y: inner.y + place.down * (inner.height - tag.size.height),
            width: tag.size.width, height: tag.size.height)
          if isFree(box, inside: name.position) {
            corner = Point(x: box.x, y: box.y)
            return true
          }
        }
      }
      return false
    }
    guard let tag else { return false }
    obstacles.insert(
      Rect(x: corner.x, y: corner.y, width: tag.size.width, height: tag.size.height), isText: true)
    let ink = name.showsText ? theme.ink(theme.captionInk, on: view.paint.ground) : view.paint.ink
    var nodes: [SceneNode] = []
    if view.isHatched || view.look.isCrossed {
      nodes.append(view.plate(under: tag.name.inkBox.offset(x: corner.x, y: corner.y)))
    }
    result.inside[name.position] = nodes + tag.nodes(at: corner, ink: ink)
    return true
  }

  /// Free of obstacles, inside the view's outline, and where the view itself is seen.
  private func isFree(_ box: Rect, inside position: Int) -> Bool {
    let view = arrangement.views[position]
    return obstacles.isFree(box.inset(by: -Self.clearance))
      && cover.owner(at: Point(x: box.midX, y: box.midY)) == position
      && view.roundedCornersHold(box, clearance: view.edgeThickness(theme: theme) + Self.clearance)
  }

  /// Where a name may stand in its view, best first, as parts of the free width (from the leading side) and
  /// height: a container's in its top leading corner, a leaf's in the middle, a caption clear of the text.
  private static func places(for view: DrawnView, showsText: Bool) -> [(across: Double, down: Double)] {
    let corners: [(across: Double, down: Double)] = [(0, 0), (1, 0), (0, 1), (1, 1)]
    let sides: [(across: Double, down: Double)] = [(0.5, 0), (0.5, 1), (1, 0.5), (0, 0.5)]
    if showsText { return [(1, 0.5), (1, 0), (0, 0), (1, 1), (0, 1), (0.5, 0), (0.5, 1)] }
    if view.hasSubviews { return corners + sides + [(0.5, 0.5)] }
    return [(0.5, 0.5)] + corners + sides
  }
}

extension DrawnView {
  /// Whether a box keeps a distance from the arcs of rounded corners.
  fileprivate func roundedCornersHold(_ box: Rect, clearance: Double) -> Bool {
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
