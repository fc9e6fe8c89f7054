internal import Graphics
internal import LayoutModel

/// Where the names of views ended up, in the canvas's coordinates.
struct PlacedNames {
  /// By position in the drawing order: the nodes of a name that stands inside its view.
  var inside: [[SceneNode]]
  /// Of all names, in no order that means anything.
  var boxes: [Rect] = []
  /// Leader lines and the names at their ends, above all views.
  var callouts: [SceneNode] = []
  /// Of views, marks and names.
  var extent: Rect
  /// How many names found no place at all.
  var leftOut = 0
  /// What names and views left free.
  var obstacles: Obstacles
}

/// Finds a place for each view's name: inside, smaller inside, outside at the end of a leader line, and last
/// beside the picture. Greedy, in the order in which views are drawn, so the same for the same layout.
func placeNames(
  of arrangement: Arrangement, marks: PlacedMarks, in layout: Layout, named: NamedViews,
  direction: LayoutDirection, theme: Theme, measuring measurer: some TextMeasurer
) -> PlacedNames {
  var placing = NamePlacing(arrangement, marks: marks, direction: direction, theme: theme)
  // 1. The names that are asked for.
  let names = wantedNames(of: arrangement, in: layout, named: named, theme: theme)
  // 2. Inside the view; views without a text of their own choose first.
  var homeless: [WantedName] = []
  for showsText in [false, true] {
    for name in names where name.showsText == showsText {
      if !placing.placeInside(name, measuring: measurer) { homeless.append(name) }
    }
  }
  // 3. Close by, outside.
  homeless.sort { $0.position < $1.position }
  for nearby in [NamePlacing.Nearby.onSuperviews, .onAnything] {
    homeless = homeless.filter { !placing.placeNearby($0, nearby, measuring: measurer) }
  }
  // 4. Around the picture.
  placing.placeAround(homeless, measuring: measurer)
  // 5. Ghosts give way to names, but to nothing after them.
  for line in marks.outlines.flatMap(\.lines) { placing.obstacles.insert(line.box, owner: Obstacles.line) }
  placing.result.obstacles = placing.obstacles
  return placing.result
}

/// A name that has to be placed.
struct WantedName {
  /// Of its view, in the drawing order.
  var position: Int
  /// `nil` where the view shows its name anyway and only badges are missing.
  var name: String?
  var badges: [BadgeWords]
  /// Whether the view shows a text, beside which its name is a caption.
  var showsText: Bool
  /// Whether that text says the name, as “Sign in” does of `signIn`.
  var isInText: Bool
}

private func wantedNames(
  of arrangement: Arrangement, in layout: Layout, named: NamedViews, theme: Theme
) -> [WantedName] {
  let isCrowd = arrangement.views.count { !$0.problems.open.isEmpty } > 32
  return arrangement.views.indices.compactMap { position in
    let view = arrangement.views[position]
    if position == 0 || view.isBeyond { return nil }
    let badges = BadgeWords.of(view.problems, isCrowd: isCrowd, theme: theme)
    let showsName =
      view.look.textIsName && view.text?.lines.count == 1
      && view.text?.lines[0].text == layout.views[view.index].name
    let isNamed = named == .all || named == .automatic && !layout.views[view.index].isUnnamed
    let name = showsName || !isNamed ? nil : layout.views[view.index].name
    if name == nil, badges.isEmpty { return nil }
    return WantedName(
      position: position, name: name, badges: badges,
      showsText: view.text != nil,
      isInText: says(layout.views[view.index].text ?? "", layout.views[view.index].name ?? ""))
  }
}

/// Whether a reader of the text knows the name, or of the name the text: “Back” of `back` and `backButton`.
private func says(_ text: String, _ name: String) -> Bool {
  let (text, name) = (letters(text), letters(name))
  return !text.isEmpty && !name.isEmpty && (text.contains(name) || name.contains(text))
}

/// Of what is long, as much as a reader compares.
private func letters(_ text: String) -> String {
  text.prefix(200).lowercased().filter { $0.isLetter || $0.isNumber }
}
