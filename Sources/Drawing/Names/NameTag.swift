internal import Graphics
internal import LayoutModel

/// A view's name with its badges, at one font size, relative to the tag's top left corner.
struct NameTag {
  private(set) var size: Size
  private(set) var name: SceneText
  private var badges: [(label: MarkLabel, box: Rect)] = []

  /// Creates a tag with the badges after the name, or below the name if `isStacked`.
  init(
    _ name: String?, fontSize: Double, badges words: [BadgeWords], isStacked: Bool, theme: Theme,
    measuring measurer: some TextMeasurer
  ) {
    let style = TextStyle(size: fontSize, weight: theme.nameWeight)
    let width = name.map { measurer.measure($0, style: style, width: nil, lineLimit: 1).width } ?? 0
    self.name = SceneText(
      name ?? "", style: style, color: Color(rgb: 0), origin: Point(x: 0, y: 0.78 * fontSize), width: width)
    size = name == nil ? .zero : Size(width: max(width, 4), height: 1.02 * fontSize)
    for word in words {
      // Badges have a font size of at least 7 points, so that they are readable even if the name is smaller.
      let label = MarkLabel(
        word.text, mark: word.mark, fontSize: max(7, 0.82 * fontSize), theme: theme, measuring: measurer)
      if !isStacked, size.height < label.size.height {
        self.name.origin.y += (label.size.height - size.height) / 2
        size.height = label.size.height
      }
      let x = isStacked || size.width == 0 ? 0 : size.width + 0.45 * fontSize
      let y = isStacked ? size.height + 0.2 * fontSize : (size.height - label.size.height) / 2
      let box = Rect(x: x, y: y, width: label.size.width, height: label.size.height)
      badges.append((label, box))
      size = Size(width: max(size.width, box.maxX), height: max(size.height, box.maxY))
    }
  }

  func nodes(at corner: Point, ink: Color) -> [SceneNode] {
    var text = name
    text.color = ink
    let nodes = (text.text.isEmpty ? [] : [.text(text)]) + badges.flatMap { $0.label.nodes(in: $0.box) }
    return nodes.map { $0.offset(x: corner.x, y: corner.y) }
  }
}
