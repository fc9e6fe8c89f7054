import Diagnostics
import LayoutChecks
import LayoutPipeline
import Testing

@Suite struct DrawingRemarkTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var reported: [String] = []
  }

  private static let outside: [Case] = [
    Case(testDescription: "inside", text: "view a { tt = 30, ll = 80, w = h = 20 }"),
    Case(testDescription: "less than a person sees", text: "view a { tt = 0, ll = 80.005, w = h = 20 }"),
    Case(
      testDescription: "over two edges", text: "view a { tt = 40, ll = 90, w = h = 20 }",
      reported: ["2: 'a' sticks out of the canvas by 10 at the right and 10 at the bottom"]),
    Case(
      testDescription: "below", text: "view a { tt = 80, ll = 0, w = h = 20 }",
      reported: ["2: 'a' lies outside the canvas, 30 below it"]),
    Case(
      testDescription: "above, to the left", text: "view a { tt = ll = -50, w = h = 20 }",
      reported: ["2: 'a' lies outside the canvas, 30 to the left of it and 30 above it"]),
    Case(
      testDescription: "beside the right edge", text: "view a { tt = 0, ll = 100, w = h = 20 }",
      reported: ["2: 'a' lies outside the canvas, to the right of it"]),
    Case(
      testDescription: "one reported for its content",
      text: "view a {\n tt = 0, ll = 90, w = h = 20\n view b { tt = rr = 0, w = h = 5 }\n}",
      reported: ["2: 'a' sticks out of the canvas by 10 at the right"]),
    Case(
      testDescription: "out of its superview, not of the canvas",
      text: "view a {\n tt = ll = 0, w = h = 20\n view b { tt = ll = 10, w = h = 20 }\n}"),
    Case(
      testDescription: "out of both",
      text: "view a {\n tt = ll = 0, w = h = 20\n view b { tt = 0, ll = 90, w = h = 20 }\n}",
      reported: ["4: 'b' sticks out of the canvas by 10 at the right"]),
    Case(testDescription: "hidden", text: "view a hidden { tt = 80, ll = 0, w = h = 20 }"),
    Case(
      testDescription: "in one that is hidden",
      text: "view a hidden {\n tt = ll = 0, w = h = 20\n view b { tt = 80, ll = 0, w = h = 20 }\n}"),
    Case(testDescription: "a guide", text: "guide a { tt = 80, ll = 0, w = h = 20 }"),
    Case(testDescription: "left open", text: "view a { h = 90 }\na.left = 0\na.width = 5\na.top >= -20"),
    Case(
      testDescription: "a conflict is more informative",
      text: "view a { tt = 0, ll = 90, w = h = 20 }\na.width = 5\na.width = 6"),
    Case(
      testDescription: "meant",
      text: "view a { tt = 80, ll = 0, w = h = 20 }  // check:ignore outside-superview"),
    Case(
      testDescription: "meant everywhere",
      text: "// check:ignore-file outside-superview\nview a { tt = 80, ll = 0, w = h = 20 }"),
    Case(
      testDescription: "an unused ignore, which only check reports",
      text: "view a { tt = ll = 0, w = h = 9 }  // check:ignore overlap"),
    Case(
      testDescription: "a canvas that fits", text: "canvas \"all\" fit\nview a { tt = ll = 0, w = h = 900 }",
      reported: [
        "3: on canvas '100x50': 'a' sticks out of the canvas by 800 at the right and 850 at the bottom"
      ]),
    Case(
      testDescription: "one canvas of two",
      text: "canvas \"small\" 40x40\nview a { tt = 0, ll = 30, w = h = 20 }",
      reported: ["3: on canvas 'small': 'a' sticks out of the canvas by 10 at the right"]),
    Case(
      testDescription: "a dozen",
      text: (1...12).map { "view v\($0) { tt = 60, ll = 0, w = h = 5 }" }.joined(separator: "\n"),
      reported: (1...10).map { "\($0 + 1): 'v\($0)' lies outside the canvas, 10 below it" }
        + ["12: 'v11' and 1 more view stick out of the canvas"]),
  ]

  private static let sizes: [Case] = [
    Case(
      testDescription: "a width beside two places", text: "view a { ll = rr = w = 30, tt = 0, h = 5 }",
      reported: ["2: 'w' is ignored: 'rr' and 'll' make 'a' 40 wide, not 30"]),
    Case(
      testDescription: "a height beside two places", text: "view a { tt = bb = 5, h = 20, ll = 0, w = 5 }",
      reported: ["2: 'h' is ignored: 'bb' and 'tt' make 'a' 40 tall, not 20"]),
    Case(
      testDescription: "in a line of its own",
      text: "view a { tt = 0, h = w = 5 }\na: ll = 0\na: cl = 50%",
      reported: ["2: 'w' is ignored: 'll' and 'cl' make 'a' 100 wide, not 5"]),
    Case(testDescription: "the same size", text: "view a { ll = rr = 30, w = 40, tt = 0, h = 5 }"),
    Case(testDescription: "half of the superview", text: "view a { ll = rr = 25, w = 50%, tt = 0, h = 5 }"),
    Case(
      testDescription: "not half of it", text: "view a { ll = rr = 30, w = 50%, tt = 0, h = 5 }",
      reported: ["2: 'w' is ignored: 'rr' and 'll' make 'a' 40 wide, not 50"]),
    Case(
      testDescription: "another's size",
      text: "view a { ll = tt = 0, w = h = 5 }\nview b { ll = rr = 30, w = %w(a) + 1, tt = 9, h = 5 }",
      reported: ["3: 'w' is ignored: 'rr' and 'll' make 'b' 40 wide, not 6"]),
    Case(
      testDescription: "a distance as a size",
      text: "view a { ll = tt = 4, w = h = 5 }\nview b { ll = rr = 30, w = %rl(a) + 1, tt = 9, h = 5 }",
      reported: ["3: 'w' is ignored: 'rr' and 'll' make 'b' 40 wide, not 10"]),
    Case(testDescription: "one place", text: "view a { ll = tt = 0, w = h = 5 }"),
    Case(testDescription: "taken away", text: "view a { ll = rr = w = 30, tt = 0, h = 5 }\na: w = nil"),
    Case(
      testDescription: "a place taken away", text: "view a { ll = rr = w = 30, tt = 0, h = 5 }\na: rr = nil"),
    Case(
      testDescription: "bounds clamp", text: "view a { ll = rr = 30, minw = 10, maxw = 50, tt = 0, h = 5 }"),
    Case(testDescription: "nothing is less than 0", text: "view a { ll = 0, cl = 0, w = -5, tt = 0, h = 5 }"),
    Case(
      testDescription: "meant", text: "view a { ll = rr = w = 30, tt = 0, h = 5 } // check:ignore unused-size"
    ),
  ]

  @Test(arguments: outside + sizes)
  func remarks(_ example: Case) throws {
    let source = SourceText(name: "t.layout", text: "canvas 100x50\n\(example.text)\n")
    let file = try solve(source)
    #expect(file.reading.filter { $0.severity == .error } == [])
    let reported = file.drawingRemarks()
    #expect(reported.allSatisfy { $0.severity == .warning })
    #expect(
      reported.map { "\($0.span.map { source.location(at: $0.start).line } ?? 0): \($0.message)" }
        == example.reported
    )
  }

  /// Xcode removes comments from Interface Builder files, so no comment can mark a position as intended there.
  @Test func `in an Interface Builder file it suggests no comment`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="r"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <view id="a"><rect key="frame" x="5" y="5" width="5" height="5"/></view></subviews></view></objects></document>
      """
    let reported = try solve(SourceText(name: "t.xib", text: text)).drawingRemarks()
    #expect(reported.map(\.help) == ["the picture extends beyond the canvas to show what is outside"])
  }

  @Test func `the last one shows how to mark it as intended`() throws {
    let text = "canvas 9x9\nview a { tt = ll = 5, w = h = 5 }\nview b { tt = ll = 6, w = h = 5 }\n"
    let reported = try solve(SourceText(name: "t.layout", text: text)).drawingRemarks()
    #expect(
      reported.map(\.help) == [
        nil,
        "the picture extends beyond the canvas to show what is outside; if this position is intended, write '// check:ignore outside-superview'",
      ])
  }
}
