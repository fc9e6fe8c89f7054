internal import Graphics
internal import LayoutModel

extension NamePlacing {
  /// The places for the names of a group in their views, best first: the top leading corner of a container, the
  /// middle of a leaf, beside the text for a caption.
  func slotsInside(_ group: [Int]) -> [NameSlot] {
    let name = names[group[0]]
    let view = arrangement.views[name.position]
    let fits: [NameSlot.Fit] =
      [.roomy, .flat, .close] + (view.innerRadius(0) > theme.nameInset ? [.round, .roundClose] : [])
    let places: [NameSlot.Place]
    var sizes = theme.nameSizes
    if name.showsText {
      sizes = theme.captionSizes
      places = [(1, 0.5), (1, 0), (0, 0), (1, 1), (0, 1), (0.5, 0), (0.5, 1), (0, 0.5)]
    } else if view.hasSubviews {
      sizes = Array(sizes.prefix(4))
      places = [(0, 0), (0.5, 0), (1, 0), (0, 1), (0.5, 1), (1, 1)]
    } else {
      places = [(0.5, 0.5), (0, 0), (1, 0), (0, 1), (1, 1)]
    }
    let slots: [NameSlot]
    if group.count == 1 {
      // Another place is better for a caption than a smaller size.
      let sizes = name.showsText ? sizes.map { [$0] } : [sizes]
      slots = sizes.flatMap { sizes in places.map { .inside($0, sizes: sizes, fits: fits) } }
    } else {
      // The names of a group have one size, and one height in their views.
      slots = places.flatMap { place in
        // In the middle, all insets give the same place.
        sizes.flatMap { size in
          (place == (0.5, 0.5) ? [.close] : fits).map { .inside(place, sizes: [size], fits: [$0]) }
        }
      }
    }
    if name.showsText { return slots }
    return slots + places.flatMap { place in sizes.map { .inside(place, sizes: [$0], fits: [.tight]) } }
  }

  /// A place for a name in its view, at the largest of some font sizes that has room there.
  mutating func place(
    for number: Int, inside place: NameSlot.Place, sizes: [Double], fits: [NameSlot.Fit]
  ) -> Place? {
    let position = names[number].position
    let view = arrangement.views[position]
    if view.isPoint { return nil }
    let room = view.frame.width - 2 * (view.edgeThickness(theme: theme) + Self.clearance)
    for trial in names[number].trials(of: sizes) {
      guard
        let tag = names[number].tag(trial, within: room, weight: theme.nameWeight, measuring: measurer)
      else { continue }
      for fit in fits {
        if let box = box(of: tag.size, at: place, in: view, fit),
          isFree(box, inside: position, view, isTight: fit == .tight),
          !view.readsOn(in: box, within: 3 * theme.captionSizes[0])
        {
          return Place(tag: .name(tag), box: box)
        }
      }
    }
    return nil
  }

  /// The box at one place in the view; `nil` where it is larger than that, or where the fit is not for such a view.
  private func box(of size: Size, at place: NameSlot.Place, in view: DrawnView, _ fit: NameSlot.Fit) -> Rect?
  {
    let line = view.edgeThickness(theme: theme)
    let edge = line + Self.clearance
    let inset = max(theme.nameInset, edge)
    let radius = view.innerRadius(0)
    // The letters themselves leave more space above than beside them.
    let (horizontal, vertical): (Double, Double)
    switch fit {
    case .roomy: (horizontal, vertical) = (inset, max(inset - 1, edge))
    case .flat: (horizontal, vertical) = (inset, edge)
    case .close: (horizontal, vertical) = (edge, edge)
    // Where the straight part of a rounded view's edge starts, a name is clear of the corner.
    case .round: (horizontal, vertical) = (radius, edge)
    case .roundClose: (horizontal, vertical) = (0.8 * radius, 0.4 * radius)
    case .tight: (horizontal, vertical) = (inset, line + Self.tightClearance)
    }
    if fit == .round || fit == .roundClose, radius <= inset { return nil }
    let inner = view.frame.inset(horizontally: horizontal, vertically: vertical)
    if size.width > inner.width || size.height > inner.height { return nil }
    let across = direction == .rightToLeft ? 1 - place.across : place.across
    return Rect(
      x: inner.x + across * (inner.width - size.width),
      y: inner.y + place.down * (inner.height - size.height), width: size.width, height: size.height)
  }

  /// Returns whether a box is free of obstacles, inside the view's outline, and where the view itself is visible.
  private func isFree(_ box: Rect, inside position: Int, _ view: DrawnView, isTight: Bool) -> Bool {
    let clearance = isTight ? Self.tightClearance : Self.clearance
    guard cover.owner(at: Point(x: box.midX, y: box.midY)) == position, isFree(box, clearance: clearance),
      !isTight || obstacles.isFree(box.inset(by: -Self.clearance), from: Obstacles.inFront)
    else { return false }
    return view.roundedCornersHold(box, clearance: view.edgeThickness(theme: theme) + clearance)
  }
}

extension DrawnView {
  /// Returns whether a box keeps a distance from the arcs of rounded corners.
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

  /// Returns whether words there would be read as part of the view's text: on one of its lines and near its end.
  func readsOn(in box: Rect, within distance: Double) -> Bool {
    guard look.text == .leading, let text else { return false }
    return text.lines.contains { line in
      let letters = line.inkBox
      return box.y < letters.maxY - 1 && box.maxY > letters.y + 1 && box.x < letters.maxX + distance
        && box.maxX > letters.x - distance
    }
  }
}
