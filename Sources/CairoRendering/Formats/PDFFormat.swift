import CCairo
public import Drawing
import Graphics

/// A one-page PDF with selectable text and embedded fonts. Equal scenes, fonts and versions of Cairo give equal files.
public struct PDFFormat: PictureFormat {
  public static let name = "pdf"
  public static let fileExtension = "pdf"
  /// The first bytes of every PDF.
  public static let signature = Array("%PDF-".utf8)
  public static let hasPixels = false

  public init(_ options: FormatOptions) {}

  /// Draws the scene; `scale` has no effect.
  public func render(_ scene: Scene, scale: Double) throws(RenderingError) -> [UInt8] {
    try renderPDF(scene, .shared)
  }
}

func renderPDF(_ scene: Scene, _ typesetter: Typesetter) throws(RenderingError) -> [UInt8] {
  let (width, height) = (scene.size.width, scene.size.height)
  guard width >= 0, height >= 0, width <= 1e6, height <= 1e6 else {
    throw .invalidSize(width: width, height: height)
  }
  var bytes: [UInt8] = []
  let status = withUnsafeMutablePointer(to: &bytes) { bytes in
    let surface = cairo_pdf_surface_create_for_stream(appendToArray, bytes, max(1, width), max(1, height))
    defer { cairo_surface_destroy(surface) }
    // Write PDF 1.4, because Cairo's output for later versions of PDF differs between releases of Cairo.
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    setMetadata(of: scene, on: surface)
    guard let context = cairo_create(surface) else { return CAIRO_STATUS_NO_MEMORY }
    draw(scene, on: context, typesetter)
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    return status == CAIRO_STATUS_SUCCESS ? cairo_surface_status(surface) : status
  }
  if status != CAIRO_STATUS_SUCCESS { throw .cairo(String(cString: cairo_status_to_string(status))) }
  guard let metadata = scene.metadata else { return bytes }
  guard let complete = addingInformation("Layout", metadata.json, to: bytes) else {
    throw .cairo("the PDF that it wrote has an unexpected structure")
  }
  return complete
}

let appendToArray: cairo_write_func_t = { closure, data, length in
  guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
  closure.assumingMemoryBound(to: [UInt8].self).pointee
    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
  return CAIRO_STATUS_SUCCESS
}

private func setMetadata(of scene: Scene, on surface: OpaquePointer?) {
  cairo_pdf_surface_set_metadata(
    surface, CAIRO_PDF_METADATA_TITLE, singleLine(withoutDirections(scene.title)))
  cairo_pdf_surface_set_metadata(
    surface, CAIRO_PDF_METADATA_SUBJECT, singleLine(withoutDirections(scene.summary)))
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, scene.metadata?.creator ?? "layoutdraw")
  // Set a fixed date, so that equal scenes give equal files. By default, Cairo writes the current time, even if
  // SOURCE_DATE_EPOCH is set.
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
}

private func draw(_ scene: Scene, on context: OpaquePointer, _ typesetter: Typesetter) {
  if let background = scene.background {
    setSource(background, on: context)
    cairo_paint(context)
  }
  let grid = PixelGrid(scale: 1, snaps: false)
  let bounds = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
  for leaf in scene.leaves { draw(leaf, on: context, grid, bounds: bounds, typesetter) }
}

private func draw(
  _ leaf: SceneLeaf, on context: OpaquePointer, _ grid: PixelGrid, bounds: Rect, _ typesetter: Typesetter
) {
  switch leaf {
  case .shape(let shape): paint(shape, on: context, grid, bounds: bounds)
  case .text(let text): draw(text, on: context, typesetter)
  case .clipped(let inner, let clip):
    cairo_save(context)
    cairo_new_path(context)
    cairo_rectangle(context, clip.x, clip.y, clip.width, clip.height)
    cairo_clip(context)
    draw(inner, on: context, grid, bounds: bounds, typesetter)
    cairo_restore(context)
  }
}

private func draw(_ text: SceneText, on context: OpaquePointer, _ typesetter: Typesetter) {
  let (x, y, size) = (text.origin.x, text.origin.y, text.style.size)
  guard size > 0, size < 1e5, x.magnitude < 1e6, y.magnitude < 1e6 else { return }
  setSource(text.color, on: context)
  let shown = singleLine(text.text)
  for run in typesetter.shape(text.text, text.style).runs {
    show(run, size: size, x: x, y: y, text: shown, on: context)
  }
}
