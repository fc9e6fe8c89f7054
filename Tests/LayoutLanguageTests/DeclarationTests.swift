import Graphics
import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct CanvasTests {
  /// A canvas is written as `name WxH direction margins scale`.
  @Test(
    "canvas",
    arguments: [
      ("", ["- fitxfit ltr 8 -"]),
      ("canvas 320x480", ["- 320x480 ltr 8 -"]),
      ("canvas 320 x 480", ["- 320x480 ltr 8 -"]),
      ("canvas 320x 480", ["- 320x480 ltr 8 -"]),
      ("canvas 0.5x.5", ["- 0.5x0.5 ltr 8 -"]),
      ("canvas 5.x5.", ["- 5x5 ltr 8 -"]),
      ("canvas fit", ["- fitxfit ltr 8 -"]),
      ("canvas fit x fit", ["- fitxfit ltr 8 -"]),
      ("canvas fitxfit", ["- fitxfit ltr 8 -"]),
      ("canvas fitx100", ["- fitx100 ltr 8 -"]),
      ("canvas fit x100", ["- fitx100 ltr 8 -"]),
      ("canvas 100xfit rtl", ["- 100xfit rtl 8 -"]),
      ("canvas fit rtl", ["- fitxfit rtl 8 -"]),
      ("canvas rtl", ["- fitxfit rtl 8 -"]),
      ("canvas 1x2 ltr", ["- 1x2 ltr 8 -"]),
      ("canvas 1x2 margins 16", ["- 1x2 ltr 16 -"]),
      ("canvas 1x2 margins 1 2 3 4 scale 2", ["- 1x2 ltr 1,2,3,4 2"]),
      ("canvas 1x2 safe 20 margins -20 16 0 16", ["- 1x2 ltr -20,16,0,16 -"]),
      ("canvas device \"iPhone 15\"", ["- 393x852 ltr 0,16,0,16 3"]),
      ("canvas device \"iPhone 15\" landscape", ["- 852x393 ltr 0,20,0,20 3"]),
      ("canvas device \"iPhone 15 Pro Max\" margins 8", ["- 430x932 ltr 8 3"]),
      ("canvas 1x2 scale .5 margins 0 rtl", ["- 1x2 rtl 0 0.5"]),
      // A canvas without a name is named after its device.
      (
        "canvas 1x2\ncanvas device \"iPhone 15\" landscape",
        ["- 1x2 ltr 8 -", "iPhone 15 landscape 852x393 ltr 0,20,0,20 3"]
      ),
      (
        "canvas 1x2\ncanvas \"p\" device \"iPhone 15\"", ["- 1x2 ltr 8 -", "p 393x852 ltr 0,16,0,16 3"]
      ),
      (
        "canvas 1x2\ncanvas \"iPad\" 768x1024 rtl\ncanvas \"a b\" fit",
        ["- 1x2 ltr 8 -", "iPad 768x1024 rtl 8 -", "a b fitxfit ltr 8 -"]
      ),
    ])
  func canvas(_ text: String, _ expected: [String]) {
    let parsed = parsed(text)
    #expect(parsed.reported == [])
    #expect(parsed.layout.canvases.map(describe) == expected)
  }

  private func describe(_ canvas: Canvas) -> String {
    let margins = [
      canvas.margins.top, canvas.margins.leading, canvas.margins.bottom, canvas.margins.trailing,
    ]
    let marginText =
      Set(margins).count == 1 ? plain(margins[0]) : margins.map(plain).joined(separator: ",")
    return [
      canvas.name ?? "-", side(canvas.width) + "x" + side(canvas.height), canvas.direction.rawValue,
      marginText,
      canvas.scale.map(plain) ?? "-",
    ].joined(separator: " ")
  }

  private func side(_ value: Double?) -> String { value.map(plain) ?? "fit" }
  private func plain(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }

  @Test(
    "errors",
    arguments: [
      ("canvas1️⃣", "expected-size"),
      ("canvas \"x\"1️⃣", "expected-size"),
      ("canvas 1️⃣big", "expected-size"),
      ("canvas 1️⃣fi", "expected-size"),
      ("canvas 1️⃣fitness", "expected-size"),
      ("canvas 1️⃣fitxabc", "expected-size"),
      ("canvas 3201️⃣", "expected-size"),
      ("canvas 320 1️⃣480", "expected-size"),
      ("canvas 320x1️⃣", "expected-size"),
      ("canvas 320x1️⃣rtl", "expected-size"),
      ("canvas 48x1️⃣-", "expected-size"),
      ("canvas 1️⃣-5x10", "negative-number"),
      ("canvas 5x1️⃣-10", "negative-number"),
      ("canvas 1x1 1️⃣\"x\"", "misplaced-text"),
      ("canvas 1x1 1️⃣red", "unknown-property"),
      ("canvas 1x1 1️⃣5", "unexpected-text"),
      ("canvas 1x1 scale1️⃣", "expected-number"),
      ("canvas 1x1 scale 1️⃣0", "number-out-of-range"),
      ("canvas 1x1 scale 1️⃣-1", "negative-number"),
      ("canvas 1x1 margins1️⃣", "expected-number"),
      ("canvas 1x1 margins 1 21️⃣", "margin-count"),
      ("canvas 1x1 margins 1 2 3 1️⃣rtl", "margin-count"),
      ("canvas 1x1 margins 1 2 3 4 1️⃣5", "unexpected-text"),
      ("canvas 1x1 as1️⃣", "expected-name"),
      ("canvas 1x1 as 1️⃣superview", "reserved-name"),
      ("canvas 1x1\n1️⃣canvas 2x2", "duplicate-canvas"),
      ("canvas \"a\" 1x1\ncanvas 1️⃣\"a\" 2x2", "duplicate-canvas"),
      ("canvas 1️⃣\"\" 1x1", "expected-canvas-name"),
      ("canvas 1x1 as r\ncanvas \"b\" 1x1 as 1️⃣s", "duplicate-root-name"),
      ("canvas 1x1 rtl 1️⃣ltr", "repeated-property"),
      ("canvas 1️⃣10000000000000x1", "number-too-large"),
      ("canvas 11️⃣e3x1", "number-exponent"),
      ("canvas 320x4801️⃣px", "number-unit"),
      ("view a { 1️⃣canvas 1x1 }", "misplaced-statement"),
    ])
  func errors(_ text: String, _ code: String) {
    #expect(findings(text) == ["1: \(code)"])
  }

  @Test(
    "root's name",
    arguments: [
      ("view a", "view"),
      ("canvas 1x1 as root\nview a", "root"),
      ("view a\ncanvas 1x1 as root\ncanvas \"b\" 2x2 as root", "root"),
      ("canvas 1x1\ncanvas \"b\" 2x2 as root\nview a", "root"),
      ("view view", nil),
      ("canvas 1x1 as a\nview a", nil),
    ])
  func rootName(_ text: String, _ expected: String?) {
    let parsed = parsed(text)
    #expect(parsed.reported == [])
    #expect(parsed.layout.views[0].name == expected)
  }

  @Test func `A root renamed or covered is not called view`() {
    #expect(findings("canvas 1x1 as root\nview a\na.left = 1️⃣view.left") == ["1: unknown-view"])
    #expect(normalForms("view view\nview.left = 5") == ["view.left == ROOT.left + 5"])
    #expect(normalForms("a.left = view.left") == ["a.left == view.left"])
  }
}

