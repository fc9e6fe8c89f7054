import Diagnostics
import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct SLLDocumentTests {
  struct FileCase: CustomTestStringConvertible, Sendable {
    var text: String
    var expected: [String]
    var testDescription: String { text }

    init(_ text: String, _ expected: String...) {
      self.text = text
      self.expected = expected
    }
  }

  @Test(arguments: [
    FileCase(
      "view badge { tt = rr = 5, w = h = 20 }", "badge.top == view.top + 5", "badge.right == view.right - 5",
      "badge.width == 20 @ 998", "badge.height == 20 @ 998"),
    FileCase(
      "badge: tt = rr = 5", "badge.top == view.top + 5", "badge.right == view.right - 5"),
    FileCase("view a { tt = 5; ll = 3 }", "a.top == view.top + 5", "a.left == view.left + 3"),
    FileCase("view a {\n  tt\n  w = \\\n 7 // seven\n}", "a.top == view.top", "a.width == 7 @ 998"),
    FileCase("view a { view b { tt = %h(a) / 2 } }", "b.top == a.bottom * 0.5"),
    FileCase("view a { view b { tt = %h(view) } }", "b.top - view.height - a.top == 0"),
    FileCase(
      "a: tt = 5\nview a { tt += 3; bb = 1 }\na: bb += 2", "a.top == view.top + 8 @ 997",
      "a.bottom == view.bottom - 3"),
    FileCase(
      "let gap = 12\nview a { tt = gap / 2, ll = %f(gap) }", "a.top == view.top + 6",
      "a.left == view.left + 12"),
    // The name of a rule has precedence over the name of a metric.
    FileCase("let w = 7\nview a { h = w }", "a.height == 0 @ 998"),
    FileCase("let w = 7\nview a { h = %f(w) }", "a.height == 7 @ 998"),
    FileCase("view tt { tt = 5 }\nview b { tt = %bt(tt) }", "tt.top == view.top + 5", "b.top == tt.bottom"),
    FileCase(
      "view size { size 5x5; tt = 1 }\nsize: ll = 2", "size.top == view.top + 1", "size.left == view.left + 2"
    ),
    // Constraints of all notations are in the order of the text.
    FileCase(
      "view a { tt = 5 }\na.left = 3\na: w = 9\n|-7-[b]\nview b { h = 2 }", "a.top == view.top + 5",
      "a.left == view.left + 3",
      "a.width == 9 @ 998", "b.leading == view.leading + 7", "b.height == 2 @ 998"),
    // Undeclared names in rules become boxes in the root.
    FileCase("a: tt = %bt(b) + 5, w = %w(view)", "a.top == b.bottom + 5", "a.width == view.width @ 998"),
    // A maximum size is ignored if its value is negative on every canvas.
    FileCase(
      "canvas 100x100\nview a { maxw = 50% - 60, maxh = 50% - 40 }", "a.height <= view.height * 0.5 - 40"),
    FileCase("canvas 100x100\ncanvas \"B\" 110x50\nview a { maxw = 50% - 60 }"),
    FileCase(
      "canvas 100x100\ncanvas \"B\" 140x50\nview a { maxw = 50% - 60 }", "a.width <= view.width * 0.5 - 60"),
    FileCase("canvas 100xfit\nview a { maxw = 50% - 60 - V:10% }"),
    FileCase("canvas 100xfit\nview a { maxh = 50% - 60 }", "a.height <= view.height * 0.5 - 60"),
    FileCase("canvas 100x100\nview a { view b { maxw = %w(view) - 110 } }"),
    FileCase("canvas 100x100\nview a { maxw = 50% - 50 }", "a.width <= view.width * 0.5 - 50"),
    // `as page` names the root.
    FileCase("canvas 10x10 as page\nview a { w = %w(page) }", "a.width == page.width @ 998"),
    FileCase("canvas 10x10 as page\nview view { tt = 1 }", "view.top == page.top + 1"),
  ])
  func reads(_ example: FileCase) {
    #expect(normalForms(example.text) == example.expected)
    #expect(parsed(example.text).reported == [])
  }

  @Test(arguments: [
    ("1️⃣tt = 5", ["rule-on-root"]),
    ("1️⃣tt", ["rule-on-root"]),
    ("view a\n1️⃣view: tt = 5", ["rule-on-root"]),
    ("canvas 10x10 as page\nview a\n1️⃣page: tt = 5", ["rule-on-root"]),
    ("view a\n1️⃣b: tt = 5", ["unknown-view"]),
    ("view a { 1️⃣hiden }", ["unknown-name"]),
    ("view a { tt 1️⃣5 }", ["expected-assignment"]),
    ("view a { w =1️⃣= 5 }", ["expected-assignment"]),
    ("view a { w 1️⃣<= 5 }", ["expected-assignment"]),
    ("view a\n1️⃣w == 5", ["rule-on-root"]),
    ("view a { tt = 5 + 1️⃣}", ["missing-operand"]),
    ("view a { tt = (5 1️⃣; ll = 3 }", ["unclosed-parenthesis"]),
    ("view a { tt = %w(a)1️⃣) }", ["unopened-parenthesis"]),
    ("view a {\n  tt = 5 +1️⃣ // more\n}", ["missing-operand"]),
    ("view a { 1️⃣fill = 5 }", ["unknown-rule"]),
    ("view a { tt = 1️⃣foo, ll = 2️⃣bar }\n3️⃣b.left = 5", ["unknown-name", "unknown-name", "unknown-view"]),
    ("view a { 1️⃣tt = 5, bb = 5, ct = 5 }", ["dropped-rule"]),
    ("1️⃣superview: tt = 5", ["unknown-view"]),
    ("view a { tt = 5 1️⃣~ 750 }", ["expected-operator"]),
    ("view a { tt = 5 1️⃣\"name\" }", ["expected-operator"]),
  ])
  func reports(marked: String, codes: [String]) {
    let text = MarkedText(marked)
    let parsed = parsed(text.text)
    #expect(parsed.diagnostics.map(\.code) == codes)
    #expect(parsed.diagnostics.map { $0.span?.start } == text.marks.map(Optional.some))
  }

  @Test func suggestsProperties() {
    #expect(
      parsed("view a { hiden }").diagnostics.map(\.message)
        == ["no rule or metric is named 'hiden'; did you mean 'hidden'?"])
    #expect(
      parsed("view a { fill = 5 }").diagnostics.map(\.message)
        == ["'fill' is a property; write it without '='"])
  }
}
