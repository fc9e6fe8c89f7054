import Graphics
import LayoutModel
import Testing

@testable import CairoRendering

struct FontTests {
  @Test func missingGlyph() {
    let outline = GlyphOutline(frame: (100, 20, 400, 720), line: 50)
    let points = outline.steps.map { step in
      switch step {
      case .move(let x, let y), .line(let x, let y), .curve(_, _, _, _, let x, let y): [x, y]
      }
    }
    #expect(
      points == [
        [100, 20], [400, 20], [400, 720], [100, 720], [150, 70], [150, 670], [350, 670], [350, 70],
      ])
    #expect([outline.minX, outline.minY, outline.maxX, outline.maxY] == [100, 20, 400, 720])
  }

  @Test(arguments: ["", "abc", "Größe", "日本語", "한국어", "ไทย", "\u{1F600}", "\u{FF21}"])
  func leftToRight(text: String) {
    let found = bidiLevels(of: text)
    #expect(found.levels.isEmpty && !found.isRightToLeft)
  }

  @Test func withoutAnyFontTextIsMeasuredAndWarnedAbout() {
    let measurer = PangoTextMeasurer(Typesetter(FontPlaces(pinned: [], others: [])))
    let text = measurer.measure("text", style: TextStyle(size: 10), width: nil, lineLimit: 1)
    #expect(text.width == 20)
    #expect(text.height > 10)
    #expect(measurer.warnings == [.pinnedFontMissing(used: nil)])
    #expect(measurer.warnings[0].description.contains("fonts-inter"))
  }

  @Test(.enabled(if: isInstalled("A"), "needs any font"))
  func anotherFontReplacesAMissingInter() {
    let typesetter = Typesetter(FontPlaces(pinned: [], others: FontPlaces.ofThisMachine().others))
    let measurer = PangoTextMeasurer(typesetter)
    #expect(measurer.measure("text", style: TextStyle(), width: nil, lineLimit: 1).width > 0)
    guard case .pinnedFontMissing(used: .some) = measurer.warnings.first else {
      Issue.record("\(measurer.warnings)")
      return
    }
  }

  @Test(.enabled(if: hasInter, "needs fonts-inter"))
  func aCharacterOfNoFontIsWarnedAbout() {
    let measurer = PangoTextMeasurer(
      Typesetter(FontPlaces(pinned: FontPlaces.ofThisMachine().pinned, others: [])))
    #expect(measurer.warnings.isEmpty)
    #expect(measurer.measure("a字\u{200D}b", style: TextStyle(), width: nil, lineLimit: 1).width > 0)
    #expect(measurer.warnings == [.noGlyph(["字"])])
    #expect(measurer.warnings[0].description == "no installed font has a glyph for U+5B57 '字'")
  }

  @Test(arguments: [("字", "zh"), ("ع", "ar"), ("ש", "he"), ("ก", "th"), ("👍", "emoji"), ("क", "hi")])
  func otherScriptsFallBackToInstalledFonts(text: String, script: String) throws {
    let scalar = try #require(text.unicodeScalars.first)
    let isThere = isInstalled(scalar, isEmoji: script == "emoji")
    let line = Typesetter(FontPlaces.ofThisMachine()).shape("ab \(text)", weight: .regular)
    // If no installed font has a glyph for `text`, a box from Inter is drawn instead, so the whole line uses one font.
    #expect(line.missing.isEmpty == isThere)
    #expect(Set(line.runs.map(\.face.path)).count == (isThere ? 2 : 1))
  }

  @Test(arguments: [
    ("字", "zh-cn"), ("ㄅ", "zh-cn"), ("字あ", "ja ja"), ("字한", "ko ko"), ("あ", "ja"), ("ア", "ja"), ("한", "ko"),
    ("ع", "ar"), ("ש", "he"), ("ก", "th"), ("क", "hi"), ("ক", "bn"), ("த", "ta"), ("క", "te"), ("ა", "ka"),
    ("ա", "hy"), ("é", "-"), ("1\u{20E3}", "emoji"), ("1\u{FE0F}\u{20E3}", "emoji"), ("1\u{301}", "-"),
    ("a\u{20E3}", "-"), ("©", "-"), ("©\u{FE0F}", "emoji"), ("👍", "emoji"), ("👍\u{FE0E}", "-"),
  ])
  func languagesOfFallbacks(text: String, expected: String) {
    var asked: [String] = []
    let fonts = FontChoice(
      primary: nil,
      fallback: { _, request in
        asked.append(request.isEmoji ? "emoji" : request.language.isEmpty ? "-" : request.language)
        return nil
      }, weight: 400)
    _ = textRuns(of: text, fonts)
    #expect(asked.joined(separator: " ") == expected)
  }

  @Test func emojiAndLettersOfOneLineTakeDifferentFonts() {
    let arabic = textRuns(of: "ab عربي 12", FontChoice(primary: nil, fallback: { _, _ in nil }, weight: 400))
    #expect(arabic.map(\.level) == [0, 1, 2])
    #expect(visualOrder(arabic).map(\.range.lowerBound) == [0, 12, 3])
  }
}
