import Testing

@testable import LayoutLanguage

@Suite struct SLLValueTests {
  @Test(arguments: [
    SLLCase("tt = -10", "badge.top == view.top - 10"),
    SLLCase("tt = +10", "badge.top == view.top + 10"),
    SLLCase("tt = 20.0f", "badge.top == view.top + 20"),
    SLLCase("tt = 7f", "badge.top == view.top + 7"),
    SLLCase("tt = .5", "badge.top == view.top + 0.5"),
    SLLCase("tt = 5.", "badge.top == view.top + 5"),
    SLLCase("tt = -.5f", "badge.top == view.top - 0.5"),
    SLLCase("tt=0", "badge.top == view.top"),
    SLLCase("tt = \\\n  5", "badge.top == view.top + 5"),
  ])
  func number(_ example: SLLCase) {
    if example.rules.contains("\n") {
      let reading = SLLReading(joined: example.rules)
      #expect(reading.lines == example.expected)
    } else {
      example.check()
    }
  }

  @Test(arguments: [
    SLLCase("h = 50%", "badge.height == view.height * 0.5 @ 998"),
    SLLCase("w = 50%", "badge.width == view.width * 0.5 @ 998"),
    SLLCase("w = -10% + 30", "badge.width == view.width * -0.1 + 30 @ 998"),
    SLLCase("w = V:50%", "badge.width == view.height * 0.5 @ 998"),
    SLLCase("h = H:50%", "badge.height == view.width * 0.5 @ 998"),
    SLLCase("h = H:-10% + 90", "badge.height == view.width * -0.1 + 90 @ 998"),
    SLLCase("w = H:20.0%", "badge.width == view.width * 0.2 @ 998"),
    SLLCase(
      "h = 50%, w = h", "badge.height == view.height * 0.5 @ 998", "badge.width == view.width * 0.5 @ 998"),
    SLLCase(
      "h = V:50%, w = h", "badge.height == view.height * 0.5 @ 998", "badge.width == view.height * 0.5 @ 998"),
    SLLCase(
      "w = h = 50%", "badge.width == view.width * 0.5 @ 998", "badge.height == view.height * 0.5 @ 998"),
    SLLCase("tt = 25%", "badge.top == view.bottom * 0.25"),
    SLLCase("tb = 25%", "badge.top == view.bottom * 0.75"),
    SLLCase("bb = 25% + 3", "badge.bottom == view.bottom * 0.75 - 3"),
    SLLCase("bb = 100% - 3", "badge.bottom == view.top + 3"),
    SLLCase("rr = 25%", "badge.right == view.right * 0.75"),
    SLLCase("lr = 100%", "badge.left == view.left"),
    SLLCase("rl = 100%", "badge.right == view.right"),
    SLLCase("cl = 50%", "badge.centerX == view.centerX"),
    SLLCase("cr = 50% - 4", "badge.centerX == view.centerX + 4"),
    SLLCase("cl = 25%", "badge.centerX == view.right * 0.25"),
    SLLCase("ct = 50% + 1", "badge.centerY == view.centerY + 1"),
    SLLCase("tt = 0%", "badge.top == view.top"),
    SLLCase("tt = 50% - 50%", "badge.top == view.top"),
    SLLCase("tt = H:50%", "badge.top - view.top - view.width * 0.5 == 0"),
    SLLCase("tb = H:50%", "badge.top - view.top + view.width * 0.5 - view.height == 0"),
    SLLCase("maxw = 80%", "badge.width <= view.width * 0.8"),
    SLLCase("minh = 80% - 4", "badge.height >= view.height * 0.8 - 4 @ 999"),
    SLLCase("w = 80% * 0.5", "badge.width == view.width * 0.4 @ 998"),
    SLLCase("w = 100% / 2", "badge.width == view.width * 0.5 @ 998"),
    SLLCase("w = 0.3 * 100% - 10% - 20%", "badge.width == 0 @ 998"),
  ])
  func percentage(_ example: SLLCase) { example.check() }

