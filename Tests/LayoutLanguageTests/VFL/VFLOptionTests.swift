import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct VFLOptionTests {
  @Test(arguments: [
    ("[a][b] alignAllTop", ["b.leading == a.trailing", "b.top == a.top"]),
    ("[a]->[b] alignAllBottom", ["b.bottom == a.bottom"]),
    ("[a]->[b] alignAllCenterY", ["b.centerY == a.centerY"]),
    ("[a]->[b] alignAllFirstBaseline", ["b.firstBaseline == a.firstBaseline"]),
    ("[a]->[b] alignAllLastBaseline", ["b.lastBaseline == a.lastBaseline"]),
    ("[a]->[b] alignAllBaseline", ["b.lastBaseline == a.lastBaseline"]),
    ("V:[a]->[b] alignAllLeft", ["b.left == a.left"]),
    ("V:[a]->[b] alignAllRight", ["b.right == a.right"]),
    ("V:[a]->[b] alignAllLeading", ["b.leading == a.leading"]),
    ("V:[a]->[b] alignAllTrailing", ["b.trailing == a.trailing"]),
    ("V:[a]->[b] alignAllCenterX", ["b.centerX == a.centerX"]),
    ("[a]->[b]->[c]->[d] alignAllTop", ["b.top == a.top", "c.top == b.top", "d.top == c.top"]),
    ("[a]->[b] alignAllTop alignAllBottom", ["b.top == a.top", "b.bottom == a.bottom"]),
    ("[a]->[b]\talignAllTop, alignAllBottom", ["b.top == a.top", "b.bottom == a.bottom"]),
    ("[a]->[b]  .alignAllTop | .alignAllBottom", ["b.top == a.top", "b.bottom == a.bottom"]),
    ("[a,b]->[c] alignAllTop", ["b.top == a.top", "c.top == b.top"]),
    ("[a] alignAllTop", []),
    (
      "|[a]| alignAllTop directionLeftToRight", ["a.left == view.left", "view.right == a.right"]
    ),
  ])
  func alignment(line: String, normalForms: [String]) {
    let reading = VFLReading(line)
    #expect(reading.normalForms == normalForms)
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    (
      "|-[a]-8-[b(50)]-| directionLeadingToTrailing",
      [
        "a.leading == view.leadingMargin", "b.leading == a.trailing + 8", "b.width == 50",
        "view.trailingMargin == b.trailing",
      ]
    ),
    (
      "|-[a]-8-[b(50)]-5-| directionLeftToRight",
      [
        "a.left == view.leftMargin", "b.left == a.right + 8", "b.width == 50", "view.right == b.right + 5",
      ]
    ),
    // From right to left, `|-5-` is on the right, and `b` is left of `a`.
    (
      "|-5-[a]-8-[b(50)]-| directionRightToLeft",
      [
        "view.right == a.right + 5", "a.left == b.right + 8", "b.width == 50", "b.left == view.leftMargin",
      ]
    ),
    ("|-[a]-(>=8)-[b] directionRightToLeft", ["view.rightMargin == a.right", "a.left >= b.right + 8"]),
    ("V:|-[a]-[b] directionRightToLeft", ["a.top == view.topMargin", "b.top == a.bottom + 8"]),
    ("HV:|[a] directionLeftToRight", ["a.left == view.left", "a.top == view.top"]),
  ])
  func direction(line: String, normalForms: [String]) {
    let reading = VFLReading(line)
    #expect(reading.normalForms == normalForms)
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    (
      "V:|-[a]-20-[b]-| spacingBaselineToBaseline",
      [
        "a.top == view.topMargin", "b.firstBaseline == a.lastBaseline + 20", "view.bottomMargin == b.bottom",
      ]
    ),
    ("V:[a]-[b] spacingBaselineToBaseline", ["b.firstBaseline == a.lastBaseline + 8"]),
    ("V:[a]-20-[b] spacingEdgeToEdge", ["b.top == a.bottom + 20"]),
    ("[a]-20-[b] spacingEdgeToEdge", ["b.leading == a.trailing + 20"]),
    (
      "HV:[a]-20-[b] spacingBaselineToBaseline",
      [
        "b.leading == a.trailing + 20", "b.firstBaseline == a.lastBaseline + 20",
      ]
    ),
  ])
  func spacing(line: String, normalForms: [String]) {
    let reading = VFLReading(line)
    #expect(reading.normalForms == normalForms)
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    ("alignAllTpo", "There is no option 'alignAllTpo'; did you mean 'alignAllTop'?"),
    ("AlignAllTop", "There is no option 'AlignAllTop'; did you mean 'alignAllTop'?"),
    (
      "NSLayoutFormatAlignAllTop",
      "There is no option 'NSLayoutFormatAlignAllTop'; did you mean 'alignAllTop'?"
    ),
    ("middle", "There is no option 'middle'"),
    (
      "alignAllLeading",
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also "
        + "horizontal"
    ),
    ("spacingBaselineToBaseline", "'spacingBaselineToBaseline' is only for vertical visual format strings"),
  ])
  func `messages about options that do not fit`(option: String, message: String) {
    let reading = VFLReading("[a][b]   \(option)")
    #expect(reading.diagnostics.map(\.message) == [message])
    #expect(reading.diagnostics.first?.span.map { reading.context.source[$0] } == option)
    #expect(reading.normalForms.first == "b.leading == a.trailing")
  }
}
