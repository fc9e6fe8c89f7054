import FixedAdvance
import Graphics
import LayoutModel
import LinearSolver
import Testing

@testable import LayoutEngine

/// The suggested fixes for a conflict. Each fix resolves the conflict by changing a single constraint.
@Suite struct FixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// The expected fixes. A fix consists of the index of the changed constraint, the change to it, and the width of
    /// `a` after the change.
    var fixes: [(constraint: Int, change: ConflictFix.Change, result: Double)]
  }

  private static let a = "canvas 300x100\nview a { tt = ll = 0, h = 5 }\n"

  static let cases = [
    Case(
      testDescription: "two widths", text: a + "a.width = 60\na.width = 80",
      fixes: [(4, .remove(duplicateOf: 0), 60), (3, .priority(999), 80)]),
    // The solver leaves out the equation because of the conflict, so the optional constraint makes the width 100. The
    // width stays 100 if the equation becomes an inequality.
    Case(
      testDescription: "an equation that may be an inequality",
      text: a + "a.width >= 80\na.width = 60\na.width = 100 ~ 500",
      fixes: [(4, .relation(.greaterOrEqual), 100), (3, .priority(999), 60)]),
    Case(
      testDescription: "the same from above", text: a + "a.width <= 60\na.width = 80\na.width = 40 ~ 500",
      fixes: [(4, .relation(.lessOrEqual), 40), (3, .priority(999), 80)]),
  ]

  /// The solver drops the last constraint. The left edge of `a` is then at 100 - 5 - 42 = 53, and that of `b` is at 8 +
  /// 40 + 7 = 55, so `a` begins before `b`. The explanation's sum nevertheless lists the lengths in the order in which
  /// the constraints connect the views: `c`, `b`, `a`.
  @Test(arguments: [false, true]) func orderOfASum(isVertical: Bool) throws {
    var text = """
      c.width = 40
      c.left = superview.left + 8
      b.left = c.right + 7
      b.width = 41
      a.right = superview.right - 5
      a.width = 42
      a.left = b.right + 6
      """
    if isVertical {
      for (old, new) in [(".width", ".height"), (".left", ".top"), (".right", ".bottom")] {
        text = text.replacing(old, with: new)
      }
    }
    let layout = solved("canvas 100x100\nview a\nview b\nview c\n" + text)
    let conflict = try #require(layout.conflicts.first)
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    let arithmetic = try #require(reasons.arithmetic(of: conflict))
    let sum = arithmetic.left.count > arithmetic.right.count ? arithmetic.left : arithmetic.right
    #expect(sum.map { abs($0.constant) } == [8, 40, 7, 41, 6, 42, 5])
    #expect(arithmetic.excess.magnitude == 49)
  }

  @Test(arguments: cases) func fixes(example: Case) throws {
    let layout = solved(example.text)
    let conflict = try #require(layout.conflicts.first)
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    let arithmetic = try #require(reasons.arithmetic(of: conflict))
    var budget = 30
    let found = reasons.fixes(of: conflict, arithmetic, budget: &budget).map { fix in
      (conflict.members[fix.member], fix.change, fix.result)
    }
    #expect(found.map(\.0) == example.fixes.map { .written($0.constraint) })
    #expect(found.map(\.1) == example.fixes.map(\.change))
    #expect(found.map(\.2) == example.fixes.map(\.result))
    #expect(budget < 30)
  }

  /// The root is 1000 wide and has margins of 100 and 50 at its sides, so the width between them is 178 points more
  /// than the largest readable width, 672.
  @Test func `How far the sides of guides are from changing`() {
    let layout = solved(
      "canvas 1000x100 safe 10 20 30 40 margins 0 80 0 10\nview a { tt = 0, h = 10 }\na.left = superview.readable.left\na.right = superview.readable.right"
    )
    var (values, rates) = ([Double](repeating: 0, count: 64), [Double](repeating: 0, count: 64))
    values[variable(.root, .horizontal, .size)] = 1000
    values[variable(.root, .horizontal, .end)] = 1000
    values[variable(.root, .vertical, .end)] = 100
    rates[variable(.root, .horizontal, .size)] = 1
    let depths = GuideSides(layout.layout).depths(
      layout.layout, layout.canvas, values: values, rates: rates)
    #expect(depths.map(\.depth) == [20, 40, 10, 30, 178])
    #expect(depths.map(\.rate) == [0, 0, 0, 0, 1])
  }
}
