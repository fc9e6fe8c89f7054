import Graphics

/// Lays a colour over pixels where a mask covers them.
///
/// Done here and not by Cairo, since this way it costs less, and is the same under each version.
/// - Parameters:
///   - x: the picture's column of the glyph's origin.
///   - y: the picture's row of the glyph's origin.
func blend(
  _ mask: GlyphMask, _ color: Color, x: Int, y: Int, over pixels: UnsafeMutablePointer<UInt32>,
  of band: PixelBand
) {
  let (left, top) = (x + mask.left, y + mask.top - band.top)
  let columns = max(0, -left)..<max(0, -left, min(mask.width, band.width - left))
  let rows = max(0, -top)..<max(0, -top, min(mask.height, band.height - top))
  if columns.isEmpty { return }
  let (red, green, blue) = (UInt32(color.red), UInt32(color.green), UInt32(color.blue))
  let alpha = UInt32(color.alpha)
  mask.coverage.withUnsafeBufferPointer { coverage in
    for row in rows {
      let source = row * mask.width
      let target = (top + row) * band.stride + left
      for column in columns {
        let covered = coverage[source + column]
        if covered == 0 { continue }
        let opacity = times(UInt32(covered), alpha)
        let rest = 255 - opacity
        let old = pixels[target + column]
        pixels[target + column] =
          (opacity + times(old >> 24, rest)) << 24
          | (times(red, opacity) + times(old >> 16 & 255, rest)) << 16
          | (times(green, opacity) + times(old >> 8 & 255, rest)) << 8
          | (times(blue, opacity) + times(old & 255, rest))
      }
    }
  }
}

/// The product of two numbers that stand for 0 to 1 as 0 to 255, rounded.
@inline(__always)
private func times(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let product = a * b + 128
  return (product + product >> 8) >> 8
}
