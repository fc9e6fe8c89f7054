import Diagnostics
import LayoutLanguage
import LayoutModel
import Testing

struct SpellingTests {
  static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (12, "12"), (-12.5, "-12.5"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
    (1e-7, "0.0000001"), (-1.25e-5, "-0.0000125"), (1e12, "1000000000000"), (1e16, "10000000000000000"),
    (1.5e17, "150000000000000000"), (123_456_789.125, "123456789.125"),
  ]

  @Test(arguments: numbers)
  func number(_ value: Double, _ text: String) {
    #expect(spelled(value) == text)
    #expect(Double(text) == value)
  }

  static let texts: [(String, String)] = [
    ("plain", #""plain""#), (#"a "b" \c"#, #""a \"b\" \\c""#), ("two\nlines\tand", #""two\nlines\tand""#),
    ("\u{1}bell\u{7}\u{7F}\u{FFFE}", #""bell""#), ("日本", #""日本""#), ("", #""""#),
  ]

  @Test(arguments: texts)
  func text(_ value: String, _ literal: String) {
    #expect(spelled(value) == literal)
    let parsed = parse(SourceText(name: "", text: "label a \(literal)"))
    #expect(parsed.diagnostics == [])
    #expect(parsed.layout.views[1].text == (value.hasPrefix("\u{1}") ? "bell" : value))
  }

  /// Properties that have no effect on a view's kind are not written, since reading them would give a
  /// warning.
  @Test(arguments: [
    ("view a \"Inbox\" color red fill blue", "view a fill #0000ff"),
    ("textview a \"Hi\" baselines 3 4", "textview a \"Hi\""),
    ("label a \"Hi\" color red", "label a \"Hi\" color #ff0000"),
    ("icon a \"star\" color red", "icon a \"star\" color #ff0000"),
    ("view a baselines 3 4", "view a baselines 3 4"),
  ])
  func unusedParts(_ line: String, _ written: String) {
    let layout = parse(SourceText(name: "", text: line)).layout
    #expect(layout.declaration(of: ViewID(1), keepsStacks: true) == written)
    #expect(parse(SourceText(name: "", text: written)).diagnostics == [])
  }
}
