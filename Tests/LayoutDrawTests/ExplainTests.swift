import FixedAdvance
import LayoutDraw
import Testing

/// The expected reasons were found by hand.
@Suite struct ExplainTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var attribute: String
    var lines: [String]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "what two edges leave", text: "canvas 100x50\nview a\n|-[a]-30-|\nV:|[a]|", attribute: "a.width",
      lines: [
        "a.width is 62 = canvas 100 - inset 8 - inset 30", "  because",
        "    t:3:2: a.leading == view.leadingMargin", "    t:3:6: view.trailing == a.trailing + 30",
        "    t:1:1: view.width == 100 (the canvas's width)", "  effects of small changes",
        "    canvas width +1: a.width +1",
      ]),
    Case(
      name: "equal widths, which only all rows together determine",
      text: "let gap = 10\ncanvas 100x50\nview a\nview b\n|-gap-[a]-gap-[b(==a)]-gap-|\nV:|[a]|\nV:|[b]|",
      attribute: "b.x",
      lines: [
        "b.left is 55 = 0.5 × inset 10 + 0.5 × canvas 100 + 0.5 × gap 10 - 0.5 × inset 10", "  because",
        "    t:5:10: b.leading == a.trailing + 10", "    t:5:18: b.width == a.width",
        "    t:5:23: view.trailing == b.trailing + 10", "    t:5:2: a.leading == view.leading + 10",
        "    t:2:1: view.width == 100 (the canvas's width)", "  effects of small changes",
        "    canvas width +1: b.left +0.5",
        "    gap +1: b.left +0.5",
      ]),
    Case(
      name: "a constraint that gave way",
      text: "canvas 100x50\nview a\n|[a]\nV:|[a]|\na.width = 80 ~ 700\na.width <= 60\na.width >= 58",
      attribute: "a.width",
      lines: [
        "a.width is 60", "  because", "    t:6:1: a.width <= 60", "  gave way",
        "    t:5:1: a.width == 80 ~ 700, by 20", "  closest to their limit",
        "    t:7:1: a.width >= 58, 2 to spare",
        "  making the canvas or a metric slightly larger would not change this value",
      ]),
    Case(
      name: "content", text: "canvas fit\nlabel a \"four\"\n|-[a]\nV:|[a]", attribute: "a.right",
      lines: [
        "a.right is 42 = inset 8 + content of 'a' 34", "  because",
        "    t:2:7: a.width == 34 (its intrinsic content size)",
        "    t:3:2: a.leading == view.leadingMargin",
      ]),
    Case(
      name: "a canvas that fits", text: "canvas fit\nview a\n|-[a(40)]\nV:|[a]", attribute: "view.width",
      lines: [
        "view.width is 48 = inset 8 + 'a' 40", "  because",
        "    t:3:2: a.leading == view.leadingMargin",
        "    t:1:1: the canvas is just wide enough for its views",
        "    t:3:6: a.width == 40",
      ]),
    Case(
      name: "a baseline", text: "canvas 90x50\nlabel a \"four\"\n|[a]|\nV:|-5-[a]", attribute: "a.baseline",
      lines: [
        "a.lastBaseline is 18.6 = inset 5 + 0.5 × content of 'a' 17 + 5.1", "  because",
        "    t:4:4: a.top == view.top + 5", "    t:2:7: a.height == 17 (its intrinsic content size)",
        "  making the canvas or a metric slightly larger would not change this value",
      ]),
    Case(
      name: "ambiguous", text: "canvas 90x50\nview a\nV:|[a]|\n|[a(<=20)]", attribute: "a.width",
      lines: [
        "a.width is 0 here, but may be 0 to 20 (ambiguous)", "  because",
        "    a.width >= 0 (no size can be negative)",
        "  closest to their limit", "    t:4:5: a.width <= 20, 20 to spare",
        "  making the canvas or a metric slightly larger would not change this value",
      ]),
  ])
  func explained(_ c: Case) throws {
    let file = try explain(
      SourceText(name: "t", text: c.text), attributes: [c.attribute], measuring: FixedAdvanceMeasurer())
    #expect(file.diagnostics.isEmpty)
    let lines = file.text().split(separator: "\n").map(String.init)
    #expect(lines == c.lines)
  }

  @Test func aMetricThatAnotherIsMadeOf() throws {
    let text = "let half = 5\nlet gap = half * 2\ncanvas 100x50\nview a\n|-gap-[a]|\nV:|[a]|"
    let file = try explain(
      SourceText(name: "t", text: text), attributes: ["a.x"], measuring: FixedAdvanceMeasurer())
    let points = try #require(file.canvases.first?.attributes.first).sensitivities
    #expect(
      points.map(\.cause) == [.canvas(.horizontal), .canvas(.vertical), .metric("half"), .metric("gap")])
    #expect(points.map(\.change) == [0, 0, 2, 1])
  }

  @Test func whatIsHardIsTriedLess() throws {
    let source = SourceText(name: "t", text: "let gap = 5\ncanvas 100x50\nview a\n|-gap-[a]|\nV:|[a]|")
    var known = try solve(source, measuring: FixedAdvanceMeasurer())
    func text(hardness: Int) throws -> String {
      known.canvases[0].layout.steps = 32 * hardness
      return try explain(
        source, attributes: ["a.x"], reusing: known, isQuick: true, measuring: FixedAdvanceMeasurer()
      ).text()
    }
    #expect(try text(hardness: 100_000).hasSuffix("    gap +1: a.left +1\n"))
    let hard = try text(hardness: 150_000)
    #expect(
      hard.hasSuffix("\n  metrics whose effect was not computed: 1\n") && !hard.contains("small changes"))
    #expect(
      try text(hardness: 300_000).hasSuffix(
        "  the effect of the canvas size was not computed: solving this layout again would take too long\n  metrics whose effect was not computed: 1\n"
      ))
    known.canvases[0].layout.frames[1].x = 7
    #expect(try text(hardness: 100_000).hasPrefix("a.left is 7"))
  }

  @Test(arguments: [
    ("b.width", "no view is named 'b'"), ("avatr.width", "did you mean 'avatar'?"),
    ("avatar.widht", "did you mean 'width'?"), ("nope.width", "named 'nope'"),
    ("a.b.c", "'a.b.c' is not an attribute"),
    (".width", "'.width' is not an attribute"),
  ])
  func unknown(name: String, message: String) {
    let source = SourceText(name: "t", text: "canvas 9x9\nview avatar\n|[avatar]|\nV:|[avatar]|")
    #expect {
      try explain(source, attributes: [name], measuring: FixedAdvanceMeasurer())
    } throws: { error in
      (error as? Diagnostic)?.message.contains(message) == true
    }
  }

  @Test func anAttributeLikeNoneListsThem() {
    let source = SourceText(name: "t", text: "canvas 9x9\nview avatar")
    #expect {
      try explain(source, attributes: ["avatar.foo"], measuring: FixedAdvanceMeasurer())
    } throws: { error in
      let diagnostic = error as? Diagnostic
      return diagnostic?.message == "views have no attribute 'foo'"
        && diagnostic?.help?.hasPrefix("the attributes are x, y, left, right, top,") == true
    }
  }

  @Test func asJSON() throws {
    let file = try explain(
      SourceText(name: "t", text: "canvas 100x50\nview a\n|-[a]\nV:|[a]|\na.width = 200\na.width <= 60 ~ 10"),
      attributes: ["a.width"], measuring: FixedAdvanceMeasurer())
    let expected = #"""
      {
        "schema": 1,
        "file": "t",
        "canvases": [
          {
            "name": null,
            "attributes": [
              {
                "view": "a",
                "attribute": "width",
                "value": 200,
                "ambiguous": null,
                "sum": [{"what": "'a'", "constant": 200, "multiplier": 1}],
                "offset": 0,
                "because": [
                  {"line": 5, "column": 1, "constraint": "a.width == 200"}
                ],
                "gaveWay": [
                  {"line": 6, "column": 1, "constraint": "a.width <= 60 ~ 10", "points": 140}
                ],
                "slack": [],
                "onePointMore": [
                  {"canvas": "width", "change": 0},
                  {"canvas": "height", "change": 0}
                ]
              }
            ]
          }
        ]
      }

      """#
    #expect(String(decoding: file.json(), as: UTF8.self) == expected)
  }

  @Test func aRatioGrowsByATenth() throws {
    let text =
      "canvas 200x100\nlet ratio = 0.5\nlet gap = 4\nview a\n|-gap-[a]\nV:|[a]|\na.width = superview.width * ratio\n"
    let file = try explain(
      SourceText(name: "t", text: text), attributes: ["a.width"], measuring: FixedAdvanceMeasurer())
    let changes = file.canvases[0].attributes[0].sensitivities
    #expect(changes.map(\.step) == [1, 1, 0.1, 1])
    #expect(changes.map(\.change) == [0.5, 0, 20, 0])
    #expect(file.text().contains("ratio +0.1: a.width +20"))
  }

  @Test(arguments: [
    ("a.width = superview.width / n", 4.0, 1.0, -10.0), ("a.width = superview.width * n", 0.5, 0.1, 20.0),
    ("a.width = superview.width * n:5", 2, 0.1, 4.0), ("a.width = superview.width * 1:n", 4, 1, -10.0),
    ("a.width = superview.width * share", 0.5, 0.1, 20.0),
  ])
  func aNumberWithoutUnit(equation: String, value: Double, step: Double, change: Double) throws {
    let text =
      "canvas 200x100\nlet n = \(value)\nlet share = n\nview a\n|[a]\nV:|[a]|\n\(equation)\n"
    let file = try explain(
      SourceText(name: "t", text: text), attributes: ["a.width"], measuring: FixedAdvanceMeasurer())
    let point = try #require(
      file.canvases[0].attributes[0].sensitivities.first { $0.cause == .metric("n") })
    #expect(point.isUnitless)
    #expect(point.step == step)
    #expect(abs(point.change - change) < 1e-9)
  }
}
