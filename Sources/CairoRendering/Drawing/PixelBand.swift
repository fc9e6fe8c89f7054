import CCairo
import Graphics

/// Some rows of a picture while they are drawn: premultiplied pixels that Cairo and we both write.
final class PixelBand {
  let width: Int
  let height: Int
  /// Pixels a row.
  let stride: Int
  /// The picture's row that is the band's first.
  let top: Int
  let pixels: UnsafeMutablePointer<UInt32>
  let context: OpaquePointer
  private let surface: OpaquePointer

  /// Rows of `memory`, which must hold `width * height` pixels, made transparent first.
  init(
    width: Int, height: Int, top: Int, memory: UnsafeMutablePointer<UInt32>
  ) throws(RenderingError) {
    (self.width, self.height, self.top, stride, pixels) = (width, height, top, width, memory)
    memory.update(repeating: 0, count: width * height)
    let surface = memory.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) { bytes in
      cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, CInt(width), CInt(height), CInt(width * 4))
    }
    guard let surface, let context = cairo_create(surface) else { throw .cairo("out of memory") }
    self.surface = surface
    self.context = context
    cairo_translate(context, 0, -Double(top))
    try check()
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Throws what Cairo has met since the band began.
  func check() throws(RenderingError) {
    let status = cairo_status(context)
    if status != CAIRO_STATUS_SUCCESS { throw .cairo(String(cString: cairo_status_to_string(status))) }
  }

  /// Lets `body` write pixels that Cairo does not know of.
  func withPixels(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    cairo_surface_flush(surface)
    body(pixels)
    cairo_surface_mark_dirty(surface)
  }
}
