import Conversion
import Diagnostics
import FixedAdvance
import LayoutDraw
import Testing

func converted(_ text: String, to name: String) throws -> (lines: [String], findings: [String]) {
  let target = try #require(conversionTargets.first { $0.name == name })
  let source = SourceText(name: "card.layout", text: text)
  let file = convert(source, to: target, measuring: FixedAdvanceMeasurer())
  let lines = try #require(file.text, "\(file.diagnostics)").split(separator: "\n").map(String.init)
  return (
    lines,
    file.diagnostics.map {
      "\($0.severity.rawValue) \(source.location(at: $0.span?.start ?? 0).line): \($0.message)"
    }
  )
}

struct StatementCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var statement: String
  var converted: [String]
  var findings: [String]

  init(_ statement: String, _ converted: String..., findings: [String] = []) {
    testDescription = statement
    (self.statement, self.converted, self.findings) = (statement, converted, findings)
  }
}

private let views = "canvas 300x200\nview a\nview b\nview c { view d }\nlabel e \"E\"\n"

struct TargetTests {
  private func statements(_ statement: String, to target: String) throws -> (
    lines: [String], findings: [String]
  ) {
    let result = try converted(views + statement, to: target)
    let end = try #require(result.lines.firstIndex(of: "label e \"E\""))
    return (Array(result.lines[(end + 1)...]), result.findings)
  }

  static let equations = [
    StatementCase("a.left = 10", "a.left == view.left + 10"),
    StatementCase(
      "|-[a(>=b@20)]-8-[b]", "a.leading == view.leadingMargin", "a.width >= b.width ~ 20",
      "b.leading == a.trailing + 8"),
    StatementCase(
      "a.baseline = e.firstBaseline / 4 - 3.5 ~ 20 \"my \\\"line\\\"\"",
      "a.baseline == e.firstBaseline * 0.25 - 3.5 ~ 20 \"my \\\"line\\\"\""),
    StatementCase("a: minw = 20", "a.width >= 20 ~ 999"),
    StatementCase(
      "|-(10%)-[a]-(25%)-|", "a.leading == view.trailing * 0.1", "a.trailing == view.trailing * 0.75"),
    StatementCase(
      "V:|-(10%)-[a]-(>=25%)-|", "a.top == view.bottom * 0.1", "a.bottom <= view.bottom * 0.75"),
    StatementCase("|-(>=10%)-[a]", "a.leading >= view.trailing * 0.1"),
    StatementCase("|-(10%)-[d]", "d.leading == c.trailing * 0.1"),
    StatementCase("a: ll = 10% + 3", "a.left == view.right * 0.1 + 3"),
    StatementCase("assert inside d c \"nested\"", "assert inside d c \"nested\""),
    StatementCase("assert not truncated e", "assert not truncated e"),
  ]

  @Test(arguments: equations)
  func equation(_ example: StatementCase) throws {
    let result = try statements(example.statement, to: "equations")
    #expect(result.lines == example.converted)
    #expect(result.findings == [])
  }

  static let layouts = [
    StatementCase("a.left == superview.left + 10", "a.left = 10"),
    StatementCase("view.trailing = a.trailing + 8", "a.trailing = -8"),
    StatementCase("d.width <= superview.width / 3 ~ low", "d.width <= superview.width * 1:3 ~ 250"),
    StatementCase("|-[a]", "a.leading = superview.leadingMargin"),
    StatementCase("a.top >= superview.safeArea.top + 4", "a.top >= superview.safeArea.top + 4"),
    StatementCase("a.baseline = superview.top + 30 \"x\"", "a.baseline = superview.top + 30 \"x\""),
    StatementCase("a.height = a.width * 0.5", "a.height = a.width * 0.5"),
  ]

  @Test(arguments: layouts)
  func layout(_ example: StatementCase) throws {
    #expect(try statements(example.statement, to: "layout").lines == example.converted)
  }

  @Test func `Stacks stay stacks`() throws {
    let lines = [
      "canvas 300x200", "stack bar column spacing 8 align center margins 4 {", "    label a \"A\" after 20",
      "    view b size 10x10", "}", "bar.left = 10", "bar.top = 20",
    ]
    #expect(try converted(lines.joined(separator: "\n"), to: "layout").lines == lines)
  }

