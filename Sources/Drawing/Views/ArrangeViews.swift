internal import Graphics
internal import LayoutModel

/// The views to draw, back to front, and those that lie beyond every reasonable picture.
struct Arrangement {
  var order: DrawingOrder
  /// By position in `order`.
  var views: [DrawnView]
  /// Positions of views of which nothing is drawn.
  var beyond: [Int]
}

/// Decides for each view where it is drawn, in which colours, and its text. Cost: linear, a measurement for
/// each text that is wider than its view.
func arrangeViews(
  of solved: SolvedLayout, on sheet: Sheet, problems: Problems, theme: Theme,
  measuring measurer: some TextMeasurer
) -> Arrangement {
  let layout = solved.layout
  let order = DrawingOrder(of: layout)
  var arrangement = Arrangement(order: order, views: [], beyond: [])
  arrangement.views.reserveCapacity(order.views.count)
  for (position, index) in order.views.enumerated() {
    let view = layout.views[index]
    let parent = order.parents[position]
    let hasSubviews = order.ends[position] > position + 1
    let frame = parent < 0 ? sheet.frame : solved.frames[index]
    let drawn = sheet.cut(frame)
    if drawn == nil { arrangement.beyond.append(position) }
    let look = KindLook.of(view.kind)
    let ground = parent < 0 ? theme.background : arrangement.views[parent].paint.ground
    let tint =
      parent < 0
      ? theme.sheet : look.tint(theme, order.depths[position], order.siblingIndices[position], hasSubviews)
    var result = DrawnView(
      index: index, parent: parent, hasSubviews: hasSubviews,
      frame: drawn?.frame ?? .zero, cut: drawn?.sides ?? [], look: look,
      paint: Paint(of: view, tint: tint, look: look, ground: ground, theme: theme),
      problems: problems.byView[index])
    if drawn != nil, parent >= 0, look.text != .none, let text = view.setText,
      let measured = solved.texts[index]
    {
      result.text = placeText(
        text, measured, of: view, in: result, direction: solved.canvas.direction, theme: theme,
        measuring: measurer)
    }
    arrangement.views.append(result)
  }
  return arrangement
}
