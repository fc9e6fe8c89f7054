import Conversion
import Diagnostics
import FixedAdvance
import LayoutDraw
import Testing

/// Returns the lines of a layout that is converted to another notation, and the diagnostics of the conversion, such as
/// those about constraints that the notation cannot express.
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

  /// A canvas line that names a device is not changed by a conversion.
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
      result.findings == ["note 4: an equation relates at most two items; expressed with guides as spacers"])
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
      findings: ["note 7: the Visual Format Language cannot express centerY; written as an equation"]),
    StatementCase("a.trailing <= b.leading - 8", "[a]-(>=8)-[b]"),
    StatementCase("d.leading = c.leadingMargin", "|-[d]"),
    StatementCase(
      "a.centerX = b.centerX ~ 20", "a.centerX == b.centerX ~ 20",
      findings: ["note 6: the Visual Format Language cannot express centerX; written as an equation"]),
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
      findings: ["note 6: the Visual Format Language cannot express height; written as an equation"]),
  ]

  @Test(arguments: visualFormats)
  func visualFormat(_ example: StatementCase) throws {
    let result = try statements(example.statement, to: "vfl")
    #expect(result.lines == example.converted)
    #expect(result.findings == example.findings)
    // Apple's own parser would accept every line.
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
    // A bound below 0 is a mistake in SLL.
    StatementCase(
      "a.width >= -5", "a.width >= -5",
      findings: ["note 6: SLL cannot express this inequality; written as an equation"]),
    StatementCase(
      "a.height <= superview.height - 4", "a.height <= view.height - 4",
      findings: ["note 6: SLL cannot express this inequality; written as an equation"]),
    // SLL measures from the superview: `%ll(a)` is the distance from `c`, and `%ll(view)` the negative position of `c`.
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
      findings: ["note 6: SLL cannot express lastBaseline; written as an equation"]),
  ]

  @Test(arguments: rules)
  func rule(_ example: StatementCase) throws {
    let result = try statements(example.statement, to: "sll")
    #expect(result.lines == example.converted)
    #expect(result.findings == example.findings)
  }

  /// In SLL, a rule for a size has priority 998. A required size is not converted to a rule, but remains an equation,
  /// if the lower priority would change the result: if required constraints conflict, or if an optional constraint with
  /// a priority near 998 does not hold.
  @Test(arguments: ["a.width = 20\na.width = 30", "a.width = 20\nb.width = 20 ~ 998\nb.width = 30"])
  func requiredConstraintsThatMustStaySo(_ statement: String) throws {
    #expect(try statements(statement, to: "sll").lines.contains("a.width == 20"))
  }

  @Test func directionsOfRightToLeftAreNotSides() throws {
    let result = try converted("canvas 300x200 rtl\nview a\na.leading = 4", to: "sll")
    #expect(result.lines.last == "a.leading == view.leading + 4")
    #expect(
      result.findings == [
        "note 3: SLL has only left and right, which a right-to-left canvas does not mirror; written as an equation"
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

  /// A line of the Visual Format Language has at most thirty views. If a row has more, the next line begins with the
  /// last view of the line before it.
  @Test(arguments: [(29, [29]), (30, [30]), (31, [30, 2]), (59, [30, 30]), (60, [30, 30, 2])])
  func longRows(count: Int, lengths: [Int]) throws {
    let views = (0..<count).map { "view v\($0) { tt = 0, w = h = 3 }\n" }.joined()
    let row = (1..<count).map { "v\($0).leading = v\($0 - 1).trailing + 2\n" }.joined()
    let lines = try converted("canvas 900x20\n" + views + row, to: "vfl").lines
    let rows = lines.filter { $0.contains("]-2-[") }
    #expect(rows.map { line in line.count { $0 == "[" } } == lengths)
  }
}
