internal import Graphics
internal import LayoutModel

extension NamePlacing {
  /// Numbers the names that have no room, marks their views, and writes them into the list below the picture.
  mutating func placeNumbers(_ groups: [[Int]], _ known: inout CalloutNumbers) {
    // 1. Numbers in the order in which the views are drawn.
    let missing = groups.flatMap { $0 }.sorted()
    for number in missing {
      let position = names[number].position
      guard let name = names[number].name,
        let place = known.number(of: name, view: arrangement.views[position].index)
      else {
        if names[number].name != nil { result.leftOut += 1 }
        continue
      }
      numbers[number] = NumberMark(place, theme: theme, measuring: measurer)
    }
    // 2. A place for each: one for a group, or at least one for itself.
    var unmarked: Set<Int> = []
    for group in groups {
      let rest = place(group.filter { numbers[$0] != nil }, in: NameSlot.numbers)
      for number in rest { unmarked.formUnion(place([number], in: NameSlot.numbers)) }
    }
    // 3. The list.
    for number in missing {
      guard let mark = numbers[number], let name = names[number].name else { continue }
      if unmarked.contains(number) {
        result.list.unmarked.append(name)
      } else {
        result.list.entries.append((mark.number, name))
      }
    }
  }

  /// In the view, clear of its text and of what it holds.
  func numberPlace(for number: Int, inside place: NameSlot.Place) -> Place? {
    guard let mark = numbers[number] else { return nil }
    let position = names[number].position
    let view = arrangement.views[position]
    let edge = view.edgeThickness(theme: theme) + 0.75
    guard mark.size.width <= view.frame.width - 2 * edge, mark.size.height <= view.frame.height - 2 * edge
    else { return nil }
    let box = box(of: mark.size, at: place, in: view.frame.inset(by: edge))
    guard cover.owner(at: Point(x: box.midX, y: box.midY)) == position, isFree(box, clearance: 0.5),
      view.roundedCornersHold(box, clearance: edge)
    else { return nil }
    return Place(tag: .number(mark), box: box)
  }

  /// Over the view's outline, where nothing but the views that hold it is around.
  func numberPlace(for number: Int, onEdge place: NameSlot.Place) -> Place? {
    guard let mark = numbers[number] else { return nil }
    let position = names[number].position
    let frame = arrangement.views[position].seen
    // Half of it is outside above and below, and less beside the view, where the next one may be near.
    let (beside, half) = (2.5, mark.size.height / 2 - 0.5)
    let around = frame.inset(
      horizontally: min(-beside, (frame.width - mark.size.width) / 2),
      vertically: min(-half, (frame.height - mark.size.height) / 2))
    guard let room = around.visiblePart(in: bounds) else { return nil }
    let box = box(of: mark.size, at: place, in: room)
    guard bounds.contains(box), obstacles.isFree(box, from: position + 1) else { return nil }
    for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1), (0.5, 0.5)] {
      let owner = cover.owner(at: Point(x: box.x + x * box.width, y: box.y + y * box.height))
      if owner >= 0, !arrangement.order.contains(owner, position) { return nil }
    }
    return Place(tag: .number(mark), box: box, isInside: false)
  }

  private func box(of size: Size, at place: NameSlot.Place, in room: Rect) -> Rect {
    let across = direction == .rightToLeft ? 1 - place.across : place.across
    return Rect(
      x: room.x + across * (room.width - size.width), y: room.y + place.down * (room.height - size.height),
      width: size.width, height: size.height)
  }
}