@Suite struct MetricTests {
  @Test(
    "value",
    arguments: [
      ("let m = 12", 12), ("let m = .5", 0.5), ("let m = 5.", 5), ("let m=-5", -5), ("let m = +5", 5),
      ("let m = 2 + 3 * 4", 14), ("let m = (2 + 3) * 4", 20), ("let m = 2 - 3 - 4", -5),
      ("let m = 24 / 4 / 2", 3), ("let m = -2 * -3", 6), ("let m = 3 - -3", 6), ("let m = -(1 + 2)", -3),
      ("let m = ((((7))))", 7), ("let a = 5\nlet m = a / 2 + a", 7.5), ("metrics { a = 1, m = a + 1 }", 2),
      ("metrics {\n a = 1\n m = 3, b = 4,\n}", 3), ("metrics { a = 1; m = 4; }", 4),
      ("metrics {\n}\nlet m = 1", 1), ("view v { let m = 6 }", 6), ("let let = 4\nlet m = let", 4),
      ("let m = 2 * \\\n 3", 6), ("let m = 1000000000000", 1e12), ("let m = 0.1 + 0.2", 0.1 + 0.2),
      ("let superview = 3\nlet m = superview", 3),
    ] as [(String, Double)])
  func value(_ text: String, _ expected: Double) {
    let parsed = parsed(text + "\nbox probe\nprobe.width = m")
    #expect(parsed.reported == [])
    guard case .items(_, _, _, let value)? = parsed.layout.constraints.first?.form else {
      Issue.record("no constraint")
      return
    }
    #expect(value == expected)
  }

