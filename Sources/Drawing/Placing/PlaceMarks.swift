internal import Graphics
internal import LayoutModel

/// The marks of a picture in the canvas's coordinates, and the words for marks without a place.
struct PlacedMarks {
  /// The nodes of names that are inside their views, by the view's position in the drawing order.
  var inside: [[SceneNode]]
  /// The outlines of ghosts (other possible frames of ambiguous views), interrupted at texts and names.
  var outlines: [GhostOutline] = []
  /// The marks of conflicts, and the arrows and labels of ghosts, drawn above all views.
  var problems: [SceneNode] = []
  /// One group of nodes for each annotation.
  var annotations: [SceneNode] = []
  var callouts: [SceneNode] = []
  var texts: [Rect]
  var names: [(position: Int, box: Rect, leader: Leader?)] = []
  var extent: Rect
  var chainLengths: Set<LabeledLength> = []
  var signs: [Legend.Sign] = []
  var hasBreaks = false
  var list = CalloutList()
  var leftOut = OmittedAnnotations()
  /// The positions, in the drawing order, of views whose name or problem badge has no place, lies on an unrelated view,
  /// or lies outside of the view's superview.
  var lostNames: Set<Int> = []
  var notes: [String] = []

  init(of arrangement: Arrangement) {
    inside = Array(repeating: [], count: arrangement.views.count)
    texts = arrangement.views.compactMap(\.text?.frame)
    extent = arrangement.bounds
  }

  var measuresLeftOut: Int {
    leftOut.count(of: DrawingAnnotation.all.filter(\.movesNames).map(\.noun))
  }

  /// The numbers of marks that have no good place. The most serious losses come first: lengths that the file states,
  /// then names, then all sizes, gaps and other annotations that compete with names for space.
  var losses: (Int, Int, Int) { (leftOut.statedLengths, lostNames.count, measuresLeftOut) }
}

/// A length whose number is already in the picture.
struct LabeledLength: Hashable {
  private let axis: Axis
  private let span: Span

  init(_ axis: Axis, _ span: Span) { (self.axis, self.span) = (axis, span.rounded) }
}

extension Placer {
  /// Places all marks with a greedy search, important marks first.
  ///
  /// Cost: nearly linear in the number of views; in crowded pictures, the number of attempts is limited.
  mutating func placeMarks(_ shared: inout SharedNames) {
    // Return early if there is nothing to place. This is so in most large pictures, in which the text of each view is
    // already its name.
    names = wantedNames()
    if wanted.isEmpty, names.isEmpty, solved.status == .solved, options.log == nil { return }
    defer { if hasDerived { placed.notes.append(ExplicitLengths.legend) } }
    // Use the same grid of obstacles with and without annotations. With a different grid, names could get other places.
    obstacles = Obstacles(of: arrangement, around: Self.surroundings, theme: theme)
    placeProblems()
    // Place the names before the annotations. If measures then lack space, try again with the measures first. If
    // names have no place in that second try, place these names and those of similar siblings before the
    // measures in a third try. Keep the best result.
    let (start, before) = (self, shared)
    placeNames(&shared)
    if wanted.isEmpty { return }
    placeAnnotations(wanted)
    // With thousands of views, another try takes seconds and gains little, since there is no room for most measures.
    if placed.measuresLeftOut > 0, views.count <= 4_000, wanted.contains(where: \.movesNames) {
      var early: Set<Kin> = []
      for _ in 0..<2 {
        var (other, known) = (start, before)
        let chooseEarly = { (group: [Int]) in
          group.contains { early.contains(start.kin(of: start.names[$0].position)) }
        }
        other.placeNames(&known, where: chooseEarly)
        other.placeAnnotations(wanted.filter(\.movesNames))
        let (mine, its) = (placed.losses, other.placed.losses)
        if early.isEmpty, its.2 >= mine.2, its.0 >= mine.0 {
          attempts += other.attempts
          break
        }
        other.placeNames(&known) { !chooseEarly($0) }
        other.placeAnnotations(wanted.filter { !$0.movesNames })
        early = early.isEmpty ? Set(other.placed.lostNames.map { kin(of: $0) }) : []
        let all = attempts + other.attempts
        if other.placed.losses < placed.losses { (self, shared) = (other, known) }
        attempts = all
        if early.isEmpty { break }
      }
    }
    // The most important annotation is drawn last, so that it is on top.
    placed.annotations.reverse()
    placed.extent = Axis.horizontal.rect(sides, Axis.vertical.span(of: placed.extent))
  }

  private struct Kin: Hashable {
    var superview: Int
    var showsText: Bool
  }

  private func kin(of position: Int) -> Kin {
    Kin(superview: views[position].parent, showsText: views[position].showsContent)
  }

  mutating func placeProblems() {
    if solved.status == .solved, options.log == nil { return }
    placeConflicts()
    placeGhosts()
    inner = placed.extent
  }

  private mutating func placeAnnotations(_ annotations: [DrawingAnnotation]) {
    let most = 300_000
    attemptsLeft = most
    defer { attempts += most - attemptsLeft }
    if sides.length == 0 { openSides() }
    for annotation in annotations {
      (current, nodes) = (annotation, [])
      annotation.place(&self)
      crowd?.settle()
      if nodes.isEmpty { continue }
      if let legend = annotation.legend { explain(legend) }
      placed.annotations.append(.group(SceneGroup(title: annotation.name, children: nodes)))
    }
  }

  private mutating func openSides() {
    let (beside, edge) = (16.0, theme.padding - 4)
    let right = wanted.contains(.sizes) ? Self.sizesMargin : beside
    let left =
      wanted.contains(.grid) ? max(beside, Self.gridMargin(solved, theme, measurer) - edge) : beside
    sides = Span(low: inner.x - left, high: inner.maxX + right)
    let avoidsCrowds = wanted.count > 1 && wanted.contains { $0.crowdLimit < .infinity }
    crowd = avoidsCrowds ? DensityGrid(bounds: inner) : nil
  }
}
