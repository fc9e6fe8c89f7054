internal import Graphics
internal import LayoutModel

/// The state of placing names: the occupied places, the view that is seen at each place, and the names that were
/// placed so far.
struct NamePlacing {
  let arrangement: Arrangement
  let direction: LayoutDirection
  let theme: Theme
  let measurer: any TextMeasurer
  /// The area that views and the marks of problems take up: names never make the picture larger.
  let bounds: Rect
  var names: [WantedName]
  /// The size of the numbers that replace the names of the group that is being placed.
  var numberSize = Size.zero
  /// The places of numbers, by index in `names`.
  var numbered: [Int: Place] = [:]
  /// The slot of a group's words, by view.
  var slots: [Int: NameSlot] = [:]
  var obstacles: Obstacles
  var result: PlacedNames
  /// The number of places that may still be tried: it bounds the time for crowded pictures.
  var attemptsLeft = 200_000

  /// The distance between a name and its neighbors, in points.
  static let clearance = 1.5
  /// The distance between a name and the lines above and below it in a strip.
  static let tightClearance = 0.75

  /// A possible place for one name.
  struct Place {
    enum Tag {
      case name(NameTag)
      case number
    }
    var tag: Tag
    var box: Rect
    /// The line to its view; `nil` for a name in the view.
    var leader: Leader?
    /// Indicates whether it is drawn with its view, below the views after it.
    var isInside = true
  }

  init(
    _ arrangement: Arrangement, names: [WantedName], marks: PlacedMarks, direction: LayoutDirection,
    theme: Theme, measuring measurer: any TextMeasurer
  ) {
    self.arrangement = arrangement
    self.names = names
    self.direction = direction
    self.theme = theme
    self.measurer = measurer
    bounds = marks.extent
    obstacles = marks.obstacles
    result = PlacedNames(inside: Array(repeating: [], count: arrangement.views.count), obstacles: obstacles)
  }

  /// Gives a group of names the first slot that all of them can have; a large group may also get one that most of its
  /// names can have, if that is at least half of them. Returns the names that are left.
  ///
  /// - Parameter isLarge: whether the group is larger than a reader sees at one glance.
  mutating func place(_ group: [Int], in slots: [NameSlot], isLarge: Bool? = nil) -> [Int] {
    let sample = sample(of: group)
    let isLarge = isLarge ?? (group.count > Self.glance)
    var best: (slot: NameSlot, count: Int)?
    for slot in slots where (best?.count ?? 0) < sample.count {
      let start = obstacles.mark
      let least = isLarge ? max((sample.count + 1) / 2, (best?.count ?? 0) + 1) : sample.count
      if let places = places(for: sample, in: slot, atLeast: least) {
        let count = places.count { $0 != nil }
        if count == group.count { return write(places, group, slot) }
        best = (slot, count)
      }
      obstacles.rollBack(to: start)
    }
    let least = sample.count < group.count ? 0 : best?.count ?? 0
    guard let best, let places = places(for: group, in: best.slot, atLeast: least) else { return group }
    return write(places, group, best.slot)
  }

  /// The view that represents a group on all canvases of a sheet.
  func view(of group: [Int]) -> Int { arrangement.views[names[group[0]].position].index }

  private static let glance = 6

  /// Gives the names of a small group words wherever one has room; all of them or none. Returns the names that are
  /// left.
  mutating func placeEach(_ group: [Int]) -> [Int] {
    if group.count < 2 || group.count > Self.glance { return group }
    let start = obstacles.mark
    var places: [Place] = []
    for number in group {
      var found: Place?
      for slot in slotsInside([number]) + slotsBeside([number]) where found == nil {
        found = attemptsLeft > 0 ? place(for: number, in: slot) : nil
      }
      guard let found else {
        obstacles.rollBack(to: start)
        return group
      }
      take(found)
      places.append(found)
    }
    return write(places, group)
  }

  func slotsBeside(_ group: [Int]) -> [NameSlot] { NameSlot.beside(group, sizes: theme.calloutSizes) }

  private mutating func take(_ place: Place) {
    obstacles.insertText(place.box)
    if let leader = place.leader { obstacles.insert(leader.frame, owner: Obstacles.inFront) }
  }

  /// A large group's slot is decided by some of it, neighbors among them, so that the time is linear.
  private func sample(of group: [Int]) -> [Int] {
    let (runs, length) = (4, 16)
    if group.count <= 2 * runs * length { return group }
    return (0..<runs).flatMap { run in
      group[(run * (group.count - length) / (runs - 1))...].prefix(length)
    }
  }

  /// The places of a group's names in one slot; `nil` where fewer than `least` can have it.
  private mutating func places(for group: [Int], in slot: NameSlot, atLeast least: Int) -> [Place?]? {
    var places: [Place?] = []
    var missing = 0
    for number in group {
      let place = attemptsLeft > 0 ? place(for: number, in: slot) : nil
      places.append(place)
      if let place {
        take(place)
      } else {
        missing += 1
        if group.count - missing < least { return nil }
      }
    }
    return places
  }

