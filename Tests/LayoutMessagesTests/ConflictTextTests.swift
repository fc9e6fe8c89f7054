import Diagnostics
import FixedAdvance
import Graphics
import LayoutMessages
import LayoutModel
import LayoutPipeline
import Testing

/// Reports of conflicts, with numbers computed by hand.
@Suite struct ConflictTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    /// The expected text after “was left out: ” in each message.
    var arithmetic: [String]
    var help: [String]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "a row that is too wide",
      text: """
        canvas 100x50
        view a
        view b
        V:|[a]|
        V:|[b]|
        |[a]-[b]|
        b.width = 70
        a.width = 30
        """,
      arithmetic: ["'a' 30 + gap 8 + 'b' 70 = 108, but the canvas is 100 wide: 8 too much"],
      help: [
        "lower the priority of line 8 to 999: 'a' shrinks to 22; or lower the priority of line 7 to 999: 'b' shrinks to 62; "
          + "or lower the priority of gap 8 in line 6 to 999: the gap shrinks to 0"
      ]),
    Case(
      name: "a view that has to be 0 wide is part of the sum",
      text: """
        canvas 375x50
        view a
        view b
        V:|[a]|
        V:|[b]|
        a.width = 80
        |-16-[a]-12-[b]-16-|
        b.width = 0
        """,
      arithmetic: [
        "inset 16 + 'a' 80 + gap 12 + 'b' 0 + inset 16 = 124, but the canvas is 375 wide: 251 too little"
      ],
      help: []),
    Case(
      name: "what leads round in a circle is reported by what was left out",
      text: """
        canvas 393x300
        view nav
        view bubble { view message }
        |[nav(5)]
        nav.top = 0
        nav.height = 88
        V:|-8-[message(36)]-8-|
        |-8-[message(100)]-8-|
        |[bubble]
        bubble.top = nav.bottom + 4
        bubble.bottom = nav.top + 6
        """,
      arithmetic: [
        "with the other constraints, the bottom of 'bubble' is 144 below the top of 'nav' "
          + "('nav' 88 + gap 4 + inset 8 + 'message' 36 + inset 8), not 6"
      ], help: ["lower the priority of line 11 to 999: the overlap grows to 144"]),
    Case(
      name: "the same, with a content that is at least so tall and a bound",
      text: """
        canvas 393x300
        label nav "x" size 5x88 compression 1000
        view b
        |[nav]
        nav.top = 0
        b.top = nav.bottom + 4
        b.height = 10
        |[b(5)]
        b.bottom <= nav.top + 6
        """,
      arithmetic: [
        "with the other constraints, the bottom of 'b' is at least 102 below the top of 'nav' "
          + "(content of 'nav' at least 88 + gap 4 + 'b' 10), not at most 6"
      ], help: ["lower the priority of line 9 to 999: the overlap grows to 102"]),
    Case(
      name: "sizes that lead round in a circle",
      text:
        "canvas 100x90\nview a\nview b\nview c\nb.width = a.width + 10\nc.width = b.width + 5\na.width >= c.width",
      arithmetic: [
        "size difference 10 + size difference 5 = 15, but the total must be at most 0: 15 too much"
      ],
      help: []),
    Case(
      name: "a bar at the bottom and above the keyboard",
      text:
        "canvas 100x90 safe 0 0 34 0\nview bar\n|[bar]|\nV:[bar(9)]|\nbar.bottom = superview.keyboard.top",
      arithmetic: [
        "the bottom of 'bar' is 34 above that of 'view', but the other constraints align them: 34 too much"
      ],
      help: [
        "remove '|' from line 4, so that 'bar' ends at the keyboard; or lower the priority of line 5 to 999: this constraint is then off by 34"
      ]),
    Case(
      name: "two views each of which is to be below the other",
      text:
        "canvas 100x100\nview a\nview b\n|[a(9)][b(9)]\nV:|[a(9)]\nV:[b(9)]\na.top >= b.bottom + 8\nb.top >= a.bottom + 8",
      arithmetic: [
        "with the other constraints, the top of 'b' is at least 26 above the bottom of 'a' ('b' 9 + gap at least 8 + 'a' 9), not at least 8 below it"
      ], help: []),
    Case(
      name: "a row of constant sizes is reported whole",
      text: "canvas 360x50\n|-20-[a(80)]-20-[b(80)]-20-[c(80)]-20-[d(80)]-20-[e(80)]-20-|",
      arithmetic: [
        "inset 20 + 'a' 80 + gap 20 + 300 for 6 more + 'e' 80 + inset 20 = 520, but the canvas is 360 wide: 160 too much"
      ], help: []),
    Case(
      name: "a row that is too narrow",
      text: "canvas 100x50\nview a\nV:|[a]|\n|-10-[a(60)]-10-|",
      arithmetic: ["inset 10 + 'a' 60 + inset 10 = 80, but the canvas is 100 wide: 20 too little"],
      help: [
        "lower the priority of trailing inset 10 in line 4 to 999: the inset grows to 30; or lower the priority of width 60 of 'a' in line 4 to 999: 'a' grows to 80; "
          + "or lower the priority of leading inset 10 in line 4 to 999: the inset grows to 30"
      ]),
    Case(
      name: "two widths", text: "canvas 100x50\nview a\nHV:|[a]\na.height = 9\na.width = 10\na.width >= 20",
      arithmetic: ["'a' cannot be both at least 20 and 10 wide"],
      help: [
        "lower the priority of line 6 to 999: 'a' shrinks to 10; or lower the priority of line 5 to 999: 'a' grows to 20"
      ]),
    Case(
      name: "a share",
      text: "canvas 100x50\nview a\nHV:|[a]\na.height = 9\na.width = superview.width / 4\na.width = 30",
      arithmetic: ["'a' is 30 wide, but 0.25 × canvas 100 = 25: 5 too much"],
      help: [
        "lower the priority of line 6 to 999: 'a' shrinks to 25; or lower the priority of line 5 to 999: this constraint is then off by 5"
      ]),
    Case(
      name: "a ratio, as it was written",
      text: "canvas 100x100\nview a\nHV:|[a]\na.height = 40\na.height = a.width * 0.9\na.width = 40",
      arithmetic: [
        "'a' is 40 tall, but 0.9 × its width 40 = 36: 4 too much, so the constraint is off by 4.4"
      ],
      help: [
        "lower the priority of line 6 to 999: 'a' grows to 44.4; or lower the priority of line 5 to 999: this constraint is then off by 4; "
          + "or lower the priority of line 4 to 999: 'a' shrinks to 36"
      ]),
    Case(
      name: "half of a sum",
      text: "canvas 100x50\nview a\nV:|[a]|\na.left = 30\na.width = 30\na.centerX = superview.centerX",
      arithmetic: [
        "2 × inset 30 + 'a' 30 = 90, but the canvas is 100 wide: 10 too little, so the constraint is off by 5"
      ],
      help: [
        "lower the priority of line 6 to 999: this constraint is then off by 5; or lower the priority of line 5 to 999: 'a' grows to 40; "
          + "or lower the priority of line 4 to 999: the inset grows to 35"
      ]),
    Case(
      name: "two conflicts that share a line, each with its own fixes",
      text:
        "canvas 100x50\nview a\nview b\nV:|[a]|\nV:|[b]|\na.width = 30\na.width >= 60\n|-10-[a]-10-[b(50)]-10-|",
      arithmetic: [
        "'a' cannot be both at least 60 and 30 wide",
        "inset 10 + 'a' 30 + gap 10 + 'b' 50 + inset 10 = 110, but the canvas is 100 wide: 10 too much",
      ],
      help: [
        "lower the priority of line 7 to 999: 'a' shrinks to 30; or lower the priority of line 6 to 999: 'a' grows to 60",
        "lower the priority of trailing inset 10 in line 8 to 999: the inset shrinks to 0; or lower the priority of width 50 of 'b' in line 8 to 999: "
          + "'b' shrinks to 40; or lower the priority of gap 10 in line 8 to 999: the gap shrinks to 0",
      ]),
    Case(
      name: "one behind another",
      text:
        "canvas 300x150\nview a\nview b\nV:|[b]|\na.top = 0\na.width >= 200\na.height = 144\na.width = a.height * 2\n"
        + "a.left = 12\nb.left = a.right + 12\nb.width = 100\nb.right = superview.right - 12",
      arithmetic: [
        "inset 12 + 'a' at least 200 + gap 12 + 'b' 100 + inset 12 = 336, but the canvas is 300 wide: 36 too much"
      ],
      help: [
        "no single change of a priority or number in these lines resolves the conflict without making views overlap or stick out; "
          + "change more than one priority or number"
      ]),
    Case(
      name: "two views, each pinned to both edges, in one line",
      text:
        "canvas 300x200\nview a\nview b\nV:|[a(9)]\nV:|[b(9)]\na.leading = 0\na.trailing = superview.trailing\nb.leading = 0\nb.trailing = superview.trailing\n[a]-8-[b]",
      arithmetic: ["canvas 300 + gap 8 = 308, but 'a' reaches the trailing edge of 'view': 308 too much"],
      help: [
        "no single change of a priority or number in these lines resolves the conflict without making views overlap or stick out; "
          + "lower the priorities of line 7 and line 8 to 999 (but the layout is then ambiguous)"
      ]),
    Case(
      name: "a size that another one and a number make",
      text:
        "canvas 300x200\nview a\nview b\nHV:|[a(100)]\nHV:|[b]\nb.width = a.width * 1.5 + 10\nb.width = 120\nb.height = 9",
      arithmetic: ["'b' is 120 wide, but 1.5 × 'a' 100 + 10 = 160: 40 too little"], help: []),
    Case(
      name: "a view that sticks out",
      text:
        "canvas 100x100\nview a\nV:|[a(9)]\na.leading = -8\na.width = 120\na.trailing = superview.trailing",
      arithmetic: ["'a' 120 - offset 8 = 112, but the canvas is 100 wide: 12 too much"],
      help: [
        "lower the priority of line 5 to 999: 'a' shrinks to 108; or lower the priority of line 4 to 999: the offset grows to 20"
      ]),
    Case(
      name: "a row whose views overlap",
      text:
        "canvas 50x50\nview box { view a\nview b }\nview c\nV:|[box]\nbox.height = 9\n|[box]\nbox.width = 0\nV:|[a(9)]\nV:|[b(9)]\nHV:|[c(9)]\n|-5-[a(20)]\n[b(30)]-6-|\n[a]-7-[b]",
      arithmetic: ["inset 5 + 'a' 20 + gap 7 + 'b' 30 + inset 6 = 68, but 'box' is 0 wide: 68 too much"],
      help: []),
    Case(
      name: "a distance of two edges",
      text:
        "canvas 100x100\nview a\nview b\n|[a(9)]\n|[b(9)]\nV:|[a(30)]\nb.top = a.top\nb.height >= 44\nb.bottom <= a.bottom + 8",
      arithmetic: [
        "'a' 30 + offset at most 8 = 38, but 'b' is at least 44 tall: 6 too little"
      ], help: []),
    Case(
      name: "two distances of two edges",
      text:
        "canvas 100x100\nview a\nview b\n|[a(9)]\n|[b(9)]\nV:|[a(30)]\nV:[b(9)]\nb.bottom <= a.bottom + 8\nb.bottom >= a.bottom + 20",
      arithmetic: ["the bottom of 'b' cannot be both at least 20 and at most 8 below that of 'a'"],
      help: [
        "lower the priority of line 9 to 999: this constraint is then off by 12; or lower the priority of line 8 to 999: this constraint is then off by 12"
      ]),
    Case(
      name: "views that are apart and aligned",
      text: "canvas 100x50\nview a size 9x9\nview b size 9x9\nHV:|[a]\nV:|-12-[b]\nH:|[b]\na.top = b.top",
      arithmetic: ["'a' and 'b' cannot be both 12 apart and aligned"],
      help: [
        "lower the priority of line 7 to 999: this constraint is then off by 12; or lower the priority of line 5 to 999: the inset shrinks to 0"
      ]),
    Case(
      name: "less than nothing", text: "canvas 100x50\nview a\nHV:|[a]\na.height = 9\na.width = -16",
      arithmetic: ["'a' cannot be -16 wide, as no size is less than 0"],
      help: []),
    Case(
      name: "numbers that differ late",
      text: "canvas 100x50\nview a\nHV:|[a]\na.height = 9\na.width = 10.3333\na.width = 10.333",
      arithmetic: ["'a' cannot be both 10.3333 and 10.333 wide"],
      help: [
        "remove line 6, as line 5 also sets the width of 'a'; or lower the priority of line 5 to 999: 'a' shrinks to 10.333"
      ]),
    Case(
      name: "right to left, and left",
      text: "canvas 100x50 rtl\nview a\nV:|[a(9)]\na.width = 30\na.left = 5\n|-5-[a]",
      arithmetic: ["inset 5 + 'a' 30 + inset 5 = 40, but the canvas is 100 wide: 60 too little"], help: []),
    Case(
      name: "a third, in tenths of a point",
      text:
        "canvas 100x50\nview a\nview b\nview c\nV:|[a]|\nV:|[b]|\nV:|[c]|\n|[a][b(a)][c(a)]|\na.width = 30",
      arithmetic: ["0.333 × canvas 100 = 33.3, but 'a' is 30 wide: 3.3 too much"],
      help: [
        "lower the priority of line 9 to 999: 'a' grows to 33.3; or lower the priority of size difference 0 in line 8 to 999: this constraint is then off by 10; "
          + "or lower the priority of size difference 0 in line 8 to 999: this constraint is then off by 10"
      ]),
    Case(
      name: "right to left",
      text: "canvas 100x50 rtl\nview a\nview b\nV:|[a]|\nV:|[b]|\n|[a(30)]-8-[b(70)]|",
      arithmetic: ["'a' 30 + gap 8 + 'b' 70 = 108, but the canvas is 100 wide: 8 too much"],
      help: [
        "lower the priority of width 70 of 'b' in line 6 to 999: 'b' shrinks to 62; or lower the priority of gap 8 in line 6 to 999: the gap shrinks to 0; "
          + "or lower the priority of width 30 of 'a' in line 6 to 999: 'a' shrinks to 22"
      ]),
  ])
  func reported(_ c: Case) throws {
    let file = try solve(SourceText(name: "a.layout", text: c.text), measuring: FixedAdvanceMeasurer())
    let reported = file.problems(measuring: FixedAdvanceMeasurer()).filter { $0.code == "conflict" }
    #expect(reported.map { $0.message.components(after: "was left out: ") } == c.arithmetic)
    if !c.help.isEmpty { #expect(reported.map { $0.help ?? "" } == c.help) }
  }

  /// If two equations place the same edge of a view, one relative to the superview and one relative to the superview's
  /// safe area or keyboard guide, the advice is to remove the first.
  @Test(
    arguments: [
      (
        "V:[bar(9)]-3-|\nbar.bottom = superview.keyboard.top",
        "remove '-3-|' from line 4, so that 'bar' ends at the keyboard",
        "'view.keyboard.top' is 20 above the bottom of 'view', because no keyboard is shown"
      ),
      (
        "bar.height = 9\nbar.top = 0\nbar.top = superview.safeArea.top",
        "remove 'bar.top = 0' from line 5, so that 'bar' begins at the safe area", nil
      ),
      (
        "bar.height = 9\nbar.bottom = superview.bottom\nbar.bottom = superview.safeArea.bottom - 30",
        "remove 'bar.bottom = superview.bottom' from line 5, so that 'bar' keeps its distance to the safe area",
        nil
      ),
      ("bar.height = 9\nV:|[bar]\nV:|-3-[bar]", "remove line 6, as line 5 also sets this value", nil),
      (
        "V:|-3-[bar(9)]\nbar.top = superview.safeArea.top",
        "remove '|-3-' from line 4, so that 'bar' begins at the safe area", nil
      ),
      (
        "bar.height = 9\nbar.bottom >= superview.bottom - 3\nbar.bottom = superview.safeArea.bottom",
        "lower the priority of line 6 to 999: the inset shrinks to 3", nil
      ),
      (
        "bar.height = 9\nbar.bottom = superview.bottom\nbar.bottom = superview.margins.bottom - 6",
        "remove line 6, as line 5 also sets this value", nil
      ),
      (
        "bar.height = 9\nbar.centerY = superview.centerY\nbar.centerY = superview.safeArea.centerY",
        "lower the priority of line 6 to 999: this constraint is then off by 5", nil
      ),
    ] as [(String, String, String?)])
  func anEdgeAtASuperviewAndAtItsGuide(lines: String, advice: String, note: String?) throws {
    let text = "canvas 100x90 safe 10 0 20 0\nview bar\n|[bar]|\n\(lines)"
    let file = try solve(SourceText(name: "t", text: text), measuring: FixedAdvanceMeasurer())
    let reported = file.problems(measuring: FixedAdvanceMeasurer()).filter { $0.code == "conflict" }
    #expect(reported.count == 1)
    #expect(reported.first?.help?.hasPrefix(advice) == true, "\(reported)")
    #expect(reported.first?.notes.first { $0.span == nil }?.message == note)
  }

  /// If a message quotes the connection between two views in a row, it also quotes both views.
  @Test(arguments: ["[a]-8-[b(20)]|", "[a][b(20)]|"]) func leftMeetsLeading(row: String) throws {
    let text = "canvas 100x50 rtl\nview a\nview b\nV:|[a(9)]\nV:|[b(9)]\na: ll = 5, w = 30\n\(row)\n"
    let file = try solve(SourceText(name: "t", text: text), measuring: FixedAdvanceMeasurer())
    let reported = file.problems(measuring: FixedAdvanceMeasurer()).filter { $0.code == "conflict" }
    #expect(
      reported.first?.notes.first?.message
        == "'ll = 5' in line 6 uses left, but '\(row.dropLast())' in line 7 uses leading; this canvas is laid out from right to left, so the leading edge is the right edge"
    )
  }

  @Test func severalAreNumberedAlike() throws {
    let text = "canvas 100x50\nview a\nHV:|[a]\na.height = 9\na.width = 10\na.width = 20\na.height = 8\n"
    let file = try solve(SourceText(name: "a.layout", text: text), measuring: FixedAdvanceMeasurer())
    let reported = file.problems(measuring: FixedAdvanceMeasurer()).filter { $0.code == "conflict" }
    #expect(reported.map { $0.message.prefix(1) } == ["①", "②"])
    let remarks = file.canvases[0].layout.conflictRemarks(measuring: FixedAdvanceMeasurer())
    #expect(remarks.map(\.number) == ["①", "②"])
    #expect(remarks.map { $0.legend.prefix(1) } == ["①", "②"])
    #expect(remarks.map(\.step) == [-10, 1])
  }

  @Test func oneIsNotNumbered() throws {
    let text = "canvas 100x50\nview a\nHV:|[a]\na.height = 9\na.width = 10\na.width = 20\n"
    let file = try solve(SourceText(name: "a.layout", text: text), measuring: FixedAdvanceMeasurer())
    let remarks = file.canvases[0].layout.conflictRemarks(measuring: FixedAdvanceMeasurer())
    #expect(remarks.map(\.number) == [nil])
  }

  @Test func howManyMoreThereAre() throws {
    let text =
      "canvas 100x50\nview a\na.width = 1\na.width = 2\na.width = 3\na.width = 4\na.width = 5\na.width = 6"
    var file = try solve(SourceText(name: "a.layout", text: text), measuring: FixedAdvanceMeasurer())
    for index in [2, 4] { file.canvases[0].layout.conflicts[index].isMinimal = false }
    let reported = file.problems(measuring: FixedAdvanceMeasurer()).filter { $0.code == "conflict" }
    #expect(reported.count == 4)
    #expect(
      reported.last?.message
        == "at least 2 more conflicts are not reported: analyzing them would take too long")
    #expect(reported.last?.span.map { file.source.location(at: $0.start).line } == 6)
  }

  @Test func anEdgeBesideItself() throws {
    let text = "canvas 100x50\nview a size 9x9\nHV:|[a]\na.left = a.left + 3"
    let file = try solve(SourceText(name: "a.layout", text: text), measuring: FixedAdvanceMeasurer())
    #expect(
      file.problems(measuring: FixedAdvanceMeasurer()).map(\.message)
        == ["'a.left == a.left + 3' cannot be satisfied, and was left out"])
  }

  @Test(arguments: [
    (1, "cannot be satisfied, and was left out"),
    (2, "was left out: it cannot be satisfied together with the constraint below"),
    (3, "was left out: it cannot be satisfied together with the 2 constraints below"),
  ])
  func withoutArithmetic(members: Int, end: String) throws {
    let text = "canvas 100x50\nview a\nHV:|[a]\na.height = 5\na.width <= 9\na.width >= 3\na.width = 5"
    let file = try solve(SourceText(name: "a.layout", text: text), measuring: FixedAdvanceMeasurer())
    var solved = file.canvases[0].layout
    let last = solved.layout.constraints.count - 1
    for isMinimal in [false, true] {
      solved.conflicts = [
        LayoutConflict(
          members: (last - members + 1...last).map { .written($0) }, dropped: members - 1,
          isMinimal: isMinimal)
      ]
      let reported = solved.conflictDiagnostics(measuring: FixedAdvanceMeasurer())
      #expect(reported.map(\.message) == ["'a.width == 5' \(end)"])
      #expect(reported.first?.notes.count == (isMinimal ? members - 1 : members))
      #expect(
        isMinimal || reported[0].notes.last?.message.hasPrefix("some of these constraints may not be") == true
      )
    }
  }

  @Test func aLongRowIsCutShort() throws {
    let names = (1...40).map { "v\($0)" }
    let row = names.map { "[\($0)(10)]" }.joined(separator: "-2-")
    let file = try solve(
      SourceText(name: "a.layout", text: "canvas 400x50\n|\(row)|"), measuring: FixedAdvanceMeasurer())
    let reported = file.problems(measuring: FixedAdvanceMeasurer()).filter { $0.code == "conflict" }
    #expect(reported.count == 1)
    #expect(
      reported.first?.message.components(after: "was left out: ")
        == "'v1' 10 + gap 2 + 'v2' 10 + 444 for 74 more + gap 2 + 'v40' 10 = 478, but the canvas is 400 wide: "
        + "78 too much")
    #expect(reported.first?.notes.count == 13)
    #expect(reported.first?.notes.last?.message == "and 69 more")
  }
}

extension String {
  fileprivate func components(after separator: String) -> String {
    var rest = Substring(self)
    while !rest.isEmpty, !rest.hasPrefix(separator) { rest.removeFirst() }
    return String(rest.dropFirst(separator.count))
  }
}
