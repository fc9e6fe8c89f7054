import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct VFLStackTests {
  @Test(arguments: [
    (
      "V:|[s:[a(50)][b][c(50)]]|\nH:|[s]|",
      [
        "s.top == view.top", "a.top == s.top", "a.height == 50", "b.top == a.bottom", "c.top == b.bottom",
        "c.height == 50", "s.bottom == c.bottom", "view.bottom == s.bottom",
        "s.leading == view.leading", "a.leading == s.leading", "a.width == s.width", "b.leading == s.leading",
        "b.width == s.width", "c.leading == s.leading", "c.width == s.width", "view.trailing == s.trailing",
      ]
    ),
    // The line that sets the horizontal position of the stack may also precede the line that defines the stack.
    (
      "H:|[s]\nV:|[s:[a]]",
      [
        "s.leading == view.leading", "s.top == view.top", "a.top == s.top", "s.bottom == a.bottom",
        "a.leading == s.leading", "a.width == s.width",
      ]
    ),
    (
      "H:|-[s:[a(b,c)]-[b]-[c]]-|\nV:|[s]|",
      [
        "s.leading == view.leadingMargin", "a.leading == s.leading", "a.width == b.width",
        "a.width == c.width",
        "b.leading == a.trailing + 8", "c.leading == b.trailing + 8", "s.trailing == c.trailing",
        "view.trailingMargin == s.trailing", "s.top == view.top", "a.top == s.top", "a.height == s.height",
        "b.top == s.top", "b.height == s.height", "c.top == s.top", "c.height == s.height",
        "view.bottom == s.bottom",
      ]
    ),
    // At the edge of a stack, a bare `-` is the standard space between siblings.
    ("V:[s:-[a]-4-[b]-]", ["a.top == s.top + 8", "b.top == a.bottom + 4", "s.bottom == b.bottom + 8"]),
    ("V:[s:-20-[a]-(>=5)-]", ["a.top == s.top + 20", "s.bottom >= a.bottom + 5"]),
    ("[s:->[a]->]", []),
    ("[s(100):[a]]", ["s.width == 100", "a.leading == s.leading", "s.trailing == a.trailing"]),
    // Inside a stack, a percentage still refers to the superview. All spacers (`~`) of a line are equal, inside and
    // outside of its stacks.
    (
      "V:[s:[a(50%)]-(10%)-[b]]",
      [
        "a.top == s.top", "a.height == view.height * 0.5", "b.top - a.bottom - 0.1*view.height == 0",
        "s.bottom == b.bottom",
      ]
    ),
    ("|~[s:~[a]]", ["a.leading - 2*s.leading + view.leading == 0", "s.trailing == a.trailing"]),
    // Nested stacks run along the same axis, so `|[s]` also sets the horizontal position of `t`.
    (
      "V:|[s:[a][t:[b]-[c]]]|\n|[s]",
      [
        "s.top == view.top", "a.top == s.top", "t.top == a.bottom", "b.top == t.top", "c.top == b.bottom + 8",
        "t.bottom == c.bottom", "s.bottom == t.bottom", "view.bottom == s.bottom",
        "s.leading == view.leading",
        "a.leading == s.leading", "a.width == s.width", "t.leading == s.leading", "t.width == s.width",
        "b.leading == t.leading", "b.width == t.width", "c.leading == t.leading", "c.width == t.width",
      ]
    ),
    (
      "V:[s:[a,b][c]]",
      [
        "a.top == s.top", "b.top == s.top", "c.top == a.bottom", "c.top == b.bottom", "s.bottom == c.bottom",
      ]
    ),
    (
      "[s:[a][b]][c] alignAllTop",
      [
        "a.leading == s.leading", "b.leading == a.trailing", "s.trailing == b.trailing",
        "c.leading == s.trailing",
        "c.top == s.top", "b.top == a.top",
      ]
    ),
    (
      "V:[card:[inner][other]]\n|[card]",
      [
        "inner.top == card.top", "other.top == inner.bottom", "card.bottom == other.bottom",
        "card.leading == view.leading", "inner.leading == card.leading", "inner.width == card.width",
        "other.leading == card.leading", "other.width == card.width",
      ]
    ),
  ])
  func `a stack's constraints`(lines: String, normalForms: [String]) {
    let reading = VFLReading(lines)
    #expect(reading.normalForms == normalForms)
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    ("V:|[s:[a]]|", "s", ViewID.root), ("|[s]|\nV:|[s:[a]]|", "s", .root), ("V:[s:[inner]]", "s", ViewID(6)),
    ("V:[s:[t:[inner]]]", "t", ViewID(6)), ("V:[s:[t:[inner]]]", "s", ViewID(6)),
    ("[a(s)]\nV:[s:[inner]]", "s", ViewID(6)),
  ])
  func `an undeclared stack is a guide beside its members`(lines: String, name: String, parent: ViewID) throws
  {
    let reading = VFLReading(lines)
    let guides = reading.context.views.filter { $0.name == name }
    #expect(guides.map(\.kind) == [.guide])
    #expect(guides.map(\.parent) == [parent])
    #expect(reading.findings == [])
  }

  @Test func `a stack in a file without declarations is a guide too`() {
    let reading = VFLReading("|[s]|\nV:|[s:[x][y]]|", declaresViews: false)
    #expect(reading.context.views.map(\.name) == ["view", "s", "x", "y"])
    #expect(reading.context.views.map(\.kind) == [.view, .guide, .box, .box])
  }

  @Test func `a declared stack stays what it is`() {
    #expect(VFLReading("V:[a:[b]]").context.views[1].kind == .view)
  }

  @Test(arguments: [
    ("V:[s:[a]][1️⃣s:[b]]", ["duplicate-stack"]), ("HV:[1️⃣s:[a]]", ["stack-axis"]),
    ("Z:[1️⃣s:[a]]", ["stack-axis"]),
    ("[1️⃣v1..2:[a]]", ["stack-of-several"]), ("[s:1️⃣]", ["expected-view"]),
    ("[s:1️⃣|[a]|]-[b]", ["expected-view"]),
    ("[s:[a]1️⃣", ["unclosed-view"]), ("[s:[a1️⃣", ["unclosed-view"]), ("[s:[1️⃣x]]", ["unknown-view"]),
    ("[s:[a]-1️⃣q-[b]]", ["unknown-metric"]), ("[s:-1️⃣]", ["expected-view"]),
  ])
  func `codes and columns`(marked: String, codes: [String]) {
    let line = MarkedText(marked)
    let reading = VFLReading(line.text, views: ["v1", "v2"])
    #expect(reading.findings == zip(line.columns, codes).map { "\($0):\($1)" })
  }

  @Test func `the error of a second stack with one name shows the first one`() {
    let reading = VFLReading("V:[s:[a]]\nV:[s:[b]]")
    #expect(reading.diagnostics.map(\.message) == ["A stack named 's' has already been created"])
    #expect(reading.diagnostics.first?.notes.first?.span?.start == 3)
  }

  @Test func `nesting has a bound`() {
    func nested(_ depth: Int) -> String {
      (0..<depth).map { "[s\($0):" }.joined() + "[a]" + String(repeating: "]", count: depth)
    }
    #expect(VFLReading(nested(100)).findings == [])
    #expect(VFLReading(nested(101)).diagnostics.map(\.code) == ["too-deep"])
    #expect(VFLReading(nested(10_000)).diagnostics.map(\.code) == ["too-deep"])
    #expect(VFLReading(String(repeating: "[s:", count: 10_000)).diagnostics.map(\.code) == ["too-deep"])
  }
}
