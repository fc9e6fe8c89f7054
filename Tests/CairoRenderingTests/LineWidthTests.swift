import Graphics
import LayoutModel
import Testing

@testable import CairoRendering

struct LineWidthTests {
  /// A long text is passed to Pango in parts, whose ends must not affect the line breaks.
  @Test(arguments: [
    "abc, d e.f 12 (x) “ef” — ", "שלום abc 日本語 (a) ", "x1.width == y2.width, ", "e\u{301}a👨‍👩‍👧b c-d ", "a",
  ])
  func breaksOfALongText(unit: String) throws {
    let library = try #require(PangoLibrary.shared)
    let length = unit.unicodeScalars.count
    let breaks = library.breaks(of: String(repeating: unit, count: 9_000 / length))
    #expect(breaks.count == 9_000 / length * length + 1)
    for index in 1..<breaks.count - length - 1 {
      let (here, later) = (breaks[index], breaks[index + length])
      #expect(here.endsLine == later.endsLine && here.endsCharacter == later.endsCharacter, "\(index)")
    }
  }

  @Test func breaksOfNothing() throws {
    #expect(try #require(PangoLibrary.shared).breaks(of: "").count == 1)
  }

  private static let texts: [(name: String, text: String)] = [
    ("words", "The quick brown fox, it jumps over the lazy dog. AVATAR Ty. To Yo WAVE; fi ffl -> 3.14 x-ray"),
    ("Cyrillic", "Съешь же ещё этих мягких французских булок, да выпей чаю. 12 345 слов — ТУДА"),
    ("Greek and accents", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία, naïve façade, Ångström, über"),
    ("Japanese", "日本語のテストです。東京タワー 2024年、漢字とかなカナーを混ぜた長い文章を折り返します。"),
    ("Chinese", "敏捷的棕色狐狸跳过懒狗，然后回家睡觉。这是第二句话，没有假名。"),
    ("Korean", "다람쥐 헌 쳇바퀴에 타고파 漢字와 함께 쓰는 긴 문장입니다"),
    ("Japanese beside Korean", "漢字 한국어 漢字 ひらがな 漢字 한국 かな 漢字"),
    ("emoji", "party 🎉🎉 time 👩‍👩‍👧 family, flags 🇩🇪 and 1️⃣ keys, end"),
    ("Hebrew", "שלום עולם זה טקסט ארוך שנשבר לשורות 123 abc סוף"),
    ("Arabic", "مرحبا بالعالم هذا نص طويل ينكسر إلى أسطر 123 abc النهاية"),
    ("both ways", "hello שלום world עולם, mixed מעורב text טקסט"),
    ("Thai", "สวัสดีชาวโลก นี่คือข้อความยาวที่ต้องตัดบรรทัด"),
    ("paragraphs", "first line here\nsecond, longer line here\n\nfourth"),
    ("one long word", String(repeating: "Wwmi", count: 30)),
  ]

  @Test(arguments: texts.map(\.name), [TextStyle.Weight.regular, .bold])
  func partsAreAsWideAsShapedAlone(name: String, weight: TextStyle.Weight) throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    let typesetter = Typesetter.shared
    for paragraph in typesetter.paragraphs(of: text) where !paragraph.isEmpty {
      let breakable = typesetter.breakable(paragraph, TextStyle(weight: weight))
      for start in 0..<breakable.count {
        for end in start + 1...breakable.count {
          let range = breakable.content(of: start..<end)
          guard let width = breakable.width(of: range) else { continue }
          #expect(
            width == typesetter.shape(breakable.text(range), weight: weight).width,
            "'\(breakable.text(range))' of \(name)")
        }
      }
    }
  }

  @Test func mostPartsAreKnown() throws {
    for name in ["words", "Cyrillic", "Japanese", "Chinese", "Korean"] {
      let text = try #require(Self.texts.first { $0.name == name }).text
      let breakable = Typesetter.shared.breakable(text, TextStyle())
      var (known, all) = (0, 0)
      for start in stride(from: 0, to: breakable.count, by: 3) {
        let end = try #require(breakable.ends(from: start, within: 6).first)
        all += 1
        if breakable.width(of: breakable.content(of: start..<end)) != nil { known += 1 }
      }
      #expect(known * 2 > all, "\(name): \(known) of \(all)")
    }
  }

  @Test(arguments: texts.map(\.name)) func everyWidth(name: String) throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    let measurer = PangoTextMeasurer()
    var last = Int.max
    for width in stride(from: 20.0, through: 600, by: 7.3) {
      let measured = measurer.measure(text, style: TextStyle(size: 12), width: width, lineLimit: 0)
      #expect(measured.lines.count <= last)
      last = measured.lines.count
      for line in measured.lines where line.text.count > 1 {
        #expect(line.width <= width + 0.001)
      }
      #expect(measured.width == measured.lines.map(\.width).max())
    }
  }
}
