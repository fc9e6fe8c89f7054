import FixedAdvance
import LayoutModel
import Testing

@testable import LayoutEngine

struct ArithmeticTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var isMirrored = false
    /// The summands on the left side and on the right side of the conflict's arithmetic, in points.
    var left: [Double]
    var right: [Double]
    var excess: Double
    /// The amount that would end the conflict if it were added to the constant of the left-out constraint.
    var step: Double
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a column in the canvas",
      text: "a.top = 10\na.height = 60\na.bottom = superview.bottom - 40", left: [10, 60, 40], right: [100],
      excess: 10, step: 10),
    Case(
      testDescription: "a column that leaves room",
      text: "a.top = 10\na.bottom = superview.bottom - 40\na.height = 45", left: [10, 45, 40], right: [100],
      excess: -5, step: 5),
    Case(
      testDescription: "a row from right to left", text: "|-5-[a(30)]-6-[b(70)]-7-|", isMirrored: true,
      left: [5, 30, 6, 70, 7], right: [100], excess: 18, step: -18),
    Case(
      testDescription: "a size above a bound", text: "a.width <= 10\na.width = 20", left: [20], right: [10],
      excess: 10, step: -10),
    Case(
      testDescription: "a bound below a size", text: "a.width = 20\na.width <= 10", left: [20], right: [10],
      excess: 10, step: 10),
    Case(
      testDescription: "a size, and one that a difference makes",
      text: "b.width = 30\na.width = b.width + 10\na.width = 50", left: [50], right: [30, 10], excess: 10,
      step: -10),
    Case(
      testDescription: "a difference of sizes that is left out",
      text: "b.width = 30\na.width = 50\na.width = b.width + 10", left: [50], right: [30, 10], excess: 10,
      step: 10),
    Case(
      testDescription: "two sizes that should be equal",
      text: "a.width = 10\nb.width = 20\na.width = b.width", left: [20], right: [10], excess: 10, step: -10),
    Case(
      testDescription: "a multiple of a size", text: "a.width = 10\nb.width = 30\nb.width = a.width * 2",
      left: [30], right: [20], excess: 10, step: 10),
    Case(
      testDescription: "a quarter of the canvas", text: "a.width = superview.width / 4\na.width >= 30",
      left: [30], right: [25], excess: 5, step: -5),
    Case(
      testDescription: "at least a size, in a distance",
      text: "a.left = 0\na.right = superview.left + 40\na.width >= 60", left: [60], right: [40], excess: 20,
      step: -20),
    Case(
      testDescription: "a size that is larger than a distance",
      text: "a.left = 0\na.right = superview.left + 40\na.width = 60", left: [40], right: [60], excess: -20,
      step: -20),
    Case(
      testDescription: "at most a size, around a distance",
      text: "a.left = 0\na.right = superview.left + 40\na.width <= 30", left: [40], right: [30], excess: 10,
      step: 10),
    Case(
      testDescription: "half of a sum counts as the whole",
      text: "a.left = 30\na.width = 30\na.centerX = superview.centerX", left: [60, 30], right: [100],
      excess: -10, step: -5),
    Case(
      testDescription: "two ways to one edge",
      text: "a.left = 10\nb.left = a.right + 5\nb.left = 40\na.width = 12",
      left: [40], right: [10, 12, 5], excess: 13, step: 13),
    Case(
      testDescription: "two insets and a distance", text: "a.left = 10\nb.left = a.left + 5\nb.left = 40",
      left: [40], right: [10, 5], excess: 25, step: -25),
    Case(
      testDescription: "at least a size before a view",
      text: "a.left = 10\na.right = b.left\nb.left = 30\na.width >= 50", left: [10, 50], right: [30],
      excess: 30, step: -30),
  ]

  @Test(arguments: cases) func sums(_ c: Case) throws {
    let layout = solved("canvas 100x100\(c.isMirrored ? " rtl" : "")\nview a\nview b\n\(c.text)\n")
    try #require(layout.conflicts.count == 1)
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    let arithmetic = try #require(reasons.arithmetic(of: layout.conflicts[0]))
    #expect(arithmetic.left.map(\.value) == c.left)
    #expect(arithmetic.right.map(\.value) == c.right)
    #expect(arithmetic.excess == c.excess)
    #expect(arithmetic.step(of: layout.conflicts[0].dropped) == c.step)
  }

  @Test func aMemberWithoutFactor() {
    let arithmetic = ConflictArithmetic(
      axis: .horizontal, left: [], right: [], multipliers: [0, 2, -4], total: 6)
    #expect((0...2).map { arithmetic.step(of: $0) } == [nil, -3, 1.5])
  }

  private static let (a, b) = (ViewID(1), ViewID(2))

  /// `isReversed` indicates whether the constant is the negative of a gap or inset.
  @Test(
    arguments: [
      ("a.width = 10", .size(a, .horizontal), false), ("a.height = 10", .size(a, .vertical), false),
      ("a.width = b.width + 3", .difference, false), ("c.height = v.height - 3", .difference, false),
      ("b.left = a.right + 8", .gap, false), ("a.right = b.left - 8", .gap, true),
      ("b.top = a.bottom + 8", .gap, false), ("a.bottom = b.top - 8", .gap, true),
      ("a.leading = g.trailing + 8", .gap, false), ("c.left = v.right - 30", .offset, false),
      ("v.right = c.left + 30", .offset, false), ("a.left = a.right - 30", .offset, false),
      ("c.left = v.left + 5", .inset, false), ("c.right = v.right - 5", .inset, true),
      ("v.left = c.left - 5", .inset, true), ("v.right = c.right + 5", .inset, false),
      ("c.top = v.topMargin + 5", .inset, false), ("c.bottom = v.bottomMargin - 5", .inset, true),
      ("c.trailing = v.trailingMargin", .inset, true), ("c.leading = v.leadingMargin", .inset, false),
      ("a.left = b.left + 2", .offset, false), ("a.left = g.left + 2", .inset, false),
      ("a.right = g.right - 2", .inset, true), ("g.left = a.left - 2", .inset, true),
      ("g.right = a.right + 2", .inset, false), ("g.left = h.left + 2", .offset, false),
      ("c.left = g.left + 2", .offset, false), ("a.left = b.right * 2", .offset, false),
      ("a.centerX = b.centerX + 2", .offset, false), ("a.centerY = b.top", .offset, false),
    ] as [(String, Quantity, Bool)])
  func quantity(line: String, quantity: Quantity, isReversed: Bool) {
    let layout = solved(
      "canvas 300x200\nview a\nview b\nview v {\nview c\n}\nguide g\nguide h\n\(line)\n")
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    let found = reasons.quantity(of: .written(0))
    #expect(found.0 == quantity)
    #expect(found.isReversed == isReversed)
  }

  @Test(
    arguments: [
      (.canvasSize(.vertical), .canvas(.vertical)),
      (.intrinsicSize(a, .horizontal), .contentSize(a, .horizontal)),
      (.nonNegativeSize(a, .vertical), .size(a, .vertical)),
      (.nonNegativeContent(b, .horizontal), .size(b, .horizontal)),
    ] as [(ConstraintOrigin, Quantity)])
  func quantityOfARule(origin: ConstraintOrigin, quantity: Quantity) {
    let reasons = LayoutReasons(solved("canvas 9x9\nview a\nview b\n"), measuring: FixedAdvanceMeasurer())
    let found = reasons.quantity(of: origin)
    #expect(found.0 == quantity)
    #expect(!found.isReversed)
  }

  @Test(arguments: [
    (Quantity.size(a, .vertical), true), (.contentSize(a, .horizontal), true), (.canvas(.vertical), true),
    (.gap, false), (.inset, false), (.difference, false), (.offset, false),
  ])
  func sizes(quantity: Quantity, isSize: Bool) { #expect(quantity.isSize == isSize) }
}
