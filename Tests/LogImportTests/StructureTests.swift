import FixedAdvance
import LayoutDraw
import Testing

struct StructureTests {
  static let broken = """
    2019-06-06 22:28:25.696300+0200 Shopping List[11996:175318] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. \n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation)
    (
        "<NSAutoresizingMaskLayoutConstraint:0x60000286f390 h=--& v=--& UIView:0x7fe4bee22240.height == 0   (active)>",
        "<NSLayoutConstraint:0x60000286f610 V:[UILabel:0x7fe4bee22420'Tech']-(8)-|   (active, names: '|':UIView:0x7fe4bee22240 )>",
        "<NSLayoutConstraint:0x60000286f660 V:|-(8)-[UILabel:0x7fe4bee22420'Tech']   (active, names: '|':UIView:0x7fe4bee22240 )>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x60000286f610 V:[UILabel:0x7fe4bee22420'Tech']-(8)-|   (active, names: '|':UIView:0x7fe4bee22240 )>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
    """

  /// The statements that are expected from the log above. The broken constraint is last. Of the other two, the app's
  /// constraint precedes the system's.
  static let statements = [
    "techLabel.top == view1.top + 8", "view1.height == 0 \"NSAutoresizingMaskLayoutConstraint\"",
    "techLabel.bottom == view1.bottom - 8",
  ]

  @Test func aSafeAreaFillsItsView() throws {
    let log = imported(
      """
      "<NSLayoutConstraint:0x1a 'UIViewSafeAreaLayoutGuide-top' V:|-(20)-[UILayoutGuide:0x2b'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x2a )>",
      "<NSLayoutConstraint:0x1b UILabel:0x2c.top == UILayoutGuide:0x2b'UIViewSafeAreaLayoutGuide'.top   (active)>",
      "<NSLayoutConstraint:0x1c UILabel:0x2c.top == UIView:0x2a.top   (active)>"
      """)
    #expect(log.text.contains("\nV:[safeArea]-0@2-|\n"))
    #expect(try log.conflicts() == 1)
  }

