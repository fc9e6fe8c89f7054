import Testing

@Suite struct StackTests {
  private static let leading = "'UISV-canvas-connection' UIStackView:0x9.leading == A:0x1.leading"
  private static let trailing = "'UISV-canvas-connection' H:[C:0x3]-(0)-|   (names: '|':UIStackView:0x9 )"
  private static let equal = "'UISV-fill-equally' B:0x2.width == A:0x1.width"
  private static let equal2 = "'UISV-fill-equally' C:0x3.width == A:0x1.width"
  private static let gap = "'UISV-spacing' H:[A:0x1]-(8)-[B:0x2]"
  private static let gap2 = "'UISV-spacing' H:[B:0x2]-(8)-[C:0x3]"
  private static let isVertical = [
    (".leading", ".top"), ("H:", "V:"), (".width", ".height"),
  ]

  static let cases: [(name: String, edits: [(String, String)], stack: String?)] = [
    ("a row of equal widths", [], "row spacing 8 distribute fillEqually: a b c"),
    ("a column of equal heights", isVertical, "column spacing 8 distribute fillEqually: a b c"),
    ("no equal widths", [(equal, ""), (equal2, "")], "row spacing 8: a b c"),
    ("no gaps", [("-(8)-", "-(0)-")], "row distribute fillEqually: a b c"),
    (
      "another order",
      [
        (leading, leading.replacing("A:0x1", with: "B:0x2")), (gap, "'UISV-spacing' H:[B:0x2]-(8)-[A:0x1]"),
        (gap2, "'UISV-spacing' H:[A:0x1]-(8)-[C:0x3]"),
      ], "row spacing 8 distribute fillEqually: b a c"
    ),
    ("one width that is not equal", [(equal2, "")], nil),
    ("a width that is 3 more", [(equal2, equal2 + " + 3")], nil),
    ("a height like a width", [(equal2, equal2.replacing("C:0x3.width", with: "C:0x3.height"))], nil),
    ("two gaps", [(gap2, gap2.replacing("(8)", with: "(9)"))], nil), ("a missing gap", [(gap2, "")], nil),
    ("an inequality", [(gap2, gap2.replacing("(8)", with: "(>=8)"))], nil),
    ("a gap that is not active", [(gap2, gap2 + "   (inactive)")], nil),
    ("an inset at the start", [(leading, leading + " + 5")], nil),
    ("an inset at the end", [("-(0)-|", "-(5)-|")], nil), ("no start", [(leading, "")], nil),
    ("no end", [(trailing, "")], nil),
    ("an end in the middle", [("H:[C:0x3]-(0)", "H:[B:0x2]-(0)")], nil),
    ("no stack view", [("UIStackView", "Holder")], nil),
  ]

  @Test(arguments: cases.map(\.name)) func written(_ name: String) throws {
    let example = try #require(Self.cases.first { $0.name == name })
    var lines = [Self.leading, Self.trailing, Self.equal, Self.equal2, Self.gap, Self.gap2]
    lines += ["UIStackView:0x9.width == 100", "UIStackView:0x9.width == 120"]
    for (old, new) in example.edits { lines = lines.map { $0.replacing(old, with: new) } }
    let entries = lines.filter { !$0.isEmpty }.enumerated().map { "<NSLayoutConstraint:0x\($0 + 11) \($1)>" }
    let log = imported(entries.joined(separator: "\n"))
    #expect(try log.conflicts() == 1)
    let stack = log.text.split(separator: "\n").first { $0.hasPrefix("stack ") }
    let words = stack.map { $0.dropFirst("stack stackView ".count).prefix { $0 != "{" }.dropLast() }
    let members = log.declarations.filter { $0.hasPrefix("box ") }.map { $0.split(separator: " ")[1] }
    #expect(words.map { "\($0): \(members.joined(separator: " "))" } == example.stack)
  }

  /// In a quoted mail, each line begins with one or more marks, such as `> `.
  @Test(arguments: ["> ", ">> ", "> > ", ">>> > ", ">>"]) func quotedInMail(marks: String) {
    let entries = [
      "<NSLayoutConstraint:0x1a A:0x1.width == 3>", "<NSLayoutConstraint:0x2b A:0x1.width == 4>",
    ]
    let plain = imported(entries.joined(separator: "\n"))
    #expect(plain.statements == ["a.width == 3", "a.width == 4"])
    for end in ["", "\n>", "\n>>", "\n> "] {
      let quoted = imported(entries.map { marks + $0 }.joined(separator: "\n") + end)
      #expect(quoted.statements == plain.statements)
    }
  }
}
