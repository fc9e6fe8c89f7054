import Diagnostics
import Testing

@testable import LayoutLanguage

@Suite struct SLLPositionTests {
  @Test(arguments: [
    SLLCase("tt = 4, bb = 5", "badge.top == view.top + 4 @ 997", "badge.bottom == view.bottom - 5"),
    SLLCase("bb = 5, tt = 4", "badge.bottom == view.bottom - 5 @ 997", "badge.top == view.top + 4"),
    SLLCase("ct = 4, bb = 5", "badge.centerY == view.top + 4 @ 997", "badge.bottom == view.bottom - 5"),
    SLLCase("ll = 4, cr = 5", "badge.left == view.left + 4 @ 997", "badge.centerX == view.right - 5"),
    SLLCase("tt = bb = 5", "badge.top == view.top + 5", "badge.bottom == view.bottom - 5 @ 997"),
    // A rule that is assigned a second time counts as assigned last.
    SLLCase("tt = 4, bb = 5, tt = 6", "badge.bottom == view.bottom - 5 @ 997", "badge.top == view.top + 6"),
    SLLCase("tt = 4, bb = 5, tt += 6", "badge.bottom == view.bottom - 5 @ 997", "badge.top == view.top + 10"),
    // `tt` and `tb` are the same position, the top edge.
    SLLCase("tt = 4, tb = 5", "badge.top == view.bottom - 5"),
    SLLCase(
      "tt = 4, bb = 5, tb = 6", "badge.bottom == view.bottom - 5 @ 997", "badge.top == view.bottom - 6"),
    SLLCase("rl = 4, rr = 5, ll = 6", "badge.right == view.right - 5 @ 997", "badge.left == view.left + 6"),
    SLLCase("ct = 4, cb = 5", "badge.centerY == view.bottom - 5"),
    SLLCase(
      "ct = 4, bb = 1, cb = 5", "badge.bottom == view.bottom - 1 @ 997", "badge.centerY == view.bottom - 5"),
    SLLCase(
      "tt = 1, ll = 2, bb = 3, rr = 4", "badge.top == view.top + 1 @ 997",
      "badge.left == view.left + 2 @ 997",
      "badge.bottom == view.bottom - 3", "badge.right == view.right - 4"),
  ])
  func twoPositions(_ example: SLLCase) { example.check() }

  @Test(arguments: [
    SLLCase("w = 20, ll = 5", "badge.width == 20 @ 998", "badge.left == view.left + 5"),
    SLLCase("ll = 5, rr = 5, w = 20", "badge.left == view.left + 5 @ 997", "badge.right == view.right - 5"),
    SLLCase("w = 20, ll = 5, cl = 50%", "badge.left == view.left + 5 @ 997", "badge.centerX == view.centerX"),
    SLLCase("w = 20, ll = 5, rr = 5, rr = nil", "badge.width == 20 @ 998", "badge.left == view.left + 5"),
    SLLCase(
      "h = 20, ll = 5, rr = 5", "badge.height == 20 @ 998", "badge.left == view.left + 5 @ 997",
      "badge.right == view.right - 5"),
    SLLCase("w = 20, w = 30", "badge.width == 30 @ 998"),
    SLLCase("w = -20", "badge.width == -20 @ 998"),
  ])
  func sizes(_ example: SLLCase) { example.check() }

  @Test(arguments: [
    SLLCase("minw = 30, maxw = 20", "badge.width >= 30 @ 999", "badge.width <= 20"),
    SLLCase(
      "ll = rr = 5, maxw = 20, minw = 10", "badge.left == view.left + 5",
      "badge.right == view.right - 5 @ 997", "badge.width <= 20", "badge.width >= 10 @ 999"),
    SLLCase("minw = -1"),
    SLLCase("maxw = -1"),
    SLLCase("minh = -1, maxh = -0.5"),
    SLLCase("maxh = 0", "badge.height <= 0"),
    SLLCase("minh = 0", "badge.height >= 0 @ 999"),
    SLLCase("maxh = 0.3 - 0.1 - 0.2", "badge.height <= 0"),
    SLLCase("maxw = -10%"),
    SLLCase("maxw = -10% - 5"),
    SLLCase("maxw = -50% - %w(header)"),
    SLLCase("maxw = 5, maxw = -5"),
    SLLCase("maxw = 50% - 100", "badge.width <= view.width * 0.5 - 100"),
    SLLCase("maxw = 100 - 50%", "badge.width <= view.width * -0.5 + 100"),
    SLLCase("maxw = 0 - %ll(header)", "badge.width + header.left - view.left <= 0"),
  ])
  func bounds(_ example: SLLCase) { example.check() }

