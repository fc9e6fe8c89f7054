import LayoutModel
import Testing

@testable import LayoutEngine

@Suite struct StackTests {
  private static func row(_ properties: String, _ members: String, _ more: String = "") -> String {
    "canvas 400x200\nstack bar row \(properties) {\n\(members)\n}\nbar.left = 10\nbar.top = 20\n\(more)"
  }

  private static let three = "view a { size 20x10 }\nview b { size 30x20 }\nview c { size 40x30 }"

  static let cases: [FrameCase] = [
    FrameCase(
      "fill leaves sizes to content", row("spacing 8", three),
      ["bar": [10, 20, 106, 30], "a": [10, 20, 20, 30], "b": [38, 20, 30, 30], "c": [76, 20, 40, 30]]),
    FrameCase(
      "a gap of its own", row("spacing 8", "view a { size 20x10 after 20 }\nview b { size 30x20 }"),
      ["bar": [10, 20, 70, 20], "b": [50, 20, 30, 20]]),
    FrameCase(
      "what hugs least takes the room",
      row("", "view a { size 20x10 hugging 251 }\nview b { size 30x20 }", "bar.width = 100"),
      ["a": [10, 20, 20, 20], "b": [30, 20, 80, 20]]),
    FrameCase(
      "fillEqually", row("spacing 10 distribute fillEqually", three, "bar.width = 200"),
      ["a": [10, 20, 60, 30], "b": [80, 20, 60, 30], "c": [150, 20, 60, 30]]),
    FrameCase(
      "fillProportionally shares the room without spacing",
      row("spacing 5 distribute fillProportionally", three, "bar.width = 190"),
      ["a": [10, 20, 40, 30], "b": [55, 20, 60, 30], "c": [120, 20, 80, 30]]),
    FrameCase(
      "fillProportionally within margins",
      row("margins 5 distribute fillProportionally", three, "bar.width = 190"),
      ["a": [15, 25, 40, 30], "b": [55, 25, 60, 30], "c": [115, 25, 80, 30], "bar": [10, 20, 190, 40]]),
    FrameCase(
      "equalSpacing", row("spacing 4 distribute equalSpacing", three, "bar.width = 150"),
      ["a": [10, 20, 20, 30], "b": [60, 20, 30, 30], "c": [120, 20, 40, 30]]),
    FrameCase(
      "equalSpacing is as long as it needs", row("spacing 4 distribute equalSpacing", three),
      ["bar": [10, 20, 98, 30], "b": [34, 20, 30, 30]]),
    FrameCase(
      "the least gap behind a member decides the others",
      row("spacing 4 distribute equalSpacing", three.replacing("20x10", with: "20x10 after 9")),
      ["bar": [10, 20, 108, 30], "c": [78, 20, 40, 30]]),
    FrameCase(
      "equalCentering", row("spacing 4 distribute equalCentering", three, "bar.width = 150"),
      // The centers are at 20, 80 and 140.
      ["a": [10, 20, 20, 30], "b": [65, 20, 30, 30], "c": [120, 20, 40, 30]]),
    FrameCase(
      "top", row("align top", three),
      ["a": [10, 20, 20, 10], "b": [30, 20, 30, 20], "bar": [10, 20, 90, 30]]),
    FrameCase("bottom", row("align bottom", three), ["a": [10, 40, 20, 10], "b": [30, 30, 30, 20]]),
    FrameCase("center", row("align center", three), ["a": [10, 35 - 5, 20, 10], "b": [30, 25, 30, 20]]),
    FrameCase(
      "center within margins", row("align center margins 10 0 0 0", three),
      ["bar": [10, 20, 90, 40], "a": [10, 40, 20, 10], "c": [60, 30, 40, 30]]),
    FrameCase(
      "firstBaseline",
      row("align firstBaseline", "label a \"x\" font 10\nlabel b \"x\" font 20"),
      // A label's baseline is 0.8 times the font size below the label's top.
      ["a": [10, 28, 5, 10], "b": [15, 20, 10, 20], "bar": [10, 20, 15, 20]]),
    FrameCase(
      "a row of baselines has its spare room above",
      row("align firstBaseline", "label a \"x\" font 10\nlabel b \"x\" font 20", "bar.height = 50"),
      ["a": [10, 58, 5, 10], "b": [15, 50, 10, 20]]),
    FrameCase(
      "lastBaseline of lines",
      row("align lastBaseline", "label a \"x\\ny\" font 10 lines 0\nlabel b \"x\" font 10"),
      ["a": [10, 20, 5, 20], "b": [15, 30, 5, 10]]),
    FrameCase(
      "baselines of views without text",
      row("align firstBaseline", "view a { size 10x30; baselines 12 4 }\nlabel b \"x\" font 10"),
      ["a": [10, 20, 10, 30], "b": [20, 24, 5, 10]]),
    FrameCase(
      "a hidden member leaves with its gap",
      row("spacing 8", three.replacing("30x20", with: "30x20 hidden")),
      ["bar": [10, 20, 68, 30], "c": [38, 20, 40, 30]]),
    FrameCase(
      "a hidden member still holds its constraints across",
      row("", "view a { size 20x10 }\nview b hidden", "b.height = 44"), ["bar": [10, 20, 20, 44]]),
    FrameCase("an empty stack", row("", ""), ["bar": [10, 20, 0, 0]]),
    FrameCase(
      "an empty stack's baseline is its bottom",
      row("", "", "bar.height = 30\nlabel z \"x\" font 10\nz.left = 0\nz.baseline = bar.firstBaseline"),
      ["z": [0, 42, 5, 10]]),
    FrameCase(
      "a stack's baselines are its members'",
      row(
        "align top", "label a \"x\" font 10\nlabel b \"x\" font 20",
        "label y \"x\" font 10\nlabel z \"x\" font 10\ny.left = 0\nz.left = 0\ny.baseline = bar.firstBaseline\nz.baseline = bar.lastBaseline"
      ),
      ["y": [0, 20, 5, 10], "z": [0, 28, 5, 10]]),
    FrameCase(
      "nesting",
      row(
        "spacing 10 align center",
        "view a { size 20x10 }\nstack inner column spacing 6 align trailing {\nview b { size 30x20 }\nview c { size 40x30 }\n}"
      ),
      [
        "bar": [10, 20, 70, 56], "a": [10, 43, 20, 10], "inner": [40, 20, 40, 56], "b": [50, 20, 30, 20],
        "c": [40, 46, 40, 30],
      ]),
    FrameCase(
      "a column",
      "canvas 100x100\nstack s column align leading spacing 3 {\n\(three)\n}\ns.left = 0\ns.top = 0",
      ["s": [0, 0, 40, 66], "a": [0, 0, 20, 10], "b": [0, 13, 30, 20], "c": [0, 36, 40, 30]]),
    FrameCase(
      "from right to left", "canvas 100x100 rtl\nstack s spacing 3 {\n\(three)\n}\ns.leading = 0\ns.top = 0",
      ["s": [4, 0, 96, 30], "a": [80, 0, 20, 30], "b": [47, 0, 30, 30], "c": [4, 0, 40, 30]]),
    FrameCase(
      "a canvas that fits", "canvas fit\nstack s spacing 3 {\n\(three)\n}\n|-[s]-|\nV:|-[s]-|",
      ["view": [0, 0, 112, 46], "s": [8, 8, 96, 30]]),
    FrameCase(
      "a block gives properties",
      "stack s {\ncolumn; spacing 5; align center\nview a { size 4x4 }\nview b { size 8x8 }\n}\ns.left = 0\ns.top = 0",
      ["a": [2, 0, 4, 4], "b": [0, 9, 8, 8]]),
  ]

