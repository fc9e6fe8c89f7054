import LayoutDraw
import Testing

@testable import LogImport

/// Tests the model that is read from a log, including the views, their names, and repetitions of the log. No picture is
/// drawn.
@Suite struct LogModelTests {
  private func logs(_ entries: [String]) -> [ConflictLog] {
    let lines = entries.enumerated().map { "<NSLayoutConstraint:0x\($0 + 10) \($1)>\n" }
    return readLogs(SourceText(name: "a.log", text: lines.joined())).logs
  }

  static let groups: [(name: String, entries: [String], across: [Int], down: [Int])] = [
    ("only sizes", ["A:0x1.width == B:0x2.width", "A:0x1.height == B:0x2.height"], [0, 1], [0, 1]),
    ("side by side", ["H:[A:0x1]-(8)-[B:0x2]"], [0, 0], [0, 1]),
    ("one below the other", ["V:[A:0x1]-(8)-[B:0x2]"], [0, 1], [0, 0]),
    ("centers", ["A:0x1.centerY == B:0x2.centerY"], [0, 1], [0, 0]),
    ("through another", ["H:[A:0x1]-(8)-[B:0x2]", "H:[B:0x2]-(8)-[C:0x3]"], [0, 0, 0], [0, 1, 2]),
    (
      "the first and the third", ["A:0x1.width == 5", "B:0x2.width == 5", "A:0x1.left == C:0x3.left"],
      [0, 1, 0], [0, 1, 2]
    ),
    ("the others", ["A:0x1.width == 5", "B:0x2.top == C:0x3.top"], [0, 1, 2], [0, 1, 1]),
    ("an inactive gap", ["H:[A:0x1]-(8)-[B:0x2]   (inactive)"], [0, 1], [0, 1]),
    ("in a superview", ["V:|-(8)-[A:0x1]   (names: '|':B:0x2 )"], [0, 1], [0, 0]),
    ("in a superview that is not named", ["H:|-(8)-[A:0x1]"], [0, 0], [0, 1]),
  ]

  @Test(arguments: groups) func group(name: String, entries: [String], across: [Int], down: [Int]) throws {
    let groups = try #require(logs(entries).first).groups
    #expect(groups.horizontal == across && groups.vertical == down, "\(name)")
  }

  @Test(arguments: [
    ("UIStackView", true), ("MyApp.RowStackView", true), ("NSStackView", true), ("StackViewCell", false),
    ("UIView", false),
  ])
  func stackViews(className: String, isStack: Bool) {
    for entry in ["\(className):0x1.width == A:0x2.width", "A:0x2.width == \(className):0x1.width"] {
      #expect(logs([entry]).map(\.hasStackViews) == [isStack])
    }
  }

  @Test(arguments: [("NSView", true), ("NSTextField", true), ("UIView", false), ("MyApp.NSView", false)])
  func appKit(className: String, isAppKit: Bool) {
    #expect(logs(["A:0x2.width == \(className):0x1.width"]).map(\.isAppKit) == [isAppKit])
  }

  @Test func aViewOfAnUnknownClassIsNotAppKits() {
    #expect(logs(["card.width == 5   (names: card:0x1 )"]).map(\.isAppKit) == [false])
  }

  @Test(
    "Views of no constraint are left out",
    arguments: [
      (["A:0x1.width == 24", "B:0x2.width == 3"], ["0x1", "0x2"], [[0], [1]]),
      (["A:0x1.width == 24   (names: '|':B:0x2 )"], ["0x1"], [[0]]),
      (
        ["A:0x1.width == 24   (names: '|':B:0x2 )", "C:0x3.top == A:0x1.top + 8"], ["0x1", "0x3"],
        [[0], [1, 0]]
      ),
      (
        ["A:0x1.width == 24   (names: '|':B:0x2 )", "V:|-(8)-[C:0x3]   (names: '|':A:0x1 )"],
        ["0x1", "0x3"], [[0], [1, 0, 0]]
      ),
    ] as [([String], [String], [[Int]])])
  func unusedViews(entries: [String], addresses: [String], views: [[Int]]) throws {
    let log = try #require(logs(entries).first)
    #expect(log.views.compactMap(\.address) == addresses)
    #expect(log.constraints.map(\.views) == views)
  }

