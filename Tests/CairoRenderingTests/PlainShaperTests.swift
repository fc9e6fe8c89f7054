import Graphics
import LayoutModel
import Testing

@testable import CairoRendering

/// `PlainShaper` must shape ASCII text exactly as HarfBuzz does.
struct PlainShaperTests {
  private static let alphabets: [(name: String, characters: String)] = [
    ("names of views", "view0123456789_"),
    ("kerning", "AVTWYLPFoa.,-'\" "),
    ("what could be ligatures", "fijlt/|->=<:!+*^~`"),
    ("all of ASCII", String(String.UnicodeScalarView((0x20..<0x7F).map { Unicode.Scalar(UInt8($0)) }))),
  ]

  @Test(.enabled(if: hasInter), arguments: alphabets.map(\.name), TextStyle.Weight.allCases)
  func isWhatHarfBuzzFinds(alphabet: String, weight: TextStyle.Weight) throws {
    let characters = Array(try #require(Self.alphabets.first { $0.name == alphabet }).characters)
    let face = try #require(interOnly.primaryFace(weight))
    #expect(face.plainShaper != nil)
    // The property returns `nil` for the first 200 texts, so read it 200 times before the test.
    for _ in 0..<200 { _ = face.plainShaperOfManyTexts }
    var state: UInt64 = 42
    for length in (0..<300).map({ $0 % 30 }) + [2000] {
      let text = String(
        (0..<length).map { _ in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return characters[Int(state >> 33) % characters.count]
        })
      let fonts = FontChoice(primary: face, fallback: { _, _ in nil }, weight: weight.openTypeValue)
      let expected = shapeLine(text, fonts)
      let line = try #require(face.plainLine(text), "'\(text)'")
      #expect(describe(line) == describe(expected), "'\(text)'")
      #expect(face.plainWidth(text) == expected.width, "'\(text)'")
    }
  }

  @Test(
    .enabled(if: hasInter),
    arguments: ["é", "tab\tstop", "two\nlines", "\u{7F}", "a\u{301}", "1\u{2044}2", "שלום"])
  func otherTextNeedsHarfBuzz(text: String) throws {
    let face = try #require(interOnly.primaryFace(.regular))
    for _ in 0..<200 { _ = face.plainShaperOfManyTexts }
    #expect(face.plainWidth("plain") != nil)
    #expect(face.plainLine(text) == nil)
    #expect(face.plainWidth(text) == nil)
  }

  @Test func fontsWithLigaturesNeedHarfBuzz() throws {
    let others = Typesetter(FontPlaces(pinned: [], others: FontPlaces.ofThisMachine().others))
    guard let face = others.primaryFace(.regular), face.family == "DejaVu Sans" else { return }
    #expect(face.plainShaper == nil)
    #expect(others.shape("fi", weight: .regular).runs.first?.glyphs.isEmpty == false)
  }

  private func describe(_ line: ShapedLine) -> [String] {
    ["\(line.width) \(line.missing)"]
      + line.runs.flatMap { run in
        ["\(run.range) \(run.isRightToLeft) \(run.face.path)"]
          + run.glyphs.map { "\($0.id) \($0.isSafeToCutBefore) \($0.x) \($0.y) \($0.advance) \($0.cluster)" }
      }
  }
}
