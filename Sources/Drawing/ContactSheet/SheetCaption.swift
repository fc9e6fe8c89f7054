internal import Graphics
internal import LayoutModel

/// A caption or heading in a contact sheet: a title, a badge that names the problems, and a line of details.
struct SheetCaption {
  private let title: [SceneText]
  private let badge: MarkLabel?
  private let details: SceneText?
  let size: Size

  private static let badgeGap = 6.0

  init(
    _ title: String?, details: [String], verdict: String? = nil, isConflict: Bool = false, room: Double,
    theme: Theme, measuring measurer: some TextMeasurer
  ) {
    let ink = theme.ink(theme.sheet.ink, on: theme.background)
    func text(_ words: String, _ style: TextStyle, baseline: Double) -> SceneText {
      let line = measurer.measure(words, style: style, width: room, lineLimit: 1).lines[0]
      return SceneText(
        line.text, style: style, color: ink, origin: Point(x: 0, y: baseline), width: line.width)
    }
    let titleStyle = TextStyle(size: 1.3 * theme.legendSize, weight: .semibold)
    let titleLines =
      title.map { measurer.measure($0, style: titleStyle, width: room, lineLimit: 3).lines } ?? []
    self.title = titleLines.enumerated().map { index, line in
      SceneText(
        line.text, style: titleStyle, color: ink,
        origin: Point(x: 0, y: (1 + 1.25 * Double(index)) * titleStyle.size), width: line.width)
    }
    let more = 1.25 * Double(max(0, titleLines.count - 1)) * titleStyle.size
    let detailsStyle = TextStyle(size: theme.legendSize)
    self.details =
      details.isEmpty
      ? nil
      : text(
        details.joined(separator: " · "), detailsStyle,
        baseline: more + 1.25 * titleStyle.size + detailsStyle.size)
    badge = verdict.map {
      MarkLabel(
        $0, mark: isConflict ? theme.conflict : theme.ambiguity, theme: theme,
        measuring: measurer)
    }
    let titleWidth = self.title.first.map { $0.width + Self.badgeGap } ?? 0
    let firstWidth = badge.map { titleWidth + $0.size.width } ?? 0
    size = Size(
      width: max(firstWidth, self.title.map(\.width).max() ?? 0, self.details?.width ?? 0),
      height: (self.details.map { $0.origin.y + 0.3 * $0.style.size } ?? more + 1.25 * titleStyle.size)
        .rounded(.up))
  }

  func nodes(at corner: Point, theme: Theme) -> [SceneNode] {
    var nodes = title.map(SceneNode.text)
    if let badge {
      let middle = 0.64 * 1.3 * theme.legendSize
      let box = Rect(
        x: title.first.map { $0.width + Self.badgeGap } ?? 0, y: middle - badge.size.height / 2,
        width: badge.size.width, height: badge.size.height)
      nodes += badge.nodes(in: box)
    }
    if let details { nodes.append(.text(details)) }
    return nodes.map { $0.offset(x: corner.x, y: corner.y) }
  }
}
