internal import Encoding
internal import Graphics
internal import LayoutModel

/// The explanations below a picture, and the names and marks that have no room in the picture.
struct Legend {
  enum Sign: Equatable {
    /// A conflict, with its number if there are several conflicts.
    case conflict(String?)
    case overshoot, ambiguity, ghost, arrow, none
  }

  struct Entry: Equatable {
    var sign: Sign
    var text: String
    /// The words that replace the text if the text would take more than three lines.
    var short: String?
    /// Indicates whether the entry is the same in every picture, so that a contact sheet shows it only once.
    var isGeneral: Bool

    init(_ sign: Sign, _ text: String, short: String? = nil, isGeneral: Bool = false) {
      (self.sign, self.text, self.short) = (sign, text, short == text ? nil : short)
      self.isGeneral = isGeneral || [.overshoot, .ghost, .arrow].contains(sign)
    }
  }

  private var names = CalloutList()
  private(set) var entries: [Entry] = []
  var leastWidth: Double {
    entries.contains { if case .conflict = $0.sign { true } else { false } } ? 240 : 144
  }
  private static let mostLines = 3

  private init() {}

  init(of words: ProblemWords, arrangement: Arrangement, marks: PlacedMarks, notes: [String] = []) {
    names = marks.list
    // A conflict with a number in the picture has the same number in the legend.
    let numbered = words.conflicts.prefix { $0.first.map { circledNumber($0) != nil } ?? false }
    entries = numbered.map {
      Entry(.conflict(String($0.prefix(1))), String($0.dropFirst().drop { $0 == " " }))
    }
    add(Array(words.conflicts[numbered.endIndex...]), sign: .conflict(nil), more: "conflicts")
    if marks.signs.contains(.overshoot) {
      let scale = marks.hasBreaks ? "; a broken line is not to scale" : ""
      entries.append(
        Entry(
          .overshoot,
          "where the constraint that was left out would place the view, and how far the view is from that place\(scale)"
        ))
    }
    let drawn = arrangement.order.views.sorted()
    entries += words.ambiguities(of: drawn, most: 12).map { Entry(.ambiguity, $0.whole, short: $0.short) }
    if marks.signs.contains(.ghost) {
      add(["another possible frame"], sign: .ghost, more: "")
    }
    if marks.signs.contains(.arrow) { add(["direction in which an edge can move"], sign: .arrow, more: "") }
    let beyond = arrangement.views.filter { $0.isBeyond && !$0.isScrolledAway }.map(\.index).map {
      index -> String in
      let frame = words.solved.frames[index]
      return
        "not in the picture: \(words.solved.layout.views[index].name ?? "a view") at \(tenths(frame.x)), \(tenths(frame.y))"
    }
    add(beyond, sign: .none, more: "views not in the picture")
    if !marks.leftOut.isEmpty {
      let (whole, short) = marks.leftOut.words
      let start = "left out for lack of room: "
      entries.append(
        Entry(.none, start + whole.joined(separator: ", "), short: start + short.joined(separator: ", ")))
    }
    entries += marks.notes.map { Entry(.none, $0, isGeneral: true) } + notes.map { Entry(.none, $0) }
  }

  /// Moves names and entries from the legends of a contact sheet into one shared legend, and returns it. It contains
  /// all names, the general entries, and the entries that every legend contains.
  static func shared(by legends: inout [Legend]) -> Legend {
    var all = Legend()
    for legend in legends {
      all.names.merge(legend.names)
      for entry in legend.entries where !all.entries.contains(entry) {
        let isShared = legends.allSatisfy { $0.entries.contains(entry) }
        if isShared || entry.isGeneral { all.entries.append(entry) }
      }
    }
    for index in legends.indices {
      legends[index].names = CalloutList()
      legends[index].entries.removeAll(where: all.entries.contains)
    }
    return all
  }

  private mutating func add(_ lines: [String], sign: Sign, more: String) {
    let most = 6
    let shown = lines.count > most + 1 ? most : lines.count
    entries += lines.prefix(shown).map { Entry(sign, $0) }
    if shown < lines.count { entries.append(Entry(.none, "and \(lines.count - shown) more \(more)")) }
  }

