import CCairo
import Platform

/// Draws shaped glyphs with Cairo.
///
/// - Parameters:
///   - x, y: the left end of the baseline.
///   - text: the line's text, which makes the glyphs selectable; `nil` for text that cannot be selected.
func show(
  _ run: ShapedLine.Run, size: Double, x: Double, y: Double, text: String?, on context: OpaquePointer
) {
  guard let font = CairoFonts.font(of: run.face) else { return }
  cairo_set_font_face(context, font)
  cairo_set_font_size(context, size)
  let options = cairo_font_options_create()
  defer { cairo_font_options_destroy(options) }
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  cairo_set_font_options(context, options)
  let glyphs = run.glyphs.map {
    cairo_glyph_t(index: UInt($0.id), x: x + $0.x * size, y: y - $0.y * size)
  }
  guard let text else {
    cairo_show_glyphs(context, glyphs, CInt(glyphs.count))
    return
  }
  showSelectable(run, glyphs, text, on: context)
}

private func showSelectable(
  _ run: ShapedLine.Run, _ glyphs: [cairo_glyph_t], _ text: String, on context: OpaquePointer
) {
  let clusters = run.clusters
  let start = text.utf8.index(text.utf8.startIndex, offsetBy: run.range.lowerBound)
  let end = text.utf8.index(start, offsetBy: run.range.count)
  cairo_show_text_glyphs(
    context, String(text[start..<end]), CInt(run.range.count), glyphs, CInt(glyphs.count),
    clusters.map { cairo_text_cluster_t(num_bytes: CInt($0.bytes), num_glyphs: CInt($0.glyphs)) },
    CInt(clusters.count), run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : .init(0))
}

extension ShapedLine.Run {
  /// The number of UTF-8 bytes and the number of glyphs in each cluster. A cluster is a piece of text whose glyphs
  /// belong together, such as a letter with an accent.
  var clusters: [(bytes: Int, glyphs: Int)] {
    let glyphs = isRightToLeft ? glyphs.reversed() : glyphs
    var starts: [(offset: Int, glyphs: Int)] = []
    for glyph in glyphs {
      if let last = starts.last, last.offset == glyph.cluster {
        starts[starts.count - 1].glyphs += 1
      } else {
        starts.append((glyph.cluster, 1))
      }
    }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1].offset : range.upperBound
      return (end - (index == 0 ? range.lowerBound : starts[index].offset), starts[index].glyphs)
    }
  }
}

private enum CairoFonts {
  private static let lock = Lock()
  nonisolated(unsafe) private static var fonts: [ObjectIdentifier: OpaquePointer?] = [:]
  /// The faces in `fonts`. They are kept alive because a new face could otherwise get the object identifier of a freed
  /// face, which is still a key of `fonts`.
  nonisolated(unsafe) private static var faces: [FontFace] = []

  static func font(of face: FontFace) -> OpaquePointer? {
    lock {
      if let known = fonts[ObjectIdentifier(face)] { return known }
      // A FreeType face may be used only under the lock of its `FontFace`. Cairo does not take this lock, so Cairo gets
      // a separate FreeType face, opened from the same file.
      let own = FontLibrary.openFace(face.path, index: face.index, weight: face.weight)
      let font = own.flatMap { layoutdraw_font_face($0) }
      fonts[ObjectIdentifier(face)] = .some(font)
      faces.append(face)
      return font
    }
  }
}
