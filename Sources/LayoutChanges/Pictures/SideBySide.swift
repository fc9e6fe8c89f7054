import CairoRendering
import Drawing
import Graphics
import ImageComparison

extension DifferenceStyle {
  static let sideBySide = DifferenceStyle(
    name: "side-by-side",
    summary: "the expected picture, the actual picture and their differences, side by side"
  ) { pictures throws(RenderingError) in
    try SideBySide(pictures).picture()
  }
}

/// The expected picture, the actual picture and their difference, with captions and a legend.
private struct SideBySide {
  private let panels: [(caption: String, bitmap: Bitmap)]
  private let legend: DifferenceLegend
  private let scale: Double
  /// The width of the widest panel, in pixels.
  private let width: Int
  private let height: Int
  /// The width of a column, in pixels: the width of the widest panel, or the width that a caption needs if that is
  /// larger.
  private let column: Int

  private static let gap = 12.0
  private static let captionHeight = 22.0
  /// The width of the narrowest panel into which a caption fits, in points.
  private static let narrowest = 150.0
  private static let ground = Color(rgb: 0xE4E4E7)
  private static let ink = Color(rgb: 0x27272A)

  init(_ pictures: DifferingPictures) throws(RenderingError) {
    let difference = try pictures.difference()
    panels = [
      ("Expected: \(lastPart(pictures.expected.name))", pictures.expected.bitmap),
      ("Actual: \(lastPart(pictures.actual.name))", pictures.actual.bitmap),
      ("Difference", difference.bitmap),
    ]
    scale = pictures.scale
    // Use the largest width and height, because the difference picture may be smaller than the expected picture: it
    // omits the text below the expected canvas.
    (width, height) = panels.reduce((1, 1)) { (max($0.0, $1.bitmap.width), max($0.1, $1.bitmap.height)) }
    column = max(width, Self.pixels(Self.narrowest, scale))
    legend = DifferenceLegend(difference.signs, width: Double(column) / scale, ink: Self.ink)
  }

  func picture() throws(RenderingError) -> [UInt8] {
    let gap = Self.pixels(Self.gap, scale)
    let caption = Self.pixels(Self.captionHeight, scale)
    let explanation = legend.size.height > 0 ? Self.pixels(legend.size.height + 4, scale) : 0
    let isBelow = width >= 2 * height
    let step = isBelow ? (x: 0, y: caption + height + gap) : (x: column + gap, y: 0)
    let size = (
      width: gap + 2 * step.x + column + gap,
      height: gap + 2 * step.y + caption + height + explanation + gap
    )
    try checkSize(size.width, size.height)
    var sheet = PixelSheet(width: size.width, height: size.height, color: Self.ground)
    for (index, panel) in panels.enumerated() {
      let (x, y) = (gap + index * step.x, gap + index * step.y)
      sheet.lay(try bitmap(of: captionNodes(panel.caption), height: caption), x: x, y: y)
      // A transparent picture is drawn on white, as in most viewers.
      sheet.lay(panel.bitmap.onWhite, x: x, y: y + caption)
    }
    if explanation > 0 {
      let place = (x: gap + 2 * step.x, y: gap + 2 * step.y + caption + height)
      sheet.lay(
        try bitmap(of: legend.nodes(at: Point(x: 0, y: 4)), height: explanation), x: place.x, y: place.y)
    }
    return encodePNG(sheet.bitmap, pixelsPerPoint: scale)
  }

  private static func pixels(_ points: Double, _ scale: Double) -> Int {
    max(1, Int((points * scale).rounded()))
  }

  private func captionNodes(_ caption: String) -> [SceneNode] {
    let style = TextStyle(size: 12, weight: .medium)
    let room = Double(column) / scale
    let measured = PangoTextMeasurer().measure(caption, style: style, width: room, lineLimit: 1)
    let line = measured.lines[0]
    return [
      .text(
        SceneText(line.text, style: style, color: Self.ink, origin: Point(x: 0, y: 14), width: line.width))
    ]
  }

  private func bitmap(of nodes: [SceneNode], height: Int) throws(RenderingError) -> Bitmap {
    let scene = Scene(
      size: Size(width: Double(column) / scale, height: Double(height) / scale), background: Self.ground,
      title: "", summary: "", nodes: nodes)
    let drawn = try renderBitmap(scene, scale: scale)
    return drawn.cropped(width: min(drawn.width, column), height: min(drawn.height, height))
  }
}

private func lastPart(_ path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}

extension Bitmap {
  fileprivate var onWhite: Bitmap {
    var opaque = self
    opaque.pixels.withUnsafeMutableBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] != 255 {
        let alpha = Int(bytes[start + 3])
        for place in start..<start + 3 {
          bytes[place] = UInt8((Int(bytes[place]) * alpha + 255 * (255 - alpha) + 127) / 255)
        }
        bytes[start + 3] = 255
      }
    }
    return opaque
  }

  fileprivate func cropped(width: Int, height: Int) -> Bitmap {
    var part: [UInt8] = []
    for row in 0..<height { part += pixels[row * self.width * 4..<(row * self.width + width) * 4] }
    return Bitmap(width: width, height: height, pixels: part)
  }
}