  @Test(
    "errors",
    arguments: [
      (["let 1️⃣5 = 3"], ["1: expected-name"]),
      (["let m1️⃣"], ["1: expected-equals"]),
      (["let m 1️⃣12"], ["1: expected-equals"]),
      (["let m 1️⃣== 12"], ["1: expected-equals"]),
      (["let m =1️⃣"], ["1: expected-number"]),
      (["let m = 1️⃣*"], ["1: expected-number"]),
      (["let m = 1 +1️⃣"], ["1: expected-number"]),
      (["let m = -1️⃣-5"], ["1: expected-number"]),
      (["let m = (1 + 21️⃣"], ["1: unclosed-parenthesis"]),
      (["let m = (1 1️⃣2)"], ["1: unclosed-parenthesis"]),
      (["let m = 1 1️⃣)"], ["1: unexpected-text"]),
      (["let m = 1 1️⃣2"], ["1: unexpected-text"]),
      (["let m = 1 1️⃣\"x\""], ["1: unexpected-text"]),
      (["let m = 11️⃣gap"], ["1: number-unit"]),
      (["let m = 11️⃣e3"], ["1: number-exponent"]),
      (["let m = 1️⃣10000000000000"], ["1: number-too-large"]),
      (["let m = 1️⃣1000000000000 * 2"], ["1: number-too-large"]),
      (["let m = 1 / 1️⃣0"], ["1: division-by-zero"]),
      (["let m = 1 / 1️⃣(2 - 2)"], ["1: division-by-zero"]),
      (["let z = 0", "let m = 1 / 1️⃣z"], ["1: division-by-zero"]),
      (["let m = 1️⃣unknown"], ["1: unknown-metric"]),
      (["let m = 1 + 1️⃣n", "let n = 5"], ["1: later-metric"]),
      (["let m = 1️⃣m"], ["1: later-metric"]),
      (["let m = 1", "let 1️⃣m = 2"], ["1: duplicate-metric"]),
      (["let m = 1", "metrics { 1️⃣m = 2 }"], ["1: duplicate-metric"]),
      (["metrics1️⃣"], ["1: expected-block"]),
      (["metrics 1️⃣a = 1"], ["1: expected-block"]),
      (["metrics { a = 1 1️⃣b = 2 }"], ["1: unexpected-text"]),
      (["metrics { 1️⃣5, b = 2x2️⃣ }"], ["1: expected-metric", "at 18: number-unit"]),
      (["metrics { let1️⃣ a = 1 }"], ["at 14: expected-equals"]),
      // A metric whose value is invalid is defined nevertheless, so uses of the metric cause no further errors.
      (["let m = 1 / 1️⃣0", "let n = m", "box b", "b.left = n"], ["1: division-by-zero"]),
      (["let m = 1️⃣x", "let n = m / m"], ["1: unknown-metric"]),
    ])
  func errors(_ lines: [String], _ expected: [String]) {
    #expect(findings(lines.joined(separator: "\n")) == expected)
  }

  @Test func `Parentheses ten thousand deep are an error, not a crash`() {
    let open = String(repeating: "(", count: 10_000)
    #expect(messages("let m = \(open)1") == ["parentheses can be nested at most 200 levels deep"])
    let deep = String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
    #expect(messages("let m = \(deep)") == [])
  }

  @Test func `Notes point at the other definition`() throws {
    let later = try #require(parsed("let m = n\nlet n = 1").diagnostics.first)
    #expect(later.message == "'n' is defined later; a metric can use only earlier ones")
    #expect(later.notes.map(\.span?.start) == [14])
    let duplicate = try #require(parsed("let m = 1\nlet m = 2").diagnostics.first)
    #expect(duplicate.notes.map(\.span?.start) == [4])
  }
}

@Suite struct SpacingTests {
  @Test(
    "spacing",
    arguments: [
      ("", 8, 8), ("spacing 10", 10, 10), ("spacing 10 20", 10, 20), ("spacing .5", 0.5, 0.5),
      ("spacing 0", 0, 0),
    ] as [(String, Double, Double)])
  func spacing(_ text: String, _ horizontal: Double, _ vertical: Double) {
    let forms = normalForms(text + "\n[a]-[b]\nV:[a]-[b]")
    func gap(_ value: Double) -> String {
      value == 0 ? "" : value == value.rounded() ? " + \(Int(value))" : " + \(value)"
    }
    #expect(forms == ["b.leading == a.trailing" + gap(horizontal), "b.top == a.bottom" + gap(vertical)])
  }

  @Test(
    "errors",
    arguments: [
      ("spacing1️⃣", "expected-number"), ("spacing 1️⃣gap", "expected-number"),
      ("spacing 1️⃣-8", "negative-number"), ("spacing 1 2 1️⃣3", "unexpected-text"),
      ("view a { 1️⃣spacing 8 }", "misplaced-statement"),
    ])
  func errors(_ text: String, _ code: String) {
    #expect(findings(text) == ["1: \(code)"])
  }
}
