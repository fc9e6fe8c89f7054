import CairoRendering
import Drawing
import Graphics
import ImageComparison

struct DifferenceLegend {
  private let texts: [(sign: DifferenceSign, text: SceneText)]
  private let corners: [Point]
  let size: Size

  private static let square = 10.0
  private static let line = 18.0
  private static let style = TextStyle(size: 11)

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
    size = Size(
      width: zip(corners, texts).map { $0.x + Self.square + 5 + $1.text.width }.max() ?? 0,
      height: signs.isEmpty ? 0 : y + Self.line)
  }

  func nodes(at origin: Point) -> [SceneNode] {
    zip(texts, corners).flatMap { entry, corner -> [SceneNode] in
      let square = Rect(
        x: origin.x + corner.x, y: origin.y + corner.y + (Self.line - Self.square) / 2, width: Self.square,
        height: Self.square)
      var text = entry.text
      text.origin = Point(x: square.maxX + 5, y: square.midY + 0.34 * Self.style.size)
      return [
        .shape(SceneShape(.rectangle(square, cornerRadius: 1), fill: entry.sign.color)), .text(text),
      ]
    }
  }
}

extension DifferencePicture {
  func explained(scale: Double) throws(RenderingError) -> Bitmap {
    let room = Double(bitmap.width) / scale
    let legend = DifferenceLegend(signs, width: room - 16, ink: Color(rgb: 0x27272A))
    let inset = min(8, max(2, (room - legend.size.width) / 2))
    if legend.size.height == 0 { return bitmap }
    func pixels(_ points: Double) -> Int { max(1, Int((points * scale).rounded(.up))) }
    let height = pixels(legend.size.height + inset)
    let width = max(bitmap.width, pixels(legend.size.width + 2 * inset))
    try checkSize(width, bitmap.height + height)
    let scene = Scene(
      size: Size(width: Double(width) / scale, height: Double(height) / scale),
      background: Color(rgb: 0xFFFFFF), title: "", summary: "",
      nodes: legend.nodes(at: Point(x: inset, y: inset / 2)))
    let words = try renderBitmap(scene, scale: scale)
    var sheet = PixelSheet(
      width: max(width, words.width), height: bitmap.height + words.height, color: Color(rgb: 0xFFFFFF))
    sheet.lay(bitmap, x: 0, y: 0)
    sheet.lay(words, x: 0, y: bitmap.height)
    return sheet.bitmap
  }
}