  struct DropCase: CustomTestStringConvertible, Sendable {
    var marked: String
    var expected: [String]
    var message: String
    var testDescription: String { marked }
  }

  @Test(arguments: [
    DropCase(
      marked: "1️⃣tt = 1, bb = 2, ct = 3",
      expected: ["badge.bottom == view.bottom - 2 @ 997", "badge.centerY == view.top + 3"],
      message:
        "'tt' is ignored: 'bb' and 'ct' were assigned later, and a view keeps only the last two rules on each axis"
    ),
    DropCase(
      marked: "tt = 1\n1️⃣bb = 2\ntt = 4\nbadge: ct = 3",
      expected: ["badge.top == view.top + 4 @ 997", "badge.centerY == view.top + 3"],
      message:
        "'bb' is ignored: 'tt' and 'ct' were assigned later, and a view keeps only the last two rules on each axis"
    ),
    DropCase(
      marked: "cl = rr = 1️⃣ll = 1",
      expected: ["badge.centerX == view.left + 1", "badge.right == view.right - 1 @ 997"],
      message:
        "'ll' is ignored: 'rr' and 'cl' were assigned later, and a view keeps only the last two rules on each axis"
    ),
    DropCase(
      marked: "ll = 0, 1️⃣tt = 1, w = 5, bb = 2, maxh = 9, ct = 3",
      expected: [
        "badge.left == view.left", "badge.width == 5 @ 998", "badge.bottom == view.bottom - 2 @ 997",
        "badge.height <= 9", "badge.centerY == view.top + 3",
      ],
      message:
        "'tt' is ignored: 'bb' and 'ct' were assigned later, and a view keeps only the last two rules on each axis"
    ),
    // Removing `ct` does not bring back `tt`.
    DropCase(
      marked: "1️⃣tt = 1, bb = 2, ct = 3, ct = nil", expected: ["badge.bottom == view.bottom - 2"],
      message:
        "'tt' is ignored: 'bb' and 'ct' were assigned later, and a view keeps only the last two rules on each axis"
    ),
    DropCase(
      marked: "1️⃣tb = 1, bt = 2, cb = 3",
      expected: ["badge.bottom == view.top + 2 @ 997", "badge.centerY == view.bottom - 3"],
      message:
        "'tb' is ignored: 'bt' and 'cb' were assigned later, and a view keeps only the last two rules on each axis"
    ),
  ])
  func drop(_ example: DropCase) {
    let marked = MarkedText(example.marked)
    let reading = SLLReading(marked.text)
    #expect(reading.lines == example.expected)
    #expect(reading.diagnostics.map(\.message) == [example.message])
    #expect(reading.diagnostics.map(\.severity) == [.warning])
    #expect(reading.diagnostics.map(\.code) == ["dropped-rule"])
    #expect(reading.diagnostics.map { $0.span?.start } == marked.marks.map(Optional.some))
    #expect(reading.diagnostics.first?.notes.count == 2)
  }

  @Test func everyDroppedRuleIsWarnedOf() {
    let marked = MarkedText("1️⃣tt = 1, 2️⃣bb = 2, ct = 3, tt = 4")
    let reading = SLLReading(marked.text)
    #expect(reading.lines == ["badge.centerY == view.top + 3 @ 997", "badge.top == view.top + 4"])
    #expect(reading.diagnostics.compactMap { $0.span?.start } == marked.marks)
  }
}