  @Test(arguments: [
    SLLCase("tt = gap", "badge.top == view.top + 12"),
    SLLCase("tt = gap * 2", "badge.top == view.top + 24"),
    SLLCase("tt = %f(gap)", "badge.top == view.top + 12"),
    SLLCase("tt = %f( -3.5 )", "badge.top == view.top - 3.5"),
    SLLCase("w = %p(gap)", "badge.width == view.width * 0.12 @ 998"),
    SLLCase("w = %p(-50) + 90", "badge.width == view.width * -0.5 + 90 @ 998"),
    SLLCase("h = H:%p(50)", "badge.height == view.width * 0.5 @ 998"),
    SLLCase("w = V:%p(gap)", "badge.width == view.height * 0.12 @ 998"),
    SLLCase(
      "h = %p(25), w = h", "badge.height == view.height * 0.25 @ 998",
      "badge.width == view.width * 0.25 @ 998"),
  ])
  func metric(_ example: SLLCase) { example.check() }

  @Test(arguments: [
    SLLCase("tt = 5 + 3", "badge.top == view.top + 8"),
    SLLCase("tt = 10-5", "badge.top == view.top + 5"),
    SLLCase("tt = 10 -5", "badge.top == view.top + 5"),
    SLLCase("tt = 10--5", "badge.top == view.top + 15"),
    SLLCase("tt = 10+-5", "badge.top == view.top + 5"),
    SLLCase("tt = 2 + 3 * 4", "badge.top == view.top + 14"),
    SLLCase("tt = (2 + 3) * 4", "badge.top == view.top + 20"),
    SLLCase("tt = 20 - 5 - 3", "badge.top == view.top + 12"),
    SLLCase("tt = 20 - (5 - 3)", "badge.top == view.top + 18"),
    SLLCase("tt = 24 / 4 / 2", "badge.top == view.top + 3"),
    SLLCase("tt = 24 / (4 / 2)", "badge.top == view.top + 12"),
    SLLCase("tt = 24 / 4 * 2", "badge.top == view.top + 12"),
    SLLCase("tt = 2 * -3", "badge.top == view.top - 6"),
    SLLCase("tt = ((((5))))", "badge.top == view.top + 5"),
    SLLCase("tt = 2 * (1 + 50%)", "badge.top == view.bottom + 2"),
    SLLCase("tt = 1 - (50% - 3) / 2", "badge.top == view.bottom * -0.25 + 2.5"),
  ])
  func arithmetic(_ example: SLLCase) { example.check() }

  @Test(arguments: [
    SLLCase("tt = nil"),
    SLLCase("tt = 5, tt = nil"),
    SLLCase("tt = 5, tb = nil"),
    SLLCase("tb = 5, tt = nil"),
    SLLCase("w = 5, w = nil"),
    SLLCase("maxw = 5, maxw = nil"),
    SLLCase("tt = nil - 5", "badge.top == view.top + 5"),
    SLLCase("tt = 5 - nil", "badge.top == view.top + 5"),
    SLLCase("tt = nil * 5", "badge.top == view.top + 5"),
    SLLCase("tt = 5 / nil", "badge.top == view.top + 5"),
    SLLCase("tt = nil / 5", "badge.top == view.top + 5"),
    SLLCase("tt = nil + nil"),
    SLLCase("tt = 3 + nil * 2", "badge.top == view.top + 5"),
    SLLCase("tt = nil - 50%", "badge.top == view.bottom * 0.5"),
    SLLCase("tt = 5, tt += nil", "badge.top == view.top + 5"),
    SLLCase("tt += nil", "badge.top == view.top"),
    SLLCase("tt = 5, tt = nil, ll = tt", "badge.left == view.left"),
    SLLCase("tt = bb = nil"),
    SLLCase("tt = (bb = nil) + 5", "badge.top == view.top + 5"),
    SLLCase("tt = 4, bb = 5, ct = nil", "badge.top == view.top + 4 @ 997", "badge.bottom == view.bottom - 5"),
    SLLCase("tt = 4, bb = 5, bt = nil", "badge.top == view.top + 4"),
  ])
  func absent(_ example: SLLCase) { example.check() }
}

extension SLLReading {
  init(joined text: String) { self.init(text, splitLines: false) }
}