  @Test(arguments: [
    ("A:0x1.left == B:0x2.leftMargin", true), ("B:0x2.topMargin == A:0x1.top", true),
    ("A:0x1.left == B:0x2.left", false),
  ])
  func margins(entry: String, usesMargins: Bool) {
    #expect(logs([entry]).map(\.usesMargins) == [usesMargins])
  }

  @Test func constantsBetweenPrintedNumbers() throws {
    let printed = try #require(logs(["A:0x1.width == 0.1", "A:0x1.width == 5"]).first)
    let once = printed.settingConstant(plus: 0.2, of: 0, in: printed)
    #expect(once.constraints.map { $0.fixed?.length } == [0.3, 5])
    #expect(once.constraints.map(\.printedConstant) == [0.1, nil])
    let twice = once.settingConstant(plus: -0.05, of: 0, in: printed)
    #expect(twice.constraints.map { $0.fixed?.length } == [0.05, 5])
    #expect(twice.constraints.map(\.printedConstant) == [0.1, nil])
  }

  @Test func placesOfContentSizes() throws {
    let entries = [
      "B:0x2.top == A:0x1.bottom + 8", "A:0x1.width == 24 Hug:250 CompressionRes:750",
      "B:0x2.height == 5 Hug:250 CompressionRes:750", "C:0x3.top == B:0x2.bottom",
    ]
    let log = try #require(logs(entries).first)
    let layout = LogLayout([log], from: "a.log")
    #expect(log.views.map(\.address) == ["0x2", "0x1", "0x3"])
    let places = layout.views[0].map { view in layout.places(of: .intrinsicSize(view, .horizontal)) }
    #expect(places.map { $0.map(\.constraint) } == [[2], [1], []])
    #expect(places.joined().allSatisfy { $0.log == 0 })
  }

  @Test(arguments: [
    ([true, true], [true, true], true), ([true, true], [false, true], true),
    ([true, true], [true, false], false), ([false, false], [true, false], true),
    ([false, false], [false, true], false),
  ])
  func sameConstraintsOfTheProgram(some: [Bool], others: [Bool], isSame: Bool) throws {
    let log = try #require(logs(["'UISV-hiding' A:0x1.height == 0", "A:0x1.height == 40"]).first)
    #expect(ConstraintOwners(of: log).hasSameOwn(some, others) == isSame)
  }

  static let superviews: [(name: String, entries: [String], parents: [Int?])] = [
    ("an inset", ["A:0x1.top == B:0x2.top + 8"], [1, nil]),
    ("an inset of the outer view", ["A:0x1.top == B:0x2.top - 8"], [nil, 0]),
    ("an inset at the end", ["A:0x1.trailing == B:0x2.trailing - 8"], [1, nil]),
    ("an inset at the end of the outer view", ["A:0x1.trailing == B:0x2.trailing + 8"], [nil, 0]),
    ("an equal edge", ["A:0x1.bottom == B:0x2.bottom"], [1, nil]),
    ("centers", ["A:0x1.centerX == B:0x2.centerX"], [nil, nil]),
    ("a factor", ["A:0x1.top == 2*B:0x2.top + 8"], [nil, nil]),
    ("neighbors", ["A:0x1.top == B:0x2.bottom + 8"], [nil, nil]),
    ("an equal edge before an inset", ["A:0x1.top == B:0x2.top", "B:0x2.left == A:0x1.left + 8"], [nil, 0]),
    ("an inset before an equal edge", ["A:0x1.left == B:0x2.left + 8", "B:0x2.top == A:0x1.top"], [1, nil]),
    (
      "an inset before a margin", ["A:0x1.top == B:0x2.top + 8", "B:0x2.left == A:0x1.leftMargin"], [nil, 0]
    ),
    (
      "a stack's connection before a margin",
      ["'UISV-canvas-connection' A:0x1.top == B:0x2.top", "A:0x1.left == B:0x2.leftMargin"], [1, nil]
    ),
    (
      "an inset before a stack's connection",
      ["A:0x1.top == B:0x2.top + 8", "'UISV-canvas-connection' A:0x1.left == B:0x2.left"], [nil, 0]
    ),
    (
      "a margin before '|'",
      ["A:0x1.left == B:0x2.leftMargin", "V:|-(8)-[B:0x2]   (names: '|':A:0x1 )"], [nil, 0]
    ),
    ("a label outside", ["UILabel:0x1'L'.top == B:0x2.top - 8"], [1, nil]),
    ("outside a label", ["A:0x1.top == UILabel:0x2'L'.top + 8"], [nil, 0]),
    ("two labels", ["UILabel:0x1'L'.top == UILabel:0x2'M'.top + 8"], [1, nil]),
  ]

