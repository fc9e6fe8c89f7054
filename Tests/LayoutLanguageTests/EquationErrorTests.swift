import Testing

@testable import LayoutLanguage

@Suite struct EquationErrorTests {
  static let declarations = """
    let gap = 12
    let zero = 0
    let strong = 2000
    view a { view inner }
    view b
    view email

    """

  @Test(
    "syntax",
    arguments: [
      ("a.left1️⃣", "expected-relation"),
      ("a.1️⃣", "expected-attribute"),
      ("a.left =1️⃣", "expected-operand"),
      ("a.left = b.1️⃣", "expected-attribute"),
      ("a.left = b.left +1️⃣", "expected-constant"),
      ("a.left = b.left -1️⃣", "expected-constant"),
      ("a.width = b.width *1️⃣", "expected-constant"),
      ("a.left = -1️⃣", "expected-constant"),
      ("a.left = b.left ~1️⃣", "expected-priority"),
      ("a.left =1️⃣ \\\n  // nothing", "expected-operand"),
      ("a.1️⃣5left = 5", "expected-attribute"),
      ("a.left 1️⃣5", "expected-relation"),
      ("a.left 1️⃣: 5", "expected-relation"),
      ("a.left = 1️⃣*5", "expected-operand"),
      ("a.left = 1️⃣\"x\"", "expected-operand"),
      ("a.left = b.left + 1️⃣\"x\"", "expected-constant"),
      ("a.left = b.left 1️⃣5", "unexpected-text"),
      ("a.left = 5 1️⃣5", "unexpected-text"),
      ("a.left = 5.5 1️⃣.5", "unexpected-text"),
      ("a.left = 5 \"x\" 1️⃣~ 5", "unexpected-text"),
      ("a.left = 5 ~ 5 1️⃣@ 5", "unexpected-text"),
      ("a.left = 5 \"x\" 1️⃣\"y\"", "unexpected-text"),
      ("a.left = b.left 1️⃣= 5", "unexpected-text"),
      ("a.left = 51️⃣, b.left = 5", "unexpected-text"),
      ("a.left = 1️⃣5%", "percentage-of-location"),
      ("a.left 1️⃣< 5", "unknown-relation"),
      ("a.left 1️⃣> 5", "unknown-relation"),
      ("a.left 1️⃣!= 5", "unknown-relation"),
      ("a.left =1️⃣> 5", "unknown-relation"),
      ("a.left =1️⃣< 5", "unknown-relation"),
      ("a.left ==1️⃣= 5", "unknown-relation"),
      ("a.1️⃣lft = 5", "unknown-attribute"),
      ("a.left = b.1️⃣Left", "unknown-attribute"),
      ("a.1️⃣centerx = 5", "unknown-attribute"),
      ("a.left1️⃣.x = 5", "expected-relation"),
      ("a.left = b.left1️⃣.x", "unexpected-text"),
      ("a.left = 11️⃣e3", "number-exponent"),
      ("a.left = 11️⃣e308", "number-exponent"),
      ("a.left = 1.51️⃣E-3", "number-exponent"),
      ("a.left = 51️⃣px", "number-unit"),
      ("a.left = 21️⃣gap", "number-unit"),
      ("a.left = 1️⃣1000000000001", "number-too-large"),
      ("a.left = b.left + 1️⃣99999999999999999999", "number-too-large"),
      ("a.width = b.width / 1️⃣0.0000000000001", "number-too-large"),
      ("a.width = 1️⃣1000000000001%", "number-too-large"),
      ("a.left = 5 ~ 1️⃣0", "priority-out-of-range"),
      ("a.left = 5 ~ 1️⃣1001", "priority-out-of-range"),
      ("a.left = 5 ~ 1️⃣.5", "priority-out-of-range"),
      ("a.left = 5 @ 1️⃣-5", "priority-out-of-range"),
      ("a.left = 5 @ 1️⃣strong", "priority-out-of-range"),
      ("a.left = 5 @ 1️⃣zero", "priority-out-of-range"),
      ("a.left = 5 ~ 1️⃣hgh", "unknown-metric"),
      ("a.left = 5 ~ 1️⃣\"x\"", "expected-priority"),
      ("a.left = 5 \"x1️⃣", "unterminated-string"),
      ("a.left = 5 \"1️⃣\\q\"", "unknown-escape"),
      ("1️⃣emial.left = 5", "unknown-view"),
      ("a.left = 1️⃣emial.left", "unknown-view"),
      ("a.left = 1️⃣gpa", "unknown-metric"),
      ("a.left = b.left + 1️⃣gpa", "unknown-metric"),
      ("a.width = b.width * 1️⃣gpa", "unknown-metric"),
      ("a.left = b.left + 1️⃣b", "unknown-metric"),
      ("1️⃣H.left = 5", "reserved-name"),
      ("a.left = 1️⃣C.left", "reserved-name"),
      ("view.left = 1️⃣10", "root-has-no-superview"),
      ("view.left = 1️⃣superview.left", "root-has-no-superview"),
      ("a.width = b.1️⃣left", "size-with-location"),
      ("a.left = b.1️⃣width", "size-with-location"),
      ("a.left = b.1️⃣top", "horizontal-with-vertical"),
      ("a.centerY = b.1️⃣centerX", "horizontal-with-vertical"),
      ("a.leading = b.1️⃣left", "leading-with-left"),
      ("a.right = b.1️⃣trailing", "leading-with-left"),
      ("a.leadingMargin = b.1️⃣right", "leading-with-left"),
      ("a.left = superview.1️⃣leadingMargin", "leading-with-left"),
      ("a.width = b.width * 1️⃣0", "multiplier-zero"),
      ("a.width = b.width * 1️⃣-0", "multiplier-zero"),
      ("a.width = b.width * 1️⃣zero", "multiplier-zero"),
      ("a.width = b.width / 1️⃣0", "division-by-zero"),
      ("a.width = b.width / 1️⃣zero + 5", "division-by-zero"),
    ] as [(String, String)])
  func finding(_ equation: String, _ code: String) {
    #expect(findings(equation, before: Self.declarations) == ["1: \(code)"])
  }

