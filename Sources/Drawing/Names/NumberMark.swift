internal import Graphics
internal import LayoutModel

/// A disc with a number that refers to the list of names below the picture, or with a very short name.
struct NumberMark {
  let size: Size
  private let text: SceneText

  init(_ words: String, theme: Theme, measuring measurer: any TextMeasurer) {
    let style = TextStyle(size: theme.nameSizes.last ?? 7, weight: .semibold)
    let width = measurer.measure(words, style: style, width: nil, lineLimit: 1).width
    text = SceneText(words, style: style, color: theme.darkInk, origin: Point(x: 0, y: 0), width: width)
    let height = 1.3 * style.size
    size = Size(width: max(height, width + 0.5 * style.size), height: height)
  }

  func nodes(around place: Rect, theme: Theme) -> [SceneNode] {
    let box = Rect(around: place.middle, size)
    var text = text
    // The ring makes the disc visible even on a background of the same color.
    let fill = theme.ink(theme.captionInk, on: theme.sheet.fill ?? theme.background)
    text.color = theme.ink(theme.lightInk, on: fill)
    let ring = SceneShape.Stroke(text.color, width: 0.75)
    text.origin = Point(x: box.midX - text.width / 2, y: box.midY + 0.36 * text.style.size)
    return [
      .shape(SceneShape(.rectangle(box, cornerRadius: box.height / 2), fill: fill, stroke: ring)),
      .text(text),
    ]
  }
}
