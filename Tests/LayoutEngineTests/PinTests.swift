import FixedAdvance
import LayoutModel
import Testing

@testable import LayoutEngine

/// Checks the constraints that are suggested to end an ambiguity. The expected constraints are those that a person
/// would choose.
struct PinTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var isMirrored = false
    var pins: [[DisambiguatingConstraint]]

    init(
      _ name: String, _ text: String, isMirrored: Bool = false, _ pins: [[DisambiguatingConstraint]]
    ) {
      (testDescription, self.text, self.isMirrored, self.pins) = (name, text, isMirrored, pins)
    }
  }

  private static let (a, b) = (ViewID(1), ViewID(2))
  private static let rows = "V:|[a(5)]\nV:|[b(5)]\n"

  static let cases: [Case] = [
    Case(
      "two in a row", "view a\nview b\n\(rows)|-[a]-[b]-|", [[.equalSizes(a, b, .horizontal)]]),
    Case(
      "two in a column", "view a\nview b\n|[a(5)]\n|[b(5)]\nV:|-[a]-[b]-|",
      [[.equalSizes(a, b, .vertical)]]),
    Case(
      "a width, as far from the other side", "view a { tt = 0, h = 5, ll = 20 }",
      [[.inset(a, .horizontal, isStart: false, 20)]]),
    Case(
      "a height, as far from the other side", "view a { ll = rr = 0, tt = 8 }",
      [[.inset(a, .vertical, isStart: false, 8)]]),
    Case(
      "two in a row, from right to left", "view a\nview b\n\(rows)|-[a]-[b]-|", isMirrored: true,
      [[.equalSizes(a, b, .horizontal)]]),
    Case(
      "a width, as far from the other side, from right to left",
      "view a { tt = 0, h = 5 }\na.leading = superview.leading + 20", isMirrored: true,
      [[.inset(a, .horizontal, isStart: false, 20)]]),
    Case(
      "a margin on the other side, from right to left",
      "view a { tt = 0, h = 5 }\na.leading = superview.leadingMargin", isMirrored: true,
      [[.endMargin(a, Item(.root, .trailingMargin))]]),
    Case(
      "a width, as far from the leading side", "view a { tt = 0, h = 5, rr = 20 }",
      [[.inset(a, .horizontal, isStart: true, 20)]]),
    Case(
      "a width, as far from the leading side, from right to left",
      "view a { tt = 0, h = 5, ll = 20 }", isMirrored: true,
      [[.inset(a, .horizontal, isStart: true, 20)]]),
    Case(
      "a width around a center", "view a { tt = 0, h = 5 }\na.centerX = superview.centerX",
      [[.size(a, .horizontal, 44)]]),
    Case(
      "a height around a center", "view a { ll = rr = 0 }\na.centerY = superview.centerY",
      [[.size(a, .vertical, 44)]]),
    Case(
      "no size of 0", "view a { tt = 0, h = 5, ll = 300 }", [[.size(a, .horizontal, 44)]]),
    Case("a place", "view a { tt = 0, h = 5, w = 10 }", [[.inset(a, .horizontal, isStart: true, 0)]]),
    Case(
      "a place from right to left", "view a { tt = 0, h = 5, w = 10 }", isMirrored: true,
      [[.inset(a, .horizontal, isStart: true, 0)]]),
    Case(
      "a margin like that at the other side", "view a { tt = 0, h = 5 }\na.leading = superview.leadingMargin",
      [[.endMargin(a, Item(.root, .trailingMargin))]]),
    Case(
      "a margin within a view",
      "view c { tt = ll = 0, h = 50, w = 100; view b { ll = rr = 0 } }\nb.top = superview.topMargin",
      [[.endMargin(b, Item(ViewID(1), .bottomMargin))]]),
    Case(
      "a guide like that at the other side",
      "view a { tt = 0, h = 5 }\na.leading = superview.safeArea.leading",
      [[.endMargin(a, Item(.root, .safeArea, .trailing))]]),
    Case(
      "an inequality that becomes an equation", "view a { tt = 0, h = 5, ll = 20 }\na.width <= 30",
      [[.equation(3)]]),
    Case(
      "the greatest width below a bound that may be missed",
      "view a { tt = 0, h = 5, ll = 20 }\na.width <= 30 ~ 999", [[.size(a, .horizontal, 30)]]),
    Case(
      "equal widths that a bound excludes", "view a\nview b\n\(rows)|-[a]-[b]-|\na: maxw = 20",
      [[.size(a, .horizontal, 20)]]),
    Case(
      "equal widths that break a bound", "view a\nview b\n\(rows)|-[a]-[b]-|\na.width <= 20 ~ 900",
      [[.size(a, .horizontal, 20)]]),
    Case(
      "equal widths that a lower bound excludes", "view a\nview b\n\(rows)|-[a]-[b]-|\na: minw = 200",
      [[.size(a, .horizontal, 200)]]),
    Case(
      "equal widths that break a lower bound", "view a\nview b\n\(rows)|-[a]-[b]-|\na.width >= 200 ~ 900",
      [[.size(a, .horizontal, 200)]]),
    Case(
      "views that are aligned by their centers",
      "view a { ll = 0, w = 5, h = 10 }\nview b { ll = 9, w = 5, h = 10 }\na.centerY = b.centerY",
      [[.center(a, .vertical)]]),
    Case(
      "labels that may both stretch",
      "label a \"A\" size 20x5\nlabel b \"B\" size 30x5\nV:|[a]\nV:|[b]\n|-[a]-[b]-|",
      [[.priority(.hugging, a, .horizontal, 251)]]),
    Case(
      "a label that keeps its width beside one that wraps",
      "label a \"one two three four five six\"\nlabel b \"one two three four five six\" lines 0\n"
        + "|-[a]-[b]-|\nV:|-[a]\nV:|-[b]", [[.priority(.compression, a, .horizontal, 751)]]),
    Case(
      "a gap to what is right of it, from right to left",
      "view a { tt = 0, w = 10, h = 5 }\nview b { tt = 0, w = 20, h = 5 }\nb.leading = superview.leading\n"
        + "a.leading >= superview.leading + 33 ~ 500", isMirrored: true, [[.gap(b, a, .horizontal, 13)]]),
    Case(
      "no gap to what is left of it, from right to left",
      "view a { tt = 0, w = 10, h = 5 }\nview b { tt = 0, w = 20, h = 5 }\nb.left = superview.left\n"
        + "a.leading >= superview.leading + 33 ~ 500", isMirrored: true,
      [[.inset(a, .horizontal, isStart: true, 33)]]),
    Case(
      "a gap to what is above",
      "view a { ll = 0, w = 10, h = 5 }\nview b { ll = tt = 0, w = 20, h = 5 }\n"
        + "a.top >= superview.top + 33 ~ 500", [[.gap(b, a, .vertical, 28)]]),
    Case(
      "the content of a scroll view",
      "scroll s { view v }\n|[s(90)]\nV:|[s(90)]\n|[v]|\nV:|[v(200)]|",
      [[.contentSize(a, .horizontal)]]),
  ]

  @Test(arguments: cases) func pins(_ c: Case) {
    let layout = solved("canvas 300x100\(c.isMirrored ? " rtl" : "")\n\(c.text)\n")
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    #expect(reasons.freedoms().map(\.pins) == c.pins)
    let withoutPins = reasons.freedoms(findsPins: false)
    #expect(withoutPins.count == c.pins.count && withoutPins.allSatisfy(\.pins.isEmpty))
  }

  @Test func tiesOfTwoPriorities() throws {
    let layout = solved(
      "canvas 300x100\nview a { tt = 0, h = 5 }\na.left = 0\na.width >= 70 ~ 400\na.width <= 40 ~ 400\n"
        + "a.width = 50 ~ 500\na.width = 60 ~ 500\na.width <= 90 ~ 500\na.width >= 20 ~ 500\n")
    let freedoms = LayoutReasons(layout, measuring: FixedAdvanceMeasurer()).freedoms(findsPins: false)
    let ties = try #require(freedoms.first).ties
    #expect(ties.map(\.priority) == [500, 400])
    #expect(ties.map(\.reasons) == [[.written(5), .written(6)], [.written(3), .written(4)]])
  }

  /// If a layout has more than 1,500 ambiguous values, the engine does not look for groups of views that can move. A
  /// view without constraints has six: its start, size and end on each axis.
  @Test(arguments: [(0, 0), (1, 2), (250, 500), (251, 0)]) func mostOpenValues(views: Int, groups: Int) {
    let names = (0..<views).map { "view v\($0)\n" }
    let reasons = LayoutReasons(
      solved("canvas 300x100\n" + names.joined()), measuring: FixedAdvanceMeasurer())
    #expect(reasons.freedoms(findsPins: false).count == groups)
  }
}
