internal import Graphics
internal import LayoutModel

struct AnnotationLabel {
  private let words: String
  private let style: TextStyle
  let width: Double

  init(_ words: String, size: Double, width: Double) {
    self.words = words
    style = TextStyle(size: size, weight: .medium)
    self.width = width
  }

  static func style(size: Double) -> TextStyle { TextStyle(size: size, weight: .medium) }

  private static let capital = 0.73

  /// The height from the baseline to the top of a capital letter, without descenders.
  var height: Double { Self.capital * style.size }

  /// Returns the area of the letters, including descenders. The capitals are centered at `middle`.
  func letters(centeredAt middle: Point) -> Rect {
    let baseline = middle.y + height / 2
    return Rect(
      minX: middle.x - width / 2, minY: baseline - 0.75 * style.size, maxX: middle.x + width / 2,
      maxY: baseline + (hasTails ? 0.22 : 0.02) * style.size)
  }

  /// Returns the area of the label, always with room for descenders. The capitals are centered at `middle`.
  func box(centeredAt middle: Point) -> Rect { text(centeredAt: middle, color: Color(rgb: 0)).inkBox }

  func text(centeredAt middle: Point, color: Color) -> SceneText {
    SceneText(
      words, style: style, color: color,
      origin: Point(x: middle.x - width / 2, y: middle.y + height / 2), width: width)
  }

  private var hasTails: Bool { words.utf8.contains { "gjpqyQ,;()|_@".utf8.contains($0) } }
}
