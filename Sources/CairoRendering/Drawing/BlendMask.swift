import Graphics

/// Blends a glyph's mask into `band`, which contains some rows of the picture. This is faster than drawing the glyph
/// with Cairo.
///
/// - Parameters:
///   - x, y: the pixel in the picture that contains the glyph's origin.
func blend(_ mask: GlyphMask, _ color: Color, x: Int, y: Int, on band: PixelBand) {
  let (left, top) = (x + mask.left, y + mask.top - band.top)
  let area = band.area
  let (firstColumn, firstRow) = (max(0, area.left - left), max(0, area.top - band.top - top))
  let columns = firstColumn..<max(firstColumn, min(mask.width, area.right - left))
  let rows = firstRow..<max(firstRow, min(mask.height, area.bottom - band.top - top))
  if columns.isEmpty || rows.isEmpty { return }
  let (red, green, blue) = (UInt32(color.red), UInt32(color.green), UInt32(color.blue))
  let alpha = UInt32(color.alpha)
  let pixels = band.pixels
  mask.coverage.withUnsafeBufferPointer { coverage in
    for row in rows {
      let source = row * mask.width
      let target = pixels + ((top + row) * band.stride + left)
      for column in columns {
        let covered = coverage[source &+ column]
        if covered == 0 { continue }
        let opacity = times(UInt32(covered), alpha)
        let ink =
          opacity << 24 | times(red, opacity) << 16 | times(green, opacity) << 8 | times(blue, opacity)
        target[column] = over(ink, target[column])
      }
    }
  }
}
