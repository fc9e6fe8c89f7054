import CCairo

/// The coverage of each pixel by a glyph. A mask is valid for one font size, and for one of sixteen positions (four by
/// four) of the glyph's origin within a pixel.
final class GlyphMask: Sendable {
  /// The mask's first column, relative to the pixel of the glyph's origin.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  let coverage: [UInt8]

  /// - Parameters:
  ///   - scale: the number of pixels per unit of the font.
  ///   - phaseX, phaseY: the offset of the glyph's origin from the top left corner of its pixel, in quarters of a
  ///     pixel.
  init(_ outline: GlyphOutline, scale: Double, phaseX: Int, phaseY: Int) {
    guard !outline.steps.isEmpty else {
      (left, top, width, height, coverage) = (0, 0, 0, 0, [])
      return
    }
    let (x, y) = (Double(phaseX) / 4, Double(phaseY) / 4)
    let (left, top) = (
      Int((x + outline.minX * scale).rounded(.down)), Int((y - outline.maxY * scale).rounded(.down))
    )
    let width = Int((x + outline.maxX * scale).rounded(.up)) - left
    let height = Int((y - outline.minY * scale).rounded(.up)) - top
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
    coverage = Self.fill(width: width, height: height) { context in
      trace(outline, scale: scale, x: x - Double(left), y: y - Double(top), on: context)
    }
  }

  /// The largest font size, in pixels, at which glyphs are drawn with masks instead of as outlines.
  static let largestSize = 200.0

  private static func fill(width: Int, height: Int, _ trace: (OpaquePointer) -> Void) -> [UInt8] {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, CInt(width)))
    var padded = [UInt8](repeating: 0, count: max(0, stride * height))
    padded.withUnsafeMutableBufferPointer { pixels in
      let surface = cairo_image_surface_create_for_data(
        pixels.baseAddress, CAIRO_FORMAT_A8, CInt(width), CInt(height), CInt(stride))
      guard let context = cairo_create(surface) else { return }
      cairo_set_tolerance(context, 0.05)
      trace(context)
      cairo_fill(context)
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    // Round the coverage to sixteen levels. Text then adds fewer colors to a picture, so more pictures fit into a
    // palette of 256 colors.
    return [UInt8](unsafeUninitializedCapacity: max(0, width * height)) { levels, count in
      for row in 0..<max(0, height) {
        for column in 0..<width {
          levels[row &* width &+ column] = UInt8((Int(padded[row &* stride &+ column]) &+ 8) / 17 &* 17)
        }
      }
      count = max(0, width * height)
    }
  }
}

func trace(_ outline: GlyphOutline, scale: Double, x: Double, y: Double, on context: OpaquePointer) {
  for step in outline.steps {
    switch step {
    case .move(let toX, let toY):
      cairo_close_path(context)
      cairo_move_to(context, x + toX * scale, y - toY * scale)
    case .line(let toX, let toY):
      cairo_line_to(context, x + toX * scale, y - toY * scale)
    case .curve(let x1, let y1, let x2, let y2, let toX, let toY):
      cairo_curve_to(
        context, x + x1 * scale, y - y1 * scale, x + x2 * scale, y - y2 * scale, x + toX * scale,
        y - toY * scale)
    }
  }
  cairo_close_path(context)
}
