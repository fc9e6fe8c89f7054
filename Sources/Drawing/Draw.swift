public import Graphics
public import LayoutModel

/// Draws a solved layout. The picture may be larger than the canvas.
///
/// - Parameter conflicts: the remarks on the layout's conflicts, in the order of the conflicts.
public func draw(
  _ solved: SolvedLayout, options: DrawingOptions = DrawingOptions(), conflicts: [ConflictRemark] = [],
  measuring text: some TextMeasurer
) -> Scene {
  func scene(_ options: DrawingOptions) -> Scene {
    var shared = SharedNames(after: [conflicts])
    return DrawnCanvas(solved, options, conflicts, shared: &shared, measuring: text)
      .scene(options, measuring: text)
  }
  var result = scene(options)
  if let darkTheme = options.darkTheme {
    var options = options
    options.theme = darkTheme
    result.darkColors = result.colors(of: scene(options))
  }
  return result
}

extension DrawingOptions {
  fileprivate var isPlain: Bool {
    names == .none && outlines == .none && annotations.isEmpty && focus.isEmpty
  }

  var resolvedTheme: Theme {
    var theme = theme.over(background)
    if annotations.contains(.grid) { theme.grid = nil }
    return theme
  }
}

struct DrawnCanvas {
  var nodes: [SceneNode]
  var extent: Rect
  var sheet: Sheet
  var isSolved: Bool
  var barHeight: Double
  var legend: Legend
  var title: String
  var summary: String
  var attempts: Int

  init(
    _ solved: SolvedLayout, _ options: DrawingOptions, _ conflicts: [ConflictRemark],
    shared: inout SharedNames, measuring text: some TextMeasurer
  ) {
    var solved = solved.withProvedAmbiguities
    let theme = options.resolvedTheme
    if options.isPlain { solved.ambiguities = solved.ambiguities.map { _ in [] } }
    // 1. Arrange the views, back to front, with their texts and colors.
    sheet = Sheet(of: solved)
    let arrangement = arrangeViews(
      of: solved, on: sheet, problems: Problems(of: solved, conflicts: conflicts), theme: theme,
      outlines: options.outlines, measures: !options.annotations.isEmpty,
      scrollContent: options.scrollContent, narrowsTexts: options.narrowsTexts, measuring: text)
    // 2. Place all marks, such as names and annotations.
    var placer = Placer(
      solved, arrangement, options, conflicts: conflicts, theme: theme, measuring: text)
    placer.placeMarks(&shared)
    let (marks, focus) = (placer.placed, placer.focus)
    attempts = placer.attempts
    let texts = marks.texts + marks.names.map(\.box)
    // 3. Collect the drawing nodes: first the views, then the marks above them.
    let frames = arrangement.framesOverContents(of: solved.layout, theme: theme)
    nodes = arrangement.views.indices.flatMap { position -> [SceneNode] in
      let view = arrangement.views[position]
      var own = view.isBeyond ? [] : [group(view, name: marks.inside[position], in: solved, theme: theme)]
      if focus?.vivid.contains(position) == false {
        own = own.map { $0.pale(on: theme.sheet.fill ?? theme.background) }
      }
      return own + (frames[position + 1] ?? [])
    }
    // The bars of a scene, such as a navigation bar, are drawn above the content, which scrolls under them.
    if solved.layout.views.first?.control?.surroundsScene == true { nodes += arrangement.views[0].control }
    barHeight = solved.layout.views.first?.barHeight ?? 0
    nodes += arrangement.outlinesOfContents(theme: theme)
    nodes += barHints(of: solved, around: texts, theme: theme)
    if arrangement.bounds != sheet.frame || arrangement.hidesEdge {
      nodes += sheet.edge(over: arrangement.grounds, theme: theme)
    }
    nodes += marks.outlines.flatMap { $0.nodes(around: texts) }
    nodes += marks.problems + marks.annotations + marks.callouts
    extent = marks.extent.extended(
      by: EdgeInsets(top: max(0, marks.extent.y + barHeight), left: 0, bottom: 0, right: 0))
    // 4. Write the legend.
    let words = ProblemWords(of: solved, conflicts: conflicts.map(\.legend))
    isSolved = solved.status == .solved
    legend = Legend(
      of: words, arrangement: arrangement, marks: marks,
      notes: options.notes + (solved.layout.coverage?.remarks ?? []) + solved.placeholderRemarks)
    title = AlternativeText.title(of: solved, drawn: arrangement.views.count - 1)
    summary = AlternativeText.summary(of: solved, arrangement: arrangement, words: words)
    if !marks.leftOut.isEmpty {
      summary += " Left out for lack of room: \(marks.leftOut.words.whole.joined(separator: ", "))."
    }
  }

  /// Returns the drawing with its legend, and with padding unless the layout is solved and its drawing exactly fills
  /// the canvas.
  func scene(_ options: DrawingOptions, measuring measurer: some TextMeasurer) -> Scene {
    let theme = options.resolvedTheme
    let isEmpty = sheet.frame.width < 1 || sheet.frame.height < 1
    let ownRoom = sheet.frame.extended(by: EdgeInsets(top: barHeight, left: 0, bottom: 0, right: 0))
    let padding = extent == ownRoom && isSolved && !isEmpty ? 0 : theme.padding
    // Moving by whole points keeps the lines aligned with pixels.
    let extent = padding == 0 ? extent : extent.grownToWholePoints
    let origin = Point(x: padding - extent.x, y: padding - extent.y)
    var size = Size(width: extent.width + 2 * padding, height: extent.height + 2 * padding)
    var nodes =
      origin == Point(x: 0, y: 0) ? nodes : nodes.map { $0.offset(x: origin.x, y: origin.y) }
    let inset = padding == 0 ? theme.padding / 2 : padding
    let words = legend.nodes(
      at: Point(x: inset, y: size.height + (padding == 0 ? inset : 0)),
      width: size.width - 2 * inset, theme: theme, measuring: measurer)
    if !words.nodes.isEmpty {
      nodes += words.nodes
      size = Size(
        width: max(size.width, legend.leastWidth + 2 * inset),
        height: words.bottom.rounded(.up) + inset)
    }
    var scene = Scene(
      size: size, background: options.paper, title: title, summary: summary, nodes: nodes, origin: origin)
    scene.attempts = attempts
    return scene
  }
}

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

extension Rect {
  fileprivate var grownToWholePoints: Rect {
    Rect(
      minX: x.rounded(.down), minY: y.rounded(.down), maxX: maxX.rounded(.up), maxY: maxY.rounded(.up))
  }
}
