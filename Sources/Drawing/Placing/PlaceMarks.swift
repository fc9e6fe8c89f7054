internal import Graphics
internal import LayoutModel

/// The marks of a picture in the canvas's coordinates, and the words for those without a place.
struct PlacedMarks {
  /// The nodes of each name that is inside its view, by position in the drawing order.
  var inside: [[SceneNode]]
  /// The outlines of ghosts, which are interrupted for texts and names.
  var outlines: [GhostOutline] = []
  /// Lengths of conflicts, arrows and labels of ghosts, above all views.
  var problems: [SceneNode] = []
  /// A group for each annotation, above the problems.
  var annotations: [SceneNode] = []
  /// Names and numbers beside views, above everything else.
  var callouts: [SceneNode] = []
  /// The areas of views' texts and of problems' labels.
  var texts: [Rect]
  /// The places of all names and numbers, in no particular order, with the view's position in the drawing order.
  var names: [(position: Int, box: Rect, leader: Leader?)] = []
  /// The area of the views and the marks.
  var extent: Rect
  /// The lengths that chains of conflicts show already.
  var chainLengths: Set<LabeledLength> = []
  /// The signs that the legend explains.
  var signs: [Legend.Sign] = []
  /// Indicates whether any length is drawn shorter or longer than it is.
  var hasBreaks = false
  /// Names that have no room, for the list below the picture.
  var list = CalloutList()
  var leftOut = OmittedAnnotations()
  /// The views whose name is not even in the list, whose problems have no badge, or whose number is on another view:
  /// their positions in the drawing order.
  var lostNames: Set<Int> = []
  /// The explanations for the legend.
  var notes: [String] = []

  init(of arrangement: Arrangement) {
    inside = Array(repeating: [], count: arrangement.views.count)
    texts = arrangement.views.compactMap(\.text?.frame)
    extent = arrangement.bounds
  }

  /// The number of gaps, sizes and constraints without a place.
  var measuresLeftOut: Int {
    leftOut.count(of: DrawingAnnotation.all.filter(\.movesNames).map(\.noun))
  }

  /// The loss to a reader, the worst first: stated lengths, names, then all gaps, sizes and constraints without a place.
  var losses: (Int, Int, Int) { (leftOut.statedLengths, lostNames.count, measuresLeftOut) }
}

/// A length whose number is in the picture, so that it is not written again.
struct LabeledLength: Hashable {
  private let axis: Axis
  private let span: Span

  init(_ axis: Axis, _ span: Span) { (self.axis, self.span) = (axis, span.rounded) }
}

extension Placer {
  /// Places all marks. The search is greedy, the important marks first, and so gives the same result for the same
  /// layout. Cost: near linear in the number of views, and bounded for crowded pictures.
  ///
  /// - Parameter shared: the names that several pictures on one sheet share.
  mutating func placeMarks(_ shared: inout SharedNames) {
    // Most large pictures show boxes with their names, and nothing has to be placed.
    names = wantedNames()
    if wanted.isEmpty, names.isEmpty, solved.status == .solved, options.log == nil { return }
    defer { if hasDerived { placed.notes.append(ExplicitLengths.legend) } }
    // The cells of the grid are the same with and without annotations, so that the places of names are, too.
    obstacles = Obstacles(of: arrangement, around: Self.surroundings, theme: theme)
    placeProblems()
    // Names choose first, unless gaps, sizes or constraints would lose their places. Then those do, and if that costs
    // names, they choose after these and their siblings, which are to look like them.
    let (start, before) = (self, shared)
    placeNames(&shared)
    if wanted.isEmpty { return }
    placeAnnotations(wanted)
    if placed.measuresLeftOut > 0, wanted.contains(where: \.movesNames) {
      var early: Set<Kin> = []
      for _ in 0..<2 {
        var (other, known) = (start, before)
        let chooseEarly = { (group: [Int]) in
          group.contains { early.contains(start.kin(of: start.names[$0].position)) }
        }
        other.placeNames(&known, where: chooseEarly)
        other.placeAnnotations(wanted.filter(\.movesNames))
        let (mine, its) = (placed.losses, other.placed.losses)
        if early.isEmpty, its.2 >= mine.2, its.0 >= mine.0 { break }
        other.placeNames(&known) { !chooseEarly($0) }
        other.placeAnnotations(wanted.filter { !$0.movesNames })
        early = early.isEmpty ? Set(other.placed.lostNames.map { kin(of: $0) }) : []
        if other.placed.losses < placed.losses { (self, shared) = (other, known) }
        if early.isEmpty { break }
      }
    }
    // The most important annotation is drawn last, so that it is on top.
    placed.annotations.reverse()
    placed.extent = Axis.horizontal.rect(sides, Axis.vertical.span(of: placed.extent))
  }

  /// Siblings whose names look alike.
  private struct Kin: Hashable {
    var superview: Int
    var showsText: Bool
  }

  private func kin(of position: Int) -> Kin {
    Kin(superview: views[position].parent, showsText: views[position].showsContent)
  }

  /// Draws lengths of conflicts, and the possible places of ambiguous views.
  mutating func placeProblems() {
    if solved.status == .solved, options.log == nil { return }
    placeConflicts()
    placeGhosts()
    inner = placed.extent
  }

  private mutating func placeAnnotations(_ annotations: [DrawingAnnotation]) {
    attemptsLeft = 600_000
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
