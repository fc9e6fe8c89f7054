internal import Graphics
internal import LayoutModel

// The places of names
//
// 1. A name is in its own view where that has room: a container's in a corner or in the middle of its top or bottom,
//    a leaf's in the middle or in a corner, a caption of a text clear of that text.
// 2. Else it is beside its view, on its superview or on a sibling that lies behind all of the view, and nowhere else,
//    at the end of a short straight line that crosses nothing.
// 3. Else a number is in the view, beside it, on a superview further out at the end of a line, or on its corner, and the
//    name with that number is in a list below the picture. The list and the legend add height at the bottom and nothing else. The problems of such a view are in a
//    badge of their own.
// 4. Siblings of one kind with the same size, or in one row or column, are a group, and so are the views at the same
//   place in each of such siblings, and nested frames with margins of one height. A group gets the first slot that all
//   of it can have. In groups of up to six, all names are words, if necessary in slots of their own, or all are
//   numbers; in larger groups, most may have one slot, if that is at least half of them, and the rest, as a group, is
//   placed by the next of rules 1 to 3.
// 5. A place depends on the view, its group and its neighbors, so that small changes elsewhere move no name; on a
//    sheet, the slot on the first canvas is tried first on the others.
// 6. No name is on a line of a text of its view within 27 points of that text's end.
// 7. A name touches no edge, text, other name or line, and is in no view but the named one and its superviews. A
//    number that has no other place may cover its own view's outline, or be just outside where a text fills the view;
//    it may cover edges of other views only where there is no other place. A view that fills the canvas is
//    named in the legend instead.

extension Placer {
  /// Finds a place for each view's name.
  ///
  /// - Parameters:
  ///   - shared: the names that several pictures on one sheet share.
  ///   - isWanted: whether to place a group.
  mutating func placeNames(_ shared: inout SharedNames, where isWanted: ([Int]) -> Bool = { _ in true }) {
    attemptsLeft = 300_000
    // 1. Group the names.
    var groups = nameGroups(of: names, in: arrangement, solved.layout).filter(isWanted)
    // 2. Place names inside their views; views without a text of their own choose first. Names that are beside their
    //    view on an earlier canvas of the sheet wait.
    slots = shared.slots
    for showsText in [false, true] {
      groups = groups.map { group in
        let known = shared.slots[view(of: group)]
        if names[group[0]].showsText != showsText || known?.isInside == false { return group }
        return place(group, in: (known.map { [$0] } ?? []) + slotsInside(group))
      }.filter { !$0.isEmpty }
    }
    // 3. Place names beside their views, on the superview.
    groups = groups.map { group in
      var slots = slotsBeside(group)
      if let known = shared.slots[view(of: group)], !known.isInside {
        slots = [known] + slotsInside(group) + slots
      }
      return placeEach(place(group, in: slots))
    }.filter { !$0.isEmpty }
    shared.slots = slots
    // 4. Place numbers, and list the names below the picture.
    placeNumbers(groups, &shared)
  }

  /// The names and badges of all views that need some.
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
