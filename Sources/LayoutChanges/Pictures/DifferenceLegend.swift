import CairoRendering
import ImageComparison

/// What the colours of a picture of differences mean: a square and a word for each that occurs, in lines.
struct DifferenceLegend {
  private let texts: [(sign: DifferenceSign, text: SceneText)]
  /// In points.
  private let corners: [Point]
  let height: Double

  private static let square = 10.0
  private static let line = 18.0
  private static let style = TextStyle(size: 11)

  /// - Parameter width: in points; a line has at least one entry.
  init(_ signs: [DifferenceSign], width: Double, ink: Color) {
    let measurer = PangoTextMeasurer()
    texts = signs.map { sign in
      let measured = measurer.measure(sign.words, style: Self.style, width: nil, lineLimit: 1)
      return (
        sign,
        SceneText(
          sign.words, style: Self.style, color: ink, origin: Point(x: 0, y: 0), width: measured.width)
      )
    }
    var corners: [Point] = []
    var (x, y) = (0.0, 0.0)
    for (_, text) in texts {
      let room = Self.square + 5 + text.width
      if x > 0, x + room > width { (x, y) = (0, y + Self.line) }
      corners.append(Point(x: x, y: y))
      x += room + 14
    }
    self.corners = corners
    height = signs.isEmpty ? 0 : y + Self.line
  }

  func nodes(below top: Double) -> [SceneNode] {
    zip(texts, corners).flatMap { entry, corner -> [SceneNode] in
      let square = Rect(
        x: corner.x, y: top + corner.y + (Self.line - Self.square) / 2, width: Self.square,
        height: Self.square)
      var text = entry.text
      // The middle of small letters and capitals is the square's.
      text.origin = Point(x: square.maxX + 5, y: square.midY + 0.34 * Self.style.size)
      return [
        .shape(SceneShape(.rectangle(square, cornerRadius: 1), fill: entry.sign.color)), .text(text),
      ]
    }
  }
}
