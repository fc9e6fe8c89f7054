internal import Graphics
internal import LayoutModel

struct Arrangement {
  var order: DrawingOrder
  /// The views, by position in `order`.
  var views: [DrawnView]
  /// The smallest rectangle around the canvas and the drawn parts of all views.
  var seen: Rect
  /// The rectangle `seen`, extended to include the whole contents of scroll views.
  var bounds: Rect
  /// The frames of scroll view contents that are larger than their scroll views.
  var contents: [Rect]
  var grounds: BackdropColors
  /// A grid that finds the frontmost view at a point, even if this view has no fill.
  var cover: ItemBuffer
  var controls: [Int]

  /// Indicates whether the canvas's outline is partly covered by a filled view that has no outline itself.
  var hidesEdge: Bool {
    let inner = views[0].frame.inset(by: 1)
    return views.dropFirst().contains {
      !$0.isBeyond && $0.paint.fill != nil && $0.paint.stroke == nil && !inner.contains($0.frame)
    }
  }

  func ground(at point: Point) -> BackdropColors.Ground {
    grounds.ground(at: point)
  }

  /// Returns whether `outer` is `inner`, one of its superviews, or a view that lies behind all of `inner`, such as a
  /// card.
  func holds(_ outer: Int, _ inner: Int) -> Bool {
    order.contains(outer, inner) || outer < inner && views[outer].frame.contains(views[inner].frame)
  }
}

