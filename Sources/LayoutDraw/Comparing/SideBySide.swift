import CairoRendering
import ImageComparison

extension DifferenceStyle {
  static let sideBySide = DifferenceStyle(
    name: "side-by-side", summary: "expected, actual and difference beside each other"
  ) { pictures throws(RenderingError) in
    try SideBySide(pictures).picture()
  }
}

/// Expected, actual and difference with captions: beside each other, or below where they are wide.
private struct SideBySide {
  private let panels: [(caption: String, bitmap: Bitmap)]
  private let scale: Double
  /// Of the largest panel.
  private let width: Int
  private let height: Int

  /// In points.
  private static let gap = 12.0
  private static let captionHeight = 22.0
  private static let ground = Color(rgb: 0xE4E4E7)
  private static let ink = Color(rgb: 0x27272A)

  init(_ pictures: DifferingPictures) {
    let difference = pictures.differenceBitmap()
    panels = [
      ("Expected: \(lastPart(pictures.expected.name))", pictures.expected.bitmap),
      ("Actual: \(lastPart(pictures.actual.name))", pictures.actual.bitmap), ("Difference", difference),
    ]
    scale = pictures.scale
    (width, height) = (max(1, difference.width), max(1, difference.height))
  }

  func picture() throws(RenderingError) -> [UInt8] {
    let gap = pixels(Self.gap)
    let caption = pixels(Self.captionHeight)
    let isBelow = width >= 2 * height
    let step = isBelow ? (x: 0, y: caption + height + gap) : (x: width + gap, y: 0)
    let size = (
      width: gap + (isBelow ? step.x : 2 * step.x) + width + gap,
      height: gap + 2 * step.y + caption + height + gap
    )
    try checkSize(size.width, size.height)
    var sheet = PixelSheet(width: size.width, height: size.height, color: Self.ground)
    for (index, panel) in panels.enumerated() {
      let (x, y) = (gap + index * step.x, gap + index * step.y)
      sheet.lay(try captionBitmap(panel.caption), x: x, y: y)
      // A transparent picture stands on white, as in most viewers.
      sheet.lay(panel.bitmap.onWhite, x: x, y: y + caption)
    }
    return encodePNG(sheet.bitmap, pixelsPerPoint: scale)
  }

  private func pixels(_ points: Double) -> Int { max(1, Int((points * scale).rounded())) }

  private func captionBitmap(_ caption: String) throws(RenderingError) -> Bitmap {
    let style = TextStyle(size: 12, weight: .medium)
    let room = Double(width) / scale
    let measured = PangoTextMeasurer().measure(caption, style: style, width: room, lineLimit: 1)
    let line = measured.lines[0]
    let text = SceneText(
      line.text, style: style, color: Self.ink, origin: Point(x: 0, y: 14), width: line.width)
    let scene = Scene(
      size: Size(width: Double(width) / scale, height: Double(pixels(Self.captionHeight)) / scale),
      background: Self.ground, title: "", summary: "", nodes: [.text(text)])
    let drawn = try renderBitmap(scene, scale: scale)
    // Rounding may have made it a pixel larger.
    return drawn.cropped(
      width: min(drawn.width, width), height: min(drawn.height, pixels(Self.captionHeight)))
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
