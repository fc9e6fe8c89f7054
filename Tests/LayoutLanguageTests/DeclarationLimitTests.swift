import Diagnostics
import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct DeclarationLimitTests {
  @Test(
    arguments: [
      ("view a 1️⃣color red", ["1: unused-property"]), ("label a \"x\" color red", []),
      ("view a 1️⃣align center", ["1: unused-property"]), ("label a \"x\" align center", []),
      ("view a 1️⃣lines 2", ["1: unused-property"]), ("label a \"x\" lines 2", []),
      ("textview a \"x\" 1️⃣lines 2", ["1: unused-property"]),
      ("view a 1️⃣hugging 251", ["1: unused-property"]), ("view a size 5x5 hugging 251", []),
      ("view a size 5x- hugging 251", []), ("view a size -x- 1️⃣hugging 251", ["1: unused-property"]),
      ("button a \"x\" hugging 251", []), ("switch s hugging 251", []),
      ("textview t 1️⃣compression 751", ["1: unused-property"]),
      ("stack s row 1️⃣hugging 251", ["1: unused-property"]),
      ("stack s row 1️⃣size 5x5", ["1: unused-property"]),
      ("guide g 1️⃣fill red", ["1: unused-property"]), ("guide g stroke red", []),
      ("view a baselines 3 4", []), ("label a \"x\" 1️⃣baselines 3 4", ["1: unused-property"]),
      ("label a \"\" baselines 3 4", []), ("textview t 1️⃣baselines 3 4", ["1: unused-property"]),
      ("stack s row 1️⃣baselines 3 4", ["1: unused-property"]),
      ("stack s row 1️⃣align leading", ["1: misplaced-property"]), ("stack s column align leading", []),
      ("stack s column 1️⃣align top", ["1: misplaced-property"]), ("stack s row align top", []),
      ("stack s row align center", []), ("spacing 8\n1️⃣spacing 8", ["1: repeated-property"]),
      ("spacing 8 8", []),
    ] as [(String, [String])])
  func unused(line: String, expected: [String]) { #expect(findings(line) == expected) }

  @Test func unusedPropertiesAreNotSet() throws {
    let views = parsed("guide a fill red\ntextview b baselines 3 4\nview c fill red baselines 3 4").layout
      .views
    #expect(views[1].fill == .automatic && views[3].fill != .automatic)
    #expect(views[2].baselines == nil && views[3].baselines != nil)
  }

  @Test(
    arguments: [
      ("label a \"x\" font 10000", []), ("label a \"x\" font 1️⃣10001", ["1: number-too-large"]),
      ("label a \"x\" font 0.5", []), ("pages p 0", []), ("pages p 100", []),
      ("pages p 1️⃣101", ["1: number-out-of-range"]), ("slider s 0", []), ("slider s 1", []),
      ("slider s 1️⃣1.01", ["1: number-out-of-range"]), ("view a size 5x5 hugging 1", []),
      ("view a size 5x5 hugging 1000 1", []),
      ("view a size 5x5 hugging 1️⃣0.5", ["1: priority-out-of-range"]),
      ("view a size 5x5 hugging 1 1️⃣1001", ["1: priority-out-of-range"]), ("canvas 5x5 margins 1 2 3 4", []),
      ("canvas 5x5 margins 1 2 3 4 1️⃣5", ["1: unexpected-text"]),
      ("view a margins 1 2 31️⃣", ["1: margin-count"]), ("canvas 5x5 scale 1000", []),
      ("canvas 5x5 scale 1️⃣1001", ["1: number-too-large"]),
      ("canvas 5x5 scale 1️⃣0", ["1: number-out-of-range"]),
    ] as [(String, [String])])
  func limits(line: String, expected: [String]) { #expect(findings(line) == expected) }

  /// In a stack, a divider is vertical if the stack is horizontal. Elsewhere, it is vertical if equations connect it to
  /// the top and bottom of its superview, but not also to the left and right.
  @Test(arguments: [
    ("stack s row { divider d }", true), ("stack s column { divider d }", false), ("divider d", false),
    ("divider d\nV:|[d]|", true), ("divider d\n|[d]|\nV:|[d]|", false), ("divider d\n|[d]|", false),
    ("divider d\nV:|[d]", false), ("divider d\n|[d]\nV:|[d]|", true),
    ("divider d\nV:|[d]|\nd.left = superview.left\nd.right = superview.right", false),
    ("divider d\nd.top >= superview.top\nd.bottom = superview.bottom", false),
    ("divider d\nd.top = superview.bottom\nd.bottom = superview.bottom", false),
    ("divider d\nview.top = d.top\nview.bottom = d.bottom", true),
    ("view a { divider d }\nd.top = a.top\nd.bottom = a.bottom", true),
    ("view a { divider d }\nd.top = view.top\nd.bottom = view.bottom", false),
  ])
  func divider(text: String, isUpright: Bool) throws {
    let divider = try #require(parsed(text).layout.views.first { $0.kind == .divider })
    #expect(divider.isUpright == isUpright)
  }

  private static let wellFormed: [[UInt8]] = [
    [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xE1, 0x80, 0x80], [0xED, 0x9F, 0xBF],
    [0xEE, 0x80, 0x80],
    [0xF0, 0x90, 0x80, 0x80], [0xF1, 0x80, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
  ]

  private static let malformed: [[UInt8]] = [
    [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xC2, 0xC2], [0xE0, 0x9F, 0xBF], [0xE1, 0x80],
    [0xE1, 0x80, 0x41], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF1, 0x80, 0x80],
    [0xF1, 0x80, 0x80, 0x41], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
  ]

  /// The byte sequences are from table 3-7 of the Unicode Standard.
  @Test(arguments: [0, 1, 7, 8, 9, 17]) func bytes(count: Int) {
    let lead = [UInt8](repeating: UInt8(ascii: " "), count: count)
    for bytes in Self.wellFormed {
      #expect(checkText(SourceText(name: "", utf8: lead + bytes + lead)) == nil, "\(bytes)")
    }
    for bytes in Self.malformed {
      let error = checkText(SourceText(name: "", utf8: lead + bytes))
      #expect(error?.code == "invalid-utf8", "\(bytes)")
      #expect(error?.span?.start == count, "\(bytes)")
    }
    let error = checkText(SourceText(name: "", utf8: lead + [0] + lead))
    #expect(error?.code == "binary-file")
    #expect(error?.span?.start == count)
  }
}
