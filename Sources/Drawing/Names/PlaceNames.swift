internal import Graphics
internal import LayoutModel

// Where names stand
//
// 1. A name stands in its own view where that has room: a container's in a corner or in the middle of its top or
//    bottom, a leaf's in the middle or in a corner, a caption of a text clear of that text.
// 2. Else beside its view, on its superview or on a sibling that lies behind all of the view, and nowhere else, at the
//    end of a short straight line that meets nothing.
// 3. Else a number stands in the view, beside it or on its corner, and the name with that number in a list below the
//    picture. The list and the legend add height at the bottom and nothing else. What is wrong with such a view stands
//    in a badge of its own.
// 4. Siblings of one kind that are as large, or in one row or column, are a group, and so are the views at the same
//    place in each of such siblings, and frames within each other with bands of one height. A group gets the first slot
//    that all of it can have. Up to six have words for all, if need be in slots of their own, or numbers for all; of
//    more, most may have one slot, if that is half of them, and the rest goes on to the next rule as a group.
// 5. What decides is the view, its group and what is next to it, so that small changes elsewhere move no name; on a
//    sheet the slot on the first canvas is tried first on the others.
// 6. No name stands on a line of a text of its view within 27 points of that text's end.
// 7. A name meets no edge, text, other name or line, and stands in no view but the one named and those that hold it. A
//    number that would stand nowhere else may lie over its own view's outline, or just outside where a text fills the
//    view; over edges of others only where there is no other place.

/// Where the names of views ended up, in the canvas's coordinates.
struct PlacedNames {
  /// By position in the drawing order: the nodes of a name that stands inside its view.
  var inside: [[SceneNode]]
  /// Of all names and numbers, in no order that means anything: whose it is, by position in the drawing order.
  var places: [(position: Int, box: Rect, leader: Leader?)] = []
  /// Names and numbers beside views, above all of them.
  var callouts: [SceneNode] = []
  /// Names that have no room, for the list below the picture.
  var list = CalloutList()
  /// How many names would have made the list too long.
  var leftOut = 0
  /// What names and views left free.
  var obstacles: Obstacles
}

/// Finds a place for each view's name. Greedy, in the order in which views are drawn, so the same for the same layout.
///
/// - Parameter shared: what several pictures on one sheet have in common.
func placeNames(
  of arrangement: Arrangement, marks: PlacedMarks, in layout: Layout, named: NamedViews,
  focus: Focus? = nil, direction: LayoutDirection, shared: inout SharedNames, theme: Theme,
  measuring measurer: some TextMeasurer
) -> PlacedNames {
  // 1. The names that are asked for, and which of them belong together.
  let names = wantedNames(of: arrangement, in: layout, named: named, focus: focus, theme: theme)
  var groups = nameGroups(of: names, in: arrangement, layout)
  var placing = NamePlacing(
    arrangement, names: names, marks: marks, direction: direction, theme: theme, measuring: measurer)
  // 2. Inside the view; views without a text of their own choose first. What stands beside it on an earlier canvas of
  //    the sheet waits.
  placing.slots = shared.slots
  for showsText in [false, true] {
    groups = groups.map { group in
      let known = shared.slots[placing.view(of: group)]
      if names[group[0]].showsText != showsText || known?.isInside == false { return group }
      return placing.place(group, in: (known.map { [$0] } ?? []) + placing.slotsInside(group))
    }.filter { !$0.isEmpty }
  }
  // 3. Beside it, on its superview.
  groups = groups.map { group in
    var slots = placing.slotsBeside(group)
    if let known = shared.slots[placing.view(of: group)], !known.isInside {
      slots = [known] + placing.slotsInside(group) + slots
    }
    return placing.placeEach(placing.place(group, in: slots))
  }.filter { !$0.isEmpty }
  shared.slots = placing.slots
  // 4. A number there, and the name below the picture.
  placing.placeNumbers(groups, &shared)
  placing.result.obstacles = placing.obstacles
  return placing.result
}

private func wantedNames(
  of arrangement: Arrangement, in layout: Layout, named: NamedViews, focus: Focus?, theme: Theme
) -> [WantedName] {
  let isCrowd = arrangement.views.count { !$0.problems.open.isEmpty } > 32
  return arrangement.views.indices.compactMap { position in
    let view = arrangement.views[position]
    if position == 0 || view.isBeyond || focus?.surroundings.contains(position) == false { return nil }
    let badges = BadgeWords.of(view.problems, isCrowd: isCrowd, theme: theme)
    let declared = layout.views[view.index]
    let showsName =
      view.look.textIsName && view.text?.lines.count == 1 && view.text?.lines[0].text == declared.name
    let isNamed = named == .all || named == .automatic && !declared.isUnnamed
    let name = showsName || !isNamed ? nil : declared.name
    if name == nil, badges.isEmpty { return nil }
    return WantedName(position: position, name: name, badges: badges, showsText: view.text != nil)
  }
}
