import Diagnostics
import Foundation
import Testing

@testable import LayoutLanguage

@Suite struct FormatTests {
  @Test(
    "canonical form",
    arguments: [
      ("view a\na.left=b.left+8~750\"x\"\nview b", "view a\na.left = b.left + 8 ~ 750 \"x\"\nview b\n"),
      ("view a\na . left  >=  -10", "view a\na.left >= -10\n"),
      (
        "view a\nview b\nassert  a.left>=b.left*2-10\"x\"\nassert   not  inside a   b",
        "view a\nview b\nassert a.left >= b.left * 2 - 10 \"x\"\nassert not inside a b\n"
      ),
      ("view a\na.width==a.height*.5-3 @ 20 // why", "view a\na.width == a.height * .5 - 3 @ 20  // why\n"),
      ("let gap=12\nlet half=(gap+2)/-2\nview a", "let gap = 12\nlet half = (gap + 2) / -2\nview a\n"),
      ("view a{ tt=rr=5,w=h=20 }", "view a { tt = rr = 5, w = h = 20 }\n"),
      ("view a\na:tt=10-5 , ll=H:50%-%p(3)+ %w( a )", "view a\na: tt = 10 - 5, ll = H:50% - %p(3) + %w(a)\n"),
      (
        "[a( >= 50 , <=70)] - [b]  alignAllTop   alignAllBottom",
        "[a(>=50,<=70)]-[b]  alignAllTop alignAllBottom\n"
      ),
      ("|-[a]-|   alignAllCenterY", "|-[a]-|  alignAllCenterY\n"),
      (
        "view  a   size 48x-  font 12   bold\n\n\n\nview b {\n\n   view c\n\n}",
        "view a size 48x- font 12 bold\n\nview b {\n    view c\n}\n"
      ),
      (
        "\n\n// first\r\ncanvas  48 x 48\r\nlabel a \"two  blanks\"  \r\n",
        "// first\ncanvas 48 x 48\nlabel a \"two  blanks\"\n"
      ),
      ("view a { view b; view c;  b.left = c.left }", "view a { view b; view c; b.left = c.left }\n"),
      ("view a\na.left = \\\n  10", "view a\na.left = \\\n    10\n"),
      ("view a\na.left=\\\n  -10  \\\n~750", "view a\na.left = \\\n    -10 \\\n    ~ 750\n"),
      (
        "view a \\\n {\n|-[ a ]- \\\n | alignAllTop\n}",
        "view a {\n    |-[a]- \\\n        |  alignAllTop\n}\n"
      ),
      ("[a] - [b] .alignAllTop ,.alignAllBottom", "[a]-[b]  .alignAllTop, .alignAllBottom\n"),
      ("[a]-[b]  alignAllTop|alignAllBottom", "[a]-[b]  alignAllTop | alignAllBottom\n"),
      (
        "view a\na.width=a.height*16 : 9\na.top=superview . safeArea.top+3\na.height=50%~high",
        "view a\na.width = a.height * 16:9\na.top = superview.safeArea.top + 3\na.height = 50% ~ high\n"
      ),
      ("view a { (tt=5)*2 ; %f ( 3 ) }", "view a { (tt = 5) * 2; %f(3) }\n"),
    ])
  func canonicalForm(text: String, expected: String) {
    let result = formatted(SourceText(name: "t", text: text))
    #expect(result == expected)
    #expect(formatted(SourceText(name: "t", text: expected)) == expected)
  }

  @Test func errorsAreNotFormatted() {
    #expect(formatted(SourceText(name: "t", text: "view a\na.lft=3")) == nil)
  }

  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Samples").standardizedFileURL

  @Test func samplesKeepTheirMeaning() throws {
    let paths = try #require(FileManager.default.enumerator(atPath: Self.samples.path)).compactMap {
      $0 as? String
    }
    let layouts = paths.filter { $0.hasSuffix(".layout") }.sorted()
    #expect(layouts.count > 30)
    for path in layouts {
      let source = SourceText(
        name: path, utf8: [UInt8](try Data(contentsOf: Self.samples.appendingPathComponent(path))))
      try expectSameMeaning(source, "\(path)")
    }
  }

  @Test(arguments: 0..<120) func randomLayoutsKeepTheirMeaning(seed: Int) throws {
    let random = RandomLayoutText(seed: seed)
    let tight = SourceText(name: "t", text: random.tight)
    guard !parse(tight).hasErrors else { return }
    try expectSameMeaning(tight, "seed \(seed)")
    let loose = random.loose(withContinuations: false)
    #expect(formatted(SourceText(name: "t", text: loose)) == formatted(tight), "\(loose)")
    let continued = random.loose(withContinuations: true)
    try expectSameMeaning(SourceText(name: "t", text: continued), "\(continued)")
  }

  @Test func mostRandomLayoutsHaveNoErrors() {
    let good = (0..<300).filter {
      !parse(SourceText(name: "t", text: RandomLayoutText(seed: $0).tight)).hasErrors
    }
    #expect(good.count > 200)
  }

  private func expectSameMeaning(_ source: SourceText, _ comment: Comment) throws {
    let text = try #require(formatted(source), comment)
    let once = SourceText(name: source.name, text: text)
    #expect(parse(once).layout.meaning == parse(source).layout.meaning, comment)
    #expect(formatted(once) == text, comment)
  }

  @Test(arguments: 0..<60) func blanksDoNotMatter(seed: Int) {
    let canonical = """
      canvas 320x480
      let gap = (12 + 4) / 2

      view a size 48x48
      view b {
          view c  // inside
          c: tt = rr = 5, w = 50% - gap
          c.height == a.height * 0.5 + gap ~ 750 "half"
      }
      |-[a(>=gap,<=90)]-gap-[b]-|  alignAllTop
      a.top = superview.top - 3

      """
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    var loosened = ""
    for character in canonical {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let count = Int(state >> 33) % 4
      if "=,+*~".contains(character) { loosened += String(repeating: " ", count: count) }
      loosened.append(character)
      if character == "," || character == "\n" { loosened += String(repeating: " ", count: count) }
    }
    // The loop above also inserts blanks between the two characters of a relation, where they are not allowed, so they
    // are removed here.
    for relation in ["==", ">=", "<="] {
      for count in 1...3 {
        let torn = String(relation.first!) + String(repeating: " ", count: count) + "="
        loosened = loosened.replacing(torn, with: relation)
      }
    }
    #expect(formatted(SourceText(name: "t", text: loosened)) == canonical)
  }

  /// Without a limit on the indentation, formatting would make this file of 150 KB grow to 400 MB.
  @Test func deepBlocksStaySmall() throws {
    let text = (0..<10_000).map { "view v\($0) {\n" }.joined() + String(repeating: "}\n", count: 10_000)
    let deep = try #require(formatted(SourceText(name: "a", text: text)))
    #expect(deep.utf8.count < 5_000_000)
    #expect(deep.hasPrefix("view v0 {\n    view v1 {\n        view v2 {\n"))
    #expect(deep.contains("\n" + String(repeating: " ", count: 200) + "view v9999 {\n"))
  }
}
