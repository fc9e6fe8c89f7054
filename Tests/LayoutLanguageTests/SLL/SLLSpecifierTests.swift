import Testing

@testable import LayoutLanguage

/// A value such as `%tt(header)` is a distance of another view. It is measured in the superview of the view to which
/// the rule applies, here `badge`.
@Suite struct SLLSpecifierTests {
  @Test(arguments: [
    SLLCase("tt = %tt(header)", "badge.top == header.top"),
    SLLCase("tt = %bt(header)", "badge.top == header.bottom"),
    SLLCase("tt = %ct(header)", "badge.top == header.centerY"),
    SLLCase("bb = %bb(header)", "badge.bottom == header.bottom"),
    SLLCase("bb = %tb(header)", "badge.bottom == header.top"),
    SLLCase("cb = %cb(header) - 5", "badge.centerY == header.centerY + 5"),
    SLLCase("tb = %tb(header) + 5", "badge.top == header.top - 5"),
    SLLCase("ll = %rl(header) + 8", "badge.left == header.right + 8"),
    SLLCase("ll = %ll(header)", "badge.left == header.left"),
    SLLCase("rr = %rr(header)", "badge.right == header.right"),
    SLLCase("rr = %lr(header) + 8", "badge.right == header.left - 8"),
    SLLCase("cl = %cl(header)", "badge.centerX == header.centerX"),
    SLLCase("cr = %cr(header)", "badge.centerX == header.centerX"),
    SLLCase("w = %w(header)", "badge.width == header.width @ 998"),
    SLLCase("h = %h(header) * 2 + 1", "badge.height == header.height * 2 + 1 @ 998"),
    SLLCase("w = %h(header) / 2", "badge.width == header.height * 0.5 @ 998"),
    SLLCase("w = %w( header )", "badge.width == header.width @ 998"),
    SLLCase("w = %w (header)", "badge.width == header.width @ 998"),
  ])
  func sibling(_ example: SLLCase) { example.check() }

  @Test(arguments: [
    SLLCase("bb = %bt(header)", "badge.bottom + header.bottom - view.top * 2 - view.height == 0"),
    SLLCase("tt = %ll(header)", "badge.top - header.left + view.left - view.top == 0"),
    SLLCase("tt = %bb(header)", "badge.top + header.bottom - view.top * 2 - view.height == 0"),
    SLLCase("w = %rl(header) - %ll(header)", "badge.width + header.left - header.right == 0 @ 998"),
    SLLCase("w = %rr(header)", "badge.width + header.right - view.left - view.width == 0 @ 998"),
    SLLCase(
      "tt = (%tt(header) + %bt(header)) / 2", "badge.top - header.top * 0.5 - header.bottom * 0.5 == 0"),
    SLLCase("tt = %bt(header) + 10%", "badge.top - header.bottom - view.height * 0.1 == 0"),
    SLLCase("tt = %bt(header) - %bt(header) + 5", "badge.top == view.top + 5"),
    SLLCase("tt = %bt(header) * 2", "badge.top == header.bottom * 2"),
  ])
  func sum(_ example: SLLCase) { example.check() }

  @Test(arguments: [
    SLLCase("w = %w(view)", "badge.width == view.width @ 998"),
    SLLCase("w = %w(superview)", "badge.width == view.width @ 998"),
    SLLCase("tt = %tt(view)", "badge.top == view.top"),
    SLLCase("tt = %bt(view)", "badge.top == view.bottom"),
    SLLCase("tt = %bb(view)", "badge.top == view.top"),
    SLLCase("tt = %tb(view)", "badge.top == view.bottom"),
    SLLCase("tt = %ct(view)", "badge.top == view.bottom * 0.5"),
    SLLCase("ct = %cb(view)", "badge.centerY == view.centerY"),
    SLLCase("tt = %bb(view) * %w(header) + 3", "badge.top == view.top + 3"),
    SLLCase("ll = %cl(card)", in: "inner", "inner.left == card.right * 0.5"),
    SLLCase("w = %w(view)", in: "deep", "deep.width == view.width @ 998"),
    SLLCase("tt = %tt(view)", in: "deep", "deep.top == view.top"),
    SLLCase("bb = %bb(view)", in: "deep", "deep.bottom == view.bottom"),
    SLLCase("ll = %cl(view)", in: "deep", "deep.left == view.centerX"),
    SLLCase("rr = %rl(view)", in: "deep", "deep.right + view.right - inner.left * 2 - inner.width == 0"),
  ])
  func ancestor(_ example: SLLCase) { example.check() }

  @Test(arguments: [
    SLLCase("tt = %bt(deep) + 4", "badge.top == deep.bottom + 4"),
    SLLCase("tt = %bt(deep) * 2", "badge.top == deep.bottom * 2"),
    SLLCase("tt = %bt(header) + 4", in: "deep", "deep.top == header.bottom + 4"),
    SLLCase("tt = %bt(header) * 2", in: "deep", "deep.top - header.bottom * 2 + inner.top == 0"),
    SLLCase("tt = %bt(inner) * 2", in: "card", "card.top - inner.bottom * 2 + view.top == 0"),
    SLLCase("h = %w(badge)", "badge.height == badge.width @ 998"),
    SLLCase("rr = %ll(badge)", "badge.right + badge.left - view.left * 2 - view.width == 0"),
    SLLCase("tt = %tt(badge) + 5", "badge.top == badge.top + 5"),
    SLLCase("tt = %tt(badge) * 2", "-badge.top + view.top == 0"),
    SLLCase(
      "header: tt = %bt(badge)\nbadge: tt = %bt(header)", "header.top == badge.bottom",
      "badge.top == header.bottom"),
  ])
  func elsewhere(_ example: SLLCase) { example.check() }

  @Test(arguments: [
    SLLCase(
      "tt = %bt(header), h = tt", "badge.top == header.bottom",
      "badge.height - header.bottom + view.top == 0 @ 998"),
    SLLCase(
      "bb = %bb(header), tt = bb - 5", "badge.bottom == header.bottom @ 997",
      "badge.top + header.bottom - view.top * 2 - view.height == -5"),
    SLLCase(
      "bb = %bb(header), tt = bt - 5", "badge.bottom == header.bottom @ 997", "badge.top == header.bottom - 5"
    ),
  ])
  func readAgain(_ example: SLLCase) { example.check() }
}
