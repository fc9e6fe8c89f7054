import CPango
import Testing

@testable import CairoRendering

/// In the test fonts, glyphs 1 to 95 belong to the printable ASCII characters, beginning with the space, and glyphs 96
/// and 97 belong to no character.
@Suite struct FontRulesTests {
  private static let (a, v): (Int, Int) = (34, 55)

  static let substitutions: [(name: String, feature: String, from: Int, to: Int, isPlain: Bool)] = [
    ("letters by other glyphs", "liga", a, 96, false), ("letters by letters", "liga", a, v, false),
    ("other glyphs by letters", "liga", 96, a, false),
    ("other glyphs by other glyphs", "liga", 96, 97, true),
    ("in a feature that is off", "smcp", a, 96, true), ("in alternates, which are off", "calt", a, 96, true),
    ("in fractions", "frac", a, 96, true), ("in numerators", "numr", a, 96, true),
    ("in denominators", "dnom", a, 96, true),
  ]

  @Test(arguments: substitutions.map(\.name)) func substitution(_ name: String) throws {
    let rule = try #require(Self.substitutions.first { $0.name == name })
    let subtable = words(1, 6, rule.to - rule.from) + coverage(rule.from)
    let font = font(["GSUB": table(rule.feature, kind: 1, subtable)])
    #expect((PlainShaper(font) != nil) == rule.isPlain)
  }

  /// The OpenType value format 4 changes a glyph's advance, and format 0 changes nothing.
  static let positions: [(name: String, kind: Int, flags: Int, subtable: [UInt8], isPlain: Bool)] = [
    ("kerning", 2, 0, pair(4, 0), true), ("kerning that skips marks", 2, 8, pair(4, 0), true),
    ("kerning that skips letters", 2, 2, pair(4, 0), false),
    ("kerning with a value for the second glyph", 2, 0, pair(4, 4), false),
    ("other advances", 1, 0, single(a), false), ("other advances of another glyph", 1, 0, single(96), true),
    ("marks", 4, 0, marks, true), ("a reference to kerning", 9, 0, words(1, 2, 0, 8) + pair(4, 0), true),
    ("a reference to other advances", 9, 0, words(1, 1, 0, 8) + single(a), false),
    ("a reference to two values", 9, 0, words(1, 2, 0, 8) + pair(4, 4), false),
  ]

  @Test(arguments: positions.map(\.name)) func position(_ name: String) throws {
    let rule = try #require(Self.positions.first { $0.name == name })
    let font = font(["GPOS": table("kern", kind: rule.kind, flags: rule.flags, rule.subtable)])
    #expect((PlainShaper(font) != nil) == rule.isPlain)
  }

  /// The glyph classes of the table `GDEF` are 1 for a base, 2 for a ligature and 3 for a mark.
  @Test(arguments: [(1, true), (2, false), (3, false)]) func glyphClass(number: Int, isPlain: Bool) {
    let font = font(["GDEF": words(1, 0, 12, 0, 0, 0, 1, Self.a, 1, number)])
    #expect((PlainShaper(font) != nil) == isPlain)
  }

  @Test(arguments: ["kern", "kerx", "mort", "morx", "trak", "GDEF", "post"]) func olderTables(name: String) {
    let isOld = name != "GDEF" && name != "post"
    #expect((PlainShaper(font([name: words(0, 0)])) == nil) == isOld)
  }

  @Test func kerning() throws {
    let shaper = try #require(
      PlainShaper(font(["GPOS": table("kern", kind: 2, Self.pair(4, 0))])))
    var text = Array("AAVA".utf8)
    func glyphs() -> [[Int]]? {
      var glyphs: [[Int]] = []
      let width = text.withUnsafeBufferPointer { text in
        shaper.forEachGlyph(of: text) { id, pen, advance, isSafe in
          glyphs.append([Int(id), pen, advance, isSafe ? 1 : 0])
        }
      }
      return width.map { glyphs + [[$0]] }
    }
    #expect(
      glyphs() == [[34, 0, 500, 1], [34, 500, 430, 1], [55, 930, 500, 0], [34, 1430, 500, 1], [1930]])
    for (last, isPlain) in [(0x1F, false), (0x20, true), (0x7E, true), (0x7F, false)] as [(UInt8, Bool)] {
      text = [0x41, last]
      #expect((glyphs() != nil) == isPlain)
      text = [last]
      #expect((glyphs() != nil) == isPlain)
    }
  }

  /// The value format 1 moves a glyph without changing its advance.
  @Test func movedGlyphs() throws {
    let shaper = try #require(
      PlainShaper(font(["GPOS": table("kern", kind: 2, Self.pair(1, 0))])))
    func width(_ text: String) -> Int? {
      Array(text.utf8).withUnsafeBufferPointer { shaper.forEachGlyph(of: $0) { _, _, _, _ in } }
    }
    #expect(width("AA") == 1000)
    #expect(width("AAV") == nil)
    #expect(width("VA") == 1000)
  }

  // MARK: - Tables

  private static func pair(_ first: Int, _ second: Int, first glyph: Int = a) -> [UInt8] {
    let values = (first == 0 ? [] : [-70]) + (second == 0 ? [] : [-9])
    return words([1, 12, first, second, 1, 18]) + coverage(glyph) + words([1, v] + values)
  }

  private static func single(_ glyph: Int) -> [UInt8] { words(1, 8, 4, 20) + coverage(glyph) }

  private static let marks =
    words(1, 12, 18, 1, 24, 36) + coverage(96) + coverage(a) + words(1, 0, 6, 1, 100, 200)
    + words(1, 4, 1, 100, 300)

  private func table(_ feature: String, kind: Int, flags: Int = 0, _ subtable: [UInt8]) -> [UInt8] {
    words(1, 0, 10, 30, 44) + words(1) + Array("DFLT".utf8) + words(8, 4, 0, 0, 0xFFFF, 1, 0)
      + words(1) + Array(feature.utf8) + words(8, 0, 1, 0) + words(1, 4, kind, flags, 1, 8) + subtable
  }

  private func font(_ tables: [String: [UInt8]]) -> OpaquePointer {
    let characters: [UInt8] =
      words(0, 1, 3, 10, 0, 12, 12, 0, 0, 28, 0, 0, 0, 1) + words(0, 0x20, 0, 0x7E, 0, 1)
    let all: [String: [UInt8]] = [
      "cmap": characters, "maxp": words(0, 0x5000, 98),
      "head": words(1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000) + [UInt8](repeating: 0, count: 34),
      "hhea": words(1, 0, 800, -200) + [UInt8](repeating: 0, count: 26) + words(1),
      "hmtx": words(500, 0) + [UInt8](repeating: 0, count: 2 * 97),
    ].merging(tables) { $1 }
    let face = hb_face_builder_create()!
    for (name, bytes) in all.sorted(by: { $0.key < $1.key }) {
      let text = bytes.map { CChar(bitPattern: $0) }
      let blob = hb_blob_create(text, CUnsignedInt(text.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
      hb_face_builder_add_table(face, name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }, blob)
      hb_blob_destroy(blob)
    }
    let font = hb_font_create(face)!
    hb_face_destroy(face)
    return font
  }
}

private func coverage(_ glyph: Int) -> [UInt8] { words(1, 1, glyph) }

private func words(_ numbers: Int...) -> [UInt8] { words(numbers) }

private func words(_ numbers: [Int]) -> [UInt8] {
  numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
}