  @Test(arguments: superviews) func superview(name: String, entries: [String], parents: [Int?]) throws {
    let log = try #require(logs(entries).first)
    #expect(ViewTree(log).parents == parents, "\(name)")
  }

  // MARK: - Names

  private static func view(_ className: String?, name: String? = nil, text: String? = nil) -> LogView {
    var view = LogView()
    (view.className, view.name, view.text) = (className, name, text)
    return view
  }

  private static let card = view("Card")
  private static let twenty = String(repeating: "a", count: 20)
  private static let nineteen = String(repeating: "a", count: 19)

  static let names: [(name: String, views: [LogView], taken: [String], names: [String])] = [
    (
      "a cut word", [view("UILabel", text: "Orange Membership For som...")], [],
      ["orangeMembershipForLabel"]
    ),
    ("a word behind which an ellipsis is", [view("UILabel", text: "Orange Mem…")], [], ["orangeLabel"]),
    ("one cut word", [view("UILabel", text: "Oran...")], [], ["oranLabel"]),
    ("an apostrophe", [view("UILabel", text: "It’s ours")], [], ["itsOursLabel"]),
    ("a text in capitals", [view("UIButton", text: "MY KEY")], [], ["myKeyButton"]),
    ("a name in capitals", [view("UIButton", name: "MY KEY")], [], ["myKEY"]),
    ("a name rather than a text", [view("UIButton", name: "send", text: "Go")], [], ["send"]),
    ("capitals before a digit", [view(nil, name: "URL2")], [], ["url2"]),
    ("a capital inside", [view(nil, name: "aB")], [], ["aB"]),
    ("a digit first", [view(nil, name: "9patch")], [], ["_9patch"]),
    ("40 letters", [view(nil, name: "\(twenty) \(twenty)")], [], ["\(twenty)A\(nineteen)"]),
    ("41 letters in two words", [view(nil, name: "\(twenty) a\(twenty)")], [], [twenty]),
    ("41 letters in one word", [view(nil, name: "\(twenty)\(twenty)a")], [], ["\(twenty)\(twenty)"]),
    ("one of a class", [card], [], ["card"]), ("a name that is taken", [card], ["card"], ["card1"]),
    ("two of a class", [card, view("Row"), card], [], ["card1", "row", "card2"]),
    ("a number that is taken", [card, card], ["card1"], ["card2", "card3"]),
    ("neither class nor name", [view(nil)], [], ["view1"]),
    (
      "a guide", [view("UILayoutGuide", text: "UIScrollView-contentLayoutGuide")], [], ["scrollViewContent"]
    ),
    ("a guide without a text", [view("UILayoutGuide")], [], ["guide1"]),
    ("a class that is only a prefix", [view("UI")], [], ["ui"]),
    ("a prefix before a small letter", [view("NSx")], [], ["nSx"]),
    ("a prefix before a digit", [view("UI2")], [], ["ui2"]),
  ]

  @Test(arguments: names) func viewName(name: String, views: [LogView], taken: [String], names: [String]) {
    var used = Set(taken)
    #expect(viewNames(views, taken: &used) == names, "\(name)")
    #expect(used == Set(taken + names), "\(name)")
  }

  private static func named(_ name: String, _ address: String) -> LogView {
    LogView(className: nil, address: address, name: name)
  }

  @Test(
    arguments: [
      (["0x1"], nil, ["0x1", "0x1"], false), (["0x1", "0x1"], nil, ["0x1", "0x1"], false),
      (["0x1", "0x2"], nil, ["0x1", "0x2", "0x2"], true), (["0x1", "0x2"], "0x2", ["0x1", "0x1"], false),
      (["0x1", "0x2"], "0x1", ["0x2", "0x2"], false), (["0x1", "0x2"], "0x3", ["0x1", "0x2"], true),
    ] as [([String], String?, [String], Bool)])
  func sharedNames(addresses: [String], superview: String?, taken: [String], isGuess: Bool) {
    var names = EntryNames()
    for address in addresses { names.add(Self.named("a", address), for: "a") }
    if let superview { names.setSuperview(Self.named("a", superview)) }
    let found = taken.compactMap { _ in names.takeView(named: "a")?.address }
    #expect(found == taken)
    #expect(names.sharedName == (isGuess ? "a" : nil))
  }

