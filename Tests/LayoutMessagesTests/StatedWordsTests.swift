import Diagnostics
import FixedAdvance
import Graphics
import LayoutModel
import LayoutPipeline
import Testing

@testable import LayoutEngine
@testable import LayoutMessages

@Suite struct StatedWordsTests {
  private static func solved(_ text: String) throws -> SolvedLayout {
    let file = try solve(SourceText(name: "t", text: text), measuring: FixedAdvanceMeasurer())
    try #require(!file.hasErrors, "\(file.reading.map(\.message))")
    return file.canvases[0].layout
  }

  private static let assertedViews = """
    canvas 200x100
    view a { tt = 10, ll = 20, w = 40, h = 30 }
    view b { tt = 30, ll = 50, w = 60, h = 30 }
    view c { tt = 0, ll = 70, w = 10, h = 10 }
    view box { tt = 0, ll = 120, w = 60, h = 40
      view d { tt = 5, ll = 5, w = 10, h = 10 } }
    label cut "four" { tt = 60, ll = 0, w = 20 }
    label low "four" { tt = 60, ll = 40, h = 10 }
    label whole "four" { tt = 60, ll = 100 }

    """

  @Test(
    arguments: [
      ("too small", "a.width >= 44", "a.width is 40, 4 short of 44"),
      ("too large", "a.width <= 30", "a.width is 40, 10 over 30"),
      ("another size", "a.width == b.width", "a.width is 40, 20 short of 60 (b.width)"),
      ("a share of a size", "a.width == b.width / 2 + 5", "a.width is 40, 5 over 35 (b.width * 0.5 + 5)"),
      (
        "a distance from the superview", "a.left == superview.left + 12",
        "a.left is 20 from view.left, 8 over 12"
      ),
      ("a distance within a box", "d.top == box.top + 9", "d.top is 5 from box.top, 4 short of 9"),
      ("a distance of siblings", "b.left == a.right + 8", "b.left is 50, 18 short of 68 (a.right + 8)"),
      ("an edge below another", "b.top == a.bottom", "b.top is 30, 10 short of 40 (a.bottom)"),
      ("a multiple of an edge", "b.left == a.right * 2", "b.left is 50, 70 short of 120 (a.right * 2)"),
      (
        "a multiple within a box", "d.left == box.right * 0.5",
        "d.left is 5 in 'box', 25 short of 30 (box.right * 0.5)"
      ),
      ("inside", "inside a b", "'a' sticks out of 'b' by 30 at the left and 20 at the top"),
      (
        "inside, at the other sides", "inside b a",
        "'b' sticks out of 'a' by 50 at the right and 20 at the bottom"
      ),
      ("not inside", "not inside d box", "'d' lies inside 'box'"),
      ("apart", "apart a b", "'a' and 'b' overlap by 10 x 10"),
      ("not apart", "not apart a c", "'a' and 'c' are 10 apart"),
      ("not apart below", "not apart b c", "'b' and 'c' are 20 apart"),
      ("truncated", "not truncated cut", "the text of 'cut' is truncated: it needs 34 points, but has 20"),
      ("too low", "not truncated low", "the text of 'low' is 17 points tall, but the view is only 10"),
      ("not truncated", "truncated whole", "the text of 'whole' is not truncated"),
      ("not ambiguous", "ambiguous a", "'a' is not ambiguous"),
      ("holds", "a.width == 40", nil), ("holds with room", "a.left >= superview.left + 19.995", nil),
    ] as [(String, String, String?)])
  func assertion(name: String, text: String, words: String?) throws {
    let solved = try Self.solved(Self.assertedViews + "assert \(text)\n")
    let found = solved.failedAssertions(tolerance: leastSeen).map {
      solved.text(of: $0.finding, against: solved.layout.assertions[$0.index].form)
    }
    #expect(found == (words.map { [$0] } ?? []), "\(name)")
  }

