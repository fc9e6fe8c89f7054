import Diagnostics
import Testing

@testable import LayoutLanguage

@Suite struct SLLRuleTests {
  @Test(arguments: [
    SLLCase("tt = 5", "badge.top == view.top + 5"),
    SLLCase("tb = 5", "badge.top == view.bottom - 5"),
    SLLCase("bb = 5", "badge.bottom == view.bottom - 5"),
    SLLCase("bt = 5", "badge.bottom == view.top + 5"),
    SLLCase("ct = 5", "badge.centerY == view.top + 5"),
    SLLCase("cb = 5", "badge.centerY == view.bottom - 5"),
    SLLCase("ll = 5", "badge.left == view.left + 5"),
    SLLCase("lr = 5", "badge.left == view.right - 5"),
    SLLCase("rr = 5", "badge.right == view.right - 5"),
    SLLCase("rl = 5", "badge.right == view.left + 5"),
    SLLCase("cl = 5", "badge.centerX == view.left + 5"),
    SLLCase("cr = 5", "badge.centerX == view.right - 5"),
    SLLCase("w = 5", "badge.width == 5 @ 998"),
    SLLCase("h = 5", "badge.height == 5 @ 998"),
    SLLCase("minw = 5", "badge.width >= 5 @ 999"),
    SLLCase("maxw = 5", "badge.width <= 5"),
    SLLCase("minh = 5", "badge.height >= 5 @ 999"),
    SLLCase("maxh = 5", "badge.height <= 5"),
  ])
  func distance(_ example: SLLCase) { example.check() }

  @Test(arguments: [
    SLLCase("tt = 5", in: "inner", "inner.top == card.top + 5"),
    SLLCase("rr = 5", in: "deep", "deep.right == inner.right - 5"),
    SLLCase("w = 50%", in: "deep", "deep.width == inner.width * 0.5 @ 998"),
    SLLCase("header: tt = 5", "header.top == view.top + 5"),
    SLLCase("header : tt = 5", "header.top == view.top + 5"),
    SLLCase("header:tt=5", in: "view", "header.top == view.top + 5"),
    SLLCase("inner: h = 5", in: "view", "inner.height == 5 @ 998"),
    SLLCase("badge: tt = 5\nll = 3", "badge.top == view.top + 5", "badge.left == view.left + 3"),
    SLLCase(
      "header: tt = 5\nbadge: tt = 6\nheader: bb = 7", "header.top == view.top + 5 @ 997",
      "badge.top == view.top + 6", "header.bottom == view.bottom - 7"),
    SLLCase("header:"),
  ])
  func subject(_ example: SLLCase) { example.check() }

  /// These rules are from COSLayout's introduction, CocoaSugar's README and an article by the author of COSLayout.
  @Test(arguments: [
    SLLCase("bb = 10", "badge.bottom == view.bottom - 10"),
    SLLCase("tt = rr = 5", "badge.top == view.top + 5", "badge.right == view.right - 5"),
    SLLCase(
      "ll = bb = rr = 10, tt = 50%", "badge.left == view.left + 10", "badge.bottom == view.bottom - 10 @ 997",
      "badge.right == view.right - 10 @ 997", "badge.top == view.bottom * 0.5"),
    SLLCase(
      "tt = 20, ll =  bb = rr = 10", "badge.top == view.top + 20 @ 997", "badge.left == view.left + 10",
      "badge.bottom == view.bottom - 10", "badge.right == view.right - 10 @ 997"),
    SLLCase("tt = 20", "badge.top == view.top + 20"),
    SLLCase("ct = 50%", "badge.centerY == view.centerY"),
    SLLCase("tt = %bt(header) + 10", "badge.top == header.bottom + 10"),
    SLLCase(
      "ll = bb = rr = %f(10), tt = %bt(header) + 10", "badge.left == view.left + 10",
      "badge.bottom == view.bottom - 10 @ 997", "badge.right == view.right - 10 @ 997",
      "badge.top == header.bottom + 10"),
    SLLCase(
      "tt = rr = 5, w = h = 20", "badge.top == view.top + 5", "badge.right == view.right - 5",
      "badge.width == 20 @ 998", "badge.height == 20 @ 998"),
  ])
  func documentation(_ example: SLLCase) { example.check() }

  @Test func constraintsHaveTheirNotationAndPlace() {
    let text = "tt = rr = 5, w =  (h = 20)  , minw += 3\nmaxh"
    let reading = SLLReading(text)
    #expect(reading.constraints.allSatisfy { $0.notation == .sll && $0.identifier == nil })
    let source = SourceText(name: "", text: text)
    #expect(
      reading.constraints.map { source[$0.span] }
        == ["tt = rr = 5", "rr = 5", "w =  (h = 20)", "h = 20", "minw += 3", "maxh"])
  }
}
