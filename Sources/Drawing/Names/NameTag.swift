internal import Graphics
internal import LayoutModel

/// A view's name at one font size with the badges that name its problems, from its top left corner.
struct NameTag {
  var size: Size
  private(set) var name: SceneText
  private(set) var badges: [Badge] = []

  struct Badge {
    var frame: Rect
    var fill: Color
    var stroke: SceneShape.Stroke?
    var ink: Color
    var text: BadgeText
    /// The middle of its left end.
    var start: Point
  }

  /// Places the badges after the name, or below it where `isStacked`; without a name there are only badges.
  init(
    _ name: String?, fontSize: Double, weight: TextStyle.Weight, badges words: [BadgeWords], isStacked: Bool,
    measuring measurer: some TextMeasurer
  ) {
    let ascent = 0.78 * fontSize
    let style = TextStyle(size: fontSize, weight: weight)
    let width = name.map { measurer.measure($0, style: style, width: nil, lineLimit: 1).width } ?? 0
    self.name = SceneText(
      name ?? "", style: style, color: Color(rgb: 0), origin: Point(x: 0, y: ascent), width: width)
    size = name == nil ? .zero : Size(width: max(width, 4), height: 1.02 * fontSize)
    // Whatever the name's size, bold words on color have to be readable.
    let badgeStyle = TextStyle(size: max(7, 0.82 * fontSize), weight: .semibold)
    let badgeHeight = 1.4 * badgeStyle.size
    let padding = 0.4 * badgeStyle.size
    // The name's center is that of its lowercase letters and capitals, where a badge's text has it, too.
    if !words.isEmpty, !isStacked {
      let rise = max(0, (badgeHeight - size.height) / 2)
      self.name.origin.y += rise
      size.height = max(size.height, badgeHeight)
    }
    for word in words {
      let text = BadgeText(word.text, style: badgeStyle, measuring: measurer)
      let x = isStacked || size.width == 0 ? 0 : size.width + 0.45 * fontSize
      let y = isStacked ? size.height + 0.2 * fontSize : (size.height - badgeHeight) / 2
      let frame = Rect(x: x, y: y, width: text.width + 2 * padding, height: badgeHeight)
      badges.append(
        Badge(
          frame: frame, fill: word.mark.badge ?? word.mark.color, stroke: word.mark.badgeStroke,
          ink: word.mark.ink, text: text, start: Point(x: x + padding, y: frame.midY)))
      size = Size(width: max(size.width, frame.maxX), height: max(size.height, frame.maxY))
    }
  }

  /// The tag's nodes with its top left corner at a point.
  func nodes(at corner: Point, ink: Color) -> [SceneNode] {
    var text = name
    text.color = ink
    var nodes: [SceneNode] = text.text.isEmpty ? [] : [.text(text)]
    for badge in badges {
      nodes.append(
        .shape(
          SceneShape(
            .rectangle(badge.frame.inset(by: (badge.stroke?.width ?? 0) / 2), cornerRadius: 2),
            fill: badge.fill, stroke: badge.stroke)))
      nodes += badge.text.nodes(at: badge.start, ink: badge.ink, on: badge.fill)
    }
    return nodes.map { $0.offset(x: corner.x, y: corner.y) }
  }
}

extension Theme.Mark {
  /// The outline of a badge that has another fill.
  var badgeStroke: SceneShape.Stroke? {
    badge.map { _ in SceneShape.Stroke(color, width: 0.75, dash: dash.map { $0 * 0.5 }) }
  }
}

/// A badge's words and colors.
struct BadgeWords {
  var text: String
  var mark: Theme.Mark

  /// The badges of a view, the worst first. Outlines and lengths show the members of a conflict; the badge is only for
  /// the one that was left out. `isCrowd` means that there are too many ambiguous views for badges, so that only their
  /// outlines show them.
  static func of(_ problems: ViewProblems, isCrowd: Bool, theme: Theme) -> [BadgeWords] {
    var words: [BadgeWords] = []
    if problems.isLeftOut {
      let numbers = problems.numbers.joined(separator: " ")
      words.append(BadgeWords(text: numbers.isEmpty ? "conflict" : numbers, mark: theme.conflict))
    }
    if !problems.open.isEmpty, !isCrowd {
      let values = problems.open.map(\.value.rawValue).joined(separator: ", ")
      words.append(BadgeWords(text: values, mark: theme.ambiguity))
    }
    return words
  }
}