  @Test("frames", arguments: cases) func frames(_ frames: FrameCase) {
    frames.check()
    #expect(solved(frames.text).openness == [])
  }

  private static func shares(_ inner: String, _ length: String, isRow: Bool = true) -> String {
    "canvas 400x200\nstack bar \(isRow ? "row" : "column") distribute fillProportionally {\n"
      + "view a size 20x10\nstack inner \(inner)\n}\nbar.left = 10\nbar.top = 20\n\(length)"
  }

  /// In a `fillProportionally` stack, the share of a nested stack is proportional to the length that the nested stack
  /// needs for its members, gaps and margins.
  static let nested: [FrameCase] = [
    FrameCase(
      "a row within a row: members, gaps of their own and margins",
      shares(
        "row spacing 6 margins 1 2 3 4 {\nview x { size 10x10; after 9 }\nview y { size 15x10 }\n"
          + "view z { size 5x5 hugging 249; after 50 }\nview u hidden { size 90x9 }\n}", "bar.width = 142"),
      // The content of `inner` is 10 + 15 + 5 (views) + 9 + 6 (gaps) + 2 + 4 (margins) = 51 points wide. The content of
      // `a` is 20 points wide, and the two share 142 points in proportion: 40 and 102.
      ["a": [10, 20, 40, 14], "inner": [50, 20, 102, 14]]),
    FrameCase(
      "a column within a row: the widest member and the margins",
      shares(
        "column spacing 6 margins 1 2 3 4 {\nview x { size 10x10 }\nview y { size 15x10 }\n}",
        "bar.width = 82"), ["a": [10, 20, 40, 30], "inner": [50, 20, 42, 30]]),
    FrameCase(
      "members of equal sizes within a row: the widest one, as often",
      shares(
        "row spacing 6 distribute fillEqually {\nview x { size 10x10 }\nview y { size 15x10 }\n}",
        "bar.width = 112"), ["a": [10, 20, 40, 10], "inner": [50, 20, 72, 10]]),
    FrameCase(
      "a column within a column",
      shares(
        "column spacing 6 margins 1 2 3 4 {\nview x { size 10x10 }\nview y { size 15x10 }\n}",
        "bar.height = 80", isRow: false), ["a": [10, 20, 21, 20], "inner": [10, 40, 21, 60]]),
    FrameCase(
      "a stack without members has no share",
      shares("row {\n}", "bar.width = 80"), ["a": [10, 20, 80, 10], "inner": [90, 20, 0, 10]]),
  ]

