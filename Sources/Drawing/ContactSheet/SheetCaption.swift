internal import Graphics
internal import LayoutModel

/// A line of words on a contact sheet, with a badge behind it that says what is wrong, and a second, smaller line.
struct SheetCaption {
  private let title: SceneText?
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
    self.title = title.map { text($0, titleStyle, baseline: titleStyle.size) }
    let detailsStyle = TextStyle(size: theme.legendSize)
    self.details =
      details.isEmpty
      ? nil
      : text(
        details.joined(separator: " · "), detailsStyle, baseline: 1.25 * titleStyle.size + detailsStyle.size)
    badge = verdict.map {
      MarkLabel(
        $0, mark: isConflict ? theme.conflict : theme.ambiguity, isBadge: true, theme: theme,
        measuring: measurer)
    }
    let titleWidth = self.title.map { $0.width + Self.badgeGap } ?? 0
    let firstWidth = badge.map { titleWidth + $0.size.width } ?? self.title?.width ?? 0
    size = Size(
      width: max(firstWidth, self.details?.width ?? 0),
      height: (self.details.map { $0.origin.y + 0.3 * $0.style.size } ?? 1.25 * titleStyle.size).rounded(.up))
  }

  /// From its top left corner.
  func nodes(at corner: Point, theme: Theme) -> [SceneNode] {
    var nodes: [SceneNode] = title.map { [.text($0)] } ?? []
    if let badge {
      let middle = 0.64 * 1.3 * theme.legendSize
      let box = Rect(
        x: title.map { $0.width + Self.badgeGap } ?? 0, y: middle - badge.size.height / 2,
        width: badge.size.width, height: badge.size.height)
      nodes += badge.nodes(in: box, on: theme.background, theme: theme)
    }
    if let details { nodes.append(.text(details)) }
    return nodes.map { $0.offset(x: corner.x, y: corner.y) }
  }
}
