import Diagnostics
import FixedAdvance
import Graphics
import LayoutLanguage
import LayoutModel
import Testing

@testable import SizeSweep

@Suite struct LayoutBreakpointTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var range: ClosedRange<Double> = 60...400
    var messages: [String]
  }

  static let cases = [
    Case(
      testDescription: "one of two images stretches and is compressed, by the same formula",
      text:
        "image a size 50x- hugging 251 compression 751 { tt = bb = 0 }\nimage b size 50x- { tt = bb = 0 }\n|-[a]-[b]-|",
      range: 80...400,
      messages: [
        "above 124 hugging of 'b' gives way", "below 124 compression resistance of 'b' gives way",
      ]),
    Case(
      testDescription: "the same one stretches only, since the range begins above",
      text: "image a size 50x- hugging 251 { tt = bb = 0 }\nimage b size 50x- { tt = bb = 0 }\n|-[a]-[b]-|",
      range: 130...400, messages: []),
    Case(
      testDescription: "an image alone",
      text: "image a size 50x- { tt = bb = 0 }\n|-[a]-|",
      messages: [
        "above 66 hugging of 'a' gives way", "below 66 compression resistance of 'a' gives way",
      ]),
    Case(
      testDescription: "nothing holds on to its width", text: "view a { tt = bb = 0 }\n|-[a]-|", messages: []),
    Case(
      testDescription: "a bound changes the formula",
      text: "view a { tt = bb = ll = 0 }\na.width = superview.width ~ 500\na.width <= 90",
      messages: [
        "above 90 'a.width <= 90' limits 'a'", "above 90 'a.width == view.width ~ 500' gives way",
      ]),
    Case(
      testDescription: "an optional bound is reached, and the width gives way",
      text:
        "view a { tt = bb = ll = 0 }\na.width = superview.width - 20 ~ 500\na.width >= 50 ~ 600",
      messages: [
        "below 70 'a.width == view.width - 20 ~ 500' gives way", "below 70 'a.width >= 50 ~ 600' limits 'a'",
      ]),
    // Below 10 + 40 = 50, the required constraints conflict, and the canvas's right edge limits nothing. From 10 + 90 =
    // 100 on, there is room for 90.
    Case(
      testDescription: "a constraint gives way between two sizes",
      text: "view a { tt = bb = 0 }\n|-10-[a(>=40)]-(>=0)-|\na.width = 90 ~ 500",
      range: 20...200,
      messages: [
        "50 to 100 'a.width == 90 ~ 500' gives way", "50 to 100 'a.width == 90 ~ 500' gives way",
        "below 100 'view.trailing >= a.trailing' limits 'a'",
      ]),
    Case(
      testDescription: "a gap that a stack needs",
      text: """
        stack s row spacing 4 distribute equalSpacing {
            view a size 20x10 compression 400
            view b size 30x10
        }
        |[s]|
        V:|[s]
        """,
      range: 40...100,
      messages: [
        "below 54 'b.leading >= a.trailing + 4', which the stack 's' needs, limits 'b'",
        "below 54 compression resistance of 'a' gives way",
      ]),
  ]

  @Test(arguments: [(Axis.horizontal, "width"), (.vertical, "height")])
  func sizesOfNothing(axis: Axis, size: String) {
    let (across, start) = axis == .horizontal ? ("tt = bb = ll = 0", "right") : ("ll = rr = tt = 0", "bottom")
    let text =
      "canvas 100x100\nview a { \(across) }\na.\(start) = superview.\(start) - 20 ~ 500"
    let layout = parse(SourceText(name: "test.layout", text: text)).layout
    let sizes = layout.sizes(on: layout.canvases[0], axis, over: 10...50, measuring: FixedAdvanceMeasurer())
    #expect(
      sizes.layoutBreakpoints([], measuring: FixedAdvanceMeasurer()).map(\.message).sorted() == [
        "below 20 'a.\(start) == view.\(start) - 20 ~ 500' gives way",
        "below 20 the \(size) of 'a' is 0",
      ])
  }

  /// A breakpoint's message names only the views whose formulas change.
  @Test(
    arguments: [
      ("", 50...200, ["at 80 'b' starts to move or resize differently"]),
      (
        "view c { ll = 10, w = h = 5 }\nc.top = b.bottom", 50...200,
        ["at 80 'b' and 'c' start to move or resize differently"]
      ),
      (
        "view c { ll = 10, w = h = 5 }\nc.top = a.bottom", 50...200,
        ["at 80 'b' starts to move or resize differently"]
      ),
      ("", 50...79, []), ("", 81...200, []),
    ] as [(String, ClosedRange<Double>, [String])])
  func formulas(more: String, range: ClosedRange<Double>, messages: [String]) {
    let text = """
      canvas 100x100 safe 40 0 0 0
      view a { ll = 50, w = 20, h = 10 }
      view b { ll = 0, w = 5, tt = 0 }
      a.top = superview.bottom * 0.5
      b.bottom = a.safeArea.top
      \(more)
      """
    let layout = parse(SourceText(name: "test.layout", text: text)).layout
    let sizes = layout.sizes(
      on: layout.canvases[0], .vertical, over: range, measuring: FixedAdvanceMeasurer())
    let found = sizes.layoutBreakpoints([], measuring: FixedAdvanceMeasurer())
    #expect(found.map(\.message) == messages)
    #expect(found.allSatisfy { $0.code == "formula" && abs($0.at - 80) < 1e-6 && $0.views.first == "b" })
    let lines = found.compactMap { point in point.span.map { layout.source.location(at: $0.start).line } }
    #expect(lines == messages.map { _ in 3 })
  }

  @Test(arguments: [(Axis.horizontal, 77.5, 50.0), (.vertical, 320, 77.5)])
  func canvasOfASize(axis: Axis, width: Double, height: Double) {
    let layout = parse(SourceText(name: "test.layout", text: "canvas 320x50\nview a { HV:|[a]| }")).layout
    let sizes = layout.sizes(on: layout.canvases[0], axis, over: 60...90, measuring: FixedAdvanceMeasurer())
    let canvas = sizes.canvas(at: 77.5)
    #expect(canvas.width == width && canvas.height == height)
  }

  @Test(
    arguments: [
      ("-1 + 120", 60...109, ["above 80 'b' wraps to 2 lines", "above 95 'b' wraps to 3 lines"]),
      ("1 - 60", 71...110, ["below 85 'b' wraps to 3 lines", "below 100 'b' wraps to 2 lines"]),
      ("1 - 60", 90...98, []),
    ] as [(String, ClosedRange<Double>, [String])])
  func lines(factor: String, range: ClosedRange<Double>, messages: [String]) {
    let text =
      "canvas 90x50\nlabel b \"ab cd ef\" font 10 lines 0 { tt = 0, ll = 0 }\n"
      + "b.width = superview.width * \(factor)"
    let layout = parse(SourceText(name: "test.layout", text: text)).layout
    let sizes = layout.sizes(
      on: layout.canvases[0], .horizontal, over: range, measuring: FixedAdvanceMeasurer())
    let found = sizes.layoutBreakpoints([], measuring: FixedAdvanceMeasurer()).filter { $0.code == "wraps" }
    #expect(found.map(\.message).sorted() == messages.sorted() && found.allSatisfy { $0.views == ["b"] })
  }

  @Test(arguments: [
    (1, "'a'"), (2, "'a' and 'b'"), (3, "'a', 'b' and 'c'"), (4, "'a', 'b', 'c' and 'd'"),
    (5, "'a', 'b', 'c' and 2 more"), (6, "'a', 'b', 'c' and 3 more"),
  ])
  func namesOfViews(count: Int, words: String) {
    let text = "view a\nview b\nview c\nview d\nview e\nview f"
    let layout = parse(SourceText(name: "test.layout", text: text)).layout
    #expect(names((1...count).map { ViewID($0) }, in: layout) == words)
  }

  // MARK: Results

  private func result(
    _ labels: [String], unsought: [ClosedRange<Double>] = [], diagnostics: [Diagnostic] = []
  ) -> SizeSweepResult {
    let text = "canvas 320x50\nview a { HV:|[a]| }"
    let layout = parse(SourceText(name: "a.layout", text: text)).layout
    var result = SizeSweepResult(
      source: layout.source, diagnostics: diagnostics, range: SizeRange(.horizontal, 100...400))
    result.canvases = labels.map { label in
      var sizes = layout.sizes(
        on: layout.canvases[0], .horizontal, over: 100...400, measuring: FixedAdvanceMeasurer())
      sizes.unsought = unsought
      return SizeSweepResult.Canvas(label: label, sizes: sizes)
    }
    return result
  }

  @Test func whereOnlyLengthsChange() {
    #expect(
      result(["x"]).text() == "a.layout: width 100 to 400\n  only the positions and sizes of views change\n")
    #expect(
      result(["x", "y"]).text() == """
        a.layout, canvas 'x': width 100 to 400
          only the positions and sizes of views change

        a.layout, canvas 'y': width 100 to 400
          only the positions and sizes of views change

        """)
  }

  @Test func whatWasNotExamined() {
    let result = result(["x"], unsought: [100...150.5, 300...400])
    #expect(
      result.text() == """
        a.layout: width 100 to 400
          only the positions and sizes of views change
          not examined from 100 to 150.5: the layout changes too often at smaller sizes; run again with only this range
          not examined from 300 to 400: the layout changes too often at smaller sizes; run again with only this range

        """)
    let json = String(decoding: result.json(), as: UTF8.self)
    #expect(json.contains("\"truncated\": {\"sizes\": [[100, 150.5], [300, 400]]}"), "\(json)")
    let whole = String(decoding: self.result(["x"]).json(), as: UTF8.self)
    #expect(!whole.contains("truncated"))
  }

  @Test func textOfFindings() {
    var result = result(["x"])
    let findings = [
      RangeFinding("a", [ViewID(1)], "'a' is odd", at: SourceSpan(start: 14, end: 15), 200...300),
      RangeFinding("b", [ViewID(1)], "'a' is even", at: nil, 100...250),
    ]
    result.canvases[0].critical = result.canvases[0].sizes.layoutBreakpoints(
      findings, measuring: FixedAdvanceMeasurer())
    #expect(
      result.text() == """
        a.layout: width 100 to 400
          200 to 300 'a' is odd (line 2)
          below 250 'a' is even

        """)
  }

  @Test(
    arguments: [
      ([], false), ([.note], false), ([.warning], false), ([.note, .error], true), ([.error], true),
    ]
      as [([Diagnostic.Severity], Bool)])
  func errors(severities: [Diagnostic.Severity], hasErrors: Bool) {
    let diagnostics = severities.map { Diagnostic($0, code: "c", "m", at: nil) }
    #expect(result([], diagnostics: diagnostics).hasErrors == hasErrors)
  }

  @Test func diagnosticsInJSON() {
    let warning = Diagnostic(.warning, code: "odd", "'a' is odd", at: SourceSpan(start: 14, end: 15))
    let json = String(decoding: result([], diagnostics: [warning]).json(), as: UTF8.self)
    #expect(json.contains("\"severity\": \"warning\", \"code\": \"odd\", \"message\": \"'a' is odd\""))
    #expect(json.contains("\"line\": 2, \"column\": 1, \"endLine\": 2, \"endColumn\": 2"), "\(json)")
  }

  @Test func aChartRoundsSizes() {
    let text = "canvas 320x50\nview a { tt = bb = 0 }\na.width = superview.width * 0.3 ~ 500\na.width <= 100"
    let layout = parse(SourceText(name: "test.layout", text: text)).layout
    let sizes = layout.sizes(
      on: layout.canvases[0], .horizontal, over: 100...600, measuring: FixedAdvanceMeasurer())
    let found = sizes.layoutBreakpoints([], measuring: FixedAdvanceMeasurer())
    #expect(found.contains { $0.message == "above 333.333 'a.width <= 100' limits 'a'" })
    let words = sizes.chart(titled: "a", found).notes.map(\.words)
    #expect(words == found.map { $0.message.replacing("333.333", with: "333.3") })
  }

  @Test(arguments: cases) func messages(_ test: Case) {
    let layout = parse(SourceText(name: "test.layout", text: "canvas 320x50\n" + test.text)).layout
    let sizes = layout.sizes(
      on: layout.canvases[0], .horizontal, over: test.range, measuring: FixedAdvanceMeasurer())
    let found = sizes.layoutBreakpoints([], measuring: FixedAdvanceMeasurer())
    #expect(found.map(\.message).sorted() == test.messages.sorted())
  }

  @Test(
    arguments: [
      (100...400, [], "at every width"), (50...450, [], "at every width"), (100...250, [250], "below 250"),
      (50...250, [250], "below 250"), (250...400, [250], "above 250"), (250...450, [250], "above 250"),
      (200...300, [200, 300], "200 to 300"),
    ] as [(ClosedRange<Double>, [Double], String)])
  func `Ends of findings`(range: ClosedRange<Double>, ends: [Double], words: String) {
    let layout = parse(SourceText(name: "test.layout", text: "canvas 320x50\nview a { tt = bb = ll = 0 }\n"))
      .layout
    let sizes = layout.sizes(
      on: layout.canvases[0], .horizontal, over: 100...400, measuring: FixedAdvanceMeasurer())
    let finding = RangeFinding("overlap", [ViewID(1)], "'a' is covered", at: nil, range)
    let found = sizes.layoutBreakpoints([finding], measuring: FixedAdvanceMeasurer())
    #expect(found.map(\.at) == ends)
    let across = SizesInWords(range, in: 100...400, .horizontal).text { "\(Int($0))" }
    let down = SizesInWords(range, in: 100...400, .vertical).text { "\(Int($0))" }
    #expect(across == words && down == words.replacing("width", with: "height"))
    #expect(found.map(\.isEnd) == ends.indices.map { $0 == 1 })
    for point in found {
      #expect((point.code, point.views, point.message) == ("overlap", ["a"], words + " 'a' is covered"))
    }
  }
}
