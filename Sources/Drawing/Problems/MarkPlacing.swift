internal import Graphics
internal import LayoutModel

/// The marks of problems besides those on the views themselves: lengths, ghosts and arrows, above all views.
struct PlacedMarks {
  var nodes: [SceneNode] = []
  /// The areas of views' texts and of labels.
  var texts: [Rect]
  /// The area of the views and the marks.
  var extent: Rect
  /// The obstacles for names.
  var obstacles: Obstacles
  /// The numbers of conflicts' lengths, and of views with ghosts, that found no place or would have been too many.
  var lengthsLeftOut = 0
  var ghostsLeftOut = 0
  /// The outlines of ghosts, which are interrupted for names.
  var outlines: [GhostOutline] = []
  /// The lengths that chains of conflicts show already.
  var labeledLengths: Set<LabeledLength> = []
  var hasArrows = false
  var hasOvershoots = false
  /// Indicates whether any length is drawn shorter or longer than it is.
  var hasBreaks = false
  /// Indicates whether any outline is that of an ambiguous view.
  var hasGhosts = false
}

/// A length in the picture that has its number, which is not written again.
struct LabeledLength: Hashable {
  private let axis: Axis
  private let span: Span

  init(_ axis: Axis, _ span: Span) { (self.axis, self.span) = (axis, span.rounded) }
}

/// Finds places for all marks of problems. The search is greedy, the important marks first, and so gives the same
/// result for the same layout.
func placeMarks(
  of arrangement: Arrangement, in solved: SolvedLayout, conflicts: [ConflictRemark],
  assumed: PerAxis<Set<ViewID>>, theme: Theme, measuring measurer: some TextMeasurer
) -> PlacedMarks {
  var placing = MarkPlacing(arrangement, theme: theme)
  if solved.status == .solved { return placing.result }
  // 1. Find each view's position in the drawing order.
  var positions = [Int](repeating: -1, count: solved.layout.views.count)
  for (position, view) in arrangement.views.enumerated() where !view.isBeyond {
    positions[view.index] = position
  }
  // 2. Draw the requests of the members of conflicts.
  placing.placeConflicts(
    of: solved, conflicts: conflicts, assumed: assumed, positions: positions, measuring: measurer)
  // 3. Draw the possible places of ambiguous views.
  placing.placeGhosts(of: solved, measuring: measurer)
  // 4. Keep names off ghosts.
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

  /// Returns whether it also keeps its distance from all visible edges.
  func isFree(_ box: Rect) -> Bool {
    let clear = box.inset(by: -1)
    let owner = arrangement.grounds.opaque.owner(at: Point(x: box.midX, y: box.midY))
    return result.obstacles.isFree(clear, from: owner) && !result.outlines.contains { $0.crosses(clear) }
  }

  /// The color below a place: a view's fill, or the background around the canvas.
  func ground(at point: Point) -> Color { arrangement.ground(at: point).color }

  /// The color of a mark's lines where they are visible on what lies below them.
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

/// A few words on a plate of their own, so that they can be read everywhere.
struct MarkLabel {
  private let text: BadgeText
  private let mark: Theme.Mark
  /// Indicates whether the plate is a badge of the mark; else it only sets the words off from what is behind them.
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
