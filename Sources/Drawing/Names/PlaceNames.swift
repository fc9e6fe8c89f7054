internal import Graphics
internal import LayoutModel

// A name gets the first of these places that has room for it:
//
// 1. In its view.
// 2. Beside the view, at the end of a short line.
// 3. In a list below the picture, with a number in or beside the view.
//
// Names of similar views get the same place relative to their views, if possible. Apart from that, a place depends only
// on nearby views, so changes elsewhere do not move names.

extension Placer {
  mutating func placeNames(_ shared: inout SharedNames, where isWanted: ([Int]) -> Bool = { _ in true }) {
    let most = 300_000
    attemptsLeft = most
    defer { attempts += most - attemptsLeft }
    // 1. Group the names.
    var groups = nameGroups(of: names, in: arrangement, solved.layout).filter(isWanted)
    // 2. Place names inside their views.
    slots = shared.slots
    for showsText in [false, true] {
      groups = groups.map { group in
        let known = shared.slots[view(of: group)]
        if names[group[0]].showsText != showsText || known?.isInside == false { return group }
        return place(group, in: (known.map { [$0] } ?? []) + slotsInside(group))
      }.filter { !$0.isEmpty }
    }
    // 3. Place the remaining names beside their views.
    groups = groups.map { group in
      var slots = slotsBeside(group)
      if let known = shared.slots[view(of: group)], !known.isInside {
        slots = [known] + slotsInside(group) + slots
      }
      return placeEach(place(group, in: slots))
    }.filter { !$0.isEmpty }
    shared.slots = slots
    // 4. Place numbers in or beside the remaining views, and list their names below the picture.
    placeNumbers(groups, &shared)
  }

  func wantedNames() -> [NameCandidate] {
    let isCrowd = views.count { !$0.problems.open.isEmpty } > 32
    return views.indices.compactMap { position in
      let view = views[position]
      if position == 0 || view.isBeyond || !isNearFocus(position) { return nil }
      let badges = BadgeWords.of(view.problems, isCrowd: isCrowd, theme: theme)
      let declared = solved.layout.views[view.index]
      let showsName =
        view.look.textIsName && view.text?.lines.count == 1 && view.text?.lines[0].text == declared.name
      let isNamed = options.names == .all || options.names == .automatic && !declared.isUnnamed
      let name = showsName || !isNamed ? nil : declared.name
      if name == nil, badges.isEmpty { return nil }
      return NameCandidate(position: position, name: name, badges: badges, showsText: view.showsContent)
    }
  }
}
