import CCairo
import LayoutDraw

/// `layoutdraw-benchmark drawing`: our PNG encoder and SVG writer beside Cairo's, in one process.
func measureDrawing() throws {
  print("picture                 what            ours ms  cairo ms   ours KB  cairo KB  cairo/ours")
  for layout in BoxLayout.measured {
    let name = "\(layout.count) at \(layout.width)x\(layout.height)@\(layout.scale)x"
    let source = SourceText(name: "boxes.layout", text: layout.text)
    let text = PangoTextMeasurer()
    let solved = try solve(source, measuring: text).canvases[0].layout
    let scene = draw(solved, measuring: text)

    let bitmap = try renderBitmap(scene, scale: Double(layout.scale))
    let surface = CairoBitmap(bitmap)
    let ourPicture = alternate {
      encodePNG(bitmap)
    } with: {
      surface.png()
    }
    report(name, "encoding PNG", ourPicture)

    let svg = SVGFormat()
    let drawing = alternate {
      (try? svg.render(scene, scale: 1)) ?? []
    } with: {
      cairoSVG(layout)
    }
    report(name, "writing SVG", drawing)
  }
}

private func report(_ name: String, _ what: String, _ pair: Pair) {
  print(
    pad(name, 23), pad(what, 13), padLeft(decimals(pair.ours.milliseconds), 9),
    padLeft(decimals(pair.other.milliseconds), 9), padLeft("\((pair.ours.bytes + 512) / 1024)", 9),
    padLeft("\((pair.other.bytes + 512) / 1024)", 9),
    padLeft(decimals(pair.other.milliseconds / pair.ours.milliseconds), 11))
}

private struct Pair {
  var ours: (milliseconds: Double, bytes: Int)
  var other: (milliseconds: Double, bytes: Int)
}

/// Both by turns, so that a machine that slows down slows down both; medians.
private func alternate(_ ours: () -> [UInt8], with other: () -> [UInt8]) -> Pair {
  var (ourTimes, otherTimes): ([Double], [Double]) = ([], [])
  var (ourBytes, otherBytes) = (0, 0)
  for _ in 0..<7 {
    ourTimes.append(milliseconds { ourBytes = ours().count })
    otherTimes.append(milliseconds { otherBytes = other().count })
  }
  return Pair(
    ours: (ourTimes.sorted()[3], ourBytes), other: (otherTimes.sorted()[3], otherBytes))
}

private func milliseconds(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let (seconds, attoseconds) = clock.measure(body).components
  return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
}

/// What Cairo writes, in memory.
private final class Collected {
  var bytes: [UInt8] = []
}

private let collect: cairo_write_func_t = { closure, data, count in
  guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
  Unmanaged<Collected>.fromOpaque(closure).takeUnretainedValue().bytes
    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}

/// An opaque bitmap as Cairo holds it.
private final class CairoBitmap {
  private let surface: OpaquePointer?

  init(_ bitmap: Bitmap) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, CInt(bitmap.width), CInt(bitmap.height))
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<bitmap.height {
      let row = UnsafeMutableRawPointer(data + y * stride)
      for x in 0..<bitmap.width {
        let at = (y * bitmap.width + x) * 4
        let (red, green, blue) = (bitmap.pixels[at], bitmap.pixels[at + 1], bitmap.pixels[at + 2])
        row.storeBytes(
          of: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), toByteOffset: x * 4, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// By `cairo_surface_write_to_png_stream`.
  func png() -> [UInt8] {
    let collected = Collected()
    cairo_surface_write_to_png_stream(surface, collect, Unmanaged.passUnretained(collected).toOpaque())
    return collected.bytes
  }
}

/// The boxes as Cairo's SVG surface writes them.
private func cairoSVG(_ layout: BoxLayout) -> [UInt8] {
  let collected = Collected()
  let surface = cairo_svg_surface_create_for_stream(
    collect, Unmanaged.passUnretained(collected).toOpaque(), Double(layout.width), Double(layout.height))
  let context = cairo_create(surface)
  cairo_select_font_face(context, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
  cairo_set_font_size(context, Double(layout.fontSize))
  for box in layout.boxes {
    cairo_rectangle(context, box.x, box.y, box.width, box.height)
    cairo_set_source_rgb(context, 0.9, 0.95, 1)
    cairo_fill_preserve(context)
    cairo_set_source_rgb(context, 0.2, 0.4, 0.6)
    cairo_set_line_width(context, 1)
    cairo_stroke(context)
    cairo_move_to(context, box.x + box.width / 4, box.y + box.height / 2)
    cairo_show_text(context, box.name)
  }
  cairo_destroy(context)
  cairo_surface_finish(surface)
  cairo_surface_destroy(surface)
  return collected.bytes
}
