import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct EquationTests {
  @Test(
    "normal form",
    arguments: [
      ("a.left = b.left", "a.left == b.left"),
      ("a.left == b.left", "a.left == b.left"),
      ("a.left <= b.left", "a.left <= b.left"),
      ("a.left >= b.left", "a.left >= b.left"),
      ("a.left=b.right+8", "a.left == b.right + 8"),
      ("a.left = b.right - 8", "a.left == b.right - 8"),
      ("a.left = b.right + -8", "a.left == b.right - 8"),
      ("a.left = b.right - -8", "a.left == b.right + 8"),
      ("a.left = b.right - - 8", "a.left == b.right + 8"),
      ("a.width = b.width * 0.5", "a.width == b.width * 0.5"),
      ("a.width = b.width * .5 + 5.", "a.width == b.width * 0.5 + 5"),
      ("a.width = b.width / 4", "a.width == b.width * 0.25"),
      ("a.width = b.width / -4 - 1", "a.width == b.width * -0.25 - 1"),
      ("a.width = b.width * -2", "a.width == b.width * -2"),
      ("a.width = b.height", "a.width == b.height"),
      ("a.left = b.left ~ 750", "a.left == b.left @ 750"),
      ("a.left = b.left @ 1", "a.left == b.left @ 1"),
      ("a.left = b.left~1000", "a.left == b.left"),
      ("a.left = b.left ~ 750.5", "a.left == b.left @ 750.5"),
      ("a.left = b.left ~ required", "a.left == b.left"),
      ("a.left = b.left ~ high", "a.left == b.left @ 750"),
      ("a.left = b.left ~ low", "a.left == b.left @ 250"),
      ("a.left = b.left ~ fittingSize", "a.left == b.left @ 50"),
      ("a.left = b.left \"mine\"", "a.left == b.left \"mine\""),
      ("a.left = b.left ~ 5 \"mine \\\"own\\\"\"", "a.left == b.left @ 5 \"mine \"own\"\""),
      // A comma may follow an equation that is pasted from a Swift array.
      ("a.left == b.left,", "a.left == b.left"),
      ("a.left == b.left + 8 ~ 751 ,", "a.left == b.left + 8 @ 751"),
      ("a.width = 100", "a.width == 100"),
      ("a.width >= -1", "a.width >= -1"),
      ("a.height <= 0", "a.height <= 0"),
      ("a.left = 10", "a.left == view.left + 10"),
      ("a.left = -10", "a.left == view.left - 10"),
      ("a.trailing >= 20", "a.trailing >= view.trailing + 20"),
      ("a.centerX = 0", "a.centerX == view.centerX"),
      ("a.topMargin = 3", "a.topMargin == view.topMargin + 3"),
      ("a.baseline = 20", "a.lastBaseline == view.top + 20"),
      ("a.lastBaseline = 20", "a.lastBaseline == view.top + 20"),
      ("a.firstBaseline = 20", "a.firstBaseline == view.top + 20"),
      ("inner.left = 10", "inner.left == a.left + 10"),
      ("a.width = 1000000000000", "a.width == 1000000000000"),
      ("a.left = gap", "a.left == view.left + 12"),
      ("a.left = -gap", "a.left == view.left - 12"),
      ("a.left = b.left - gap", "a.left == b.left - 12"),
      ("a.width = b.width * gap + gap", "a.width == b.width * 12 + 12"),
      ("a.width = b.width / gap", "a.width == b.width * 0.08333333333333333"),
      ("a.left = b.left ~ strong", "a.left == b.left @ 900"),
      ("a.left = b.left - high", "a.left == b.left - 900"),
      ("a.left = b.left ~ high", "a.left == b.left @ 750"),
      // In an equation, `superview` is the superview of the view on the left side.
      ("a.left = superview.left", "a.left == view.left"),
      ("inner.width = superview.width * 0.5", "inner.width == a.width * 0.5"),
      ("inner.left = view.left", "inner.left == view.left"),
      ("view.width = 320", "view.width == 320"),
      ("a.width = 1000000000000%", "a.width == view.width * 10000000000"),
      ("view.width = view.height * 2", "view.width == view.height * 2"),
      ("view.right = a.right + 8", "view.right == a.right + 8"),
      ("a.left = a.right - 5", "a.left == a.right - 5"),
      ("a.centerX = b.left", "a.centerX == b.left"),
      ("a.centerX = b.leading", "a.centerX == b.leading"),
      ("a.trailing = b.centerXWithinMargins", "a.trailing == b.centerXWithinMargins"),
      ("a.leftMargin = b.right", "a.leftMargin == b.right"),
      ("a.baseline = b.top", "a.lastBaseline == b.top"),
      ("a . left = b . left", "a.left == b.left"),
      ("a.left=b.left*2+3~4\"x\"", "a.left == b.left * 2 + 3 @ 4 \"x\""),
      ("a.left = \\\n  b.left \\\r\n + 8", "a.left == b.left + 8"),
      ("a.left = b.left // ~ 5", "a.left == b.left"),
      ("label.width = 5", "label.width == 5"),
      ("size.left = 3", "size.left == view.left + 3"),
    ] as [(String, String)])
  func normalForm(_ equation: String, _ expected: String) {
    let declarations = """
      let gap = 12
      let strong = 900
      view a { view inner }
      view b
      view label
      view size

      """
    let adjusted = equation.contains("- high") ? "let high = 900\n" : ""
    let parsed = parsed(declarations + adjusted + equation)
    #expect(parsed.reported == [])
    #expect(parsed.layout.constraints.map(parsed.layout.normalForm) == [expected])
  }
}