  @Test(
    arguments: [
      (
        "from the right", "a.leading == b.trailing + 9",
        "a.leading is 20 from the right, 81 short of 101 (b.trailing + 9)"
      ),
      (
        "from the superview", "a.leading == superview.leading + 9",
        "a.leading is 20 from view.leading, 11 over 9"
      ),
      ("left stays left", "a.left == b.left + 9", "a.left is 140, 23 over 117 (b.left + 9)"),
    ])
  func assertionRightToLeft(name: String, text: String, words: String) throws {
    let solved = try Self.solved(
      "canvas 200x100 rtl\nview a\nview b\n|-20-[a(40)]\n|-32-[b(60)]\nV:|[a(9)]\nV:|[b(9)]\nassert \(text)\n"
    )
    let found = solved.failedAssertions(tolerance: leastSeen).map {
      solved.text(of: $0.finding, against: solved.layout.assertions[$0.index].form)
    }
    #expect(found == [words], "\(name)")
  }

  @Test func assertionsOnWhatIsOpenOrTouches() throws {
    let solved = try Self.solved(
      "canvas 200x100\nview a { tt = ll = 0, h = 9 }\nview b { tt = 9, ll = 0, h = w = 9 }\na.width <= 30\n"
        + "assert not ambiguous a\nassert not apart a b\n")
    let found = solved.failedAssertions(tolerance: leastSeen).map {
      solved.text(of: $0.finding, against: solved.layout.assertions[$0.index].form)
    }
    #expect(found == ["'a' is ambiguous: width may be 0 to 30", "'a' and 'b' touch but do not overlap"])
  }

  @Test(
    arguments: [
      (Rect(x: 10, y: 9.995, width: 7, height: 10.005), nil),
      (
        Rect(x: 9, y: 8, width: 14.25, height: 16),
        "1 at the left, 2 at the top, 3.25 at the right and 4 at the bottom"
      ),
    ] as [(Rect, String?)])
  func overhang(inner: Rect, words: String?) {
    let overhang = Overhang(of: inner, over: Rect(x: 10, y: 10, width: 10, height: 10))
    #expect(overhang.words == words)
  }

