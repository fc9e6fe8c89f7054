internal import Graphics
internal import LayoutModel

/// A number on a disc, which refers to a name in the list below the picture. If the name is very short, the disc shows
/// the name instead of a number.
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

  /// - Parameter place: the rectangle in whose middle the mark is drawn.
  func nodes(around place: Rect, theme: Theme) -> [SceneNode] {
    let box = Rect(around: place.middle, size)
    var text = text
    // The disc has the same color everywhere. Its ring makes it visible even on a background of that color.
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