/// Determines the place, colors and text of each view. Each text wider than its view costs a measurement.
func arrangeViews(
  of solved: SolvedLayout, on sheet: Sheet, problems: Problems, theme: Theme,
  outlines: OutlinedViews = .automatic, measures: Bool = false, scrollContent: ScrollContent = .clipped,
  narrowsTexts: Bool = false, measuring measurer: some TextMeasurer
) -> Arrangement {
  let order = DrawingOrder(of: solved.layout)
  // 1. Find the place and the kind of each view.
  let clips = scrollContent == .clipped ? scrollClips(of: solved, in: order) : [:]
  var views = order.views.indices.map { position in
    place(at: position, of: order, solved, on: sheet, clip: clips[position], problems: problems)
  }
  let contents = scrollContent == .clipped ? scrolledContents(of: solved, views, on: sheet) : []
  let seen = views.reduce(sheet.frame) { $1.isBeyond ? $0 : $0.union($1.seen) }
  let bounds = contents.reduce(seen) { $0.union($1) }
  // 2. Find the colors. They also depend on the views behind each view, because these are visible if the view has no
  //    fill or a translucent one.
  let tints = views.indices.map {
    tint(of: views, at: $0, in: order, of: solved.layout, outlines: outlines, theme: theme)
  }
  let own = views.map { solved.layout.views[$0.index].fill.resolved(nil, isDark: theme.isDark) }
  let fills = views.indices.map {
    theme.fill(of: solved.layout.views[views[$0].index], tint: tints[$0]).fill
  }
  let grounds = BackdropColors(
    views, fills: fills,
    own: views.indices.map { own[$0] == nil ? nil : solved.layout.views[views[$0].index].fill },
    within: bounds, theme: theme)
  // If all drawn views are opaque, the grid `grounds.opaque` already finds the frontmost view at each point, so `cover`
  // needs no grid of its own.
  let isFilled = views.indices.allSatisfy { fills[$0]?.alpha == 255 || views[$0].isBeyond }
  let cover =
    isFilled
    ? grounds.opaque : ItemBuffer(bounds: bounds, frames: views.map { $0.isBeyond ? .zero : $0.frame })
  var patterns = theme.ownColors.arePatterns ? Obstacles(bounds: bounds) : nil
  for position in views.indices {
    let view = views[position]
    let middle = Point(x: view.frame.midX, y: view.frame.midY)
    let behind = grounds.opaque.owner(at: middle)
    let below = behind >= 0 && behind < position ? behind : view.parent
    let isOpaque = fills[position]?.alpha == 255
    let liesOnPattern = own[position] != nil && patterns?.isFree(view.frame, from: 0) == false
    let tone = isOpaque ? nil : tone(of: own[position], at: position, views, grounds, theme: theme)
    views[position].paint = Paint(
      of: solved.layout.views[view.index].outlined(outlines), tint: tints[position], look: view.look,
      size: view.frame.size,
      on: below < 0 ? nil : views[below].paint,
      over: isOpaque ? nil : grounds.ground(at: middle, below: position)?.color,
      crossing: isOpaque && view.problems.isEmpty && !view.isPoint
        ? [] : grounds.grounds(along: view.lines, below: position), tone: tone, liesOnPattern: liesOnPattern,
      theme: theme)
    if views[position].paint.pattern != nil { patterns?.insert(view.frame, owner: position) }
  }
  markDivided(&views, of: solved.layout)
  spreadPatterns(&views, theme: theme)
  // 3. Arrange texts. The root has a text if it is a control, such as a toolbar item's view.
  for position in views.indices where !views[position].isBeyond {
    let view = solved.layout.views[views[position].index]
    if position == 0, view.text == nil { continue }
    let isHiddenName = views[position].look.textIsName && view.text == nil && view.isUnnamed
    guard views[position].look.text != .none, !isHiddenName, let text = view.setText,
      view.control?.showsText != true, let measured = solved.texts[views[position].index]
    else { continue }
    views[position].text = placeText(
      text, measured, of: view, in: views[position].unclipped, direction: solved.canvas.direction,
      narrows: narrowsTexts, theme: theme, measuring: measurer)
    if fills[position]?.alpha == 255 { continue }
    if view.textColor == .automatic {
      views[position].adaptText(to: grounds, at: position, theme: theme)
    } else if let frame = views[position].text?.frame {
      // The file's text color may suit the photograph behind the text, but not the placeholder that is drawn instead.
      let behind = grounds.opaque.owner(at: frame.middle)
      guard (0..<position).contains(behind) else { continue }
      let picture = solved.layout.views[views[behind].index]
      if picture.kind == .image, picture.fill == .automatic { views[position].readText(theme: theme) }
    }
  }
  // 4. Draw controls.
  for position in views.indices where !views[position].isBeyond {
    let view = solved.layout.views[views[position].index]
    guard let control = view.control else { continue }
    let drawing = ControlDrawing(
      view: view, frame: views[position].unclipped.frame, canvas: solved.canvas, paint: views[position].paint,
      theme: theme, measurer: measurer)
    views[position].control = drawing.nodes(control)
  }
  // 5. Outline views that show only their text or control, because dimension lines should end at visible edges.
  if measures, outlines != .none {
    for position in views.indices.dropFirst() where !views[position].isBeyond {
      let view = solved.layout.views[views[position].index]
      if views[position].showsContent, !views[position].showsFrame, view.kind != .label,
        !views[position].drawn.inset(by: -3).contains(views[position].seen)
      {
        views[position].outlineAsLabel(theme: theme)
      }
    }
  }
  var arrangement = Arrangement(
    order: order, views: views, seen: seen, bounds: bounds, contents: contents, grounds: grounds,
    cover: cover,
    controls: views.indices.filter { !views[$0].control.isEmpty })
  arrangement.adaptTexts(of: solved.layout, theme: theme)
  return arrangement
}

/// Enlarges the distances between pattern lines if there are more than 300,000 lines, because drawing them all would
/// take too long.
func spreadPatterns(_ views: inout [DrawnView], theme: Theme) {
  let mostLines = 300_000.0
  var lines = 0.0
  for view in views where view.isHatched {
    lines += min(500, (view.frame.width + view.frame.height) / theme.hatchSpacing)
  }
  if lines <= mostLines { return }
  for position in views.indices { views[position].patternSpread = lines / mostLines }
}