  @Test func theWholeLayout() throws {
    let log = imported(Self.broken)
    #expect(
      log.text == """
        // Read from log.txt by layoutdraw import-log: one conflict.
        canvas fit

        // Lines 1 to 11
        view view1 {  // UIView 0x7fe4bee22240
            label techLabel "Tech" compression 70  // UILabel 0x7fe4bee22420
        }

        // Your constraints that conflict
        techLabel.top == view1.top + 8  // line 7

        // The system's own constraints
        //   NSAutoresizingMaskLayoutConstraint: the frame of a view whose translatesAutoresizingMaskIntoConstraints is true
        view1.height == 0 "NSAutoresizingMaskLayoutConstraint"  // line 5, h=--& v=--&

        // The system broke this constraint to recover; it is placed last, so that layoutdraw leaves it out, too
        techLabel.bottom == view1.bottom - 8  // line 6

        // Not from the log: added so that the layout can be drawn
        //   Not in the log, so assumed: the height of 'techLabel'
        |-(>=16,16@1)-[view1]-(>=16)-|
        [view1(>=120@60)]
        |-(>=8@60,8@1)-[techLabel]-(>=8@60)-|
        V:|-(>=64,64@1)-[view1]-(>=64)-|

        """)
    #expect(log.findings == ["log-sizes 1"])
    #expect(try log.conflicts() == 1)
  }

  static let pastes: [LogCase] = [
    LogCase("as it is", broken, ""),
    LogCase("Windows' line breaks", broken.replacing("\n", with: "\r\n"), ""),
    LogCase("without quotes", broken.replacing("\"", with: ""), ""),
    LogCase(
      "without list parentheses", broken.replacing("\n(\n", with: "\n").replacing("\n)\n", with: "\n"), ""),
    LogCase("without angle brackets", broken.replacing("<", with: "").replacing(">", with: ""), ""),
    LogCase("without the last parentheses", broken.replacing(" )>", with: ">"), ""),
    LogCase("without a heading", String(broken[broken.range(of: "    \"<NSAuto")!.lowerBound...]), ""),
    LogCase("in one line", broken.replacing("\n", with: " "), ""),
    LogCase(
      "wrapped at blanks", broken.replacing(" v=--& ", with: " v=--& \n").replacing("-(8)-", with: "-(8)-\n"),
      ""),
    LogCase("typographic quotes", broken.replacing("\"", with: "“").replacing("'", with: "’"), ""),
    LogCase(
      "HTML", broken.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;"),
      ""),
    LogCase("mail", "> " + broken.replacing("\n", with: "\n> "), ""),
    LogCase("bold in Markdown", broken.replacing("\"", with: "**\"**"), ""),
    LogCase("another system's dashes", broken.replacing("-(8)-", with: "~~(8)~~"), ""),
    LogCase(
      "between other lines",
      "0x17 <b>: [a]\n(\n\"x\" == \n" + broken + "\n} <UIView: 0x7fe4; frame = (0 0; 3 4)>\n", ""),
  ]

  @Test(arguments: pastes)
  func paste(_ example: LogCase) throws {
    let log = imported(example.entry)
    #expect(log.statements == Self.statements)
    #expect(log.count == 1)
    #expect(log.problems == [])
    #expect(try log.conflicts() == 1)
  }

  @Test func severalLogsAreOneBelowTheOther() throws {
    let text =
      Self.broken + """

        Unable to simultaneously satisfy constraints:
        (
            <NSLayoutConstraint:0x610 NSView:cv.width == 414>,
            <NSLayoutConstraint:0x600 NSView:cv.width == 0>
        )
        """
    let log = imported(text)
    #expect(log.count == 2)
    #expect(log.statements == Self.statements + ["cv.width == 414", "cv.width == 0"])
    #expect(log.text.contains("V:|-[conflict1]-24-[conflict2]-|\n"))
    #expect(try log.conflicts() == 2)
    #expect(imported(text, number: 2).statements == ["cv.width == 414", "cv.width == 0"])
    #expect(imported(text, number: 3).findings == ["no-such-log"])
  }

  @Test func repetitionsAreReportedOnce() {
    let later = Self.broken.replacing("0x7fe4", with: "0x8abc").replacing("0x6000", with: "0x6111")
    let log = imported([Self.broken, later, Self.broken].joined(separator: "\n"))
    #expect(log.count == 1)
    #expect(log.text.contains("// Lines 1 to 11; later repetitions: 2\n"))
    #expect(log.statements == Self.statements)
  }

  @Test func aConstraintAfterTheBrokenOneStartsAnotherLog() {
    let log = imported(Self.broken + "\n<NSLayoutConstraint:0x1 UIView:0x2.width == 3>")
    #expect(log.count == 2)
  }

  @Test func constraintsThatTheConflictDoesNotNeedAreSeparate() throws {
    let log = imported(
      """
      "<NSLayoutConstraint:0x1a UILabel:0x2b'A'.height == 20>",
      "<NSLayoutConstraint:0x1b UIView:0x3c.width == 10>",
      "<NSLayoutConstraint:0x1c UIView:0x3c.width == 20>"
      """)
    #expect(log.statements == ["view1.width == 10", "view1.width == 20", "aLabel.height == 20"])
    #expect(
      log.text.contains("\n// Your other constraint, which is not part of the conflict\naLabel.height == 20"))
  }

  @Test func aBrokenConstraintThatDoesNotHelp() {
    let log = imported(
      """
      <NSLayoutConstraint:0x1a UILabel:0x2b'A'.height == 20>
      <NSLayoutConstraint:0x1b UIView:0x3c.width == 10>
      <NSLayoutConstraint:0x1c UIView:0x3c.width == 20>
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1a UILabel:0x2b'A'.height == 20>
      """)
    #expect(log.statements == ["view1.width == 10", "view1.width == 20", "aLabel.height == 20"])
    #expect(
      log.text.contains(
        "\n// The system broke this constraint to recover; the other constraints conflict even without it\naLabel"
      ))
  }

  @Test func linesThatCannotBeReadAreNamedAndTheRestIsRead() throws {
    let damaged = Self.broken.replacing(
      "    \"<NSLayoutConstraint:0x60000286f660", with: "    \"0x60000286f660")
    let log = imported(damaged)
    #expect(log.statements == Array(Self.statements.dropFirst()))
    #expect(log.problems == ["log-unread 7", "log-without-conflict 1"])
    #expect(try log.conflicts() == 0)
  }

  @Test func whatFollowsAConstraintIsNamed() {
    let log = imported(
      "<NSLayoutConstraint:0x1 UIView:0x2.width == 3 {id: 178}>\n<NSLayoutConstraint:0x2 UIView:0x2.width == 4>"
    )
    #expect(log.problems == ["log-ignored 1"])
  }

  @Test(arguments: [
    "", "nothing here", "Unable to simultaneously satisfy constraints.\n(\n)\n", "\u{FEFF}", "<a:0x>",
  ])
  func noLog(_ text: String) {
    let log = imported(text)
    #expect(log.layout == nil)
    #expect(log.findings == ["no-log"])
  }

  @Test func hiddenConstraints() {
    let log = imported(
      "[Layout] Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking constraint\n<private>\n"
    )
    #expect(log.findings == ["log-private 2", "no-log"])
  }

  @Test func theBrokenConstraintOfAnotherRun() throws {
    let log = imported(
      """
      "<NSLayoutConstraint:0x1a 'most' card.centerY <= page.centerY + 10   (active, names: card:0xa1, page:0xb1 )>",
      "<NSLayoutConstraint:0x1b 'least' card.centerY >= page.centerY + 200   (active, names: card:0xa1, page:0xb1 )>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x2a card.centerY <= page.centerY + 10   (active, names: card:0xa2, page:0xb2 )>
      """)
    #expect(
      log.statements == [
        "card.centerY >= page.centerY + 200 \"least\"", "card.centerY <= page.centerY + 10 \"most\"",
      ])
    #expect(log.declarations == ["box card", "box page"])
  }

  @Test func aQuotedLineIsNotALog() {
    let line =
      "<NSLayoutConstraint:0x60000286f610 V:[UILabel:0x7fe4bee22420'Tech']-(8)-|   (active, names: '|':UIView:0x7fe4bee22240 )>"
    let log = imported(Self.broken + "\nHaving something like\n\(line)\nis better.\n")
    #expect(log.count == 1)
    #expect(log.statements == Self.statements)
  }

  @Test func otherLibrariesLines() {
    let log = imported(
      """
      Unable to simultaneously satisfy constraints.
      (
          "label1 Top Equal wrapper1 Top. VFL: V:|-(8)-[label1]-(8)-|",
          "<NSLayoutConstraint:0x1a UIView:0x2b.width == 3>",
          "HidingView Height Equal HidingView NotAnAttribute. VFL: (null)"
      )
      Note: "this" is not a line of the list
      """)
    #expect(Set(log.problems) == ["log-without-conflict 1", "log-unread 3", "log-unread 5"])
    let none = imported("Unable to simultaneously satisfy constraints.\n(\n  \"a Top Equal b Top\"\n)\n")
    #expect(none.findings == ["log-unread 3", "no-log"])
  }

  @Test func aCutLineBesideAWholeOne() {
    let log = imported(
      """
      <NSLayoutConstraint:0x1a V:|-(0)-[UIView:0x2b]   (active, names: '|':Card:0x3c )>
      <NSLayoutConstraint:0x1b H:|-(0)-[UIView:0x2b]   (active,
      """)
    #expect(log.problems == ["log-without-conflict 1"])
    #expect(log.statements == ["view1.top == card.top", "view1.leading == card.leading"])
  }

  /// Numbers that differ only by rounding, such as 10.3333 and 10.333, do not cause a conflict.
  static let rounded = [
    LogCase("thirds", "A:0x2.width == 10.3333>\n<NSLayoutConstraint:0x1b A:0x2.width == 10.333", "0"),
    LogCase(
      "decimals that count", "A:0x2.width == 10.33>\n<NSLayoutConstraint:0x1b A:0x2.width == 10.3", "1"),
    LogCase(
      "a sum",
      "V:|-(33.3333)-[A:0x2]   (names: '|':B:0x3 )>\n<NSLayoutConstraint:0x1b V:[A:0x2(33.3333)]>\n<NSLayoutConstraint:0x1c V:[A:0x2]-(33.3333)-|   (names: '|':B:0x3 )>\n<NSLayoutConstraint:0x1d V:[B:0x3(100)]",
      "0"),
  ]

  @Test(arguments: rounded)
  func rounding(_ example: LogCase) throws {
    let log = imported("<NSLayoutConstraint:0x1a \(example.entry)>")
    #expect(try "\(log.conflicts())" == example.statement)
    #expect(log.problems == (example.statement == "0" ? ["log-without-conflict 1"] : []))
  }

  static let owners = [
    LogCase(
      "an identifier of the system", "'UIView-Encapsulated-Layout-Height' A:0x2.height == 44", "system"),
    LogCase(
      "an identifier of Interface Builder", "'IB_Top_Top' V:|-(0)-[A:0x2]   (names: '|':B:0x3 )", "own"),
    LogCase("an identifier of the program", "'minY' A:0x2.height == 44", "own"),
    LogCase("systemLayoutSizeFitting", "'fittingSizeHTarget' A:0x2.width == 0", "system"),
    LogCase("a private view's", "_UIAlertControllerView:0x2.width == UIView:0x3.width", "system"),
    LogCase("a cell's content view", "A:0x2.top == _UICollectionViewListCellContentView:0x3.top + 8", "own"),
    LogCase("the keyboard's", "V:|-(0)-[A:0x2]   (names: '|':UIInputSetHostView:0x3 )", "system"),
    LogCase("a cell's content height", "UITableViewCellContentView:0x2.height == 44", "system"),
  ]

  @Test(arguments: owners)
  func owner(_ example: LogCase) {
    let log = imported("<NSLayoutConstraint:0x1a \(example.entry)>")
    #expect(log.text.contains("// The system's own constraints\n") == (example.statement == "system"))
  }

  @Test func anAnchorsConstraintIsTheProgramsOwn() {
    let log = imported(
      "<_UISystemBaselineConstraint:0x1 UIView:0xa.bottom <= UIView:0xb.bottom NSLayoutAnchorConstraintSpace(8)>"
    )
    #expect(!log.text.contains("The system's own"))
  }

  @Test func anInactiveConstraintHasNoEffect() throws {
    let log = imported(
      """
      <NSLayoutConstraint:0x1a Card:0x2.width == 10   (active)>
      <NSLayoutConstraint:0x1b Card:0x2.width == 20   (inactive)>
      """)
    #expect(
      log.text.contains("\n// Inactive constraints, which have no effect\n// card.width == 20  // line 2\n"))
    #expect(log.problems == ["log-inactive 2", "log-without-conflict 1"])
    #expect(try log.conflicts() == 0)
  }

  static let parts = [
    LogCase(
      "the beginning", "heading (",
      "the end of the log is missing here, and may contain the conflicting constraints"),
    LogCase(
      "the end", ") recovery",
      "the beginning of the log is missing here, and may contain the conflicting constraints"),
    LogCase(
      "the middle", "",
      "these lines are only a part of a log, or a list of constraints from elsewhere; a complete log starts with 'Unable to simultaneously satisfy constraints'"
    ),
    LogCase(
      "a list of LLDB's", "( )",
      "these lines are only a part of a log, or a list of constraints from elsewhere; a complete log starts with 'Unable to simultaneously satisfy constraints'"
    ),
    LogCase("all of it", "heading ( )", "a constraint may be missing, or the log's numbers may be rounded"),
    LogCase(
      "another broken one", "heading ( ) other",
      "the constraint that the system broke is not in the log's list, so the log may lack other constraints, too"
    ),
  ]

  @Test(arguments: parts) func part(_ example: LogCase) {
    let words = example.entry.split(separator: " ")
    var text = words.contains("heading") ? "Unable to simultaneously satisfy constraints.\n" : ""
    text += words.contains("(") ? "(\n" : ""
    text += "  \"<NSLayoutConstraint:0x1a Card:0x2.width == 10   (active)>\"\n"
    text += words.contains(")") ? ")\n" : ""
    if words.contains("recovery") || words.contains("other") {
      let width = words.contains("other") ? "B:0x3.height == 4" : "Card:0x2.width == 10"
      let address = words.contains("other") ? "0x1b" : "0x1a"
      text +=
        "Will attempt to recover by breaking constraint\n<NSLayoutConstraint:\(address) \(width)   (active)>\n"
    }
    #expect(imported(text).diagnostics.first?.help == example.statement)
  }

  @Test func nothingHidesBehindAnother() throws {
    let log = imported(
      """
      <NSLayoutConstraint:0x1a Mark:0x2.height == 100>
      <NSLayoutConstraint:0x1b Page:0x3.height == 800>
      <NSLayoutConstraint:0x1c Mark:0x2.centerY == Page:0x3.centerY + 200>
      """)
    #expect(log.text.contains("\n[mark]-(>=8@59)-[page]\n"))
    let frames = try solve(try #require(log.layout), measuring: FixedAdvanceMeasurer()).canvases[0].layout
      .frames
    #expect(frames[1].maxX < frames[2].x)
  }

  @Test(arguments: [
    ("leading", "trailing", "H", "width", "row"), ("left", "right", "H", "width", "row"),
    ("top", "bottom", "V", "height", "column"),
  ])
  func stacks(start: String, end: String, axis: String, size: String, arrangement: String) throws {
    let log = imported(
      """
      <NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0xa.\(start) == A:0xb.\(start)>
      <NSLayoutConstraint:0x2 'UISV-spacing' \(axis):[A:0xb]-(8)-[B:0xc]>
      <NSLayoutConstraint:0x3 'UISV-canvas-connection' UIStackView:0xa.\(end) == B:0xc.\(end)>
      <NSLayoutConstraint:0x4 UIStackView:0xa.\(size) == 100>
      <NSLayoutConstraint:0x5 UIStackView:0xa.\(size) == 90>
      """)
    #expect(log.text.contains("\nstack stackView \(arrangement) spacing 8 {"), "\(log.text)")
    #expect(log.statements == ["stackView.\(size) == 100", "stackView.\(size) == 90"])
    #expect(try log.conflicts() == 1)
  }

  @Test(arguments: [
    ("leading", "[inner]-(>=0@67)-|"), ("trailing", "|-(>=0@67)-[outer]"), ("left", "[inner]-(>=0@67)-|"),
    ("right", "|-(>=0@67)-[outer]"), ("top", "V:[inner]-(>=0@67)-|"), ("bottom", "V:|-(>=0@67)-[outer]"),
  ])
  func containment(edge: String, statement: String) {
    let log = imported(
      """
      <NSLayoutConstraint:0x1 Inner:0x1.\(edge) == Outer:0x2.\(edge)>
      <NSLayoutConstraint:0x2 Inner:0x1.\(edge) == Outer:0x2.\(edge) + 8>
      """)
    #expect(log.text.split(separator: "\n").filter { $0.contains("@67)") } == [statement[...]])
  }

  /// The solver leaves out the last constraint of a conflict. If the log does not name the broken constraint, the app's
  /// constraints are written after the system's, so that one of the app's is left out.
  @Test func theProgramsConstraintsComeLast() throws {
    let log = imported(
      """
      <NSLayoutConstraint:0x1a V:[Cell:0x2(40)]>
      <NSLayoutConstraint:0x1b 'UISV-hiding' V:[Cell:0x2(0)]>
      """)
    #expect(log.statements == ["cell.height == 0 \"UISV-hiding\"", "cell.height == 40"])
  }

  /// Views are nested at most 40 levels deep, even if a damaged log has more levels.
  @Test(arguments: [(30, 30), (41, 40), (60, 40), (100, 40)])
  func depth(views: Int, depth: Int) {
    let entries = (1...views).map { view in
      "<NSLayoutConstraint:0x\(String(4096 + view, radix: 16)) V:|-(8)-[View\(view):0x\(view)]   (names: '|':View\(view + 1):0x\(view + 1) )>"
    }
    var (open, most) = (0, 0)
    for character in imported(entries.joined(separator: "\n")).text {
      if character == "{" { open += 1 } else if character == "}" { open -= 1 }
      most = max(most, open)
    }
    #expect(most == depth)
  }
}
