import Diagnostics
import FixedAdvance
import Graphics
import LayoutModel
import LayoutPipeline
import Testing

@testable import LayoutEngine
@testable import LayoutMessages

@Suite struct ArithmeticTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// The expected text after “was left out: ” in the message.
    var words: String

    init(_ name: String, _ text: String, _ words: String, views: String = "view a\nview b") {
      (testDescription, self.text, self.words) = (name, "\(views)\n\(text)", words)
    }
  }

  private static let box = "view box { view a\nview b }"

  /// Conflicts along the x-axis.
  static let rows: [Case] = [
    Case(
      "less than the canvas", "|[a]|\na.width = 80",
      "'a' is 80 wide, but the canvas is 100 wide: 20 too little"),
    Case(
      "more than the canvas", "|[a]|\na.width = 110",
      "'a' is 110 wide, but the canvas is 100 wide: 10 too much"),
    Case(
      "more than the superview",
      "box.width = 50\na.left = 0\na.right = superview.right\na.width = 60",
      "'a' is 60 wide, but 'box' is 50 wide: 10 too much", views: box),
    Case(
      "a sibling holds nothing", "a.width = 10\nb.width = 20\na.width = b.width",
      "'b' is 20 wide, but 'a' is 10 wide: 10 too much"),
    Case(
      "a size above a bound", "a.width <= 10\na.width = 20",
      "'a' cannot be both 20 and at most 10 wide"),
    Case(
      "at most less than nothing", "a.left = 0\na.width <= -5",
      "'a' cannot be at most -5 wide, as no size is less than 0"),
    Case(
      "one gap twice", "b.left = a.right + 5\nb.left = a.right + 8",
      "the gap between 'a' and 'b' cannot be both 8 and 5"),
    Case(
      "a gap between two bounds", "b.left >= a.right + 8\nb.left <= a.right + 5",
      "the gap between 'a' and 'b' cannot be both at least 8 and at most 5"),
    Case(
      "at least a size, in a distance",
      "a.left = 0\na.right = superview.left + 40\na.width >= 60",
      "'a' is at least 60 wide, but the right edge of 'a' is 40 to the right of the left edge of 'view': 20 too much"
    ),
    Case(
      "a size that is larger than a distance",
      "a.left = 0\na.right = superview.left + 40\na.width = 60",
      "the right edge of 'a' is 40 to the right of the left edge of 'view', but 'a' is 60 wide: 20 too little"
    ),
    Case(
      "to the left of the superview", "a.left = 10\na.right = superview.left - 20",
      "inset 10, but the right edge of 'a' is 20 to the left of the left edge of 'view': 30 too much, "
        + "even if 'a' is 0 wide"
    ),
    Case(
      "two views that cannot be small enough",
      "box.width = 0\na.left = 8\nb.left = a.right + 7\nb.right = box.right - 9",
      "inset 8 + gap 7 + inset 9 = 24, but 'box' is 0 wide: 24 too much, even if 'a' and 'b' are 0 wide",
      views: box),
    Case(
      "two ways to one edge", "a.left = 10\nb.left = a.right + 5\nb.left = 40\na.width = 12",
      "inset 40, but inset 10 + 'a' 12 + gap 5 = 27: 13 too much"),
    Case(
      "a size plus a number", "b.width = 30\na.width = b.width + 10\na.width = 50",
      "'a' is 50 wide, but 'b' 30 + 10 = 40: 10 too much"),
    Case(
      "a size minus a number", "a.width = 10\nb.width = 30\na.width = b.width - 5",
      "'a' is 10 wide, but 'b' 30 - 5 = 25: 15 too little"),
    Case(
      "a multiple of a height", "a.width = a.height * 2\na.height = 5\na.width = 11",
      "'a' is 11 wide, but 2 × its height 5 = 10: 1 too much"),
    Case(
      "a part of a sibling's height", "a.width = b.height * 0.5\nb.height = 50\na.width = 11",
      "'a' is 11 wide, but 0.5 × height of 'b' 50 = 25: 14 too little"),
    Case(
      "a part of the canvas's height", "a.width = superview.height * 0.1\na.width = 11",
      "'a' is 11 wide, but 0.1 × canvas height 100 = 10: 1 too much"),
    Case(
      "a view that sticks out", "a.left = 20\na.right = superview.right + 30\na.width = 100",
      "inset 20 + 'a' 100 - offset 30 = 90, but the canvas is 100 wide: 10 too little"),
    Case(
      "half of a sum", "a.left = 20\na.width = 30\na.centerX = superview.centerX",
      "2 × inset 20 + 'a' 30 = 70, but the canvas is 100 wide: 30 too little, "
        + "so the constraint is off by 15"),
    Case(
      "round the canvas", "a.left = superview.right + 8\na.width = 10\na.right = superview.left",
      "with the other constraints, the right edge of 'a' is 118 to the right of the left edge of 'view' "
        + "(canvas 100 + offset 8 + 'a' 10), not aligned with it"),
    // In the cases with `overlaps`, the widths of `a` and `b` add up to 40.
    Case(
      "a size that follows", "\(overlaps)b.width = 5\na.width = 10",
      "with the other constraints, 'a' would be 35 wide (overlap 20 - 'b' 5 + overlap 20)"),
    Case(
      "a size that is at least so large", "\(overlaps)b.width <= 5\na.width = 10",
      "with the other constraints, 'a' would be at least 35 wide (overlap 20 - 'b' at most 5 + overlap 20)"),
    Case(
      "a size that is at most so large", "\(overlaps)b.width >= 35\na.width = 10",
      "with the other constraints, 'a' would be at most 5 wide (overlap 20 - 'b' at least 35 + overlap 20)"),
    Case(
      "a size beside one that is at least 0", "\(overlaps)a.width >= 45",
      "with the other constraints, 'a' would be at most 40 wide (overlap 20 + overlap 20)"),
  ]

  private static let overlaps = "b.left = a.right - 20\na.left = b.right - 20\n"

  /// Conflicts along the y-axis.
  static let columns: [Case] = [
    Case(
      "a column that is too tall", "a.top = 10\na.height = 60\na.bottom = superview.bottom - 40",
      "inset 10 + 'a' 60 + inset 40 = 110, but the canvas is 100 tall: 10 too much"),
    Case(
      "aligned, and left out as it is", "a.top = 4\nb.top = 16\nb.top = a.top",
      "'b' and 'a' cannot be both 12 apart and aligned"),
    Case(
      "aligned, but another one is left out", "b.top = a.top\na.top = 4\nb.top = 16",
      "'b' and 'a' cannot be both 12 apart and aligned"),
    Case(
      "aligned with what reaches an edge", "b.top = a.top\na.top = 0\nb.top = 12",
      "inset 12, but 'a' reaches the top edge of 'view': 12 too much"),
    Case(
      "aligned, with a size in the sum",
      "b.top = a.top\na.bottom = superview.bottom\na.height = 30\nb.top = 12",
      "inset 12 + 'a' 30 = 42, but the canvas is 100 tall: 58 too little"),
    Case(
      "aligned with what has a bound", "a.top >= 4\nb.top = 0\nb.top = a.top",
      "inset at least 4, but 'b' reaches the top edge of 'view': 4 too much"),
    Case(
      "flush", "a.top = 4\na.top = superview.top", "'a' and 'view' cannot be both 4 apart and aligned"),
    Case(
      "at a guide, which is aligned with nothing",
      "a.height = 5\na.bottom = superview.keyboard.top\na.bottom = superview.bottom - 4",
      "with the other constraints, the bottom of 'a' is aligned with that of 'view', not 4 above it"),
  ]

  @Test(arguments: rows + columns) func words(_ c: Case) throws {
    let source = SourceText(name: "t", text: "canvas 100x100\n\(c.text)\n")
    let file = try solve(source, measuring: FixedAdvanceMeasurer())
    #expect(!file.hasErrors)
    let messages = file.problems(measuring: FixedAdvanceMeasurer()).filter { $0.code == "conflict" }.map(
      \.message)
    let separator = "was left out: "
    let words = messages.map { message in
      message.ranges(of: separator).first.map { String(message[$0.upperBound...]) } ?? message
    }
    #expect(words == [c.words])
  }

  private func conflicts(_ text: String) throws -> [Diagnostic] {
    let file = try solve(SourceText(name: "t", text: text), measuring: FixedAdvanceMeasurer())
    return file.problems(measuring: FixedAdvanceMeasurer()).filter { $0.code == "conflict" }
  }

  @Test(arguments: [
    ("safe 0", "at"), ("safe 0 0 34 0", "34 above"), ("safe 0 0 0.02 0", "0.02 above"),
    ("safe 0 0 0.005 0", "at"),
  ])
  func keyboard(safeArea: String, place: String) throws {
    let found = try conflicts(
      "canvas 100x100 \(safeArea)\nview a\na.bottom = superview.keyboard.top\na.height = 5\na.top = 3\n")
    #expect(
      found.first?.notes.first?.message
        == "'view.keyboard.top' is \(place) the bottom of 'view', because no keyboard is shown")
  }

  @Test(arguments: [(60, true), (61, false)]) func quotedLines(length: Int, isQuoted: Bool) throws {
    var line = "a.bottom = superview.bottom - 3."
    line += String(repeating: "0", count: length - line.utf8.count)
    let found = try conflicts(
      "canvas 100x90 safe 10 0 20 0\nview a\na.height = 9\n\(line)\na.bottom = superview.safeArea.bottom\n")
    let place = isQuoted ? "'\(line)' from line 4" : "line 4"
    #expect(
      found.map { $0.help?.hasPrefix("remove \(place), so that 'a' ends at the safe area") } == [true],
      "\(found)")
  }

  @Test(
    arguments: [
      (
        "a.leading = superview.leading + 2\na.right = b.right\nb.right = superview.right - 3",
        "'a.right = b.right' in line 5 uses right, but 'a.leading = superview.leading + 2' in line 4 uses leading"
      ),
      (
        "b.left = 9\nb.trailing = superview.trailing - 1",
        "'b.left = 9' in line 4 uses left, but 'b.trailing = superview.trailing - 1' in line 5 uses trailing"
      ),
      (
        "b.left = 9\na.left = b.left + 2\na.trailing = superview.trailing - 1",
        "'b.left = 9' in line 4 uses left, but 'a.trailing = superview.trailing - 1' in line 6 uses trailing"
      ),
      (
        "b.leading = superview.leading\na.leading = b.leading - 2\na.right = 3",
        "'a.right = 3' in line 6 uses right, but 'b.leading = superview.leading' in line 4 uses leading"
      ),
      ("b.left = 9\nb.left = 5", nil),
      ("b.leading = superview.leading\nb.leading = superview.leading - 5", nil),
    ] as [(String, String?)])
  func sides(lines: String, words: String?) throws {
    for direction in ["rtl", "ltr"] {
      let found = try conflicts("canvas 100x50 \(direction)\nview a\nview b\n\(lines)\n")
      let notes = found.flatMap(\.notes).map(\.message).filter { $0.contains("this canvas") }
      let end = "; this canvas is laid out from right to left, so the leading edge is the right edge"
      #expect(notes == (direction == "rtl" ? words.map { [$0 + end] } ?? [] : []))
    }
  }

  private static let (a, b) = (ViewID(1), ViewID(2))

  @Test(
    arguments: [
      ("a size", .size(a, .horizontal), .exactly, 30, 1, "'a' 30"),
      ("a size twice", .size(a, .horizontal), .exactly, 30, 2, "2 × 'a' 30"),
      ("at most", .size(b, .horizontal), .atMost, 30, 1, "'b' at most 30"),
      ("a gap", .gap, .atLeast, 8, 1, "gap at least 8"), ("an overlap", .gap, .exactly, -8, 1, "overlap 8"),
      ("an offset", .inset, .exactly, -8, 0.5, "0.5 × offset 8"),
      ("an inset of 0", .inset, .exactly, 0, 1, "inset 0"),
      ("a difference", .difference, .exactly, -8, 1, "size difference 8"),
      ("its height", .size(a, .vertical), .exactly, 30, 1, "its height 30"),
      ("a part of its height", .size(a, .vertical), .exactly, 30, 0.25, "0.25 × its height 30"),
      ("another height", .size(b, .vertical), .atLeast, 30, 1, "height of 'b' at least 30"),
      ("the canvas", .canvas(.horizontal), .exactly, 50, 1, "canvas 50"),
      ("the canvas's height", .canvas(.vertical), .exactly, 50, 3, "3 × canvas height 50"),
      ("content", .contentSize(a, .horizontal), .exactly, 9, 1, "content of 'a' 9"),
      ("content's height", .contentSize(a, .vertical), .exactly, 9, 1, "height of content of 'a' 9"),
    ] as [(String, Quantity, Bound, Double, Double, String)])
  func summand(
    name: String, quantity: Quantity, bound: Bound, constant: Double, multiplier: Double, words: String
  ) throws {
    let source = SourceText(name: "t", text: "canvas 100x50\nview a\nview b\n")
    let layout = try solve(source, measuring: FixedAdvanceMeasurer()).canvases[0].layout.layout
    let summand = Summand(
      origin: .canvasSize(.horizontal), quantity: quantity, bound: bound, constant: constant,
      multiplier: multiplier)
    #expect(layout.text(of: summand, along: .horizontal, comparedWith: Self.a) == words, "\(name)")
  }

  @Test(
    arguments: [
      (0, 1, .size(a, .horizontal), 10, false, "lower the priorities of line 4 and line 5 to 999"),
      (
        1, 2, .inset, 8, true,
        "lower the priorities of line 5 and the inset in line 6 to 999 (but the layout is then ambiguous)"
      ),
      (3, 0, .inset, -8, false, "lower the priorities of the offset in line 6 and line 4 to 999"),
      (
        0, 3, .size(b, .vertical), 8, false,
        "lower the priorities of line 4 and the height of 'b' in line 6 to 999"
      ),
    ] as [(Int, Int, Quantity, Double, Bool, String)])
  func pairs(
    first: Int, second: Int, quantity: Quantity, requested: Double, isAmbiguous: Bool, words: String
  ) throws {
    let text = "canvas 100x50\nview a\nview b\na.width = 10\na.width = 20\n|-8-[b]-8-|\n"
    let file = try solve(SourceText(name: "t", text: text), measuring: FixedAdvanceMeasurer())
    let conflict = LayoutConflict(members: (0..<4).map { .written($0) }, dropped: 0)
    let fixes = [first, second].map { member in
      ConflictFix(
        member: member, change: .priority(999), quantity: quantity, requested: requested, result: 0,
        isAmbiguous: isAmbiguous && member == second, movement: 0)
    }
    #expect(file.canvases[0].layout.text(ofBoth: fixes, for: conflict) == words)
  }

  private static let (hugging, compression) = (ContentPriority.hugging, ContentPriority.compression)

  @Test(
    arguments: [
      (
        250.5, [(hugging, 1), (hugging, 2)],
        "'a' and 'b' have equal content hugging (250.5), so that either may stretch"
      ),
      (
        250, [(hugging, 1), (hugging, 2), (hugging, 3)],
        "'a', 'b' and 'c' have equal content hugging (250), so that any of them may stretch"
      ),
      (
        750, [(compression, 1), (compression, 2)],
        "'a' and 'b' have equal compression resistance (750), so that either may be truncated"
      ),
      (
        750, [(compression, 1), (compression, 3)],
        "'a' and 'c' have equal compression resistance (750), so that either may be smaller than its content"
      ),
      (
        600, [(hugging, 1), (compression, 2)],
        "these constraints have the same priority (600), so that any of them may be broken: "
          + "'a.width <= 8.5 (its intrinsic content size, hugging 250)', "
          + "'b.width >= 8.5 (its intrinsic content size, compression 750)'"
      ),
    ] as [(Double, [(ContentPriority, Int)], String)])
  func ties(priority: Double, members: [(ContentPriority, Int)], words: String) throws {
    let text = "canvas 100x50\nlabel a \"A\"\nlabel b \"B\"\nimage c size 9x9\n"
    let file = try solve(SourceText(name: "t", text: text), measuring: FixedAdvanceMeasurer())
    let reasons = members.map { Reason.content($0.0, ViewID($0.1), .horizontal) }
    let tie = LayoutFreedom.Tie(priority: priority, reasons: reasons)
    #expect(file.canvases[0].layout.note(on: tie).message == words)
  }

  @Test(
    arguments: [
      (a, .left, "a.left is 30"), (a, .right, "a.right is 50 = inset 30 + content of 'a' 20"),
      (a, .centerX, "a.centerX is 40 = inset 30 + 0.5 × content of 'a' 20"),
      (a, .leadingMargin, "a.leadingMargin is 38 = inset 30 + 8"),
      (a, .trailingMargin, "a.trailingMargin is 42 = inset 30 + content of 'a' 20 - 8"),
      (a, .firstBaseline, "a.firstBaseline is 13 = inset 5 + 0.5 × content of 'a' 10 + 3"),
      (b, .leadingMargin, "b.leadingMargin is 8"), (b, .right, "b.right is 50 = 0.5 × canvas 100"),
      (b, .bottom, "b.bottom is 16 = inset 9 + 'b' 7"), (b, .top, "b.top is 9"),
    ] as [(ViewID, Attribute, String)])
  func headline(view: ViewID, attribute: Attribute, words: String) throws {
    let text =
      "canvas 100x50\nlabel a \"four\" font 10\nview b\na.left = 30\na.top = 5\nb.left = 0\n"
      + "b.width = superview.width / 2\nb.top = superview.top + 9\nb.height = 7\n"
    let file = try solve(SourceText(name: "t", text: text), measuring: FixedAdvanceMeasurer())
    let solved = file.canvases[0].layout
    let reasons = LayoutReasons(solved, measuring: FixedAdvanceMeasurer())
    let explanation = reasons.explanations(of: [Item(view, attribute)])[0]
    #expect(solved.lines(of: explanation).first == words)
  }
}