  // MARK: - Several logs

  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1a 'high' Card:0x2'T'.height == 2*Card:0x2'T'.width + 5   (active)>",
        "<NSLayoutConstraint:0x1b Card:0x2'T'.height == 40   (active)>"
    )

    """

  /// Logs that differ only in addresses are merged into one; `count` is the number of logs that remain.
  static let changes: [(name: String, old: String, new: String, count: Int)] = [
    ("nothing", "", "", 1), ("the address of a view", ":0x2", ":0x3", 1),
    ("the address of a constraint", "0x1b", "0x1c", 1), ("a number", "40", "41", 2),
    ("a summand", "5", "6", 2),
    ("a factor", "2*", "3*", 2), ("a priority", "40   ", "40@750   ", 2), ("a relation", "== 40", ">= 40", 2),
    ("an identifier", "high", "low", 2), ("a text", "'T'", "'U'", 2), ("a class", "Card:", "Row:", 2),
    ("an attribute", "height == 40", "width == 40", 2),
  ]

  @Test(arguments: changes) func repetition(name: String, old: String, new: String, count: Int) {
    let later = old.isEmpty ? Self.log : Self.log.replacing(old, with: new)
    let logs = readLogs(SourceText(name: "a.log", text: Self.log + later)).logs
    #expect(logs.map(\.repeats) == (count == 1 ? [1] : [0, 0]), "\(name)")
  }

  /// If the first log does not name the broken constraint, the name is taken from a repetition of the log.
  @Test(
    arguments: [
      ([nil, "0x1b"], 1), (["0x1a", "0x1b"], 0), (["0x1b", nil], 1), ([nil, nil], nil),
    ] as [([String?], Int?)])
  func brokenInARepetition(broken: [String?], index: Int?) {
    let lines = Self.log.split(separator: "\n")
    let texts = broken.map { address in
      let line = address.flatMap { address in lines.first { $0.contains(address) } }
      return Self.log + (line.map { "Will attempt to recover by breaking constraint\n\($0)\n" } ?? "")
    }
    let logs = readLogs(SourceText(name: "a.log", text: texts.joined())).logs
    #expect(logs.map(\.broken) == [index] && logs.map(\.repeats) == [1])
  }

  private static let entry = "    \"<NSLayoutConstraint:0x1a A:0x2.width == 5   (active)>\""

  /// A line before or after a constraint is reported if it cannot be read but looks like a constraint: it is quoted and
  /// contains a letter or, after the first constraint, it contains an address.
  @Test(
    arguments: [
      ("\"a Top Equal b Top\"", true, [3]), ("\"12\"", true, []), ("\"a Top", true, []),
      ("a Top\"", true, []),
      ("0x12 a", true, []), ("0x12 a", false, [4]), ("0y12 a", false, []), ("\"a\"", false, [4]),
      ("* \"a\"", false, [4]), ("a \"b\"", false, []),
    ] as [(String, Bool, [Int])])
  func unreadLines(line: String, isFirst: Bool, reported: [Int]) {
    let lines = isFirst ? [line, Self.entry] : [Self.entry, line]
    let log = imported(
      "Unable to simultaneously satisfy constraints.\n(\n" + lines.joined(separator: "\n") + "\n)\n")
    #expect(log.problems.filter { $0.hasPrefix("log-unread") } == reported.map { "log-unread \($0)" })
    #expect(log.statements == ["a.width == 5"])
  }

  @Test(arguments: [(40, ""), (41, "…")]) func longTexts(count: Int, end: String) {
    let rest = String(repeating: "a", count: count)
    let log = imported("<NSLayoutConstraint:0x1a A:0x2.width == 5 \(rest)>")
    let shown = "'\(rest.prefix(40))\(end)' is unknown and was ignored"
    #expect(log.diagnostics.filter { $0.code == "log-ignored" }.map(\.message) == [shown])
  }

  @Test func findingsCoverTheirLineWithoutBlanks() throws {
    let line = "<NSLayoutConstraint:0x1b A:0x2.width == ?>"
    let log = imported(" <NSLayoutConstraint:0x1a A:0x2.width == 5>\n \t\(line) \t\n")
    let span = try #require(log.diagnostics.first { $0.code == "log-unread" }?.span)
    #expect(String(decoding: log.source.utf8[span.start..<span.end], as: UTF8.self) == line)
  }
}