  @Test(
    "valid form",
    arguments: [
      ("a 1️⃣= b", "a.left = b.left"),
      ("a 1️⃣== b", "a.left == b.left"),
      ("a 1️⃣>= b.right", "a.right >= b.right"),
      ("a.top = b1️⃣", "a.top = b.top"),
      ("a.top = superview1️⃣", "a.top = superview.top"),
      ("a.leading = superview1️⃣ + 8", "a.leading = superview.leading + 8"),
      ("a.bottom = view1️⃣ - gap ~ 750 \"x\"", "a.bottom = view.bottom - gap ~ 750 \"x\""),
      ("a.safeArea.width <= b1️⃣ * 2 / 3", "a.safeArea.width <= b.width * 2 / 3"),
      ("a.1️⃣b.left = 20", "b.left"),
      ("a.left = superview.1️⃣safearea.left", "superview.safeArea.left"),
      ("a.1️⃣margin.top = 20", "a.margins.top"),
      ("a.width = a.height * 1️⃣(16/9)", "a.width = a.height * 16:9"),
      ("[a 1️⃣setLeft:20]", "a.left = 20"),
      ("[a 1️⃣setCenterX: -20.5]", "a.centerX = -20.5"),
      ("a.left = 20 1️⃣+ superview.left", "a.left = superview.left + 20"),
      ("a.left = gap 1️⃣+ superview.left", "a.left = superview.left + gap"),
      ("a.left = 20 1️⃣- superview.left", "a.left = superview.left * -1 + 20"),
      ("a.left 1️⃣+ 20 = superview.left", "a.left = superview.left - 20"),
      ("a.left 1️⃣+ gap = superview.left", "a.left = superview.left - gap"),
      ("a.left 1️⃣- 20 <= superview.left ~ 5 \"x\"", "a.left <= superview.left + 20 ~ 5 \"x\""),
      ("a.width 1️⃣/ 2 = b.width", "a.width = b.width * 2"),
      ("a.width 1️⃣* -2 >= b.width", "a.width <= b.width * -0.5"),
      ("a.left = 20 1️⃣+ 3", "a.left = 23"),
      ("a.left = 20 1️⃣- 23", "a.left = -3"),
      ("a.width = gap 1️⃣* 2", "a.width = 24"),
      ("a.width = b.width * 1️⃣(0.9 + 5)", "a.width = b.width * 5.9"),
      ("a.left = 1️⃣(b.left + 5)", "a.left = b.left + 5"),
      ("a.width = 2 1️⃣* b.width", "a.width = b.width * 2"),
      ("a.left = b.right + 5 1️⃣+ 3", "a.left = b.right + 8"),
      ("a.left = b.right - gap 1️⃣+ 12.5 @ 5", "a.left = b.right + 0.5 @ 5"),
      ("a.left = 1️⃣+5", "a.left = 5"),
      ("a.left = -1️⃣(5 + 3)", "a.left = -8"),
      ("a.left = 600000000000 1️⃣+ 400000000000", "a.left = 1000000000000"),
      ("a.width = b.width * 1️⃣(gap * 2)", "a.width = b.width * 24"),
      ("a.width = b.width * 1️⃣(gap * 2 + 1)", "a.width = b.width * 25"),
      ("a.width = b.width * 1️⃣(gap * 3 - gap)", "a.width = b.width * 24"),
      ("a.width = b.width + 1️⃣b.width", "a.width = b.width * 2"),
      ("1️⃣20 = a.left", "a.left = 20"),
      ("1️⃣20 + b.left <= a.left", "b.left <= a.left - 20"),
      ("1️⃣-a.left = 5", "a.left = -5"),
      ("1️⃣superview.left = a.left + 5", "a.left = superview.left - 5"),
      ("1️⃣superview.width >= a.width * 2", "a.width <= superview.width * 0.5"),
    ] as [(String, String)])
  func validForm(_ equation: String, _ expected: String) {
    let before = Self.declarations
    #expect(findings(equation, before: before).map { $0.prefix(3) } == ["1: "])
    let message = messages(MarkedText(equation).text, before: before).first ?? ""
    #expect(message.hasSuffix("; write '\(expected)'"), "\(message)")
  }

