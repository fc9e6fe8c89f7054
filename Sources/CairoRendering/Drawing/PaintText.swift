import CCairo
import Drawing
import Graphics

/// Paints text on a bitmap from glyph masks, which are kept for the next glyphs of the same look.
///
/// Glyphs stand at quarters of a pixel, baselines on whole pixels. Not thread-safe.
final class TextPainter {
  private let typesetter: Typesetter
  private var masks: [MaskKey: GlyphMask] = [:]

  private struct MaskKey: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
    var scale: Double
    var phase: Int
  }

  init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// - Parameter scale: pixels a point.
  func paint(_ text: SceneText, on band: PixelBand, scale: Double) {
    let size = text.style.size * scale
    let (originX, originY) = (text.origin.x * scale, text.origin.y * scale)
    guard size > 0, size < 1e5, originX.magnitude < 1e6, originY.magnitude < 1e6 else { return }
    let baseline = (originY + 0.5).rounded(.down)
    for run in typesetter.shape(text.text, weight: text.style.weight).runs {
      guard run.face.hasOutlines else {
        paintBitmaps(run, text.color, size: size, x: originX, y: baseline, on: band)
        continue
      }
      for glyph in run.glyphs {
        let (x, y) = (originX + glyph.x * size, baseline - glyph.y * size)
        if x > Double(band.width) + size || x < -16 * size { continue }
        if size <= GlyphMask.largestSize {
          paintMask(glyph.id, run.face, text.color, size: size, x: x, y: y, on: band)
        } else {
          setSource(text.color, on: band.context)
          trace(
            run.face.outline(glyph.id), scale: size / run.face.unitsPerEm, x: x, y: y, on: band.context)
          cairo_fill(band.context)
        }
      }
    }
  }

  private func paintMask(
    _ glyph: UInt32, _ face: FontFace, _ color: Color, size: Double, x: Double, y: Double, on band: PixelBand
  ) {
    let (quartersX, quartersY) = (Int((x * 4 + 0.5).rounded(.down)), Int((y * 4 + 0.5).rounded(.down)))
    let (phaseX, phaseY) = (quartersX & 3, quartersY & 3)
    let key = MaskKey(face: ObjectIdentifier(face), glyph: glyph, scale: size, phase: phaseY << 2 | phaseX)
    let mask: GlyphMask
    if let known = masks[key] {
      mask = known
    } else {
      mask = GlyphMask(
        face.outline(glyph), scale: size / face.unitsPerEm, phaseX: phaseX, phaseY: phaseY)
      if masks.count > 8192 { masks.removeAll() }
      masks[key] = mask
    }
    if mask.coverage.isEmpty { return }
    band.withPixels { pixels in
      blend(mask, color, x: quartersX >> 2, y: quartersY >> 2, over: pixels, of: band)
    }
  }

  private func paintBitmaps(
    _ run: ShapedLine.Run, _ color: Color, size: Double, x: Double, y: Double, on band: PixelBand
  ) {
    setSource(color, on: band.context)
    show(run, size: size, x: x, y: y, text: nil, on: band.context)
  }
}
