import Graphics
import Testing

@testable import CairoRendering

@Suite struct WordsTests {
  /// XML 1.0 forbids U+FFFE and U+FFFF, and forbids or discourages most control characters, so these are removed. Tabs
  /// and line breaks are kept.
  @Test(
    arguments: [
      ("", ""), ("plain = (text) #1", "plain = (text) #1"), ("<a & 'b'>", "&lt;a &amp; &#39;b&#39;&gt;"),
      ("\"", "&quot;"), ("a\tb\nc\r", "a&#9;b&#10;c&#13;"), ("a\u{1}b\u{1F}\u{7F}c", "abc"),
      ("a\u{80}b\u{9F}c", "abc"), ("a\u{A0}b", "a\u{A0}b"), ("größe 日本", "größe 日本"),
      ("a\u{FFFE}b\u{FFFF}", "ab"), ("\u{FFFD}\u{FF1B}", "\u{FFFD}\u{FF1B}"), ("&&", "&amp;&amp;"),
    ])
  func escaping(text: String, escaped: String) {
    #expect(escapeXML(text) == escaped)
  }

  private static let advice =
    "install fonts-inter (apt), rsms-inter-fonts (dnf) or font-inter (brew), "
    + "or set LAYOUTDRAW_FONT_DIR to the folder that contains Inter"

  static let warnings: [(warning: FontWarning, words: String)] = [
    (
      .pinnedFontMissing(used: "DejaVu Sans"),
      "the font Inter is not installed, so DejaVu Sans is used instead, "
        + "and text has different widths; \(advice)"
    ),
    (.pinnedFontMissing(used: nil), "no font is installed, so no text is drawn; \(advice)"),
    (
      .weightMissing(.bold),
      "the font Inter has no file for the weight bold, so its regular weight is used instead; \(advice)"
    ),
    (.noGlyph(["A"]), "no installed font has a glyph for U+0041 'A'"),
    (.noGlyph(["\u{1F600}", "\u{9}", " "]), "no installed font has a glyph for U+1F600 '😀', U+0009, U+0020"),
    (
      .noGlyph(["a", "b", "c", "d", "e", "f", "g", "h"]),
      "no installed font has a glyph for U+0061 'a', U+0062 'b', U+0063 'c', U+0064 'd', U+0065 'e', "
        + "U+0066 'f', U+0067 'g', U+0068 'h'"
    ),
    (
      .noGlyph(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]),
      "no installed font has a glyph for U+0061 'a', U+0062 'b', U+0063 'c', U+0064 'd', U+0065 'e', "
        + "U+0066 'f', U+0067 'g', U+0068 'h' and 2 more characters"
    ),
  ]

  @Test(arguments: warnings.indices) func warning(index: Int) {
    #expect(Self.warnings[index].warning.description == Self.warnings[index].words)
  }

  static let errors: [(error: RenderingError, words: String)] = [
    (.invalidScale(-1), "a picture cannot be drawn at scale -1.0; --scale takes a positive number"),
    (.invalidSize(width: -1, height: 2), "a picture cannot be -1 x 2 points"),
    (
      .tooManyPixels(width: 100, height: 10.2, scale: 2, limit: 250_000_000, largestScale: 0.001),
      "at scale 2 the picture of 100 x 10.2 points would be 200 x 21 pixels, more than "
        + "250 million pixels in all; the largest --scale that fits is 0.001"
    ),
    (
      .sideTooLong(width: 1e8, height: 10, scale: 1, limit: 32_767, largestScale: 0),
      "at scale 1 the picture of 100000000 x 10 points would be 100000000 x 10 pixels, "
        + "more than the 32767 pixels that a side can have; the picture is "
        + "too large at any --scale: draw it as SVG"
    ),
    (.cairo("out of memory"), "Cairo could not draw the picture: out of memory"),
  ]

  @Test(arguments: errors.indices) func error(index: Int) {
    #expect(Self.errors[index].error.description == Self.errors[index].words)
  }
}
