import CCairo
import Drawing
import Graphics

/// Paints text on a bitmap. Not thread-safe.
final class TextPainter {
  private let typesetter: Typesetter
  private let pictureWidth: Double
  private let scale: Double
  private var masks: [Look: MaskSet] = [:]
  private var maskCount = 0

  private struct Look: Hashable {
    var face: ObjectIdentifier
    var size: Double
  }

  private final class MaskSet {
    var masks: [UInt32: GlyphMask] = [:]
  }

  init(_ typesetter: Typesetter, scale: Double, pictureWidth: Int) {
    (self.typesetter, self.scale, self.pictureWidth) = (typesetter, scale, Double(pictureWidth))
  }

  func place(_ text: SceneText) -> PlacedGlyphs {
    var placed = PlacedGlyphs(color: text.color)
    let size = text.style.size * scale
    let (originX, originY) = (text.origin.x * scale, text.origin.y * scale)
    guard size > 0, size < 1e5, originX.magnitude < 1e6, originY.magnitude < 1e6 else { return placed }
    let baseline = (originY + 0.5).rounded(.down)
    for run in typesetter.shape(text.text, text.style).runs {
      guard run.face.hasOutlines else {
        placed.runs.append(PlacedGlyphs.Run(run: run, size: size, x: originX, y: baseline))
        continue
      }
      let set = maskSet(Look(face: ObjectIdentifier(run.face), size: size))
      for glyph in run.glyphs {
        let (x, y) = (originX + glyph.x * size, baseline - glyph.y * size)
        if x > pictureWidth + size || x < -16 * size { continue }
        if size <= GlyphMask.largestSize {
          placed.add(mask(of: glyph.id, run.face, size: size, x: x, y: y, in: set))
        } else {
          let outline = run.face.outline(glyph.id)
          placed.outlines.append(
            PlacedGlyphs.Outline(outline: outline, scale: size / run.face.unitsPerEm, x: x, y: y))
        }
      }
    }
    return placed
  }

  private func maskSet(_ look: Look) -> MaskSet {
    if let known = masks[look] { return known }
    let set = MaskSet()
    masks[look] = set
    return set
  }

  private func mask(
    of glyph: UInt32, _ face: FontFace, size: Double, x: Double, y: Double, in set: MaskSet
  ) -> PlacedGlyphs.Glyph {
    let (quartersX, quartersY) = (Int((x * 4 + 0.5).rounded(.down)), Int((y * 4 + 0.5).rounded(.down)))
    let (phaseX, phaseY) = (quartersX & 3, quartersY & 3)
    // A glyph's number has at most 16 bits, so the shift does not drop any of them.
    let key = glyph << 4 | UInt32(phaseY << 2 | phaseX)
    let mask: GlyphMask
    if let known = set.masks[key] {
      mask = known
    } else {
      mask = face.mask(of: glyph, size: size, phaseX: phaseX, phaseY: phaseY)
      if maskCount > 8192 {
        for set in masks.values { set.masks.removeAll() }
        maskCount = 0
      }
      set.masks[key] = mask
      maskCount += 1
    }
    return PlacedGlyphs.Glyph(mask: mask, x: Int32(quartersX >> 2), y: Int32(quartersY >> 2))
  }
}

struct PlacedGlyphs {
  struct Glyph {
    var mask: GlyphMask
    var x: Int32
    var y: Int32
  }

  struct Outline {
    var outline: GlyphOutline
    var scale: Double
    var x: Double
    var y: Double
  }

  struct Run {
    var run: ShapedLine.Run
    var size: Double
    var x: Double
    var y: Double
  }

  let color: Color
  private var glyphs: [Glyph] = []
  private var rows = 0..<0
  fileprivate var outlines: [Outline] = []
  fileprivate var runs: [Run] = []

  fileprivate init(color: Color) { self.color = color }

  fileprivate mutating func add(_ glyph: Glyph) {
    if glyph.mask.coverage.isEmpty { return }
    let top = Int(glyph.y) + glyph.mask.top
    let bottom = top + glyph.mask.height
    rows = glyphs.isEmpty ? top..<bottom : min(rows.lowerBound, top)..<max(rows.upperBound, bottom)
    glyphs.append(glyph)
  }

  func paint(on band: PixelBand) throws(RenderingError) {
    if rows.overlaps(band.top..<band.top + band.height) {
      for glyph in glyphs { blend(glyph.mask, color, x: Int(glyph.x), y: Int(glyph.y), on: band) }
    }
    if outlines.isEmpty, runs.isEmpty { return }
    let context = try band.context()
    setSource(color, on: context)
    for glyph in outlines {
      trace(glyph.outline, scale: glyph.scale, x: glyph.x, y: glyph.y, on: context)
      cairo_fill(context)
    }
    for run in runs { show(run.run, size: run.size, x: run.x, y: run.y, text: nil, on: context) }
  }
}
