internal import Graphics
internal import LayoutModel

// The places of names
//
// 1. A name is in its own view where that has room: a container's in a corner or in the middle of its top or bottom,
//    a leaf's in the middle or in a corner, a caption of a text clear of that text.
// 2. Else it is beside its view, on its superview or on a sibling that lies behind all of the view, and nowhere else,
//    at the end of a short straight line that crosses nothing.
// 3. Else a number is in the view, beside it or on its corner, and the name with that number is in a list below the
//    picture. The list and the legend add height at the bottom and nothing else. The problems of such a view are in a
//    badge of their own.
// 4. Siblings of one kind with the same size, or in one row or column, are a group, and so are the views at the same
//   place in each of such siblings, and nested frames with margins of one height. A group gets the first slot that all
//   of it can have. In groups of up to six, all names are words, if necessary in slots of their own, or all are
//   numbers; in larger groups, most may have one slot, if that is at least half of them, and the next rule applies to
//   the rest as a group.
// 5. A place depends on the view, its group and its neighbors, so that small changes elsewhere move no name; on a
//    sheet, the slot on the first canvas is tried first on the others.
// 6. No name is on a line of a text of its view within 27 points of that text's end.
// 7. A name touches no edge, text, other name or line, and is in no view but the named one and its superviews. A
//    number that has no other place may cover its own view's outline, or be just outside where a text fills the view;
//    it may cover edges of other views only where there is no other place.

/// The places of views' names, in the canvas's coordinates.
struct PlacedNames {
  /// The nodes of each name that is inside its view, by position in the drawing order.
  var inside: [[SceneNode]]
  /// The places of all names and numbers, in no particular order, with the view's position in the drawing order.
  var places: [(position: Int, box: Rect, leader: Leader?)] = []
  /// Names and numbers beside views, above all of them.
  var callouts: [SceneNode] = []
  /// Names that have no room, for the list below the picture.
  var list = CalloutList()
  /// The number of names that would have made the list too long.
  var leftOut = 0
  /// The space that names and views left free.
  var obstacles: Obstacles
}

/// Finds a place for each view's name. The search is greedy, in the order in which views are drawn, and so gives the
/// same result for the same layout.
///
/// - Parameter shared: the names that several pictures on one sheet share.
func placeNames(
  of arrangement: Arrangement, marks: PlacedMarks, in layout: Layout, named: NamedViews,
  focus: Focus? = nil, direction: LayoutDirection, shared: inout SharedNames, theme: Theme,
  measuring measurer: some TextMeasurer
) -> PlacedNames {
  // 1. Collect the names, and group them.
  let names = wantedNames(of: arrangement, in: layout, named: named, focus: focus, theme: theme)
  var groups = nameGroups(of: names, in: arrangement, layout)
  var placing = NamePlacing(
    arrangement, names: names, marks: marks, direction: direction, theme: theme, measuring: measurer)
  // 2. Place names inside their views; views without a text of their own choose first. Names that are beside their
  //    view on an earlier canvas of the sheet wait.
  placing.slots = shared.slots
  for showsText in [false, true] {
    groups = groups.map { group in
      let known = shared.slots[placing.view(of: group)]
      if names[group[0]].showsText != showsText || known?.isInside == false { return group }
      return placing.place(group, in: (known.map { [$0] } ?? []) + placing.slotsInside(group))
    }.filter { !$0.isEmpty }
  }
  // 3. Place names beside their views, on the superview.
  groups = groups.map { group in
    var slots = placing.slotsBeside(group)
    if let known = shared.slots[placing.view(of: group)], !known.isInside {
      slots = [known] + placing.slotsInside(group) + slots
    }
    return placing.placeEach(placing.place(group, in: slots))
  }.filter { !$0.isEmpty }
  shared.slots = placing.slots
  // 4. Place numbers, and list the names below the picture.
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
