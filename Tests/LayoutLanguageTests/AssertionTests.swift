import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct AssertionTests {
  @Test(
    "assertions",
    arguments: [
      ("assert a.width >= 44", "a.width >= 44"),
      ("assert a.width = gap", "a.width == 12"),
      ("assert a.left == b.right * 2 + 8 \"name\"", "a.left == b.right * 2 + 8 'name'"),
      ("assert a.left <= -5", "a.left <= root.left * 1 + -5"),
      ("assert a . top  ==  superview . bottom", "a.top == root.bottom * 1 + 0"),
      ("assert inside a b", "inside a b"),
      ("assert inside c superview", "inside c b"),
      ("assert apart a b \"name\"", "apart a b 'name'"),
      ("assert not apart a b", "not apart a b"),
      ("assert truncated t", "truncated t"),
      ("assert not truncated t", "not truncated t"),
      ("assert not ambiguous a", "not ambiguous a"),
      ("assert inside.width >= 1", "inside.width >= 1"),
      ("assert inside inside not", "inside inside not"),
      ("assert not inside not inside", "not inside not inside"),
      ("assert \\\n a.width >= 44", "a.width >= 44"),
    ])
  func read(_ text: String, _ expected: String) {
    let before = """
      let gap = 12
      view a; view inside; view not; label t "T"
      view b {
        view c
      }

      """.replacing("; ", with: "\n")
    let parsed = parsed(before + text)
    #expect(parsed.reported == [])
    #expect(parsed.layout.assertions.map { words($0, in: parsed.layout) } == [expected])
    #expect(parsed.layout.constraints.isEmpty)
  }

  @Test(
    "errors",
    arguments: [
      ("assert 1️⃣x.width >= 44", ["1: unknown-view"]),
      ("assert inside 1️⃣x 2️⃣y", ["1: unknown-view", "2: unknown-view"]),
      ("assert a.1️⃣widht >= 44", ["1: unknown-attribute"]),
      ("assert a.width >= 1️⃣pag", ["1: unknown-metric"]),
      ("assert a.width 1️⃣44", ["1: expected-relation"]),
      ("assert a.width >= 1️⃣b", ["1: unknown-metric"]),
      ("assert a.width == t.1️⃣left", ["1: size-with-location"]),
      ("assert a.width >= 44 1️⃣~ 750", ["1: assertion-priority"]),
      ("assert a.width >= 44 \"x\" 1️⃣y", ["1: unexpected-text"]),
      ("assert 1️⃣44 <= a.width", ["1: constant-on-left"]),
      ("assert 1️⃣\"x\"", ["1: constant-on-left"]),
      ("assert a 1️⃣= 44", ["1: expected-attribute"]),
      ("assert 1️⃣insid a t", ["1: unknown-assertion"]),
      ("assert 1️⃣there is a view", ["1: unknown-assertion"]),
      ("assert inside a1️⃣", ["1: expected-name"]),
      ("assert inside a 1️⃣\"x\"", ["1: expected-name"]),
      ("assert inside a t 1️⃣a", ["1: unexpected-text"]),
      ("assert apart a 1️⃣a", ["1: same-view"]),
      ("assert not 1️⃣a.width >= 44", ["1: negated-comparison"]),
      ("assert not 1️⃣not apart a t", ["1: unknown-assertion"]),
      ("assert not1️⃣", ["1: expected-assertion"]),
      ("assert truncated 1️⃣a", ["1: no-text"]),
      ("assert truncated 1️⃣superview", ["1: unknown-view"]),
      ("assert view.width >= 1️⃣superview.width", ["1: root-has-no-superview"]),
      ("assert inside a t 1️⃣{ }", ["1: unexpected-block"]),
      ("1️⃣asert inside a t", ["1: unknown-statement"]),
    ])
  func errors(_ text: String, _ expected: [String]) {
    #expect(findings(text, before: "view a\nlabel t \"T\"\n") == expected)
  }

  @Test func `unknown names get suggestions`() {
    #expect(
      messages("assert insid card title\nassert inside cart title", before: "view card\nview title\n") == [
        "there is no assertion 'insid'; did you mean 'inside'?",
        "no view is named 'cart'; did you mean 'card'?",
      ])
    #expect(
      messages("asert inside card title", before: "view card\nview title\n") == [
        "unknown statement 'asert'; did you mean 'assert'?"
      ])
  }

  @Test(
    "a view named assert",
    arguments: [
      ("view assert\nassert.width = 5", ["assert.width == 5"]),
      ("view assert\nassert . width >= 5", ["assert.width >= 5"]),
      ("assert.width = b.width", ["assert.width == b.width"]),
      ("|[assert]|", ["assert.leading == view.leading", "view.trailing == assert.trailing"]),
      ("view assert\nassert: w = 5", ["assert.width == 5 @ 998"]),
    ])
  func keepsItsMeaning(_ text: String, _ expected: [String]) {
    let parsed = parsed(text)
    #expect(parsed.reported == [])
    #expect(parsed.layout.constraints.map(parsed.layout.normalForm) == expected)
    #expect(parsed.layout.assertions == [])
  }

  @Test(
    "errors as before",
    arguments: [
      ("assert 1️⃣= 5", ["1: expected-attribute"]), ("1️⃣assert", ["1: unsupported-notation"]),
      ("1️⃣assert {\n}", ["1: unknown-statement"]),
    ])
  func errorsStay(_ text: String, _ expected: [String]) {
    #expect(Array(findings(text, before: "view a\n").prefix(1)) == expected)
  }

  @Test func `an assertion makes no view`() {
    #expect(messages("|[a]|\nassert other.width >= 4") == ["no view is named 'other'"])
    #expect(parsed("|[a]|\nassert a.width >= 4").layout.views.count == 2)
  }

  @Test func `a layout's other parts are as without assertions`() {
    let text = "view a\nlet gap = 4\n|-[a]-gap-|\n"
    var layout = parsed(text + "assert a.width >= 9").layout.meaning
    layout.assertions = []
    #expect(layout == parsed(text).layout.meaning)
  }

  private func words(_ assertion: Assertion, in layout: Layout) -> String {
    let name = assertion.identifier.map { " '\($0)'" } ?? ""
    func view(_ id: ViewID) -> String { id == .root ? "root" : layout[id].name ?? "" }
    func item(_ item: Item) -> String { "\(view(item.view)).\(item.attribute.rawValue)" }
    func plain(_ number: Double) -> String { String(Int(number)) }
    switch assertion.form {
    case .comparison(let first, let relation, let second, let multiplier, let constant):
      let right = second.map { "\(item($0)) * \(plain(multiplier)) + " } ?? ""
      return "\(item(first)) \(relation.rawValue) \(right)\(plain(constant))\(name)"
    case .property(let property, let isNegated):
      let words =
        switch property {
        case .inside(let a, let b): "inside \(view(a)) \(view(b))"
        case .apart(let a, let b): "apart \(view(a)) \(view(b))"
        case .truncated(let a): "truncated \(view(a))"
        case .ambiguous(let a): "ambiguous \(view(a))"
        }
      return (isNegated ? "not " : "") + words + name
    }
  }
}