  func nodes(
    at corner: Point, width: Double, theme: Theme, measuring measurer: some TextMeasurer
  ) -> (nodes: [SceneNode], bottom: Double) {
    let width = max(width, leastWidth)
    var (nodes, corner): ([SceneNode], Point) = ([], corner)
    for (title, part) in [("Names", names.nodes), ("Legend", lines)] {
      let (lines, height) = part(corner, width, theme, measurer)
      if lines.isEmpty { continue }
      nodes.append(.group(SceneGroup(title: title, children: lines)))
      corner.y += height + theme.padding / 2
    }
    return (nodes, corner.y - theme.padding / 2)
  }

  private func lines(
    at corner: Point, width: Double, theme: Theme, measuring measurer: any TextMeasurer
  ) -> (nodes: [SceneNode], height: Double) {
    let style = TextStyle(size: theme.legendSize)
    let swatch = Size(width: 1.6 * theme.legendSize, height: theme.legendSize)
    let hasSigns = entries.contains { $0.sign != .none }
    let indent = hasSigns ? swatch.width + 0.7 * theme.legendSize : 0
    var nodes: [SceneNode] = []
    var y = corner.y
    for (index, entry) in entries.enumerated() {
      var text = measurer.measure(entry.text, style: style, width: width - indent, lineLimit: 0)
      if text.lines.count > Self.mostLines, let short = entry.short {
        text = measurer.measure(short, style: style, width: width - indent, lineLimit: 0)
      }
      let box = Rect(
        x: corner.x, y: y + text.firstBaseline - 0.36 * style.size - swatch.height / 2, width: swatch.width,
        height: swatch.height)
      if index == 0 || entries[index - 1].sign != entry.sign {
        nodes += sign(entry.sign, in: box, theme: theme, measuring: measurer)
      }
      nodes += text.nodes(
        at: Point(x: corner.x + indent, y: y), style: style,
        color: theme.ink(theme.sheet.ink, on: theme.background))
      y += text.height + 0.3 * theme.legendSize
    }
    return (nodes, y - corner.y)
  }

  private func sign(
    _ sign: Sign, in box: Rect, theme: Theme, measuring measurer: some TextMeasurer
  ) -> [SceneNode] {
    switch sign {
    case .conflict(nil): return swatch(theme.conflict, in: box, theme: theme)
    case .conflict(let number?):
      let label = MarkLabel(number, mark: theme.conflict, theme: theme, measuring: measurer)
      return label.nodes(in: box)
    case .ambiguity: return swatch(theme.ambiguity, in: box, theme: theme)
    case .overshoot:
      let color = theme.line(theme.conflict.color, on: theme.background)
      let half = Overshoot.thickness / 2
      let bar = Rect(minX: box.midX, minY: box.midY - half, maxX: box.maxX, maxY: box.midY + half)
      let frame = Rect(minX: box.x, minY: box.y, maxX: box.midX, maxY: box.maxY)
      return ghost(in: frame, color) + [.shape(SceneShape(.rectangle(bar, cornerRadius: 0), fill: color))]
    case .ghost: return ghost(in: box, theme.line(theme.ambiguity.color, on: theme.background))
    case .arrow:
      return Arrow(axis: .horizontal, from: box.x, to: box.maxX, level: box.midY)
        .nodes(
          LineColor(color: theme.line(theme.ambiguity.color, on: theme.background)), width: theme.markWidth)
    case .none: return []
    }
  }

  private func ghost(in box: Rect, _ color: Color) -> [SceneNode] {
    let stroke = SceneShape.Stroke(color, width: 1, dash: GhostOutline.dash)
    return [.shape(SceneShape(.rectangle(box.inset(by: 0.5), cornerRadius: 0), stroke: stroke))]
  }

  private func swatch(_ mark: Theme.Mark, in box: Rect, theme: Theme) -> [SceneNode] {
    let ground = theme.sheet.fill ?? theme.background
    let color = theme.line(mark.color, on: ground)
    let place = box.inset(by: theme.markWidth / 2)
    let outline = SceneShape(
      .rectangle(place, cornerRadius: 0), fill: theme.sheet.fill,
      stroke: SceneShape.Stroke(color, width: theme.markWidth, dash: mark.dash.map { $0 * 0.6 }))
    let lines = theme.hatching(of: mark, on: ground)?.node(in: place, cornerRadius: 0)
    return [.shape(outline)] + (lines.map { [$0] } ?? [])
  }
}
