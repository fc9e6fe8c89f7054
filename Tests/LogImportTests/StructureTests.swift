import LayoutDraw
import Testing

/// Whole logs: what belongs to which conflict, what was broken, and what pasting did to it.
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

  /// The program's constraints, the system's, then the one that was broken.
  static let statements = [
    "techLabel.top == view1.top + 8", "view1.height == 0", "techLabel.bottom == view1.bottom - 8",
  ]

  @Test func theWholeLayout() throws {
    let log = imported(Self.broken)
    #expect(
      log.text == """
        // Read from log.txt by layoutdraw import-log: one conflict.
        canvas fit

        // Lines 1 to 11
        view view1 {  // UIView 0x7fe4bee22240
            label techLabel "Tech"  // UILabel 0x7fe4bee22420
        }

        // Your constraints that conflict
        techLabel.top == view1.top + 8  // line 7

        // The system's own
        //   NSAutoresizingMaskLayoutConstraint: a view that keeps its frame until translatesAutoresizingMaskIntoConstraints is false
        view1.height == 0  // line 5, h=--& v=--&

        // The system broke this one to recover; being last, it is left out here, too
        techLabel.bottom == view1.bottom - 8  // line 6

        // Not from the log: what it leaves open, so that there is a picture
        |-(>=16,16@1)-[view1]-(>=16)-|
        [view1(>=120@60)]
        |-(>=8@60,8@1)-[techLabel]-(>=8@60)-|
        V:|-(>=16,16@1)-[view1]-(>=16)-|

        """)
    #expect(log.findings == [])
    #expect(try log.conflicts() == 1)
  }

  /// What happens to the same text on its way.
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
    #expect(log.findings == [])
    #expect(try log.conflicts() == 1)
  }

  @Test func severalLogsStandOneBelowTheOther() throws {
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

  @Test func repeatsAreToldOnce() {
    let later = Self.broken.replacing("0x7fe4", with: "0x8abc").replacing("0x6000", with: "0x6111")
    let log = imported([Self.broken, later, Self.broken].joined(separator: "\n"))
    #expect(log.count == 1)
    #expect(log.text.contains("// Lines 1 to 11, and 2 more that say the same\n"))
    #expect(log.statements == Self.statements)
  }

  @Test func aConstraintAfterTheBrokenOneStartsAnotherLog() {
    let log = imported(Self.broken + "\n<NSLayoutConstraint:0x1 UIView:0x2.width == 3>")
    #expect(log.count == 2)
  }

  @Test func whatTheConflictDoesNotNeedIsToldApart() throws {
    let log = imported(
      """
      "<NSLayoutConstraint:0x1a UILabel:0x2b'A'.height == 20>",
      "<NSLayoutConstraint:0x1b UIView:0x3c.width == 10>",
      "<NSLayoutConstraint:0x1c UIView:0x3c.width == 20>"
      """)
    #expect(log.statements == ["view1.width == 10", "view1.width == 20", "aLabel.height == 20"])
    #expect(log.text.contains("\n// Yours, too: the conflict is there without it\naLabel.height == 20"))
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
        "\n// The system broke this one to recover; but the conflict is there without it\naLabel"))
  }

  @Test func linesThatCannotBeReadAreNamedAndTheRestIsRead() throws {
    let damaged = Self.broken.replacing(
      "    \"<NSLayoutConstraint:0x60000286f660", with: "    \"0x60000286f660")
    let log = imported(damaged)
    #expect(log.statements == ["view1.height == 0", "techLabel.bottom == view1.bottom - 8"])
    #expect(log.findings == ["log-unread 7", "log-without-conflict 1"])
    #expect(try log.conflicts() == 0)
  }

  @Test func whatFollowsAConstraintIsNamed() {
    let log = imported(
      "<NSLayoutConstraint:0x1 UIView:0x2.width == 3 {id: 178}>\n<NSLayoutConstraint:0x2 UIView:0x2.width == 4>"
    )
    #expect(log.findings == ["log-ignored 1"])
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
}
