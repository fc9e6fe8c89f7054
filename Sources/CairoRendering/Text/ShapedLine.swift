import CPango

/// A line of text as glyphs, from left to right, with lengths in ems.
struct ShapedLine: Sendable {
  struct Glyph: Sendable {
    var id: UInt32
    var isSafeToCutBefore: Bool
    /// The glyph's origin: `x` is the distance from the line's left end, `y` the height above the baseline.
    var x: Double
    var y: Double
    var advance: Double
    /// The UTF-8 offset of the glyph's first character.
    var cluster: Int
  }

  struct Run: Sendable {
    var face: FontFace
    var isRightToLeft: Bool
    /// The range of the run in the line, in UTF-8 offsets.
    var range: Range<Int>
    var glyphs: [Glyph]
  }

  var runs: [Run] = []
  var width = 0.0
  var missing: [Unicode.Scalar] = []
}

extension ShapedLine {
  /// Returns the line with `tracking` ems added after each letter in the font `face`.
  func spaced(by tracking: Double, in face: FontFace?) -> ShapedLine {
    var line = self
    var moved = 0.0
    for run in line.runs.indices {
      let isMeant = line.runs[run].face === face
      var movedLetter = moved
      for glyph in line.runs[run].glyphs.indices {
        // A combining mark has no advance, and moves as far as its letter. In a right-to-left run, the mark comes
        // before its letter.
        let isMark = line.runs[run].glyphs[glyph].advance == 0
        if !isMark || line.runs[run].isRightToLeft { movedLetter = moved }
        line.runs[run].glyphs[glyph].x += movedLetter
        guard isMeant, line.runs[run].glyphs[glyph].advance > 0 else { continue }
        line.runs[run].glyphs[glyph].advance += tracking
        moved += tracking
      }
    }
    line.width = max(0, line.width + moved)
    return line
  }
}

extension FontFace {
  /// Returns a line of ASCII text as glyphs; `nil` if only HarfBuzz can shape the line.
  func plainLine(_ line: String) -> ShapedLine? {
    var glyphs: [ShapedLine.Glyph] = []
    glyphs.reserveCapacity(line.utf8.count)
    let advance = forEachPlainGlyph(of: line) { [unitsPerEm] id, pen, advance, isSafe in
      glyphs.append(
        ShapedLine.Glyph(
          id: id, isSafeToCutBefore: isSafe, x: Double(pen) / unitsPerEm, y: 0,
          advance: Double(advance) / unitsPerEm, cluster: glyphs.count))
    }
    guard let advance else { return nil }
    let run = ShapedLine.Run(face: self, isRightToLeft: false, range: 0..<glyphs.count, glyphs: glyphs)
    return ShapedLine(runs: glyphs.isEmpty ? [] : [run], width: Double(advance) / unitsPerEm)
  }

  func plainWidth(_ line: String) -> Double? {
    forEachPlainGlyph(of: line) { _, _, _, _ in }.map { Double($0) / unitsPerEm }
  }

  private func forEachPlainGlyph(of line: String, _ body: (UInt32, Int, Int, Bool) -> Void) -> Int? {
    guard let plainShaper = plainShaperOfManyTexts else { return nil }
    let known = line.utf8.withContiguousStorageIfAvailable { plainShaper.forEachGlyph(of: $0, body) }
    return known ?? nil
  }
}

func shapeLine(_ line: String, _ fonts: FontChoice) -> ShapedLine {
  var shaped = ShapedLine()
  let runs = visualOrder(textRuns(of: line, fonts))
  guard !runs.isEmpty, let buffer = hb_buffer_create() else { return shaped }
  defer { hb_buffer_destroy(buffer) }
  var line = line
  line.withUTF8 { text in
    for run in runs {
      guard let face = run.face else {
        // Without an installed font, each byte is assumed to be half an em wide, to give a plausible width.
        shaped.width += 0.5 * Double(run.range.count)
        continue
      }
      shape(run, face.shaper, of: text, with: buffer)
      append(buffer, run, face, of: text, to: &shaped)
    }
  }
  return shaped
}

func shape(
  _ run: TextRun, _ font: OpaquePointer, of text: UnsafeBufferPointer<UInt8>, with buffer: OpaquePointer
) {
  hb_buffer_clear_contents(buffer)
  text.withMemoryRebound(to: CChar.self) { text in
    hb_buffer_add_utf8(
      buffer, text.baseAddress, CInt(text.count), CUnsignedInt(run.range.lowerBound), CInt(run.range.count))
  }
  hb_buffer_set_direction(buffer, run.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
  hb_buffer_set_script(buffer, run.script)
  hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
  hb_shape(font, buffer, shapingFeatures, CUnsignedInt(shapingFeatures.count))
}

/// The OpenType features for shaping: contextual alternates are off, because Inter's would turn `->` into an arrow.
let shapingFeatures = [
  hb_feature_t(tag: tag("calt"), value: 0, start: 0, end: CUnsignedInt.max)
]

private func append(
  _ buffer: OpaquePointer, _ run: TextRun, _ face: FontFace, of text: UnsafeBufferPointer<UInt8>,
  to shaped: inout ShapedLine
) {
  var count: CUnsignedInt = 0
  let positions = hb_buffer_get_glyph_positions(buffer, nil)
  guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let positions, count > 0 else { return }
  var glyphs: [ShapedLine.Glyph] = []
  glyphs.reserveCapacity(Int(count))
  // Advances are summed in the font's units, since whole numbers avoid rounding errors.
  var pen = 0.0
  for index in 0..<Int(count) {
    let position = positions[index]
    let cluster = Int(infos[index].cluster)
    if infos[index].codepoint == 0 { noteMissing(at: cluster, of: text, in: &shaped) }
    glyphs.append(
      ShapedLine.Glyph(
        id: infos[index].codepoint,
        isSafeToCutBefore: infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0,
        x: shaped.width + (pen + Double(position.x_offset)) / face.unitsPerEm,
        y: Double(position.y_offset) / face.unitsPerEm,
        advance: Double(position.x_advance) / face.unitsPerEm, cluster: cluster))
    pen += Double(position.x_advance)
  }
  shaped.width += pen / face.unitsPerEm
  shaped.runs.append(
    ShapedLine.Run(face: face, isRightToLeft: run.level & 1 == 1, range: run.range, glyphs: glyphs))
}

private func noteMissing(at cluster: Int, of text: UnsafeBufferPointer<UInt8>, in shaped: inout ShapedLine) {
  // A warning names only a few characters, so at most 64 are kept.
  guard shaped.missing.count < 64 else { return }
  let tail = UnsafeBufferPointer(rebasing: text[cluster..<min(text.count, cluster + 4)])
  guard let scalar = String(decoding: tail, as: UTF8.self).unicodeScalars.first else { return }
  shaped.missing.append(scalar)
}
