import CPango
import Platform

/// Shapes ASCII text much faster than HarfBuzz, in fonts whose only rules for ASCII characters are the kerning of
/// pairs. Thread-safe.
final class PlainShaper: @unchecked Sendable {
  private let font: OpaquePointer
  private let lock = Lock()
  /// The glyph of each ASCII character from U+0020 on; 0 if the font has no glyph for the character.
  private let glyphs: [UInt32]
  private let advances: [Int32]
  /// The kerning of each pair of characters; `unknown` until a text contains the pair.
  private var pairs = [Pair](
    repeating: Pair(state: .unknown, kerning: 0), count: characterCount * characterCount)

  private struct Pair {
    enum State: UInt8 { case unknown, safeToCut, unsafeToCut, complex }
    var state: State
    /// The amount, in the font's units, that is added to the advance of the pair's first character.
    var kerning: Int32
  }

  private static let first = UInt8(ascii: " ")
  private static let characterCount = 95

  init?(_ font: OpaquePointer) {
    self.font = font
    glyphs = (0..<Self.characterCount).map { offset in
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, UInt32(Self.first) + UInt32(offset), &glyph) != 0 ? glyph : 0
    }
    advances = glyphs.map { hb_font_get_glyph_h_advance(font, $0) }
    if !isPairwise(glyphs, font) { return nil }
  }

  /// Calls `body` with each glyph and its distance from the start (`pen`), in the font's units.
  ///
  /// - Returns: the width of the text; `nil`, possibly after calls of `body`, if only HarfBuzz can shape the text.
  func forEachGlyph(
    of text: UnsafeBufferPointer<UInt8>,
    _ body: (_ id: UInt32, _ pen: Int, _ advance: Int, _ isSafeToCutBefore: Bool) -> Void
  ) -> Int? {
    lock {
      var pen = 0
      var isSafe = true
      for index in text.indices {
        let character = Int(text[index]) &- Int(Self.first)
        guard character >= 0, character < Self.characterCount, glyphs[character] != 0 else { return nil }
        var (advance, isNextSafe) = (Int(advances[character]), true)
        if index + 1 < text.count {
          let next = Int(text[index + 1]) &- Int(Self.first)
          guard next >= 0, next < Self.characterCount else { return nil }
          let place = character * Self.characterCount + next
          if pairs[place].state == .unknown { pairs[place] = pair(character, next) }
          let pair = pairs[place]
          if pair.state == .complex { return nil }
          advance += Int(pair.kerning)
          isNextSafe = pair.state == .safeToCut
        }
        body(glyphs[character], pen, advance, isSafe)
        pen += advance
        isSafe = isNextSafe
      }
      return pen
    }
  }

  /// Returns the kerning of two characters, given as indices in `glyphs`, by shaping them with HarfBuzz.
  private func pair(_ character: Int, _ next: Int) -> Pair {
    let complex = Pair(state: .complex, kerning: 0)
    guard let buffer = hb_buffer_create() else { return complex }
    defer { hb_buffer_destroy(buffer) }
    let text = [UInt8(character) + Self.first, UInt8(next) + Self.first]
    text.withUnsafeBufferPointer { text in
      shape(
        TextRun(range: 0..<2, face: nil, level: 0, script: HB_SCRIPT_LATIN), font, of: text, with: buffer)
    }
    var count: CUnsignedInt = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil), count == 2,
      infos[0].codepoint == glyphs[character], infos[1].codepoint == glyphs[next],
      (0..<2).allSatisfy({ positions[$0].x_offset == 0 && positions[$0].y_offset == 0 }),
      positions[1].x_advance == advances[next]
    else { return complex }
    let isSafe = infos[1].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0
    return Pair(
      state: isSafe ? .safeToCut : .unsafeToCut, kerning: positions[0].x_advance - advances[character])
  }
}

/// Returns whether a font's only rules for these glyphs are the kerning of pairs.
private func isPairwise(_ glyphs: [UInt32], _ font: OpaquePointer) -> Bool {
  guard let face = hb_font_get_face(font) else { return false }
  // 1. Check that the font has no shaping tables other than `GSUB` and `GPOS`.
  let others: [StaticString] = ["kern", "kerx", "mort", "morx", "trak"]
  guard others.allSatisfy({ FontTable($0, of: face).isEmpty }) else { return false }
  // 2. Find the lookups that HarfBuzz applies, except those for fractions, which need the non-ASCII character U+2044.
  let off: [StaticString] = ["frac", "numr", "dnom"]
  let features = shapingFeatures + off.map { hb_feature_t(tag: tag($0), value: 0, start: 0, end: .max) }
  var properties = hb_segment_properties_t()
  (properties.direction, properties.script) = (HB_DIRECTION_LTR, HB_SCRIPT_LATIN)
  properties.language = hb_language_from_string("en", -1)
  var count: CUnsignedInt = 0
  let coordinates = hb_font_get_var_coords_normalized(font, &count)
  guard
    let plan = hb_shape_plan_create2(
      face, &properties, features, CUnsignedInt(features.count), coordinates, count, nil)
  else { return false }
  defer { hb_shape_plan_destroy(plan) }
  let plain = GlyphSet(glyphs)
  let (substitution, positioning) = (tag("GSUB"), tag("GPOS"))
  // 3. Check that no substitution applies to these glyphs or results in one of them.
  let substitutions = GlyphSet()
  hb_ot_shape_plan_collect_lookups(plan, substitution, substitutions.set)
  let reached = GlyphSet(glyphs)
  hb_ot_layout_lookups_substitute_closure(face, substitutions.set, reached.set)
  guard hb_set_is_equal(reached.set, plain.set) != 0 else { return false }
  for lookup in substitutions.numbers {
    let made = GlyphSet()
    hb_ot_layout_lookup_collect_glyphs(face, substitution, lookup, nil, nil, nil, made.set)
    if made.meets(plain) { return false }
  }
  // 4. Check that the positioning rules for these glyphs only kern pairs, by changing the advance of a pair's first
  // glyph. Rules that place marks are also allowed, because ASCII contains no marks.
  guard glyphs.allSatisfy({ hb_ot_layout_get_glyph_class(face, $0).rawValue <= 1 }) else { return false }
  let table = FontTable("GPOS", of: face)
  let positionings = GlyphSet()
  hb_ot_shape_plan_collect_lookups(plan, positioning, positionings.set)
  return positionings.numbers.allSatisfy { lookup in
    let input = GlyphSet()
    hb_ot_layout_lookup_collect_glyphs(face, positioning, lookup, nil, input.set, nil, nil)
    return !input.meets(plain) || table.onlyKernsOrPlacesMarks(lookup: Int(lookup))
  }
}

private final class GlyphSet {
  let set: OpaquePointer

  init(_ numbers: [UInt32] = []) {
    set = hb_set_create()
    for number in numbers { hb_set_add(set, number) }
  }

  deinit { hb_set_destroy(set) }

  var numbers: [UInt32] {
    var numbers: [UInt32] = []
    var next = UInt32.max
    while hb_set_next(set, &next) != 0 { numbers.append(next) }
    return numbers
  }

  func meets(_ other: GlyphSet) -> Bool { numbers.contains { hb_set_has(other.set, $0) != 0 } }
}