  @Test(
    "a valid form is valid",
    arguments: [
      "a.left = 20 + superview.left", "a.left + 20 = superview.left", "a.left = 20 + 3",
      "20 + b.left <= a.left",
      "a.width = 0.00001 * b.width", "a.left = 1 / 3 + b.left", "[a setTop:5]",
      "superview.bottom = a.bottom + 0.25 ~ high", "a = b",
    ])
  func validFormIsValid(_ equation: String) throws {
    let message = try #require(messages(equation, before: Self.declarations).first)
    let form = try #require(message.split(separator: "; write '").last).dropLast()
    #expect(messages(String(form), before: Self.declarations) == [])
  }

  @Test(
    "no valid form",
    arguments: [
      "a.left = b.left + inner.left", "a.width = b.width * a.width", "a.left = 5 / b.left", "5 = 6",
      "a.left = (((b.left", "a.left = 20 + nobody + 3", "a.left - a.left = 5", "a.left = b + nobody",
      "a.left = b junk", "a.left = b * 2 = 5", "a.left = 900000000000 + 900000000000",
      "a.width = 2000000 * b.width * 2000000", "[a setFoo:20]", "[a setWidth:gap]", "[a getWidth:20]",
    ])
  func noValidForm(_ equation: String) throws {
    let message = try #require(messages(equation, before: Self.declarations).first)
    #expect(!message.contains("; write"))
  }

  /// In a sum of eight or more terms, equal terms are found with a dictionary; in a shorter sum, with a linear search.
  @Test(
    "terms that cancel",
    arguments: [
      (["a.top"], "a.left = b.left + 4"),
      (["a.top", "a.right", "a.width", "a.height", "b.top", "b.right"], "a.left = b.left + 4"),
      (["a.top", "a.right", "a.width", "a.height", "b.top", "b.right", "b.width"], "a.left = b.left + 4"),
      (
        ["a.top", "a.right", "a.width", "a.height", "b.top", "b.right", "b.width", "b.height", "b.bottom"],
        "a.left = b.left + 4"
      ),
    ])
  func canceled(_ items: [String], _ expected: String) {
    let terms = items.map { " + \($0)" } + items.map { " - \($0)" }
    let message = messages("a.left = b.left\(terms.joined()) + 4", before: Self.declarations).first ?? ""
    #expect(message.hasSuffix("; write '\(expected)'"), "\(message)")
  }

