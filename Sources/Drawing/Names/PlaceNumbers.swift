internal import Graphics
internal import LayoutModel

extension Placer {
  mutating func placeNumbers(_ groups: [[Int]], _ known: inout SharedNames) {
    // 1. Choose the names to list below the picture. If all names of a group are at most as wide as a two-digit number,
    //    the discs on their views show these names instead of numbers.
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
    placed.leftOut.add("name", count: all.count - wanted.count)
    let size = mark(known.last + wanted.count).size
    // 2. Place the numbers, those of groups first, because a slot for a whole group is harder to find.
    let order =
      groups.indices.filter { groups[$0].count > 1 } + groups.indices.filter { groups[$0].count == 1 }
    for (group, marks) in order.map({ (groups[$0], marks[$0]) }) {
      numberSize = marks?.max { $0.size.width < $1.size.width }?.size ?? size
      let group = marks == nil ? group.filter(wanted.contains) : group
      let isThin = group.contains { number in
        let frame = views[names[number].position].frame
        return min(frame.width, frame.height) < numberSize.height
      }
      let rest = place(
        isThin ? place(group, in: NameSlot.numbersOfThinViews, isLarge: false) : group,
        in: NameSlot.lastNumbers, isLarge: false)
      if group.count > 1 {
        for number in place(rest, in: NameSlot.numbers, isLarge: true) {
          _ = place([number], in: NameSlot.lastNumbers)
        }
      }
      for (number, mark) in zip(group, marks ?? []) {
        if let place = numbered.removeValue(forKey: number) {
          write(place, of: names[number], mark: mark)
        } else {
          leaveOutName(number)
        }
      }
    }
    // 3. Add the numbers and the list.
    for number in all where wanted.contains(number) {
      guard let name = names[number].name else { continue }
      guard let place = numbered.removeValue(forKey: number) else {
        leaveOutName(number)
        continue
      }
      let value = known.number(of: name, view: views[names[number].position].index)
      placed.list.entries.append((value, name))
      write(place, of: names[number], mark: mark(value))
    }
    // 4. Place the badges of views whose names do not fit.
    for number in groups.joined().sorted() where !names[number].badges.isEmpty {
      let tag = NameTag(
        nil, fontSize: theme.calloutSizes.last ?? 8, badges: names[number].badges, isStacked: false,
        theme: theme, measuring: measurer)
      numberSize = tag.size
      _ = place([number], in: NameSlot.clearNumbers)
      guard var place = numbered.removeValue(forKey: number) else {
        placed.lostNames.insert(names[number].position)
        continue
      }
      place.tag = tag
      write(place, of: names[number])
    }
  }

  private mutating func leaveOutName(_ number: Int) {
    let position = names[number].position
    if let name = names[number].name, views[position].unclipped.seen == views[0].frame {
      // On a view that fills the canvas, a number would lie on the canvas's edge or on a subview.
      return explain("“\(name)” fills the canvas")
    }
    placed.lostNames.insert(position)
    placed.leftOut.add(
      "name", OmittedWords("the name \(names[number].name ?? "")"), isStated: true)
  }

  private func mark(_ words: some CustomStringConvertible) -> NumberMark {
    NumberMark(words.description, theme: theme, measuring: measurer)
  }
}
