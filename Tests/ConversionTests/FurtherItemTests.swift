import Diagnostics
import Testing

@Suite struct FurtherItemTests {
  private static let views = "canvas 300x200\nview a\nview b\nview c { view d }\nlabel e \"E\"\n"

  private static func spaced(by notation: String, _ line: Int = 6) -> String {
    "note \(line): \(notation) relates at most two items; guides are used as spacers instead"
  }

  private static func commented(by notation: String, _ line: Int = 6) -> String {
    "warning \(line): \(notation) relates at most two items; kept only in a comment"
  }

  static let equations = [
    StatementCase(
      "a: w = %w(b) + %h(b)",
      "// a.width - b.width - b.height == 0 ~ 998  // an equation relates at most two items",
      findings: [commented(by: "an equation")]),
    // The width of a guide can replace the distance between two edges, but not half the position of an edge.
    StatementCase(
      "a: ll = %ll(b) * 0.5 + 10%",
      "// a.left - 0.5 * b.left - 0.5 * view.left - 0.1 * view.width == 0"
        + "  // an equation relates at most two items",
      findings: [commented(by: "an equation")]),
    // A guide cannot replace the difference between positions on different axes, because this is not a distance along
    // one axis.
    StatementCase(
      "a: ll = %ct(b)",
      "// a.left - b.centerY - view.left + view.top == 0  // an equation relates at most two items",
      findings: [commented(by: "an equation")]),
    StatementCase(
      "a: ll = %w(b) * 0.5", "spacer1.left == view.left", "spacer1.right == a.left",
      "spacer1.top == view.top", "spacer1.height == 0", "spacer1.width == b.width * 0.5",
      findings: [spaced(by: "an equation")]),
    StatementCase(
      "V:[a]-(>=50%)-[b]", "spacer1.top == a.bottom", "spacer1.bottom == b.top",
      "spacer1.leading == view.leading", "spacer1.width == 0", "spacer1.height >= view.height * 0.5",
      findings: [spaced(by: "an equation")]),
    StatementCase(
      "d: ll = %h(c) * 0.25", "spacer1.left == c.left", "spacer1.right == d.left", "spacer1.top == c.top",
      "spacer1.height == 0", "spacer1.width == c.height * 0.25", findings: [spaced(by: "an equation")]),
    // A second constraint with the same distance uses the same guide.
    StatementCase(
      "b: ll = %rl(a) + %w(e)\nc: w = %ll(b) - %rl(a)", "spacer1.left == a.right", "spacer1.right == b.left",
      "spacer1.top == view.top", "spacer1.height == 0", "spacer1.width == e.width",
      "spacer1.width == c.width ~ 998",
      findings: [spaced(by: "an equation"), spaced(by: "an equation", 7)]),
    // Doubling both sides leaves a single `a.width`. An optional constraint must not be doubled, because this would
    // change its weight, so it is written as a comment.
    StatementCase("a: maxw = %w(a) * 0.5 + %h(b) * 0.25", "a.width <= b.height * 0.5"),
    StatementCase(
      "a: w = %w(a) * 0.5 + %h(b) * 0.25",
      "// 0.5 * a.width - 0.25 * b.height == 0 ~ 998  // an equation relates at most two items",
      findings: [commented(by: "an equation")]),
    StatementCase(
      "a: maxw = %w(a) * 0.5 + %ll(b) * 0.25", "spacer1.left == view.left", "spacer1.right == b.left",
      "spacer1.top == view.top", "spacer1.height == 0", "spacer1.width >= a.width * 2",
      findings: [spaced(by: "an equation")]),
    // At a distance of 100%, the multiplier of `view.trailing` would be 0, so a guide replaces the distance.
    StatementCase("[a]-(75%)-|", "a.trailing == view.trailing * 0.25"),
    StatementCase(
      "[a]-(100%)-|", "spacer1.leading == a.trailing", "spacer1.trailing == view.trailing",
      "spacer1.top == view.top", "spacer1.height == 0", "spacer1.width == view.width",
      findings: [spaced(by: "an equation")]),
    StatementCase("d: bb = %h(c) * 0.25 + 2", "d.bottom == c.bottom * 0.75 - 2"),
    StatementCase("d: ct = 10%", "d.centerY == c.bottom * 0.1"),
  ]

  @Test(arguments: equations) func equation(_ example: StatementCase) throws {
    let result = try converted(Self.views + example.statement, to: "equations")
    let end = try #require(result.lines.firstIndex(of: "label e \"E\""))
    let lines = result.lines[(end + 1)...].filter { !$0.hasPrefix("guide spacer") }
    #expect(lines == example.converted)
    #expect(result.findings == example.findings)
  }

  @Test(
    arguments: [
      ("layout", "an equation", false), ("vfl", "the Visual Format Language", false), ("sll", "SLL", true),
      ("uikit", "NSLayoutAnchor", false), ("appkit", "NSLayoutAnchor", false), ("snapkit", "SnapKit", false),
      ("swift", "LayoutDSL", false),
    ])
  func threeItems(_ target: String, _ notation: String, _ isPossible: Bool) throws {
    let result = try converted(Self.views + "a: w = %w(b) + %h(b)\na.height >= 3 ~ 20", to: target)
    let lines = result.lines.map { String($0.drop { $0 == " " }) }
    let comment = "// a.width - b.width - b.height == 0 ~ 998  // \(notation) relates at most two items"
    #expect(lines.contains(comment) == !isPossible)
    #expect(lines.contains("a: w = %w(b) + %h(b)") == isPossible)
    #expect(result.findings.contains(Self.commented(by: notation)) == !isPossible)
    // The next constraint is written as usual.
    let next = lines.filter { $0.contains("20") && $0.contains("3") && !$0.contains("300") }
    #expect(next.count == 1, "\(lines)")
  }
}