  @Test(
    arguments: [
      (TextFit.cutShort(needed: 20.0001, width: 20), "is truncated"),
      (.cutShort(needed: nil, width: 20), "is truncated"),
      (.cutShort(needed: 20.5, width: 20), "is truncated: it needs 20.5 points, but has 20"),
    ])
  func fit(fit: TextFit, words: String) { #expect(fit.words == words) }

  private static let (a, b) = (ViewID(1), ViewID(2))

  private static let pins:
    [(String, DisambiguatingConstraint, equation: String, vfl: String, sll: String, interface: String)] = [
      (
        "equal widths", .equalSizes(a, b, .horizontal), "a.width = b.width", "[a(==b)]", "a: w = %w(b)",
        "'a' an equal widths constraint with 'b'"
      ),
      (
        "equal heights", .equalSizes(a, b, .vertical), "a.height = b.height", "V:[a(==b)]", "a: h = %h(b)",
        "'a' an equal heights constraint with 'b'"
      ),
      (
        "a width", .size(a, .horizontal, 44), "a.width = 44", "[a(44)]", "a: w = 44",
        "'a' a width constraint of 44"
      ),
      (
        "a height", .size(a, .vertical, 4.5), "a.height = 4.5", "V:[a(4.5)]", "a: h = 4.5",
        "'a' a height constraint of 4.5"
      ),
      (
        "a leading inset", .inset(a, .horizontal, isStart: true, 8), "a.leading = superview.leading + 8",
        "|-8-[a]", "a: ll = 8",
        "'a' a leading space of 8 to its superview"
      ),
      (
        "a trailing inset", .inset(a, .horizontal, isStart: false, 8), "a.trailing = superview.trailing - 8",
        "[a]-8-|",
        "a: rr = 8", "'a' a trailing space of 8 to its superview"
      ),
      (
        "a top without a distance", .inset(a, .vertical, isStart: true, 0), "a.top = superview.top", "V:|[a]",
        "a: tt = 0",
        "'a' a top space of 0 to its superview"
      ),
      (
        "a bottom outside", .inset(a, .vertical, isStart: false, -3), "a.bottom = superview.bottom + 3",
        "V:[a]-(-3)-|",
        "a: bb = -3", "'a' a bottom space of -3 to its superview"
      ),
      (
        "a gap", .gap(a, b, .horizontal, 8), "b.leading = a.trailing + 8", "[a]-8-[b]",
        "b.leading = a.trailing + 8",
        "'b' a horizontal spacing of 8 to 'a'"
      ),
      (
        "no gap", .gap(a, b, .vertical, 0), "b.top = a.bottom", "V:[a][b]", "b.top = a.bottom",
        "'b' a vertical spacing of 0 to 'a'"
      ),
      (
        "a content's width", .contentSize(a, .horizontal), "a.content.width = a.width",
        "a.content.width = a.width",
        "a.content.width = a.width",
        "the content layout guide of 'a' an equal widths constraint with its frame layout guide"
      ),
    ]

  @Test func pinsInEachNotation() throws {
    let solved = try Self.solved("canvas 100x100\nview a\nview b\n")
    for (name, pin, equation, vfl, sll, interface) in Self.pins {
      #expect(solved.statement(for: pin, in: .equation) == equation, "\(name)")
      #expect(solved.statement(for: pin, in: .vfl) == vfl, "\(name)")
      #expect(solved.statement(for: pin, in: .sll) == sll, "\(name)")
      var other = solved
      other.layout.views[0].className = "UIView"
      #expect(other.advice([pin], joint: ", ") == "give \(interface)", "\(name)")
    }
    // In SLL, `ll` means left, which is not the leading edge in a right-to-left layout.
    let mirrored = try Self.solved("canvas 100x100 rtl\nview a\nview b\n")
    #expect(mirrored.statement(for: Self.pins[4].1, in: .sll) == "a.leading = superview.leading + 8")
    #expect(mirrored.statement(for: Self.pins[6].1, in: .sll) == "a: tt = 0")
  }

  @Test func consecutivePinsShareAVerb() throws {
    let solved = try Self.solved(
      "canvas 100x100\nlabel a \"A\" hugging 250 300\nview b\na.left >= 5\nb.left = 5\nb.top = 5\n")
    let pins: [DisambiguatingConstraint] = [
      .size(Self.a, .horizontal, 4), .priority(.hugging, Self.a, .vertical, 301), .equation(0), .equation(0),
      .priority(.compression, Self.b, .horizontal, 751),
    ]
    #expect(
      solved.advice(pins, joint: "; ")
        == "add 'a.width = 4'; 'hugging 250 301' to 'a'; write == in 'a.left >= 5' (line 4); 'a.left >= 5' (line 4); "
        + "add 'compression 751' to 'b'")
    var other = solved
    (other.layout.views[0].className, other.layout.constraints) = ("UIView", [])
    #expect(
      other.advice([.priority(.hugging, Self.a, .vertical, 301)], joint: "; ")
        == "give 'a' a vertical content hugging priority of 301 (Size inspector)")
  }

  @Test(
    arguments: [
      ("", NotationName.equation), ("a.left = 5\n|[b]\n[b(5)]\n", .vfl), ("a: ll = 5, w = 5\n|[b]\n", .sll),
      ("a.left = 5\nb.left = 5\na: w = 5\n", .equation),
    ])
  func theNotationOfAFile(text: String, notation: NotationName) throws {
    #expect(try Self.solved("canvas 9x9\nview a\nview b\n" + text).layout.mainNotation == notation)
  }

  @Test(
    arguments: [
      (0.0, "0", "0", "0"), (66.66666, "66.667", "66.7", "66.667"), (33.25, "33.25", "33.25", "33.25"),
      (0.125, "0.125", "0.125", "0.125"), (0.0333333, "0.033", "0.033", "0.0333"),
      (-8.04321, "-8.043", "-8", "-8.043"),
      (0.0612345, "0.061", "0.1", "0.0612"), (1.0 / 8000, "0", "0", "0.000125"),
      (1.7777777, "1.778", "1.8", "1.778"), (0.04987, "0.05", "0.05", "0.0499"),
      (0.05, "0.05", "0.05", "0.05"),
      (0.05012, "0.05", "0.1", "0.0501"), (66.66700002, "66.667", "66.667", "66.667"),
      (0.1, "0.1", "0.1", "0.1"),
    ])
  func numbers(value: Double, stated: String, derived: String, factor: String) {
    #expect(number(value) == stated && derivedNumber(value) == derived && factorText(value) == factor)
  }

  @Test(arguments: [
    (Rect(x: 10, y: 10, width: 20, height: 20), nil), (Rect(x: -0.01, y: 5, width: 20, height: 20), nil),
    (Rect(x: -0.01, y: -3, width: 20, height: 20), "3 at the top"),
    (Rect(x: -2, y: 5, width: 120, height: 50), "2 at the left, 18 at the right and 5 at the bottom"),
  ])
  func overhangs(frame: Rect, words: String?) {
    #expect(Overhang(of: frame, over: Rect(x: 0, y: 0, width: 100, height: 50)).words == words)
  }

  @Test(arguments: [(499, 497), (500, 498), (501, 1)]) func longLines(length: Int, quoted: Int) throws {
    let row = String(repeating: "[b(5)]", count: (length - 2) / 6)
    let line = " " + row.dropLast(2) + String(repeating: "5", count: (length - 2) % 6) + ")]\t"
    try #require(line.utf8.count == length)
    let solved = try Self.solved("canvas 100x50\nview b\n\(line)\n")
    #expect(solved.member(.written(0)).text.count == quoted)
  }

  @Test func membersOfConflicts() throws {
    let long = String(repeating: "[b(5)]", count: 100)
    let solved = try Self.solved(
      "canvas 100x50\nlabel a \"A\"\nview b\na.left = 5\n  |-[b]-|\t\n\(long)\nstack bar row { view c\nview d }\n"
    )
    let c = solved.layout.constraints
    func member(_ index: Int) -> ConflictMember { solved.member(.written(index)) }
    let written = c.indices.filter { c[$0].notation != .stack }.map(member)
    #expect(written[0].text == "a.left = 5" && written[0].equation == "a.left == view.left + 5")
    #expect(written[0].sentence == "a.left == view.left + 5" && written[0].stack == nil)
    #expect(written[1].text == "|-[b]-|")
    #expect(written.last.map { $0.text.count < 10 } == true)
    let ofStack = try #require(c.indices.first { c[$0].notation == .stack })
    #expect(member(ofStack).stack == "bar")
    #expect(member(ofStack).text == "the stack 'bar' needs \(member(ofStack).equation)")
    let implicit: [(ConstraintOrigin, String)] = [
      (.nonNegativeSize(Self.b, .vertical), "b.height >= 0"),
      (.nonNegativeContent(Self.b, .horizontal), "b.content.width >= 0"),
      (.canvasSize(.horizontal), "view.width == 100"), (.canvasSize(.vertical), "view.height == 50"),
    ]
    for (origin, text) in implicit {
      #expect(solved.member(origin) == ConflictMember(span: nil, text: text, equation: text))
    }
    let content = solved.member(.intrinsicSize(Self.a, .horizontal))
    #expect(content.text == "label a \"A\"" && content.equation == "a.width fits the intrinsic content size")
    #expect(content.span != nil)
  }

  @Test func reasonsInWords() throws {
    let solved = try Self.solved("canvas 100x50\nlabel a \"four\" hugging 200\nview b\na.left = 5 ~ 700\n")
    let reasons: [(Reason, Bool, String)] = [
      (.written(0), true, "t:4:1: a.left == view.left + 5 ~ 700"),
      (
        .content(.hugging, Self.a, .horizontal), false,
        "t:2:7: a.width <= 34 (its intrinsic content size, hugging 200)"
      ),
      (
        .content(.compression, Self.a, .vertical), false,
        "t:2:7: a.height >= 17 (its intrinsic content size, compression 750)"
      ),
      (.content(.compression, Self.a, .vertical), true, "t:2:7: a.height == 17 (its intrinsic content size)"),
      (.content(.hugging, Self.b, .vertical), true, "t:3:6: b.height == none (its intrinsic content size)"),
      (.nonNegativeSize(Self.b, .vertical), true, "b.height >= 0 (no size can be negative)"),
      (.nonNegativeContent(Self.b, .vertical), true, "b.content.height >= 0 (no size can be negative)"),
      (.canvasSize(.vertical), true, "t:1:1: view.height == 50 (the canvas's height)"),
      (.fittingCanvas(.vertical), true, "t:1:1: the canvas is just tall enough for its views"),
    ]
    for (reason, holds, text) in reasons { #expect(solved.text(of: reason, holds: holds) == text) }
  }

  private static let fixes: [(String, ConflictFix, String)] = {
    let size = Quantity.size(a, .horizontal)
    func fix(
      _ change: ConflictFix.Change, _ quantity: Quantity, _ requested: Double, _ result: Double,
      member: Int = 0, isAmbiguous: Bool = false, alsoEnds: [Int] = []
    ) -> ConflictFix {
      ConflictFix(
        member: member, change: change, quantity: quantity, requested: requested, result: result,
        isAmbiguous: isAmbiguous,
        movement: 0, alsoEnds: alsoEnds)
    }
    return [
      (
        "a size that shrinks", fix(.priority(999), size, 10, 5),
        "lower the priority of line 4 to 999: 'a' shrinks to 5"
      ),
      (
        "a size that grows", fix(.priority(749), size, 10, 15),
        "lower the priority of line 4 to 749: 'a' grows to 15"
      ),
      ("a size that stays", fix(.priority(749), size, 10, 10 + 1e-7), "lower the priority of line 4 to 749"),
      (
        "a gap that closes", fix(.priority(999), .gap, 8, 0),
        "lower the priority of line 4 to 999: the gap shrinks to 0"
      ),
      (
        "a gap that overlaps", fix(.priority(999), .gap, 8, -2),
        "lower the priority of line 4 to 999: the views then overlap by 2"
      ),
      (
        "an inset outside", fix(.priority(999), .inset, 8, -2.5),
        "lower the priority of line 4 to 999: the view then sticks out by 2.5"
      ),
      (
        "an overlap that shrinks", fix(.priority(999), .gap, -8, -3),
        "lower the priority of line 4 to 999: the overlap shrinks to 3"
      ),
      (
        "an overlap that grows", fix(.priority(999), .gap, -8, -9),
        "lower the priority of line 4 to 999: the overlap grows to 9"
      ),
      (
        "an overlap that is none", fix(.priority(999), .gap, -8, 3),
        "lower the priority of line 4 to 999: the overlap becomes a gap of 3"
      ),
      (
        "an offset that is none", fix(.priority(999), .inset, -8, 3),
        "lower the priority of line 4 to 999: the offset becomes an inset of 3"
      ),
      (
        "a distance of edges", fix(.priority(999), .offset, 8, 3),
        "lower the priority of line 4 to 999: this constraint is then off by 5"
      ),
      (
        "a difference", fix(.priority(999), .difference, 1, 3),
        "lower the priority of line 4 to 999: this constraint is then off by 2"
      ),
      (
        "content", fix(.priority(999), .contentSize(a, .horizontal), 9, 3),
        "lower the priority of line 4 to 999: 'a' shrinks to 3"
      ),
      ("a relation", fix(.relation(.lessOrEqual), size, 10, 5), "write <= in line 4: 'a' shrinks to 5"),
      ("a number", fix(.constant(15), size, 10, 15), "change width 10 of 'a' in line 4 to 15"),
      ("a gap's number", fix(.constant(5), .gap, 8, 5), "change gap 8 in line 4 to 5"),
      ("an overlap's number", fix(.constant(-5), .gap, -8, -5), "change overlap 8 in line 4 to 5"),
      ("a gap's number below 0", fix(.constant(-5), .gap, 8, -5), "change gap 8 in line 4 to -5"),
      (
        "a size twice", fix(.remove(duplicateOf: 1), size, 10, 10),
        "remove line 4, as line 5 also sets the width of 'a'"
      ),
      (
        "a distance twice", fix(.remove(duplicateOf: 1), .gap, 10, 10),
        "remove line 4, as line 5 also sets this value"
      ),
      (
        "open", fix(.priority(999), size, 10, 5, isAmbiguous: true),
        "lower the priority of line 4 to 999: 'a' shrinks to 5 (but the layout is then ambiguous)"
      ),
      (
        "others", fix(.priority(999), size, 10, 5, alsoEnds: [1, 2]),
        "lower the priority of line 4 to 999: 'a' shrinks to 5 (this also resolves conflicts ② and ③)"
      ),
      (
        "the canvas", fix(.priority(999), .canvas(.vertical), 10, 5, member: 2),
        "lower the priority of the canvas to 999: the canvas shrinks to 5"
      ),
      (
        "the content", fix(.priority(200), .contentSize(a, .horizontal), 9, 3, member: 3),
        "lower the compression resistance of 'a' to 200: 'a' shrinks to 3"
      ),
      (
        "one of two in a line", fix(.priority(999), .inset, 8, 5, member: 4),
        "lower the priority of leading inset 8 in line 6 to 999: the inset shrinks to 5"
      ),
      (
        "the other of two", fix(.priority(999), .inset, 8, 5, member: 5),
        "lower the priority of trailing inset 8 in line 6 to 999: the inset shrinks to 5"
      ),
    ]
  }()

  @Test func fixesInWords() throws {
    let solved = try Self.solved(
      "canvas 100x50\nlabel a \"A\" compression 1000\nview b\na.width = 10\na.width = 20\n|-8-[b]-8-|\n")
    let conflict = LayoutConflict(
      members: [
        .written(0), .written(1), .canvasSize(.vertical), .intrinsicSize(Self.a, .horizontal), .written(2),
        .written(3),
      ], dropped: 0)
    for (name, fix, words) in Self.fixes { #expect(solved.text(of: fix, for: conflict) == words, "\(name)") }
  }

  @Test(arguments: [
    (0, []), (1, ["  t", "    0"]), (2, ["  t", "    0", "    1"]),
    (4, ["  t", "    0", "    1", "    and 2 more"]),
  ])
  func sections(count: Int, lines: [String]) {
    #expect(section("t", (0..<count).map(String.init), most: 2) { $0 } == lines)
  }

  private static let firstTen = (1...10).map { ("p\($0)", Double($0), false) }
  private static let sumsOfParts: [([(String, Double, Bool)], String)] = [
    ([("a", 3, false)], "a"), ([("a", 3, true)], "-a"),
    ([("a", 3, true), ("b", 4, false), ("c", 5, true)], "b - a - c"),
    ([("a", 3, false), ("b", 4, true), ("c", 5, false)], "a - b + c"),
    (Array(firstTen.prefix(9)), "p1 + p2 + p3 + p4 + p5 + p6 + p7 + p8 + p9"),
    (firstTen, "p1 + p2 + p3 + 30 for 5 more + p9 + p10"),
    (firstTen.map { ($0.0, $0.1, $0.1 > 3) }, "p1 + p2 + p3 - 30 for 5 more - p9 - p10"),
  ]

  @Test(arguments: sumsOfParts)
  func sums(parts: [(String, Double, Bool)], words: String) {
    var sum = SumText()
    #expect(sum.isEmpty)
    for (text, value, isTakenAway) in parts { sum.add(text, value, isTakenAway: isTakenAway) }
    #expect(!sum.isEmpty && sum.text() == words)
  }

  @Test(
    arguments: [
      ("below", (.bottom, .bottom, 8, .atMost), "the bottom of 'a' is at most 8 below that of 'b'"),
      ("above", (.top, .bottom, -8, .atMost), "the top of 'a' is at least 8 above the bottom of 'b'"),
      ("at least above", (.top, .top, -8, .atLeast), "the top of 'a' is at most 8 above that of 'b'"),
      ("after", (.leading, .leading, 8, .exactly), "the leading edge of 'a' is 8 after that of 'b'"),
      (
        "before", (.trailing, .leading, -8, .exactly),
        "the trailing edge of 'a' is 8 before the leading edge of 'b'"
      ),
      (
        "right of", (.left, .right, 8, .exactly),
        "the left edge of 'a' is 8 to the right of the right edge of 'b'"
      ),
      ("left of", (.centerX, .centerX, -8, .exactly), "the center of 'a' is 8 to the left of that of 'b'"),
      ("in line", (.top, .top, 0, .exactly), "the top of 'a' is aligned with that of 'b'"),
      ("not above", (.centerY, .centerY, 0, .atLeast), "the center of 'a' is not above that of 'b'"),
      (
        "not below", (.firstBaseline, .lastBaseline, 0, .atMost),
        "the first baseline of 'a' is not below the baseline of 'b'"
      ),
      (
        "a margin", (.leadingMargin, .leading, 0, .exactly),
        "the leading edge of 'a' is aligned with that of 'b'"
      ),
    ] as [(String, (Attribute, Attribute, Double, Bound), String)])
  func places(name: String, given: (Attribute, Attribute, Double, Bound), words: String) throws {
    let layout = try Self.solved("canvas 100x100\nview a\nview b\n").layout
    let place = PlaceWords(Item(Self.a, given.0), Item(Self.b, given.1), given.2, given.3, in: layout)
    #expect(place.statement == words, "\(name)")
  }

  @Test(
    arguments: [
      ("an inset", 0, .inset, .exactly, 8, "the leading inset of 'a' is 8"),
      ("an inset of 0", 0, .inset, .exactly, 0, "'a' reaches the leading edge of 'view'"),
      ("at least no inset", 0, .inset, .atLeast, 0, "the leading inset of 'a' is at least 0"),
      ("the other inset", 2, .inset, .atMost, 3, "the trailing inset of 'b' is at most 3"),
      ("an inset outside", 2, .inset, .exactly, -3, "the offset of 'view' from 'b' is -3"),
      ("a gap", 1, .gap, .exactly, 4, "the gap between 'a' and 'b' is 4"),
      ("a distance of edges", 3, .offset, .atLeast, 2, "the top of 'b' is at least 2 below that of 'a'"),
      ("a difference", 3, .difference, .exactly, 5, "the size difference between 'b' and 'a' is 5"),
      (
        "a largest difference", 3, .difference, .atMost, 5,
        "the size difference between 'b' and 'a' is at most 5"
      ),
      ("a width", 3, .size(a, .horizontal), .exactly, 30, "'a' is 30 wide"),
      ("the canvas", 3, .canvas(.vertical), .atMost, 30, "the canvas is at most 30 tall"),
      ("content", 3, .contentSize(a, .vertical), .exactly, 30, "the content of 'a' is 30 tall"),
    ] as [(String, Int, Quantity, Bound, Double, String)])
  func statements(
    name: String, constraint: Int, quantity: Quantity, bound: Bound, constant: Double, words: String
  ) throws {
    let layout = try Self.solved("canvas 100x100\nview a\nview b\n|-[a]-4-[b]-|\nb.top = a.top + 2\n").layout
    let summand = Summand(
      origin: .written(constraint), quantity: quantity, bound: bound, constant: constant, multiplier: 1)
    #expect(layout.statement(of: summand) == words, "\(name)")
  }

  @Test func placesBesideOthers() throws {
    let layout = try Self.solved("canvas 100x100\nview a\nview b\n").layout
    func place(_ constant: Double, _ bound: Bound = .exactly) -> PlaceWords {
      PlaceWords(Item(Self.a, .top), Item(Self.b, .top), constant, bound, in: layout)
    }
    #expect(place(0).distanceWords(beside: place(8)) == "aligned with it")
    #expect(
      place(4).distanceWords(beside: place(8)) == "4" && place(-4).distanceWords(beside: place(-8)) == "4")
    #expect(
      place(-4).distanceWords(beside: place(8)) == "4 above it"
        && place(4).distanceWords(beside: place(-8)) == "4 below it")
    #expect(place(0, .atLeast).distanceWords(beside: place(-8)) == "aligned with it or below it")
    #expect(place(4).contradiction(place(8)) == "the top of 'a' cannot be both 4 and 8 below that of 'b'")
    #expect(
      place(-4).contradiction(place(8)) == "the top of 'a' cannot be both 4 above and 8 below that of 'b'")
  }
}
