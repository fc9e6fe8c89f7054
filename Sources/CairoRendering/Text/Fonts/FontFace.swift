import CPango
import Platform

/// A face of a font file. The HarfBuzz font may be used from any thread, but the FreeType face only under `lock`.
final class FontFace: @unchecked Sendable {
  let path: String
  let index: Int
  let weight: Float?
  let family: String
  let unitsPerEm: Double
  /// The height of a line above the baseline, in ems; `descent` is the depth below the baseline, also as a positive
  /// number.
  let ascent: Double
  let descent: Double
  let shaper: OpaquePointer
  /// Indicates whether the glyphs are outlines; `false` for most emoji fonts, whose glyphs are bitmaps.
  let hasOutlines: Bool

  private let lock = Lock()
  private lazy var foundPlainShaper = PlainShaper(shaper)
  private var textCount = 0
  private let face: FT_Face
  private var outlines: [UInt32: GlyphOutline] = [:]
  private var masks = BoundedCache<MaskKey, GlyphMask>(limit: 1 << 22)

  private struct MaskKey: Hashable {
    var glyph: UInt32
    var size: Double
    var phase: Int
  }

  /// Opens a face of a file; `nil` if the file is not a font. The weight affects only variable fonts.
  init?(path: String, index: Int = 0, weight: Float? = nil) {
    guard let face = FontLibrary.openFace(path, index: index, weight: weight) else { return nil }
    guard let blob = hb_blob_create_from_file(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    let data = hb_face_create(blob, UInt32(index))
    defer { hb_face_destroy(data) }
    guard hb_face_get_glyph_count(data) > 0, hb_face_get_upem(data) > 0, let font = hb_font_create(data)
    else { return nil }
    if let weight {
      var variation = hb_variation_t(tag: tag("wght"), value: weight)
      hb_font_set_variations(font, &variation, 1)
    }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    hb_font_make_immutable(font)

    self.path = path
    self.index = index
    self.weight = weight
    self.face = face
    shaper = font
    family = face.pointee.family_name.map { String(cString: $0) } ?? path
    unitsPerEm = Double(hb_face_get_upem(data))
    let hasMetrics = extents.ascender > 0
    ascent = hasMetrics ? Double(extents.ascender) / unitsPerEm : 0.8
    descent = hasMetrics ? Double(-extents.descender) / unitsPerEm : 0.2
    hasOutlines = layoutdraw_is_scalable(face) != 0
  }

  deinit {
    hb_font_destroy(shaper)
    FontLibrary.closeFace(face)
  }

  /// Returns the glyph for a single character, without shaping; `nil` if the font has none.
  func glyph(_ scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shaper, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  var plainShaper: PlainShaper? { lock { foundPlainShaper } }

  /// The plain shaper; `nil` for the first 200 texts, because creating it costs as much as shaping hundreds of texts.
  var plainShaperOfManyTexts: PlainShaper? {
    lock {
      textCount += 1
      return textCount > 200 ? foundPlainShaper : nil
    }
  }

  func outline(_ glyph: UInt32) -> GlyphOutline {
    lock {
      if let known = outlines[glyph] { return known }
      let outline = glyph == 0 ? missingGlyph : GlyphOutline(glyph: glyph, of: face)
      outlines[glyph] = outline
      return outline
    }
  }

  /// Returns a glyph's mask for a font size in pixels; `phaseX` and `phaseY` are the origin's offset in quarters of a
  /// pixel.
  func mask(of glyph: UInt32, size: Double, phaseX: Int, phaseY: Int) -> GlyphMask {
    let key = MaskKey(glyph: glyph, size: size, phase: phaseY << 2 | phaseX)
    if let known = lock({ masks[key] }) { return known }
    let mask = GlyphMask(outline(glyph), scale: size / unitsPerEm, phaseX: phaseX, phaseY: phaseY)
    lock { masks.keep(mask, for: key, cost: mask.coverage.count + 128) }
    return mask
  }
}

extension FontFace {
  /// A box for characters without a glyph, used because the font's own box may be empty or a black bar.
  fileprivate var missingGlyph: GlyphOutline {
    var advance = Double(hb_font_get_glyph_h_advance(shaper, 0))
    if advance <= 0 { advance = unitsPerEm / 2 }
    return GlyphOutline(
      frame: (advance * 0.12, 0, advance * 0.88, unitsPerEm * 0.72), line: unitsPerEm * 0.06)
  }
}

/// Opens and closes faces under a lock, which FreeType requires.
enum FontLibrary {
  private static let lock = Lock()
  nonisolated(unsafe) private static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()

  static func openFace(_ path: String, index: Int, weight: Float?) -> FT_Face? {
    lock {
      var face: FT_Face?
      guard let library, FT_New_Face(library, path, FT_Long(index), &face) == 0, let face else { return nil }
      if let weight { setWeight(face, weight) }
      return face
    }
  }

  static func closeFace(_ face: FT_Face) {
    _ = lock { FT_Done_Face(face) }
  }

  /// Returns the index, in a font collection, of the face that has the given family and style; `nil` if no face
  /// matches. Blanks in a face's style, and the case of letters in the style, are ignored.
  static func faceIndex(in path: String, family: String, style: String) -> Int? {
    guard let first = openFace(path, index: 0, weight: nil) else { return nil }
    let count = Int(first.pointee.num_faces)
    closeFace(first)
    for index in 0..<count {
      guard let face = openFace(path, index: index, weight: nil) else { continue }
      defer { closeFace(face) }
      guard let faceFamily = face.pointee.family_name, let faceStyle = face.pointee.style_name else {
        continue
      }
      let isMatch =
        String(cString: faceFamily) == family
        && String(cString: faceStyle).filter { $0 != " " }.lowercased() == style.lowercased()
      if isMatch { return index }
    }
    return nil
  }

  private static func setWeight(_ face: FT_Face, _ weight: Float) {
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &axes) == 0, let axes else { return }
    defer { FT_Done_MM_Var(library, axes) }
    var coordinates = (0..<Int(axes.pointee.num_axis)).map { index in
      let axis = axes.pointee.axis[index]
      return UInt32(axis.tag) == tag("wght") ? FT_Fixed(weight * 65536) : axis.def
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }
}

/// An OpenType tag of four ASCII characters, such as `wght`.
func tag(_ name: StaticString) -> UInt32 {
  name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
}
