public import Graphics
public import LayoutModel

/// Several canvases in one picture.
public struct ContactSheet: Sendable {
  /// One canvas, and what is to be said about it.
  public struct Entry: Sendable {
    public var layout: SolvedLayout
    /// Unlike the canvas's name never missing: what its group in the picture is called.
    public var label: String
    /// What the canvas itself does not say, such as a text scale.
    public var note: String?
    /// What its legend says about its first conflicts, as for `draw`.
    public var conflicts: [ConflictRemark]

    public init(_ layout: SolvedLayout, label: String, note: String? = nil, conflicts: [ConflictRemark] = [])
    {
      self.layout = layout
      self.label = label
      self.note = note
      self.conflicts = conflicts
    }
  }

  /// `scene.origin` is the first canvas's.
  public var scene: Scene
  /// Where each canvas's top left corner lies.
  public var origins: [Point]
}

/// Draws canvases side by side, in rows, each with its name and size above it.
///
/// They keep their order; rows are broken where the whole comes closest to a page. Cost: that of drawing each.
///
/// - Parameter unit: so many entries that follow each other stay in one row, such as the directions of one size.
public func drawSheet(
  _ entries: [ContactSheet.Entry], unit: Int = 1, options: DrawingOptions = DrawingOptions(),
  measuring text: some TextMeasurer
) -> ContactSheet {
  precondition(unit > 0, "a unit holds something")
  var lightOptions = options
  lightOptions.darkTheme = nil
  var sheet = drawOnce(entries, unit: unit, options: lightOptions, measuring: text)
  if let darkTheme = options.darkTheme {
    lightOptions.theme = darkTheme
    let dark = drawOnce(entries, unit: unit, options: lightOptions, measuring: text)
    sheet.scene.darkColors = sheet.scene.colors(of: dark.scene)
  }
  return sheet
}

/// Draws in one theme.
private func drawOnce(
  _ entries: [ContactSheet.Entry], unit: Int, options: DrawingOptions, measuring text: some TextMeasurer
) -> ContactSheet {
  let theme = options.theme.over(options.background)
  // 1. Each canvas by itself, and what stands above it.
  let tellsDirections = Set(entries.map(\.layout.canvas.direction)).count > 1
  let cells = entries.map { entry in
    SheetCell(
      scene: draw(entry.layout, options: options, conflicts: entry.conflicts, measuring: text),
      caption: SheetCaption(of: entry, tellsDirection: tellsDirections, theme: theme, measuring: text))
  }
  // 2. Rows.
  let (frames, size) = arrange(cells, unit: unit, padding: theme.padding)
  // 3. All in one.
  var nodes: [SceneNode] = []
  var origins: [Point] = []
  for (cell, (entry, frame)) in zip(cells, zip(entries, frames)) {
    let group = cell.nodes(in: frame, theme: theme)
    nodes.append(
      .group(SceneGroup(id: entry.label, title: cell.scene.title, children: group.nodes)))
    origins.append(group.origin)
  }
  return ContactSheet(
    scene: Scene(
      size: size, background: options.paper, title: title(of: entries), summary: summary(of: cells),
      nodes: nodes, origin: origins.first ?? Point(x: 0, y: 0)),
    origins: origins)
}

private func title(of entries: [ContactSheet.Entry]) -> String {
  "Contact sheet of \(entries.count) \(entries.count == 1 ? "canvas" : "canvases")"
}

/// What is on each canvas as far as a listener will listen.
private func summary(of cells: [SheetCell]) -> String {
  let most = 24
  var phrases = cells.prefix(most).map { cell in
    [cell.scene.title, cell.caption.note, cell.caption.verdict].compactMap { $0 }.joined(separator: ", ")
  }
  if cells.count > most { phrases.append("and \(cells.count - most) more") }
  return phrases.joined(separator: "; ") + "."
}
