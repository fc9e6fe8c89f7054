internal import Graphics
internal import LayoutModel

/// What stands above a canvas of a contact sheet: its name, or its size where it has none, what is wrong with it, and in a
/// second line what else tells it from the others.
struct SheetCaption {
  private let title: SceneText
  private let badge: MarkLabel?
  private let details: SceneText?
  /// What the canvas itself does not say.
  let note: String?
  /// `nil` where all is well.
  let verdict: String?
  let size: Size

  private static let badgeGap = 6.0

  init(
    of entry: ContactSheet.Entry, tellsDirection: Bool, theme: Theme, measuring measurer: some TextMeasurer
  ) {
    let canvas = entry.layout.canvas
    let ink = theme.ink(theme.sheet.ink, on: theme.background)
    // As wide as its canvas, or wide enough to be read.
    let room = max(entry.layout.size.width, 160)
    func text(_ words: String, _ style: TextStyle, baseline: Double) -> SceneText {
      let line = measurer.measure(words, style: style, width: room, lineLimit: 1).lines[0]
      return SceneText(
        line.text, style: style, color: ink, origin: Point(x: 0, y: baseline), width: line.width)
    }
    let size = "\(words(entry.layout.size.width)) × \(words(entry.layout.size.height))"
    let fit = canvas.fit.map { "\($0), \(size)" }
    let titleStyle = TextStyle(size: 1.3 * theme.legendSize, weight: .semibold)
    title = text(canvas.name ?? fit ?? size, titleStyle, baseline: titleStyle.size)
    var parts = canvas.name == nil ? [] : [size]
    if tellsDirection {
      parts.append(canvas.direction == .leftToRight ? "left to right" : "right to left")
    }
    if let note = entry.note { parts.append(note) }
    let detailsStyle = TextStyle(size: theme.legendSize)
    details =
      parts.isEmpty
      ? nil
      : text(
        parts.joined(separator: " · "), detailsStyle, baseline: 1.25 * titleStyle.size + detailsStyle.size)
    note = entry.note
    switch entry.layout.status {
    case .solved: (verdict, badge) = (nil, nil)
    case .ambiguous, .conflict:
      let isConflict = entry.layout.status == .conflict
      verdict = isConflict ? "conflict" : "ambiguous"
      badge = MarkLabel(
        verdict!, mark: isConflict ? theme.conflict : theme.ambiguity, isBadge: true, theme: theme,
        measuring: measurer)
    }
    let titleWidth = title.width + (badge.map { Self.badgeGap + $0.size.width } ?? 0)
    self.size = Size(
      width: max(titleWidth, details?.width ?? 0),
      height: (details.map { $0.origin.y + 0.3 * $0.style.size } ?? 1.25 * titleStyle.size).rounded(.up))
  }

  /// From its top left corner.
  func nodes(at corner: Point, theme: Theme) -> [SceneNode] {
    var nodes: [SceneNode] = [.text(title)]
    if let badge {
      let box = Rect(
        x: title.width + Self.badgeGap, y: title.origin.y - 0.36 * title.style.size - badge.size.height / 2,
        width: badge.size.width, height: badge.size.height)
      nodes += badge.nodes(in: box, on: theme.background, theme: theme)
    }
    if let details { nodes.append(.text(details)) }
    return nodes.map { $0.offset(x: corner.x, y: corner.y) }
  }
}

extension Canvas {
  /// What was asked for where the layout decides: `fit`, `fit × 100`; `nil` where it does not.
  fileprivate var fit: String? {
    switch (width, height) {
    case (nil, nil): "fit"
    case (nil, let height?): "fit × \(words(height))"
    case (let width?, nil): "\(words(width)) × fit"
    default: nil
    }
  }
}