  @Test(
    arguments: [
      "canvas device \"iPhone 15\"", "canvas \"wide\" device \"iPhone 15\" landscape",
      "canvas device \"iPhone SE (3rd generation)\" rtl margins 24", "canvas device \"iPhone 15\" margins 8",
      "canvas device \"iPhone 15\" safe 100 0 34 0 scale 1 as page",
    ], ["layout", "vfl", "sll", "equations"])
  func deviceLines(_ line: String, _ target: String) throws {
    #expect(try converted("\(line)\nview a", to: target).lines.first == line)
  }

  @Test func spacers() throws {
    let result = try converted(
      "canvas 300x200\nview a size 20x20\nview b size 30x20\n|~[a]~[b]", to: "equations")
    #expect(
      result.lines == [
        "canvas 300x200", "view a size 20x20", "view b size 30x20", "guide spacer1 hidden",
        "guide spacer2 hidden",
        "spacer1.leading == a.trailing", "spacer1.trailing == b.leading", "spacer1.top == view.top",
        "spacer1.height == 0", "spacer2.leading == view.leading", "spacer2.trailing == a.leading",
        "spacer2.top == view.top", "spacer2.height == 0", "spacer1.width == spacer2.width",
      ])
    #expect(
      result.findings == ["note 4: an equation relates at most two items; guides are used as spacers instead"]
    )
  }

  static let visualFormats = [
    StatementCase("a.left = 10\na.right = -12", "|-10-[a]-12-|  directionLeftToRight"),
    StatementCase("|-10-[a]-8-[b]\nV:|-[a]\n|-[b]", "|-10-[a]-8-[b]", "V:|-[a]", "|-[b]"),
    StatementCase(
      "a.left = -10", "a.left == view.left - 10",
      findings: ["note 6: the Visual Format Language cannot express negative gaps; written as an equation"]),
    StatementCase("|-[a(>=20,<=b@50)]-(>=8,12@750)-[b]-|", "|-[a(>=20,<=b@50)]-(>=8,12@750)-[b]-|"),
    StatementCase("V:[a][b(30)]-0-|", "V:[a][b(30)]|"),
    StatementCase(
      "|-[a]-8-[e]-| alignAllFirstBaseline", "|-[a]-8-[e]-|  alignAllFirstBaseline"),
    StatementCase("|[a][b][e]| alignAllTop alignAllBottom", "|[a][b][e]|  alignAllTop alignAllBottom"),
    StatementCase("V:[a]-4-[b] alignAllCenterX\nV:[b][e]", "V:[a]-4-[b]  alignAllCenterX", "V:[b][e]"),
    StatementCase(
      "[a]-4-[b]\nb.centerY = a.centerY ~ 20", "[a]-4-[b]", "b.centerY == a.centerY ~ 20",
      findings: [
        "note 7: the Visual Format Language cannot express this constraint on centerY; written as an equation"
      ]),
    StatementCase("a.trailing <= b.leading - 8", "[a]-(>=8)-[b]"),
    StatementCase("d.leading = c.leadingMargin", "|-[d]"),
    StatementCase(
      "a.centerX = b.centerX ~ 20", "a.centerX == b.centerX ~ 20",
      findings: [
        "note 6: the Visual Format Language cannot express this constraint on centerX; written as an equation"
      ]),
    StatementCase(
      "a.width = 20 \"side\"", "a.width == 20 \"side\"",
      findings: ["note 6: the Visual Format Language cannot name constraints; written as an equation"]),
    StatementCase(
      "a.width = b.width * 2", "a.width == b.width * 2",
      findings: ["note 6: the Visual Format Language cannot express this multiplier; written as an equation"]),
    StatementCase(
      "a.width = b.width + 8", "a.width == b.width + 8",
      findings: [
        "note 6: the Visual Format Language cannot add a constant to another view's size; written as an equation"
      ]),
    StatementCase(
      "a.width = a.height", "a.width == a.height",
      findings: [
        "note 6: the Visual Format Language cannot express this constraint on height; written as an equation"
      ]),
  ]

  static let visualFormatLines = [
    StatementCase(
      "a.left = b.right + 4\nb.left = 3", "[b]-4-[a]  directionLeftToRight", "|-3-[b]  directionLeftToRight"),
    StatementCase("b.trailing = a.leading - 4", "[b]-4-[a]"),
    StatementCase("a.bottom <= superview.bottom - 3", "V:[a]-(>=3)-|"),
    StatementCase("[a]-(<=8)-[b]", "[a]-(<=8)-[b]"), StatementCase("[a]-0-[b]", "[a][b]"),
    StatementCase("a.top = superview.topMargin", "V:|-[a]"),
    StatementCase(
      "a.top >= superview.topMargin", "a.top >= view.topMargin",
      findings: [
        "note 6: the Visual Format Language cannot express this constraint on topMargin; written as an equation"
      ]),
    StatementCase(
      "a.left = superview.leftMargin ~ 750", "a.left == view.leftMargin ~ 750",
      findings: [
        "note 6: the Visual Format Language cannot express this constraint on leftMargin; written as an equation"
      ]),
    StatementCase(
      "a.top = superview.topMargin + 3", "a.top == view.topMargin + 3",
      findings: [
        "note 6: the Visual Format Language cannot express this constraint on topMargin; written as an equation"
      ]),
    StatementCase(
      "a.right = superview.rightMargin - 3", "a.right == view.rightMargin - 3",
      findings: [
        "note 6: the Visual Format Language cannot express this constraint on rightMargin; written as an equation"
      ]),
    StatementCase("a.height = 4 ~ 20", "V:[a(4@20)]"), StatementCase("a.height = b.height", "V:[a(b)]"),
    StatementCase(
      "view.height >= 100", "view.height >= 100",
      findings: ["note 6: the Visual Format Language cannot constrain the root view; written as an equation"]),
    StatementCase(
      "a.left = b.left", "a.left == b.left",
      findings: [
        "note 6: the Visual Format Language cannot express this constraint on left; written as an equation"
      ]),
    StatementCase(
      "a.left = a.right - 5", "a.left == a.right - 5",
      findings: [
        "note 6: the Visual Format Language cannot express this constraint on left; written as an equation"
      ]),
    StatementCase(
      "d.left = view.left + 3", "d.left == view.left + 3",
      findings: [
        "note 6: the Visual Format Language cannot express this constraint on left; written as an equation"
      ]),
    StatementCase("|[a][b]|\nV:[a(3)]\n|-5-[e]", "|[a][b]|", "V:[a(3)]", "|-5-[e]"),
    StatementCase("[a(10)]\nV:[a(5)]\n[a(<=20)]", "[a(10)]", "V:[a(5)]", "[a(<=20)]"),
    StatementCase("|-3-[a]\na.width = 5\na.height = 6", "|-3-[a(5)]", "V:[a(6)]"),
    StatementCase("[a]-3-[b]\n[a]-(>=2)-[b]", "[a]-(3,>=2)-[b]"),
    StatementCase("[a]-8-[b]\nV:[a]-8-[b]", "[a]-8-[b]", "V:[a]-8-[b]"),
    StatementCase("b.left = a.right\nb.top = a.bottom", "[a][b]  directionLeftToRight", "V:[a][b]"),
    StatementCase("V:|[a]-3-[b]\nb.left = a.left", "V:|[a]-3-[b]  alignAllLeft"),
    StatementCase(
      "V:|[a]-3-[b]\nb.leading = a.leading\nb.trailing = a.trailing",
      "V:|[a]-3-[b]  alignAllLeading alignAllTrailing"),
    StatementCase(
      "|[a][b]|\nb.top = a.top \"x\"", "|[a][b]|", "b.top == a.top \"x\"",
      findings: ["note 7: the Visual Format Language cannot name constraints; written as an equation"]),
    StatementCase(
      "|[a][b]|\nb.top = a.top + 1", "|[a][b]|", "b.top == a.top + 1",
      findings: [
        "note 7: the Visual Format Language cannot express this constraint on top; written as an equation"
      ]),
    StatementCase(
      "|[a][b][e]|\nb.top = a.top", "|[a][b][e]|", "b.top == a.top",
      findings: [
        "note 7: the Visual Format Language cannot express this constraint on top; written as an equation"
      ]),
  ]

  @Test(arguments: visualFormats + visualFormatLines)
  func visualFormat(_ example: StatementCase) throws {
    let result = try statements(example.statement, to: "vfl")
    #expect(result.lines == example.converted)
    #expect(result.findings == example.findings)
    // The lines in the Visual Format Language must not use layoutdraw's extensions to the language.
    let text = views + result.lines.joined(separator: "\n")
    let strict = read(SourceText(name: "", text: text), options: ParseOptions(strictVFL: true))
    #expect(strict.diagnostics == [])
  }

  static let rules = [
    StatementCase(
      "a.left = 10\na.right = -12\na.top = 3\na.height = 20", "a: ll = 10, rr = 12, tt = 3, h = 20"),
    StatementCase("a.leading = b.trailing + 8\nb.left = 4", "a: ll = %rl(b) + 8", "b: ll = 4"),
    StatementCase(
      "a.width = superview.width * 0.5 - 4\na.centerX = superview.centerX", "a: cl = 50%, w = 50% - 4"),
    StatementCase("d.left = a.left", "d: ll = %ll(a)"),
    StatementCase("d.centerY = superview.top", "d: ct = 0"),
    StatementCase("a.width >= 20\na.height <= 30", "a: minw = 20, maxh = 30"),
    StatementCase("a: bb = 4, tt = 8", "a: bb = 4, tt = 8"),
    StatementCase("a.width >= superview.width * 0.5 + 4", "a: minw = 50% + 4"),
    StatementCase("a.width >= b.width - 4", "a: minw = %w(b) - 4"),
    // SLL does not allow a minimum or maximum size that is always negative. Therefore, the conversion uses an equation
    // if the size contains a negative number and refers to no view except the superview.
    StatementCase(
      "a.width >= -5", "a.width >= -5",
      findings: ["note 6: SLL cannot express this inequality; written as an equation"]),
    StatementCase(
      "a.height <= superview.height - 4", "a.height <= view.height - 4",
      findings: ["note 6: SLL cannot express this inequality; written as an equation"]),
    // SLL measures positions from the left or top edge of the superview, `c`. Measured from there, the root view's left
    // edge, `%ll(view)`, is the position of `c` with the opposite sign.
    StatementCase("d.left = a.left * 2", "d: ll = %ll(a) * 2 - %ll(view)"),
    StatementCase("d.top = a.top * 0.5", "d: tt = %tt(a) * 0.5 + %tt(view) * 0.5"),
    StatementCase("a.left = b.left * 2", "a: ll = %ll(b) * 2"),
    StatementCase("a: tt = %bt(b) + 8, h = 50%", "a: tt = %bt(b) + 8, h = 50%"),
    StatementCase("a.width = a.height * 2", "a: w = %h(a) * 2"),
    StatementCase("a: h = %w(a)", "a: h = %w(a)"),
    StatementCase(
      "a.left >= b.right", "a.left >= b.right",
      findings: ["note 6: SLL cannot express this inequality; written as an equation"]),
    StatementCase(
      "a.width = 20 ~ 750", "a.width == 20 ~ 750",
      findings: ["note 6: SLL cannot express this priority; written as an equation"]),
    StatementCase(
      "a.baseline = e.baseline", "a.baseline == e.baseline",
      findings: ["note 6: SLL cannot express this constraint on lastBaseline; written as an equation"]),
  ]

  private static let tooMany =
    "note 8: SLL allows only two positions, or one position and a size, on each axis; written as an equation"

  static let positions = [
    StatementCase("a.right = b.left - 4", "a: rl = %ll(b) - 4"),
    StatementCase("a.centerX = b.centerX", "a: cl = %cl(b)"),
    StatementCase("a.bottom = b.bottom", "a: bt = %bt(b)"),
    StatementCase("a.top = b.centerY + 3", "a: tt = %ct(b) + 3"),
    StatementCase("d.left = a.right", "d: ll = %rl(a)"),
    StatementCase("d.right = superview.right - 3", "d: rr = 3"),
    StatementCase("a.trailing = superview.trailing", "a: rr = 0"),
    StatementCase("d.bottom = c.top + 5", "d: bt = 5"),
    StatementCase("d.left = superview.centerX", "d: ll = 50%"),
    StatementCase("d.bottom = superview.bottom * 0.25", "d: bt = 25%"),
    StatementCase("a.left = superview.right * 0.25 + 3", "a: ll = 25% + 3"),
    StatementCase("a.centerY = superview.centerY - 5", "a: ct = 50% - 5"),
    StatementCase("d.top = superview.bottom - 20", "d: tt = 100% - 20"),
    StatementCase("a.left = superview.leftMargin", "a: ll = 8"),
    StatementCase("a.bottom = superview.bottomMargin", "a: bb = 8"),
    StatementCase("a.height >= superview.height * 0.5", "a: minh = 50%"),
    StatementCase("b.width >= a.width * 0.5", "b: minw = %w(a) * 0.5"),
    StatementCase("a.height = b.width * 2 - 1", "a: h = %w(b) * 2 - 1"),
    StatementCase("d.width = superview.height", "d: w = %h(c)"),
    StatementCase("a.width = superview.height * 0.5", "a: w = %h(view) * 0.5"),
    // In SLL, an exact size has priority 998, a minimum size has priority 999, and a maximum size is required. If two
    // rules set positions, the earlier one has priority 997.
    StatementCase("a.width = 20 ~ 998", "a: w = 20"), StatementCase("a.width >= 20 ~ 999", "a: minw = 20"),
    StatementCase(
      "a.width <= 30 ~ 999", "a.width <= 30 ~ 999",
      findings: ["note 6: SLL cannot express this priority; written as an equation"]),
    StatementCase("a.left = 3 ~ 997\na.right = -4", "a: ll = 3, rr = 4"),
    StatementCase(
      "a.left = 1\na.right = -2\na.width = 297", "a: ll = 1, rr = 2", "a.width == 297", findings: [tooMany]),
    StatementCase(
      "a.width >= -5", "a.width >= -5",
      findings: ["note 6: SLL cannot express this inequality; written as an equation"]),
    StatementCase(
      "a.width <= superview.width - 10", "a.width <= view.width - 10",
      findings: ["note 6: SLL cannot express this inequality; written as an equation"]),
    StatementCase(
      "view.width >= 100", "view.width >= 100",
      findings: ["note 6: SLL cannot constrain the root view; written as an equation"]),
  ]

  @Test(arguments: [
    ("left = superview.leftMargin", "ll = 2"), ("right = superview.rightMargin", "rr = 4"),
    ("top = superview.topMargin", "tt = 1"), ("bottom = superview.bottomMargin", "bb = 3"),
    ("centerX = superview.centerXWithinMargins", "cl = 50% - 1"),
    ("centerY = superview.centerYWithinMargins", "ct = 50% - 1"),
  ])
  func margins(equation: String, rule: String) throws {
    let text = "canvas 300x200\nview c margins 1 2 3 4 { view d }\nd.\(equation)"
    #expect(try converted(text, to: "sll").lines.last == "d: \(rule)")
  }

  /// SLL's rules are the same on all canvases, and have no margins, no leading or trailing edges, and no layout guides.
  @Test(
    arguments: [
      ("canvas 300x200 margins 4", "a.left = superview.leftMargin", "a: ll = 4", nil),
      (
        "canvas 300x200 margins 4\ncanvas \"b\" 300x200 margins 4", "a.left = superview.leftMargin",
        "a: ll = 4", nil
      ),
      (
        "canvas 300x200 margins 4\ncanvas \"b\" 300x200 margins 9", "a.left = superview.leftMargin",
        "a.left == view.leftMargin", "has no margins"
      ),
      (
        "canvas 300x200 rtl", "a.left = superview.leftMargin", "a.left == view.leftMargin",
        "has only left and right"
      ),
      ("canvas 300x200 rtl", "a.top = superview.topMargin", "a: tt = 8", nil),
      ("canvas 300x200 rtl", "a.left = 4", "a: ll = 4", nil),
      (
        "canvas 300x200\ncanvas \"b\" 300x200 rtl", "a.leading = 4", "a.leading == view.leading + 4",
        "has only left and right"
      ),
      (
        "canvas 300x200 safe 20 0 0 0", "a.top = superview.safeArea.top", "a.top == view.safeArea.top",
        "has no layout guides"
      ),
    ] as [(String, String, String, String?)])
  func canvases(canvases: String, equation: String, line: String, reason: String?) throws {
    let result = try converted("\(canvases)\nview a\n\(equation)", to: "sll")
    #expect(result.lines.last == line)
    #expect(result.findings.count == (reason == nil ? 0 : 1))
    #expect(result.findings.allSatisfy { $0.contains(": SLL " + (reason ?? "")) })
  }

  @Test(arguments: rules + positions)
  func rule(_ example: StatementCase) throws {
    let result = try statements(example.statement, to: "sll")
    #expect(result.lines == example.converted)
    #expect(result.findings == example.findings)
  }

  /// In a rule, a required size would have the priority 998. If this would change the result, the size is written as an
  /// equation.
  @Test(arguments: ["a.width = 20\na.width = 30", "a.width = 20\nb.width = 20 ~ 998\nb.width = 30"])
  func requiredConstraintsThatMustStaySo(_ statement: String) throws {
    #expect(try statements(statement, to: "sll").lines.contains("a.width == 20"))
  }

  @Test func directionsOfRightToLeftAreNotSides() throws {
    let result = try converted("canvas 300x200 rtl\nview a\na.leading = 4", to: "sll")
    #expect(result.lines.last == "a.leading == view.leading + 4")
    #expect(
      result.findings == [
        "note 3: SLL has only left and right, which are not mirrored on a right-to-left canvas; written as an equation"
      ])
  }

  @Test func everythingInDeclarations() throws {
    let text = """
      canvas "a \\"b\\"" 320x480 rtl margins 1 2 3 4 scale 3 as page
      canvas fitx100 as page
      label title "Sign\\nin" size 10x- font 24.5 bold lines 0 margins 5 hugging 1 2 compression 3 fill #ff000080 stroke none corner 4 hidden
      view outer {
          view inner
      }
      guide room
      Z:|-(-3)-[title]
      Z:|-2-[inner]

      """
    let result = try converted(text, to: "equations")
    #expect(result.lines.joined(separator: "\n") + "\n" == text.replacing("\n\n", with: "\n"))
  }

  @Test func aRootWhoseNameIsTakenGetsAnother() throws {
    let result = try converted(
      "canvas 300x200\nview view\nview a\na.width = superview.width", to: "equations")
    #expect(result.lines == ["canvas 300x200 as root", "view view", "view a", "a.width == root.width"])
  }

  @Test func errorsAreReportedAndNothingIsWritten() throws {
    let file = convert(SourceText(name: "a", text: "a.lft = 3"), to: EquationsTarget.self)
    #expect(file.text == nil)
    #expect(file.diagnostics.map(\.code) == ["unknown-attribute"])
  }

  /// A line of Visual Format has at most 30 views, and the next line repeats the last view.
  @Test(arguments: [(29, [29]), (30, [30]), (31, [30, 2]), (59, [30, 30]), (60, [30, 30, 2])])
  func longRows(count: Int, lengths: [Int]) throws {
    let views = (0..<count).map { "view v\($0) { tt = 0, w = h = 3 }\n" }.joined()
    let row = (1..<count).map { "v\($0).leading = v\($0 - 1).trailing + 2\n" }.joined()
    let lines = try converted("canvas 900x20\n" + views + row, to: "vfl").lines
    let rows = lines.filter { $0.contains("]-2-[") }
    #expect(rows.map { line in line.count { $0 == "[" } } == lengths)
  }
}
