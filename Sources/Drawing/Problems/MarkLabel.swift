internal import Graphics
internal import LayoutModel

/// A badge with a number or a few words about a problem, in the theme's colors for this kind of problem.
struct MarkLabel {
  private let text: BadgeText
  private let mark: Theme.Mark
  let size: Size

  /// - Parameter fontSize: the font size, in points; `nil` for the smallest size in `theme.calloutSizes`.
  init(
    _ words: String, mark: Theme.Mark, fontSize: Double? = nil, theme: Theme,
    measuring measurer: some TextMeasurer
  ) {
    let style = TextStyle(size: fontSize ?? theme.calloutSizes.last ?? 8, weight: .semibold)
    text = BadgeText(words, style: style, measuring: measurer)
    self.mark = mark
    size = Size(width: text.width + (fontSize == nil ? 0.75 : 0.8) * style.size, height: 1.4 * style.size)
  }

  func nodes(in box: Rect) -> [SceneNode] {
    let fill = mark.badge ?? mark.color
    let stroke = mark.badge.map { _ in
      SceneShape.Stroke(mark.color, width: 0.75, dash: mark.dash.map { $0 * 0.5 })
    }
    let plate = SceneShape(
      .rectangle(box.inset(by: (stroke?.width ?? 0) / 2), cornerRadius: 2), fill: fill, stroke: stroke)
    let start = Point(x: box.midX - text.width / 2, y: box.midY)
    return [.shape(plate)] + text.nodes(at: start, ink: mark.ink, on: fill)
  }
}

struct BadgeWords {
  var text: String
  var mark: Theme.Mark

  /// Returns the badges of a view, the worst problem first. If the picture has many ambiguous views (`isCrowd`), the
  /// values that the layout leaves ambiguous get no badge.
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
