import CCairo
import Graphics

/// Some consecutive rows of a picture, stored as premultiplied pixels. Both Cairo and this module write these pixels.
final class PixelBand {
  let width: Int
  let height: Int
  var stride: Int { width }
  let top: Int
  private let memory: UnsafeMutablePointer<UInt32>
  /// Cairo's surface and context for the pixels. They are created on demand, because most bands are drawn without
  /// Cairo.
  private var cairo: (surface: OpaquePointer, context: OpaquePointer)?
  /// The last writer of the pixels. Cairo must be notified if this module has changed the pixels, and must finish its
  /// own drawing before this module uses them.
  private var wroteLast = Writer.us

  let all: PixelArea
  var area: PixelArea
  private var areaOfCairo: PixelArea

  private enum Writer { case us, cairo }

  /// - Parameter memory: space for `width * height` pixels.
  init(width: Int, height: Int, top: Int, memory: UnsafeMutablePointer<UInt32>, background: Color?) {
    (self.width, self.height, self.top, self.memory) = (width, height, top, memory)
    all = PixelArea(left: 0, top: top, right: width, bottom: top + height)
    (area, areaOfCairo) = (all, all)
    memory.update(repeating: background.map(premultiplied) ?? 0, count: width * height)
  }

  deinit {
    guard let (surface, context) = cairo else { return }
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  var pixels: UnsafeMutablePointer<UInt32> {
    if wroteLast == .cairo, let cairo { cairo_surface_flush(cairo.surface) }
    wroteLast = .us
    return memory
  }

  func context() throws(RenderingError) -> OpaquePointer {
    if cairo == nil { cairo = try makeCairo() }
    guard let (surface, context) = cairo else { throw .cairo("out of memory") }
    if wroteLast == .us { cairo_surface_mark_dirty(surface) }
    wroteLast = .cairo
    if area != areaOfCairo {
      areaOfCairo = area
      cairo_reset_clip(context)
      if area != all {
        cairo_new_path(context)
        cairo_rectangle(
          context, Double(area.left), Double(area.top), Double(max(0, area.right - area.left)),
          Double(max(0, area.bottom - area.top)))
        cairo_clip(context)
      }
    }
    return context
  }

  private func makeCairo() throws(RenderingError) -> (surface: OpaquePointer, context: OpaquePointer) {
    let surface = memory.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) { bytes in
      cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, CInt(width), CInt(height), CInt(width * 4))
    }
    guard let surface, let context = cairo_create(surface) else { throw .cairo("out of memory") }
    cairo_translate(context, 0, -Double(top))
    return (surface, context)
  }

  func check() throws(RenderingError) {
    guard let cairo else { return }
    let status = cairo_status(cairo.context)
    if status != CAIRO_STATUS_SUCCESS { throw .cairo(String(cString: cairo_status_to_string(status))) }
  }
}

struct PixelArea: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
}

func premultiplied(_ color: Color) -> UInt32 {
  let alpha = UInt32(color.alpha)
  return alpha << 24 | times(UInt32(color.red), alpha) << 16 | times(UInt32(color.green), alpha) << 8
    | times(UInt32(color.blue), alpha)
}

/// Multiplies two fractions from 0 to 1, each stored as an integer from 0 to 255, and rounds the product.
@inline(__always)
func times(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let product = a &* b &+ 128
  return (product &+ product >> 8) >> 8
}

@inline(__always)
func over(_ top: UInt32, _ below: UInt32) -> UInt32 {
  let rest = 255 &- top >> 24
  // A premultiplied color channel never exceeds alpha, so no sum exceeds 255 and carries into the next channel.
  return top
    &+ (times(below >> 24, rest) << 24 | times(below >> 16 & 255, rest) << 16
      | times(below >> 8 & 255, rest) << 8 | times(below & 255, rest))
}