private func place(
  at position: Int, of order: DrawingOrder, _ solved: SolvedLayout, on sheet: Sheet, clip: Rect?,
  problems: Problems
) -> DrawnView {
  let index = order.views[position]
  let drawn =
    position == 0
    ? (sheet.frame, []) : sheet.cut(solved.layout.views[index].paintedRect(at: solved.frames[index]))
  var view = DrawnView(
    index: index, parent: order.parents[position], hasSubviews: order.ends[position] > position + 1,
    isBeyond: drawn == nil, frame: drawn?.frame ?? .zero, aligned: drawn?.frame ?? .zero,
    cut: drawn?.sides ?? [],
    look: KindLook.of(solved.layout.views[index].kind), problems: problems.byView[index])
  if let clip, !view.isBeyond, !clip.contains(view.frame) {
    if let part = view.frame.visiblePart(in: clip) {
      (view.clipped, view.frame, view.aligned) = ((view.frame, clip), part, part)
    } else {
      (view.isBeyond, view.isScrolledAway) = (true, true)
    }
  }
  if !solved.layout.views[index].outset.isZero, !view.isBeyond, view.cut.isEmpty {
    let whole = solved.frames[index]
    view.aligned = clip.map { whole.visiblePart(in: $0) ?? view.frame } ?? whole
  }
  return view
}

/// Marks the sides at which a label touches a divider. The label's dotted outline is not drawn there, because it would
/// blur the divider.
private func markDivided(_ views: inout [DrawnView], of layout: Layout) {
  var dividers: [Int: [Rect]] = [:]
  for view in views where layout.views[view.index].kind == .divider && !view.isBeyond {
    dividers[view.parent, default: []].append(view.frame)
  }
  if dividers.isEmpty { return }
  func touch(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 0.01 }
  for position in views.indices where layout.views[views[position].index].kind == .label {
    let frame = views[position].frame
    for line in dividers[views[position].parent] ?? [] {
      if line.x < frame.x + 0.01, line.maxX > frame.maxX - 0.01 {
        if touch(line.y, frame.maxY) { views[position].divided.insert(.bottom) }
        if touch(line.maxY, frame.y) { views[position].divided.insert(.top) }
      }
      if line.y < frame.y + 0.01, line.maxY > frame.maxY - 0.01 {
        if touch(line.x, frame.maxX) { views[position].divided.insert(.right) }
        if touch(line.maxX, frame.x) { views[position].divided.insert(.left) }
      }
    }
  }
}

/// Returns the color that a fill from the file, which may be translucent, has on its background; `nil` if the fill is
/// transparent, if the background varies or is not set in the file, or if the theme does not draw the file's colors as
/// patterns.
private func tone(
  of own: Color?, at position: Int, _ views: [DrawnView], _ grounds: BackdropColors, theme: Theme
) -> Color? {
  guard theme.ownColors.arePatterns, let own, own.alpha > 0 else { return nil }
  let frame = views[position].frame
  let below = grounds.grounds(along: frame.sides, below: position)
  guard below.count == 1, case .file(let colors) = below[0].source,
    !views[..<position].contains(where: { $0.frame.overlaps(frame) && !$0.frame.contains(frame) })
  else { return nil }
  return own.composited(
    over: colors.reduce(theme.lightInk) {
      $1.resolved(nil, isDark: theme.isDark)?.composited(over: $0) ?? $0
    })
}

/// Returns the theme's colors for a view. If a view with subviews has the fill `none` in the file, or has the same
/// frame as its superview, it gets no fill and at most a thin dashed outline.
private func tint(
  of views: [DrawnView], at position: Int, in order: DrawingOrder, of layout: Layout, outlines: OutlinedViews,
  theme: Theme
) -> Theme.Tint {
  if position == 0 { return theme.sheet }
  let view = views[position]
  let kind = layout.views[view.index].kind
  var tint = view.look.tint(
    theme, order.depths[position], order.siblingIndices[position], view.hasSubviews)
  let isClear = layout.views[view.index].fill == .none
  if view.hasSubviews, isClear || view.frame == views[view.parent].frame {
    (tint.fill, tint.pattern, tint.strokeWidth, tint.dash) = (nil, nil, theme.hairline, theme.label.dash)
    if outlines == .none { tint.stroke = nil }
  }
  if kind == .button, isClear, outlines != .all {
    tint.stroke = nil
  }
  if outlines == .none, kind == .label || kind == .stack || kind == .guide { tint.stroke = nil }
  return tint
}

extension View {
  /// Restores an outline that the file removes with `stroke none`, if outlines of all views are requested.
  fileprivate func outlined(_ outlines: OutlinedViews) -> View {
    guard outlines == .all, stroke == .none else { return self }
    var view = self
    view.stroke = .automatic
    return view
  }
}
