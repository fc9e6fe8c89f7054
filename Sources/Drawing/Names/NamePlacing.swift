internal import Graphics
internal import LayoutModel

/// The state of placing names: what is taken, what is seen where, what was placed so far.
struct NamePlacing {
  let arrangement: Arrangement
  let direction: LayoutDirection
  let theme: Theme
  /// What views and the marks of problems take up, and the space that names may use without making the picture larger.
  let bounds: Rect
  var obstacles: Obstacles
  var result: PlacedNames
  /// How many more places outside of views may be tried: it bounds the time for crowded pictures.
  var attemptsLeft = 100_000

  /// Between a name and whatever is next to it, in points.
  static let clearance = 1.5

  init(_ arrangement: Arrangement, marks: PlacedMarks, direction: LayoutDirection, theme: Theme) {
    self.arrangement = arrangement
    self.direction = direction
    self.theme = theme
    bounds = marks.extent
    obstacles = marks.obstacles
    result = PlacedNames(
      inside: Array(repeating: [], count: arrangement.views.count), extent: bounds, obstacles: obstacles)
  }

  var cover: Cover { arrangement.cover }

  /// Whether a box keeps its distance from all that can be seen.
  func isFree(_ box: Rect) -> Bool {
    let clear = box.inset(by: -Self.clearance)
    // What lies behind the frontmost fill is hidden; if the box does not cross that fill's edge, all of it is.
    return obstacles.isFree(clear, from: arrangement.fills.owner(at: Point(x: box.midX, y: box.midY)))
  }

  /// A patch that lifts a text outside of its view off the lines behind it, where there are some.
  func plate(under text: Rect) -> [SceneNode] {
    let owner = cover.owner(at: Point(x: text.midX, y: text.midY))
    return owner >= 0 && arrangement.views[owner].isHatched
      ? [arrangement.views[owner].plate(under: text)] : []
  }

  /// What is seen below a place: a view's fill, or the background around the canvas.
  func ground(at point: Point) -> Color {
    let owner = cover.owner(at: point)
    return owner < 0 ? theme.background : arrangement.views[owner].paint.ground
  }
}

extension Obstacles {
  /// What is seen of views: their edges and texts.
  init(of arrangement: Arrangement, theme: Theme) {
    self.init(bounds: arrangement.bounds)
    for (position, view) in arrangement.views.enumerated() where !view.isBeyond {
      if view.isPoint { insert(view.seen, owner: Self.inFront) }
      let owner = position == 0 ? Self.line : position
      insertEdges(of: view.frame, thickness: view.edgeThickness(theme: theme), owner: owner)
      if let text = view.text { insertText(text.frame) }
    }
  }
}

extension DrawnView {
  /// How far its outline, marks included, reaches inward.
  func edgeThickness(theme: Theme) -> Double {
    var thickness = paint.stroke?.width ?? 0
    if problems.isInConflict { thickness = max(thickness, theme.markWidth) }
    if !problems.open.isEmpty {
      thickness = problems.isInConflict ? 2 * theme.markWidth + 1 : max(thickness, theme.markWidth)
    }
    return thickness
  }
}
