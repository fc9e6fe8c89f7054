import Testing

@testable import LayoutLanguage

@Suite struct SLLAssignmentTests {
  @Test(arguments: [
    SLLCase("tt = rr = 5", "badge.top == view.top + 5", "badge.right == view.right - 5"),
    SLLCase("ll = (tt = 5) + 3", "badge.left == view.left + 8", "badge.top == view.top + 5"),
    SLLCase("ll = 3 + (tt = 5)", "badge.left == view.left + 8", "badge.top == view.top + 5"),
    SLLCase("ll = tt = 5 + 3", "badge.left == view.left + 8", "badge.top == view.top + 8"),
    SLLCase("tt += 5", "badge.top == view.top + 5"),
    SLLCase("tt = 5, tt += 3", "badge.top == view.top + 8"),
    SLLCase("tt = 5, tt -= 3", "badge.top == view.top + 2"),
    SLLCase("tt = 5, tt *= 3", "badge.top == view.top + 15"),
    SLLCase("tt = 6, tt /= 3", "badge.top == view.top + 2"),
    SLLCase("tt -= 5", "badge.top == view.top - 5"),
    SLLCase("tt *= 5", "badge.top == view.top"),
    SLLCase("ll = tt += 5", "badge.left == view.left + 5", "badge.top == view.top + 5"),
    SLLCase("tt = 5, ll += tt += 2", "badge.left == view.left + 7", "badge.top == view.top + 7"),
    SLLCase("w = 50%, w -= 10", "badge.width == view.width * 0.5 - 10 @ 998"),
    SLLCase("w = 50%, w *= 2, w -= 10", "badge.width == view.width - 10 @ 998"),
    SLLCase("tt = 5\ntt += 3", "badge.top == view.top + 8"),
    SLLCase("tt = 5\nbadge: tt += 3", "badge.top == view.top + 8"),
    SLLCase("tt", "badge.top == view.top"),
    SLLCase("tt = 9, tt", "badge.top == view.top"),
    SLLCase("tt, ll", "badge.top == view.top", "badge.left == view.left"),
    SLLCase("w", "badge.width == 0 @ 998"),
    SLLCase("header: rr", "header.right == view.right"),
    SLLCase("5"),
    SLLCase("50% + 3"),
    SLLCase("tt + 5"),
    SLLCase("gap"),
    SLLCase("nil"),
    SLLCase("%w(header)"),
    SLLCase("-5, (3), .5"),
    SLLCase(",,tt = 5,, ,ll = 3,", "badge.top == view.top + 5", "badge.left == view.left + 3"),
    SLLCase("header: ,"),
  ])
  func assignment(_ example: SLLCase) { example.check() }

  @Test(arguments: [
    SLLCase("ll = tt", "badge.left == view.left"),
    SLLCase("tt = 5, ll = tt", "badge.top == view.top + 5", "badge.left == view.left + 5"),
    SLLCase("tt = 5, ll = tt, tt = 9", "badge.left == view.left + 5", "badge.top == view.top + 9"),
    SLLCase("ll = tt, tt = 9", "badge.left == view.left", "badge.top == view.top + 9"),
    SLLCase("w = 20, h = w * w", "badge.width == 20 @ 998", "badge.height == 400 @ 998"),
    SLLCase("minw = 5, w = minw * 2", "badge.width >= 5 @ 999", "badge.width == 10 @ 998"),
    // A distance from the bottom or right also sets the distance of the same edge or center from the top or left. After
    // `bb = 10`, the distance `bt` is the height of the superview minus 10.
    SLLCase("bb = 10, ll = bb", "badge.bottom == view.bottom - 10", "badge.left == view.left + 10"),
    SLLCase("bb = 10, h = bt", "badge.bottom == view.bottom - 10", "badge.height == view.height - 10 @ 998"),
    SLLCase("rr = 10, w = rl", "badge.right == view.right - 10", "badge.width == view.width - 10 @ 998"),
    SLLCase("tb = 10, h = tt", "badge.top == view.bottom - 10", "badge.height == view.height - 10 @ 998"),
    SLLCase("lr = 10, w = ll", "badge.left == view.right - 10", "badge.width == view.width - 10 @ 998"),
    SLLCase("cb = 10, h = ct", "badge.centerY == view.bottom - 10", "badge.height == view.height - 10 @ 998"),
    SLLCase("cr = 10, w = cl", "badge.centerX == view.right - 10", "badge.width == view.width - 10 @ 998"),
    // A distance from the top or left does not set the distance from the bottom or right. After `tt = 5`, the distance
    // `tb` is still 0.
    SLLCase("tt = 5, h = tb", "badge.top == view.top + 5", "badge.height == 0 @ 998"),
    SLLCase("bt = 5, h = bb", "badge.bottom == view.top + 5", "badge.height == 0 @ 998"),
    SLLCase("cl = 5, w = cr", "badge.centerX == view.left + 5", "badge.width == 0 @ 998"),
    SLLCase("tb = 7, tt = 5, h = tb", "badge.top == view.top + 5", "badge.height == 7 @ 998"),
    SLLCase("bb = 10, bt = 3, h = bb", "badge.bottom == view.top + 3", "badge.height == 10 @ 998"),
    SLLCase("bb = 10, bt += 3", "badge.bottom == view.bottom - 7"),
    SLLCase("bb = 10, bb = nil, h = bt", "badge.height == 0 @ 998"),
    // A percentage is a percentage of the superview's size along the axis of the rule that reads it. After `tt = 50%`,
    // the rule `ll = tt` therefore sets the left distance to half of the width.
    SLLCase(
      "bb = 25%, h = bt", "badge.bottom == view.bottom * 0.75", "badge.height == view.height * 0.75 @ 998"),
    SLLCase(
      "bb = 25%, w = bt", "badge.bottom == view.bottom * 0.75",
      "badge.width + view.width * 0.25 - view.height == 0 @ 998"),
    SLLCase("tt = 50%, ll = tt", "badge.top == view.bottom * 0.5", "badge.left == view.right * 0.5"),
    SLLCase(
      "tt = 50% + 5, h = tt * 2", "badge.top == view.bottom * 0.5 + 5",
      "badge.height == view.height + 10 @ 998"),
    // After `header:`, the name of a rule on the right side refers to the rule of `header`.
    SLLCase("header: tt = 5, ll = tt", "header.top == view.top + 5", "header.left == view.left + 5"),
  ])
  func reading(_ example: SLLCase) { example.check() }

  @Test func droppedRuleIsStillRead() {
    let reading = SLLReading("tt = 5, bb = 6, ct = 7, ll = tt")
    #expect(
      reading.lines == [
        "badge.bottom == view.bottom - 6 @ 997", "badge.centerY == view.top + 7",
        "badge.left == view.left + 5",
      ])
  }

  @Test func viewsHaveRulesOfTheirOwn() {
    let reading = SLLReading("header: tt = 5\nbadge: ll = tt")
    #expect(reading.lines == ["header.top == view.top + 5", "badge.left == view.left"])
  }
}