  @Test("nested", arguments: nested) func nestedStacks(_ frames: FrameCase) { frames.check() }

  /// Along the axis of the stack, ambiguities of a hidden member and of the views inside it are not reported.
  @Test(arguments: [
    ("view b hidden { view c }", ["c.y none none", "c.height 0 none"]),
    ("view b { size 5x5; view c }", ["c.x none none", "c.y none none", "c.width 0 none", "c.height 0 none"]),
    ("view b { size 5x5; view c hidden { h = 3, tt = 0 } }", ["c.x none none", "c.width 0 none"]),
  ])
  func openHiddenMembers(member: String, open: [String]) {
    #expect(solved(Self.row("", "view a { size 20x10 }\n\(member)")).openness == open)
  }

  @Test func `A member without content takes no part in what others share`() {
    let text = Self.row(
      "distribute fillProportionally", "view a { size 20x10 }\nview b\nview c { size 40x30 }",
      "bar.width = 90")
    #expect(solved(text).frame("a") == [10, 20, 30, 30])
    #expect(solved(text).frame("b") == [40, 20, 0, 30])
  }

  @Test func `A conflict names the stack's constraints and leaves out a line of the file`() {
    let text = Self.row("distribute fillEqually", Self.three, "a.width = 20\nb.width = 30")
    #expect(solved(text).conflictLines == ["2 9 [10]"])
    let parsed = solved(text).layout
    guard case .written(let index) = solved(text).conflicts[0].members[0] else {
      Issue.record("a stack takes part")
      return
    }
    #expect(parsed.constraints[index].notation == .stack)
  }

  @Test func `A stack's constraints come before all lines, even those above it`() {
    let text = "canvas 400x200\nview x\nx.left = 0\nstack bar {\nview a\nview b\n}\na.right = b.left + 5\n"
    let layout = solved(text).layout
    #expect(layout.constraints.first?.notation == .stack)
    #expect(
      solved("b.left = a.right + 5\n" + text.replacing("a.right = b.left + 5\n", with: "")).conflictLines == [
        "5 [1]"
      ])
  }

  @Test("random stacks keep their definition", arguments: 0..<120)
  func definition(_ seed: Int) {
    let sketch = RandomStack(seed: UInt64(seed))
    let solution = solved(sketch.text)
    #expect(solution.conflicts.isEmpty, "\(sketch.text)")
    for failure in sketch.failures(in: solution) { Issue.record("\(failure) in:\n\(sketch.text)") }
  }
}
