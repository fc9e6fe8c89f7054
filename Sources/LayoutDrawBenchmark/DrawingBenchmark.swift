import CCairo
import LayoutDraw

/// Runs `layoutdraw-benchmark drawing`, which compares our PNG encoder and SVG writer with Cairo's.
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

    report(name, "writing SVG", writeSVG(scene))
    // Cairo's SVG surface takes quadratic time for a scene without a background, so also measure a scene without one.
    var bare = scene
    bare.background = nil
    bare.nodes.removeFirst()
    report(name, "SVG, no paper", writeSVG(bare))
  }
}

private func writeSVG(_ scene: Scene) -> Pair {
  let svg = SVGFormat()
  return alternate {
    (try? svg.render(scene, scale: 1)) ?? []
  } with: {
    cairoSVG(scene)
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

/// Returns the median times of two functions and the sizes of their results. The functions run alternately, so that
/// other activity on the machine affects both.
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

private final class ByteCollector {
  var bytes: [UInt8] = []
}

private let collect: cairo_write_func_t = { closure, data, count in
  guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
  Unmanaged<ByteCollector>.fromOpaque(closure).takeUnretainedValue().bytes
    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}

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

  func png() -> [UInt8] {
    let collected = ByteCollector()
    cairo_surface_write_to_png_stream(surface, collect, Unmanaged.passUnretained(collected).toOpaque())
    return collected.bytes
  }
}

/// Writes only the rectangles and texts of a scene, with Cairo's SVG surface.
private func cairoSVG(_ scene: Scene) -> [UInt8] {
  let collected = ByteCollector()
  let surface = cairo_svg_surface_create_for_stream(
    collect, Unmanaged.passUnretained(collected).toOpaque(), scene.size.width, scene.size.height)
  let context = cairo_create(surface)
  cairo_select_font_face(context, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
  if let background = scene.background {
    setSource(background, on: context)
    cairo_paint(context)
  }
  draw(scene.nodes, on: context)
  cairo_destroy(context)
  cairo_surface_finish(surface)
  cairo_surface_destroy(surface)
  return collected.bytes
}

private func draw(_ nodes: [SceneNode], on context: OpaquePointer?) {
  for node in nodes {
    switch node {
    case .group(let group): draw(group.children, on: context)
    case .text(let text):
      setSource(text.color, on: context)
      cairo_set_font_size(context, text.style.size)
      cairo_move_to(context, text.origin.x, text.origin.y)
      cairo_show_text(context, text.text)
    case .shape(let shape):
      guard case .rectangle(let rect, _) = shape.outline else { continue }
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
      if let fill = shape.fill {
        setSource(fill, on: context)
        cairo_fill_preserve(context)
      }
      if let stroke = shape.stroke {
        setSource(stroke.color, on: context)
        cairo_set_line_width(context, stroke.width)
        cairo_stroke_preserve(context)
      }
      cairo_new_path(context)
    }
  }
}

private func setSource(_ color: Color, on context: OpaquePointer?) {
  cairo_set_source_rgba(
    context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
    Double(color.alpha) / 255)
}
