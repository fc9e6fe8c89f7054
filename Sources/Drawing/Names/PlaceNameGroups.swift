internal import Graphics
internal import LayoutModel

extension Placer {
  /// The largest number of names that a reader takes in at a glance. A larger group may get a slot in which some of its
  /// names do not fit.
  private static let glance = 6

  /// Places a group's names in the best slot, and returns the names that have no place.
  mutating func place(_ group: [Int], in slots: [NameSlot], isLarge: Bool? = nil) -> [Int] {
    let sample = sample(of: group)
    let isLarge = isLarge ?? (group.count > Self.glance)
    var best: (slot: NameSlot, count: Int)?
    for slot in slots where (best?.count ?? 0) < sample.count {
      let start = obstacles.mark
      let least = isLarge ? max((sample.count + 1) / 2, (best?.count ?? 0) + 1) : sample.count
      if let places = places(for: sample, in: [slot], atLeast: least) {
        let count = places.count { $0 != nil }
        if count == group.count { return write(places, group, slot) }
        best = (slot, count)
      }
      obstacles.rollBack(to: start)
    }
    let least = sample.count < group.count ? 0 : best?.count ?? 0
    guard let best, let places = places(for: group, in: [best.slot], atLeast: least) else { return group }
    return write(places, group, best.slot)
  }

  /// Places each name of a small group in its own slot, and returns an empty array. If any name has no place, or if the
  /// group is large or has only one name, returns the whole group and places nothing.
  mutating func placeEach(_ group: [Int]) -> [Int] {
    if group.count < 2 || group.count > Self.glance { return group }
    let start = obstacles.mark
    if let places = places(for: group, in: nil, atLeast: group.count) { return write(places, group) }
    obstacles.rollBack(to: start)
    return group
  }

  func view(of group: [Int]) -> Int { views[names[group[0]].position].index }

  func slotsBeside(_ group: [Int]) -> [NameSlot] { NameSlot.beside(group, sizes: theme.calloutSizes) }

  func slotsInside(_ group: [Int]) -> [NameSlot] {
    let name = names[group[0]]
    let view = views[name.position]
    let fits: [NameSlot.Fit] =
      [.roomy, .flat, .close] + (view.innerRadius(0) > theme.nameInset ? [.round, .roundClose] : [])
    let places: [NameSlot.Place]
    var sizes = theme.nameSizes
    if name.showsText {
      sizes = theme.captionSizes
      // In the middle of a control without a text, such as a progress bar, a name would look like a part of the
      // control.
      places =
        view.text != nil || solved.layout.views[view.index].control?.isWrittenIn == true
        ? [(1, 0.5), (1, 0), (0, 0), (1, 1), (0, 1), (0.5, 0), (0.5, 1), (0, 0.5)]
        : [(0, 0), (1, 0), (0, 1), (1, 1)]
    } else if view.hasSubviews {
      sizes = Array(sizes.prefix(4))
      places = [(0, 0), (0.5, 0), (1, 0), (0, 1), (0.5, 1), (1, 1)]
    } else {
      places = [(0.5, 0.5), (0, 0), (1, 0), (0, 1), (1, 1)]
    }
    func slots(_ sizes: [[Double]], _ fits: (NameSlot.Place) -> [[NameSlot.Fit]]) -> [NameSlot] {
      places.flatMap { place in
        sizes.flatMap { sizes in fits(place).map { NameSlot(place: place, fits: $0, sizes: sizes) } }
      }
    }
    // For a view with a text, a larger font size matters more than a better place. For other views, the better place
    // matters more.
    let single = name.showsText ? sizes.map { [$0] } : [sizes]
    // All names of a group get the same font size and the same distance from their views' edges (`Fit`).
    let roomy =
      group.count == 1
      ? single.flatMap { sizes in slots([sizes]) { _ in [fits] } }
      : slots(sizes.map { [$0] }) { $0 == (0.5, 0.5) ? [[.close]] : fits.map { [$0] } }
    return name.showsText ? roomy : roomy + slots(sizes.map { [$0] }) { _ in [[.tight]] }
  }

  /// Returns the whole group or, to limit the cost, a sample of a large group.
  private func sample(of group: [Int]) -> [Int] {
    let (runs, length) = (4, 16)
    if group.count <= 2 * runs * length { return group }
    return (0..<runs).flatMap { run in
      group[(run * (group.count - length) / (runs - 1))...].prefix(length)
    }
  }

  /// Returns a place for each name of a group, or `nil` if fewer than `least` names have a place.
  ///
  /// - Parameter slots: the slots to try; `nil` for all slots inside and beside each name's view.
  private mutating func places(
    for group: [Int], in slots: [NameSlot]?, atLeast least: Int
  ) -> [NamePlace?]? {
    var places: [NamePlace?] = []
    var missing = 0
    for number in group {
      var place: NamePlace?
      for slot in slots ?? slotsInside([number]) + slotsBeside([number])
      where place == nil && attemptsLeft > 0 {
        place = self.place(of: number, in: slot)
      }
      places.append(place)
      if let place {
        obstacles.insertText(place.box)
        if let leader = place.leader { obstacles.insert(leader.frame, owner: Obstacles.inFront) }
      } else {
        missing += 1
        if group.count - missing < least { return nil }
      }
    }
    return places
  }

  private mutating func write(_ places: [NamePlace?], _ group: [Int], _ slot: NameSlot? = nil) -> [Int] {
    if let slot, slot.sizes != nil, slots[view(of: group)] == nil { slots[view(of: group)] = slot }
    return zip(group, places).compactMap { number, place in
      guard let place else { return number }
      if place.tag == nil { numbered[number] = place } else { write(place, of: names[number]) }
      return nil
    }
  }

  mutating func write(_ place: NamePlace, of name: NameCandidate, mark: NumberMark? = nil) {
    placed.names.append((name.position, place.box, place.leader))
    if place.isAstray { placed.lostNames.insert(name.position) }
    let view = views[name.position]
    let text = place.tag?.name.inkBox.offset(x: place.box.x, y: place.box.y)
    let letters = text.flatMap { $0.width > 0 ? $0 : nil } ?? place.box
    let isPlain = place.tag != nil && place.isInside && !name.showsText
    let (ink, plate) = arrangement.ink(
      isPlain ? view.paint.ink : theme.captionInk, in: letters, theme: theme)
    var nodes: [SceneNode] = []
    if let leader = place.leader {
      let crossed = arrangement.grounds.grounds(along: [leader.crossing])
      let line = theme.line([theme.leader, ink, theme.darkInk, theme.lightInk], on: crossed)
      nodes += leader.nodes(line, width: theme.leaderWidth)
    }
    if let tag = place.tag {
      let behind = place.isInside ? name.position : self.view(at: letters.middle)
      let isOverLines = behind >= 0 && views[behind].isHatched || place.isInside && view.look.isCrossed
      if let color = isOverLines ? ground(at: letters.middle) : plate {
        nodes.insert(SceneNode.plate(under: letters, of: color), at: 0)
      }
      nodes += tag.nodes(at: Point(x: place.box.x, y: place.box.y), ink: ink)
    } else {
      nodes += mark?.nodes(around: place.box, theme: theme) ?? []
    }
    let all = nodes.count > 1 ? [SceneNode.group(SceneGroup(children: nodes))] : nodes
    if place.isInside { placed.inside[name.position] += all } else { placed.callouts += all }
  }
}

extension Control {
  fileprivate var isWrittenIn: Bool {
    switch shape {
    case .search, .text: true
    default: false
    }
  }
}