  private mutating func place(for number: Int, in slot: NameSlot) -> Place? {
    switch slot {
    case .inside(let place, let sizes, let fits):
      if fits[0] == .roomy || fits[0] == .close { attemptsLeft -= 1 }
      return self.place(for: number, inside: place, sizes: sizes, fits: fits)
    default: attemptsLeft -= 1
    }
    switch slot {
    case .inside: return nil
    case .beside(let side, let along, let sizes, let distances):
      return place(for: number, beside: side, along: along, sizes: sizes, distances: distances)
    case .numberInside(let place): return numberPlace(for: number, inside: place)
    case .numberBeside(let side, let along): return numberPlace(for: number, beside: side, along: along)
    case .numberOnEdge(let place, let edge): return numberPlace(for: number, onEdge: place, edge)
    }
  }

  /// Writes the names that have a place, and returns the others.
  private mutating func write(_ places: [Place?], _ group: [Int], _ slot: NameSlot? = nil) -> [Int] {
    var rest: [Int] = []
    if let slot, slot.isOfWords, slots[view(of: group)] == nil { slots[view(of: group)] = slot }
    for (number, place) in zip(group, places) {
      if let place, case .number = place.tag {
        numbered[number] = place
      } else if let place {
        write(place, of: names[number])
      } else {
        rest.append(number)
      }
    }
    return rest
  }

  /// - Parameter mark: the name's number, where that is drawn in place of the name.
  mutating func write(_ place: Place, of name: WantedName, mark: NumberMark? = nil) {
    result.places.append((name.position, place.box, place.leader))
    let view = arrangement.views[name.position]
    let corner = Point(x: place.box.x, y: place.box.y)
    let ground = ground(at: Point(x: place.box.midX, y: place.box.midY))
    var nodes: [SceneNode] = []
    var ink = theme.ink(theme.captionInk, on: ground)
    if let leader = place.leader {
      let crossed = arrangement.grounds.grounds(along: [leader.line])
      let line = theme.line([theme.leader, ink, theme.darkInk, theme.lightInk], on: crossed)
      nodes += leader.nodes(line, width: theme.leaderWidth)
    }
    switch place.tag {
    case .number: nodes += mark?.nodes(around: place.box, theme: theme) ?? []
    case .name(let tag):
      if place.isInside, !name.showsText { ink = theme.ink(view.paint.ink, on: ground) }
      let text = tag.name.inkBox.offset(x: corner.x, y: corner.y)
      if place.isInside ? view.isHatched || view.look.isCrossed : isHatched(at: text) {
        nodes.insert(SceneNode.plate(under: text, of: ground), at: 0)
      }
      nodes += tag.nodes(at: corner, ink: ink)
    }
    let all = nodes.count > 1 ? [SceneNode.group(SceneGroup(children: nodes))] : nodes
    if place.isInside { result.inside[name.position] += all } else { result.callouts += all }
  }

  var cover: ItemBuffer { arrangement.cover }

  /// Returns whether a box keeps its distance from everything visible.
  func isFree(_ box: Rect, clearance: Double = NamePlacing.clearance) -> Bool {
    // Everything behind the frontmost fill is hidden, if the box does not cross that fill's edge.
    obstacles.isFree(
      box.inset(by: -clearance), from: arrangement.grounds.opaque.owner(at: Point(x: box.midX, y: box.midY)))
  }

  /// Returns whether the frontmost view there has lines inside.
  private func isHatched(at text: Rect) -> Bool {
    let owner = cover.owner(at: Point(x: text.midX, y: text.midY))
    return owner >= 0 && arrangement.views[owner].isHatched
  }

  /// The color below a place: a view's fill, or the background around the canvas.
  func ground(at point: Point) -> Color { arrangement.ground(at: point).color }
}

extension Obstacles {
  /// Collects the visible parts of views: their edges and texts.
  init(of arrangement: Arrangement, theme: Theme) {
    self.init(bounds: arrangement.bounds)
    for (position, view) in arrangement.views.enumerated() where !view.isBeyond {
      if view.isPoint { insert(view.seen, owner: position) }
      // The canvas's edge is drawn once more above views that cross it.
      let owner = position == 0 && view.frame != arrangement.bounds ? Self.line : position
      insertEdges(of: view.frame, thickness: view.edgeThickness(theme: theme), owner: owner)
      if let text = view.text { insertText(text.frame) }
      for node in view.control { insertTexts(of: node) }
    }
  }

  /// Inserts the texts of a control.
  private mutating func insertTexts(of node: SceneNode) {
    switch node {
    case .group(let group): for child in group.children { insertTexts(of: child) }
    case .text(let text): insertText(text.inkBox)
    case .shape: break
    }
  }
}

extension DrawnView {
  /// The thickness of its outline, including marks, measured inward.
  func edgeThickness(theme: Theme) -> Double {
    var thickness = paint.stroke?.width ?? 0
    if problems.isInConflict { thickness = max(thickness, theme.markWidth) }
    if !problems.open.isEmpty {
      thickness = problems.isInConflict ? 2 * theme.markWidth + 1 : max(thickness, theme.markWidth)
    }
    return thickness
  }
}
