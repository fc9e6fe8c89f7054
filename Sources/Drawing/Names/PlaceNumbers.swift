internal import Graphics
internal import LayoutModel

extension NamePlacing {
  /// Numbers the names that have no room, marks their views, and writes them into the list below the picture.
  mutating func placeNumbers(_ groups: [[Int]], _ known: inout SharedNames) {
    // 1. Choose the first ones in the drawing order, as many as a reader will look up. Names no wider than such
    //    numbers are written themselves.
    let widest = mark(88).size.width
    let groups = groups.map { $0.filter { names[$0].name != nil } }.filter { !$0.isEmpty }
    let marks = groups.map { group -> [NumberMark]? in
      var marks: [NumberMark] = []
      for number in group {
        marks.append(mark(names[number].name ?? ""))
        if marks[marks.count - 1].size.width > widest { return nil }
      }
      return marks
    }
    let all = zip(groups, marks).flatMap { $1 == nil ? $0 : [] }.sorted()
    let wanted = Set(all.prefix(max(0, SharedNames.most - known.count)))
    result.leftOut += all.count - wanted.count
    let size = mark(known.count + wanted.count).size
    // 2. Find a place for each: one for a group, or at least one for itself. Groups come first, as they have less
    //    choice.
    let order =
      groups.indices.filter { groups[$0].count > 1 } + groups.indices.filter { groups[$0].count == 1 }
    for (group, marks) in order.map({ (groups[$0], marks[$0]) }) {
      numberSize = marks?.max { $0.size.width < $1.size.width }?.size ?? size
      let group = marks == nil ? group.filter(wanted.contains) : group
      let rest = place(group, in: NameSlot.lastNumbers, isLarge: false)
      if group.count > 1 {
        for number in place(rest, in: NameSlot.numbers, isLarge: true) {
          _ = place([number], in: NameSlot.lastNumbers)
        }
      }
      for (number, mark) in zip(group, marks ?? []) {
        if let place = numbered.removeValue(forKey: number) {
          write(place, of: names[number], mark: mark)
        } else {
          result.list.unmarked.append(names[number].name ?? "")
        }
      }
    }
    // 3. Add the numbers and the list.
    for number in all where wanted.contains(number) {
      guard let name = names[number].name else { continue }
      guard let place = numbered.removeValue(forKey: number) else {
        result.list.unmarked.append(name)
        continue
      }
      let value = known.number(of: name, view: arrangement.views[names[number].position].index)
      result.list.entries.append((value, name))
      write(place, of: names[number], mark: mark(value))
    }
    // 4. Write the problems of those views in badges of their own, at places like those of numbers.
    for number in groups.joined().sorted() where !names[number].badges.isEmpty {
      let tag = NameTag(
        nil, fontSize: theme.calloutSizes.last ?? 8, weight: theme.nameWeight, badges: names[number].badges,
        isStacked: false, measuring: measurer)
      numberSize = tag.size
      _ = place([number], in: NameSlot.clearNumbers)
      guard var place = numbered.removeValue(forKey: number) else { continue }
      place.tag = .name(tag)
      write(place, of: names[number])
    }
  }

  private func mark(_ words: some CustomStringConvertible) -> NumberMark {
    NumberMark(words.description, theme: theme, measuring: measurer)
  }

  /// A place in the view, clear of its text and subviews.
  func numberPlace(for number: Int, inside place: NameSlot.Place) -> Place? {
    let position = names[number].position
    let view = arrangement.views[position]
    let edge = view.edgeThickness(theme: theme) + 0.75
    guard numberSize.width <= view.frame.width - 2 * edge, numberSize.height <= view.frame.height - 2 * edge
    else { return nil }
    let box = box(of: numberSize, at: place, in: view.frame.inset(by: edge))
    guard cover.owner(at: Point(x: box.midX, y: box.midY)) == position, isFree(box, clearance: 0.5),
      view.roundedCornersHold(box, clearance: edge)
    else { return nil }
    return Place(tag: .number, box: box)
  }

  /// A place over the view's outline, where only its superviews are around; or as near to that as there is room.
  func numberPlace(for number: Int, onEdge place: NameSlot.Place, _ edge: NameSlot.Edge) -> Place? {
    let position = names[number].position
    let frame = arrangement.views[position].seen
    let isOutside = edge == .outside || edge == .outsideOverLines
    if isOutside, arrangement.views[position].text == nil { return nil }
    // Half of it is outside above and below, and less beside the view, where the next one may be near; more where a
    // text fills the view.
    let (beside, above) =
      switch edge {
      case .clear: (2.5, numberSize.height / 2 - 0.5)
      case .overLines: (6, numberSize.height / 2 + 2)
      case .outside, .outsideOverLines:
        (numberSize.width + Obstacles.besideText + 0.25, numberSize.height + 0.5)
      }
    let around = frame.inset(
      horizontally: min(-beside, (frame.width - numberSize.width) / 2),
      vertically: min(-above, (frame.height - numberSize.height) / 2))
    guard let room = around.visiblePart(in: bounds) else { return nil }
    let box = box(of: numberSize, at: place, in: room)
    let first = edge == .clear ? position + 1 : Obstacles.inFront
    guard bounds.contains(box), obstacles.isFree(box, from: first) else { return nil }
    if edge == .outside, !isApart(box, of: position) { return nil }
    // A line of an annotation would strike it through.
    if !obstacles.isFree(box, from: Obstacles.annotation, to: Obstacles.annotation) { return nil }
    let found = Place(tag: .number, box: box, isInside: false)
    if edge == .overLines { return found }
    // On an edge that the view shares with the canvas, it would seem to belong to the canvas.
    let canvas = arrangement.views[0].frame
    if edge == .clear, frame != canvas {
      let shared = [
        (frame.x - canvas.x, box.x - canvas.x), (frame.y - canvas.y, box.y - canvas.y),
        (canvas.maxX - frame.maxX, canvas.maxX - box.maxX),
        (canvas.maxY - frame.maxY, canvas.maxY - box.maxY),
      ]
      if shared.contains(where: { $0 < 1 && $1 < 1.5 }) { return nil }
    }
    // The corners don't count: the visible part of a view is known to a few points only.
    let core = box.inset(by: 2)
    for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1), (0.5, 0.5)] {
      let owner = cover.owner(at: Point(x: core.x + x * core.width, y: core.y + y * core.height))
      if owner >= 0, !arrangement.holds(owner, position) { return nil }
    }
    return found
  }

  /// Returns whether a box keeps off the edges of all views but one, which it is nearest to.
  private func isApart(_ box: Rect, of position: Int) -> Bool {
    let near = box.inset(by: -2)
    let front = arrangement.grounds.opaque.owner(at: Point(x: box.midX, y: box.midY))
    return obstacles.isFree(near, from: front, to: position - 1)
      && obstacles.isFree(near, from: max(front, position + 1), to: Obstacles.line)
  }

  private func box(of size: Size, at place: NameSlot.Place, in room: Rect) -> Rect {
    let across = direction == .rightToLeft ? 1 - place.across : place.across
    return Rect(
      x: room.x + across * (room.width - size.width), y: room.y + place.down * (room.height - size.height),
      width: size.width, height: size.height)
  }
}
