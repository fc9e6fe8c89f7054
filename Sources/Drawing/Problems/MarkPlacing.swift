internal import Graphics
internal import LayoutModel

/// What is drawn of problems beside the marks on the views themselves: lengths, ghosts and arrows, above all views.
struct PlacedMarks {
  var nodes: [SceneNode] = []
  /// Those of views, and labels.
  var texts: [Rect]
  /// Of the views and the marks.
  var extent: Rect
  /// What names have to keep clear of.
  var obstacles: Obstacles
  /// How many lengths of conflicts, and ghosts of how many views, found no place or would have been too many.
  var lengthsLeftOut = 0
  var ghostsLeftOut = 0
  /// They give way to names.
  var outlines: [GhostOutline] = []
  /// What chains of conflicts say already.
  var labeledLengths: Set<LabeledLength> = []
  var hasArrows = false
  var hasOvershoots = false
  /// Indicates whether any length is drawn shorter or longer than it is.
  var hasBreaks = false
  /// Indicates whether any outline is that of an ambiguous view.
  var hasGhosts = false
}

/// A length in the picture that has its number: nothing else writes it once more.
struct LabeledLength: Hashable {
  private let axis: Axis
  private let span: Span

  init(_ axis: Axis, _ span: Span) { (self.axis, self.span) = (axis, span.rounded) }
}

/// Finds places for all that explains problems. Greedy, the important first, so the same for the same layout.
func placeMarks(
  of arrangement: Arrangement, in solved: SolvedLayout, conflicts: [ConflictRemark],
  assumed: PerAxis<Set<ViewID>>, theme: Theme, measuring measurer: some TextMeasurer
) -> PlacedMarks {
  var placing = MarkPlacing(arrangement, theme: theme)
  if solved.status == .solved { return placing.result }
  // 1. Where each view is in the picture.
  var positions = [Int](repeating: -1, count: solved.layout.views.count)
  for (position, view) in arrangement.views.enumerated() where !view.isBeyond {
    positions[view.index] = position
  }
  // 2. What the members of conflicts ask for.
  placing.placeConflicts(
    of: solved, conflicts: conflicts, assumed: assumed, positions: positions, measuring: measurer)
  // 3. Where ambiguous views may be.
  placing.placeGhosts(of: solved, measuring: measurer)
  // 4. No name covers a ghost.
  for line in placing.result.outlines.flatMap(\.lines) {
    placing.result.obstacles.insert(line.box.inset(by: -0.5), owner: Obstacles.line)
  }
  return placing.result
}

/// The state of placing marks.
struct MarkPlacing {
  let arrangement: Arrangement
  let theme: Theme
  /// The dashed lines of ambiguous views and of ghosts, which are drawn once where they coincide.
  var dashedLines: [DashedLine] = []
  var result: PlacedMarks

  init(_ arrangement: Arrangement, theme: Theme) {
    self.arrangement = arrangement
    self.theme = theme
    result = PlacedMarks(
      texts: arrangement.views.compactMap(\.text?.frame), extent: arrangement.bounds,
      obstacles: Obstacles(of: arrangement, theme: theme))
  }

  /// Returns whether a box keeps its distance from texts, labels and marks.
  func isClear(_ box: Rect) -> Bool {
    result.obstacles.isFree(box.inset(by: -1), from: Obstacles.inFront)
  }

  /// Returns whether it does also from all edges that are seen there.
  func isFree(_ box: Rect) -> Bool {
    let clear = box.inset(by: -1)
    let owner = arrangement.grounds.opaque.owner(at: Point(x: box.midX, y: box.midY))
    return result.obstacles.isFree(clear, from: owner) && !result.outlines.contains { $0.crosses(clear) }
  }

  /// What is seen below a place: a view's fill, or the background around the canvas.
  func ground(at point: Point) -> Color { arrangement.ground(at: point).color }

  /// The color of a mark's lines where they are seen on what lies below them.
  func lineColor(_ mark: Theme.Mark, at box: Rect) -> LineColor {
    theme.line(mark.color, on: arrangement.grounds.grounds(along: box.sides))
  }

  mutating func write(_ label: MarkLabel, in box: Rect) {
    result.obstacles.insertText(box)
    result.texts.append(box)
    result.extent = result.extent.union(box)
    let ground = ground(at: Point(x: box.midX, y: box.midY))
    result.nodes.append(.group(SceneGroup(children: label.nodes(in: box, on: ground, theme: theme))))
  }
}

/// A few words on a plate of their own, so that they can be read wherever they stand.
struct MarkLabel {
  private let text: BadgeText
  private let mark: Theme.Mark
  /// Indicates whether the plate is a badge of the mark; else it only lifts the words off what is behind them.
  private let isBadge: Bool
  let size: Size

  init(
    _ words: String, mark: Theme.Mark, isBadge: Bool, theme: Theme, measuring measurer: some TextMeasurer
  ) {
    let style = TextStyle(size: theme.calloutSizes.last ?? 8, weight: .semibold)
    text = BadgeText(words, style: style, measuring: measurer)
    (self.mark, self.isBadge) = (mark, isBadge)
    size = Size(width: text.width + 0.75 * style.size, height: 1.4 * style.size)
  }

  func nodes(in box: Rect, on ground: Color, theme: Theme) -> [SceneNode] {
    let start = Point(x: box.midX - text.width / 2, y: box.midY)
    let fill = isBadge ? mark.badge ?? mark.color : ground
    let ink = isBadge ? mark.ink : theme.ink(mark.color, on: ground)
    let stroke = isBadge ? mark.badgeStroke : nil
    let plate = SceneShape(
      .rectangle(box.inset(by: (stroke?.width ?? 0) / 2), cornerRadius: 2),
      fill: fill, stroke: stroke)
    return [.shape(plate)] + text.nodes(at: start, ink: ink, on: fill)
  }
}
