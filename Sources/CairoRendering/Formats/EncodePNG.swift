import CCairo
import Graphics

/// A bitmap as a PNG file, by Cairo for now.
func encodePNG(_ bitmap: Bitmap, pixelsPerPoint: Double) throws(RenderingError) -> [UInt8] {
  guard
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(bitmap.width), CInt(bitmap.height)),
    let target = cairo_image_surface_get_data(surface)
  else { throw .cairo("out of memory") }
  defer { cairo_surface_destroy(surface) }
  let stride = Int(cairo_image_surface_get_stride(surface))
  for y in 0..<bitmap.height {
    for x in 0..<bitmap.width {
      let p = (y * bitmap.width + x) * 4
      let a = Int(bitmap.pixels[p + 3])
      func m(_ c: UInt8) -> UInt8 { UInt8((Int(c) * a + 127) / 255) }
      target[y * stride + x * 4] = m(bitmap.pixels[p + 2])
      target[y * stride + x * 4 + 1] = m(bitmap.pixels[p + 1])
      target[y * stride + x * 4 + 2] = m(bitmap.pixels[p])
      target[y * stride + x * 4 + 3] = UInt8(a)
    }
  }
  cairo_surface_mark_dirty(surface)
  var bytes: [UInt8] = []
  let status = withUnsafeMutablePointer(to: &bytes) { bytes in
    cairo_surface_write_to_png_stream(
      surface,
      { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        closure.assumingMemoryBound(to: [UInt8].self).pointee
          .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
      }, bytes)
  }
  if status != CAIRO_STATUS_SUCCESS { throw .cairo(String(cString: cairo_status_to_string(status))) }
  return bytes
}
