internal import Graphics
internal import LayoutModel

/// The state of placing names: what is taken, what is seen where, what was placed so far.
struct NamePlacing {
  let arrangement: Arrangement
  let direction: LayoutDirection
  let theme: Theme
  /// What views take up, and the space that names may use without making the picture larger.
  let bounds: Rect
  let cover: Cover
  var obstacles: Obstacles
  var result: PlacedNames
  /// How many more places outside of views may be tried: it bounds the time for crowded pictures.
  var attemptsLeft = 100_000

  /// Between a name and whatever is next to it, in points.
  static let clearance = 1.5

  init(_ arrangement: Arrangement, sheet: Sheet, direction: LayoutDirection, theme: Theme) {
    self.arrangement = arrangement
    self.direction = direction
    self.theme = theme
    let beyond = Set(arrangement.beyond)
    let seen = arrangement.views.indices.filter { !beyond.contains($0) }
    bounds = seen.reduce(sheet.frame) { $0.union(arrangement.views[$1].seen) }
    cover = Cover(
      bounds: bounds,
      frames: arrangement.views.indices.map { beyond.contains($0) ? .zero : arrangement.views[$0].frame })
    obstacles = Obstacles(bounds: bounds)
    for position in seen {
      let view = arrangement.views[position]
      if view.isPoint { obstacles.insert(view.seen, owner: Obstacles.inFront) }
      let owner = position == 0 ? Obstacles.line : position
      obstacles.insertEdges(of: view.frame, thickness: view.edgeThickness(theme: theme), owner: owner)
      if let text = view.text { obstacles.insertText(text.frame) }
    }
    result = PlacedNames(
      inside: Array(repeating: [], count: arrangement.views.count), viewsExtent: bounds, extent: bounds)
  }

  /// Whether a box keeps its distance from all that can be seen, where the view seen at its middle is `owner`.
  func isFree(_ box: Rect, on owner: Int) -> Bool {
    let clear = box.inset(by: -Self.clearance)
    return obstacles.isFree(clear, from: frontmostGround(of: clear, on: owner))
  }

  /// The view whose fill hides everything behind it at a box, -1 for none: the owner, or a superview where that
  /// has no fill.
  private func frontmostGround(of box: Rect, on owner: Int) -> Int {
    var position = owner
    // A few steps find it, and a long chain without a fill hides nothing anyway.
    for _ in 0..<8 where position > 0 {
      let view = arrangement.views[position]
      if view.paint.fill?.alpha == 255 { return view.frame.contains(box) ? position : -1 }
      position = view.parent
    }
    return -1
  }

  /// What is seen below a place: a view's fill, or the background around the canvas.
  func ground(at point: Point) -> Color {
    let owner = cover.owner(at: point)
    return owner < 0 ? theme.background : arrangement.views[owner].paint.ground
  }

  /// Tags of a name from large to small, badges beside it before badges below it, as far as they fit a width.
  func tags(
    of name: WantedName, sizes: [Double], within room: Double, measuring measurer: some TextMeasurer,
    try accept: (NameTag) -> Bool
  ) -> NameTag? {
    // Widths grow with the font size, near enough to pass over sizes that cannot fit without measuring.
    var widthPerPoint: [Double] = [0, 0]
    for size in sizes {
      for variant in name.badges.isEmpty || name.name == nil ? [0] : [0, 1] {
        if widthPerPoint[variant] * size > room * 1.05 { continue }
        let tag = NameTag(
          name.name, fontSize: size, weight: theme.nameWeight, badges: name.badges, isStacked: variant == 1,
          measuring: measurer)
        widthPerPoint[variant] = tag.size.width / size
        if tag.size.width <= room, accept(tag) { return tag }
      }
    }
    return nil
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
