public import Graphics
public import LayoutModel

/// Several canvases in one picture.
public struct ContactSheet: Sendable {
  /// One canvas, and texts about it.
  public struct Entry: Sendable {
    /// The solved canvas.
    public var layout: SolvedLayout
    /// The id of the canvas's group in the picture.
    public var label: String
    /// An additional text about the canvas, such as `text × 1.5` or `width 320 to 352`.
    public var note: String?
    /// The remarks on the canvas's conflicts, in the order of `layout.conflicts`.
    public var conflicts: [ConflictRemark]

    public init(_ layout: SolvedLayout, label: String, note: String? = nil, conflicts: [ConflictRemark] = [])
    {
      self.layout = layout
      self.label = label
      self.note = note
      self.conflicts = conflicts
    }
  }

  /// The picture, with its `origin` at the top left corner of the first canvas.
  public var scene: Scene
  /// The position of each canvas's top left corner in the picture.
  public var origins: [Point]
}

/// Draws canvases side by side, each with its own legend. One more legend below them has the entries that all canvases
/// share.
///
/// - Parameter unit: the number of successive canvases to keep in one row if possible, such as the variants of one
///   size.
public func drawSheet(
  _ entries: [ContactSheet.Entry], unit: Int = 1, options: DrawingOptions = DrawingOptions(),
  measuring text: some TextMeasurer
) -> ContactSheet {
  precondition(unit > 0, "a unit holds something")
  var sheet = drawOnce(entries, unit: unit, options: options, measuring: text)
  if let darkTheme = options.darkTheme {
    var options = options
    options.theme = darkTheme
    let dark = drawOnce(entries, unit: unit, options: options, measuring: text)
    sheet.scene.darkColors = sheet.scene.colors(of: dark.scene)
  }
  return sheet
}

private func drawOnce(
  _ entries: [ContactSheet.Entry], unit: Int, options: DrawingOptions, measuring text: some TextMeasurer
) -> ContactSheet {
  let theme = options.theme.over(options.background)
  // 1. Draw each canvas.
  let namesDirections = Set(entries.map(\.layout.canvas.direction)).count > 1
  var shared = SharedNames(after: entries.map(\.conflicts))
  var cells = entries.map { entry in
    SheetCell(
      canvas: DrawnCanvas(entry.layout, options, entry.conflicts, shared: &shared, measuring: text),
      words: SheetWords(of: entry, namesDirection: namesDirections))
  }
  // 2. Write each canvas's own legend below it.
  var legends = cells.map(\.canvas.legend)
  let below = Legend.shared(by: &legends)
  for index in cells.indices { cells[index].canvas.write(legends[index], theme: theme, measuring: text) }
  // 3. Arrange the canvases in a grid with headings, or in rows with captions.
  let arranged =
    SheetGrid(cells, columns: unit, theme: theme, measuring: text)?.arranged(theme: theme)
    ?? arrange(cells, unit: unit, theme: theme, measuring: text)
  // 4. Collect the nodes of all canvases.
  var nodes = zip(cells, zip(entries, arranged.nodes)).map { cell, entry in
    SceneNode.group(SceneGroup(id: entry.0.label, title: cell.canvas.title, children: entry.1))
  }
  if !arranged.heads.isEmpty { nodes.append(.group(SceneGroup(title: "Heads", children: arranged.heads))) }
  // 5. Add the legend that all canvases share.
  let placed = below.nodes(
    at: Point(x: theme.padding, y: arranged.size.height), width: arranged.size.width - 2 * theme.padding,
    theme: theme, measuring: text)
  var size = arranged.size
  if !placed.nodes.isEmpty {
    nodes += placed.nodes
    size.width = max(size.width, below.leastWidth + 2 * theme.padding)
    size.height = placed.bottom.rounded(.up) + theme.padding
  }
  return ContactSheet(
    scene: Scene(
      size: size, background: options.paper, title: title(of: entries), summary: summary(of: cells),
      nodes: nodes, origin: arranged.origins.first ?? Point(x: 0, y: 0)),
    origins: arranged.origins)
}

private func title(of entries: [ContactSheet.Entry]) -> String {
  "Contact sheet of \(entries.count) \(entries.count == 1 ? "canvas" : "canvases")"
}

/// Returns a description of at most 24 canvases, because a screen reader reads the whole text aloud.
private func summary(of cells: [SheetCell]) -> String {
  let most = 24
  var phrases = cells.prefix(most).map { cell in
    [cell.canvas.title, cell.words.note, cell.words.verdict].compactMap { $0 }.joined(separator: ", ")
  }
  if cells.count > most { phrases.append("and \(cells.count - most) more") }
  return phrases.joined(separator: "; ") + "."
}
