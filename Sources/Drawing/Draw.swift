internal import Graphics
public import LayoutModel

/// Draws a solved layout: every view as its kind is drawn, with its name and with marks of what is wrong.
///
/// The picture has the canvas's size, in points, and grows beyond it for what does not fit: views outside,
/// names that found no room, a legend. Cost: near linear in the number of views.
///
/// - Parameter conflicts: what is said of the first conflicts, in their order; of others, and without it, the legend
///   names the members.
public func draw(
  _ solved: SolvedLayout, options: DrawingOptions = DrawingOptions(), conflicts: [ConflictRemark] = [],
  measuring text: some TextMeasurer
) -> Scene {
  var scene = drawOnce(solved, options: options, conflicts: conflicts, measuring: text)
  if let darkTheme = options.darkTheme {
    var options = options
    options.theme = darkTheme
    let dark = drawOnce(solved, options: options, conflicts: conflicts, measuring: text)
    scene.darkColors = scene.colors(of: dark)
  }
  return scene
}

/// Draws in one theme.
private func drawOnce(
  _ solved: SolvedLayout, options: DrawingOptions, conflicts: [ConflictRemark],
  measuring text: some TextMeasurer
) -> Scene {
  var theme = options.theme.over(options.background)
  // One grid is enough.
  if options.show.contains(.grid) { theme.grid = nil }
  // 1. What is drawn where, back to front, with which texts and colours.
  let sheet = Sheet(of: solved)
  let arrangement = arrangeViews(
    of: solved, on: sheet, problems: Problems(of: solved), theme: theme,
    scrollContent: options.scrollContent, measuring: text)
  // 2. A place for what explains problems, and for every name.
  let marks = placeMarks(
    of: arrangement, in: solved, conflicts: conflicts, assumed: options.assumedSizes, theme: theme,
    measuring: text)
  let names = placeNames(
    of: arrangement, marks: marks, in: solved.layout, named: options.names,
    direction: solved.canvas.direction, theme: theme, measuring: text)
  // 3. Each view's nodes, and above them marks, and the names outside of views.
  var nodes = arrangement.views.indices.filter { !arrangement.views[$0].isBeyond }.map { position in
    group(arrangement.views[position], name: names.inside[position], in: solved, theme: theme)
  }
  // What bars show lies above whatever goes under them.
  if case .screen? = solved.layout.views.first?.control?.shape { nodes += arrangement.views[0].control }
  nodes += outlines(ofContents: arrangement.contents, theme: theme)
  if arrangement.bounds != sheet.frame { nodes.append(sheet.edge(theme: theme)) }
  nodes += marks.outlines.compactMap { $0.node(around: marks.texts + names.boxes) }
  nodes += marks.nodes + names.callouts
  // 4. What else was asked for, above all that.
  let annotations = placeAnnotations(
    options.show, of: solved, arrangement: arrangement, names: names, theme: theme, measuring: text)
  nodes += annotations.nodes
  // 5. Words for what needs explaining, and a frame around it all.
  let words = ProblemWords(of: solved, conflicts: conflicts.map(\.legend))
  let legend = Legend(
    of: words, arrangement: arrangement, marks: marks, namesLeftOut: names.leftOut,
    annotationsLeftOut: annotations.leftOut, notes: options.notes)
  let composed = compose(
    nodes, extent: annotations.extent, sheet: sheet, legend: legend, theme: theme, measuring: text)
  return Scene(
    size: composed.size, background: options.paper,
    title: AlternativeText.title(of: solved, drawn: arrangement.views.count - 1),
    summary: AlternativeText.summary(of: solved, arrangement: arrangement, words: words),
    nodes: composed.nodes,
    origin: composed.origin)
}

/// All that is drawn for one view.
private func group(
  _ view: DrawnView, name: [SceneNode], in solved: SolvedLayout, theme: Theme
) -> SceneNode {
  let declared = solved.layout.views[view.index]
  return .group(
    SceneGroup(
      id: declared.name, title: AlternativeText.title(ofView: view.index, in: solved),
      line: declared.span.map { solved.layout.source.lineIndex(at: $0.start) + 1 },
      clip: view.clipped?.clip, children: view.nodes(theme: theme) + name))
}

/// Moves everything to where the picture's top left corner is 0, 0: that of the canvas, or, where something lies
/// outside of it or below it, of a frame around all.
private func compose(
  _ nodes: [SceneNode], extent: Rect, sheet: Sheet, legend: Legend, theme: Theme,
  measuring measurer: some TextMeasurer
) -> (nodes: [SceneNode], size: Size, origin: Point) {
  let isEmpty = sheet.frame.width < 1 || sheet.frame.height < 1
  if extent == sheet.frame, legend.entries.isEmpty, !isEmpty {
    return (nodes, sheet.frame.size, Point(x: 0, y: 0))
  }
  let padding = theme.padding
  // By whole points, so that what lay on a pixel still does.
  let extent = extent.grownToWholePoints
  let x = padding - extent.x
  let y = padding - extent.y
  var moved = nodes.map { $0.offset(x: x, y: y) }
  var size = Size(width: extent.width, height: extent.height)
  if !legend.entries.isEmpty {
    let corner = Point(x: padding, y: 2 * padding + extent.height)
    let (lines, legendSize) = legend.nodes(
      at: corner, width: max(extent.width, 280), theme: theme, measuring: measurer)
    moved.append(.group(SceneGroup(title: "Legend", children: lines)))
    size.width = max(size.width, legendSize.width.rounded(.up))
    size.height += padding + legendSize.height.rounded(.up)
  }
  return (
    moved, Size(width: size.width + 2 * padding, height: size.height + 2 * padding), Point(x: x, y: y)
  )
}

extension Rect {
  fileprivate var grownToWholePoints: Rect {
    Rect(
      minX: x.rounded(.down), minY: y.rounded(.down), maxX: maxX.rounded(.up), maxY: maxY.rounded(.up))
  }
}