  /// In a file that declares no views, every name that is not the name of a metric is read as the name of a view.
  @Test(arguments: [
    ("a = b", "; write 'a.left = b.left'"), ("a = superview", "; write 'a.left = superview.left'"),
    ("let gap = 12\na = gap", ""), ("let gap = 12\ngap = a", ""),
  ])
  func `Two names in a file without views`(_ text: String, _ form: String) {
    let message = messages(text).first ?? ""
    #expect(message.hasPrefix("'") && message.hasSuffix(form) && message.contains("; write") == (form != ""))
  }

  @Test func `Every error of an equation is reported`() {
    #expect(
      findings("1️⃣x.2️⃣lft = 3️⃣y.4️⃣rigth * 5️⃣0 + 6️⃣nix ~ 7️⃣0", before: Self.declarations) == [
        "1: unknown-view", "2: unknown-attribute", "3: unknown-view", "4: unknown-attribute",
        "5: multiplier-zero", "6: unknown-metric", "7: priority-out-of-range",
      ])
    #expect(
      findings("a.left = b.1️⃣width * 2️⃣(0.9 + 5)", before: Self.declarations) == [
        "1: size-with-location", "2: parenthesis",
      ])
  }

  @Test(
    "suggestions",
    arguments: [
      ("emial.left = 5", "no view is named 'emial'; did you mean 'email'?"),
      ("a.left = emial.left", "no view is named 'emial'; did you mean 'email'?"),
      ("a.left = gpa", "no metric is named 'gpa'; did you mean 'gap'?"),
      ("let far = gpa", "no metric is named 'gpa'; did you mean 'gap'?"),
      ("let z = q + 1", "no metric is named 'q'"),
      ("a.centerx = 5", "no attribute is named 'centerx'; did you mean 'centerX'?"),
      ("a.left = 5 ~ hihg", "no priority or metric is named 'hihg'; did you mean 'high'?"),
      (
        "a.leftMargin = b.leadingMargin",
        "'leftMargin' cannot be related to 'leadingMargin': leading and trailing are mirrored in right-to-left "
          + "layouts, but left and right are not; write 'leadingMargin' instead of 'leftMargin', or 'leftMargin' "
          + "instead of 'leadingMargin'"
      ),
      (
        "a.right = b.trailingMargin",
        "'right' cannot be related to 'trailingMargin': leading and trailing are mirrored in right-to-left "
          + "layouts, but left and right are not; write 'trailing' instead of 'right', or 'rightMargin' instead of "
          + "'trailingMargin'"
      ),
      ("a.left = 1e3", "a number cannot have an exponent; write '1000'"),
      ("a.left = 1e308", "a number cannot have an exponent; the largest number is 1000000000000"),
      ("a.left = 1e-4", "a number cannot have an exponent; write '0.0001'"),
      ("a.left = 1e-308", "a number cannot have an exponent; write all digits, as in '0.001'"),
    ])
  func suggestion(_ equation: String, _ message: String) {
    #expect(messages(equation, before: Self.declarations) == [message])
  }

  @Test(
    "the end of a statement in a block",
    arguments: [
      "view x { a.left = 1️⃣}", "view x { a.left =1️⃣; a.top = 5 }", "view x { a.left 1️⃣{ } }",
      "view x {\na.left =1️⃣ // \n}",
      "metrics { m = 1️⃣}", "view x size 1️⃣{ }", "view x { size 5x1️⃣; lines 0 }", "let m = 1️⃣{ }",
    ])
  func end(_ text: String) {
    #expect(findings(text, before: Self.declarations).first?.prefix(3) == "1: ")
  }

  @Test func `An equation in a block is not about the block's view`() {
    let layout = parsed("view a {\n view b\n b.left = superview.left\n c.left = superview.left\n}\nview c")
    #expect(layout.reported == [])
    #expect(
      layout.layout.constraints.map(layout.layout.normalForm) == ["b.left == a.left", "c.left == view.left"])
  }
}
