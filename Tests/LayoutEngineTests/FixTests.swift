import FixedAdvance
import Graphics
import LayoutModel
import LinearSolver
import Testing

@testable import LayoutEngine

@Suite struct FixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// The expected fixes, where `result` is the value of the changed quantity after the fix.
    var fixes: [(constraint: Int, change: ConflictFix.Change, result: Double)]
  }

  private static let a = "canvas 300x100\nview a { tt = ll = 0, h = 5 }\n"

  static let cases: [Case] = [
    Case(
      testDescription: "two widths", text: a + "a.width = 60\na.width = 80",
      fixes: [(4, .remove(duplicateOf: 0), 60), (3, .priority(999), 80)]),
    // Without the equation, `a` is 100 points wide. The suggested inequality allows this width.
    Case(
      testDescription: "an equation that may be an inequality",
      text: a + "a.width >= 80\na.width = 60\na.width = 100 ~ 500",
      fixes: [(4, .relation(.greaterOrEqual), 100), (3, .priority(999), 60)]),
    Case(
      testDescription: "the same from above", text: a + "a.width <= 60\na.width = 80\na.width = 40 ~ 500",
      fixes: [(4, .relation(.lessOrEqual), 40), (3, .priority(999), 80)]),
    // A rule cannot have a priority, so the fix of the rule `a: rr = 50` (constraint 4) changes the rule's number.
    Case(
      testDescription: "a rule's inset that is too large",
      text: free + "a.left = 20\na.width = 50\na: rr = 50",
      fixes: [(4, .constant(30), 30), (3, .priority(999), 30), (2, .priority(999), 0)]),
    Case(
      testDescription: "right stays right from right to left",
      text: free.replacing("100x50", with: "100x50 rtl") + "a.left = 20\na.width = 50\na: rr = 50",
      fixes: [(4, .constant(30), 30), (3, .priority(999), 30), (2, .priority(999), 0)]),
    Case(
      testDescription: "a rule's inset that is too small",
      text:
        "canvas 100x50\nview a { ll = 0, w = 5 }\na.bottom = superview.bottom - 20\na.height = 10\na: tt = 3",
      fixes: [(4, .constant(20), 20), (3, .priority(999), 27), (2, .priority(999), 37)]),
    Case(
      testDescription: "a rule's bound",
      text: free + "a.left = 10\na.right = superview.right - 30\na: maxw = 40",
      fixes: [(4, .constant(60), 60), (3, .priority(999), 50), (2, .priority(999), 30)]),
    Case(
      testDescription: "a rule's bound that counts twice",
      text: "canvas 100x50\nview a { tt = ll = 0, h = 5 }\nview b { tt = ll = 0, h = 5 }\n"
        + "b.width = a.width * 2\nb.width = 40\na: maxw = 15",
      fixes: [(8, .constant(20), 20), (7, .priority(999), 30), (6, .priority(999), 10)]),
    Case(
      testDescription: "a rule's distance from another view",
      text:
        "canvas 100x50\nview b { tt = 0, h = 5 }\nview a { tt = 0, h = w = 5 }\nb.left = 0\nb.width = 60\n"
        + "a.left = 60\na: ll = %rr(b) + 5",
      fixes: [(8, .constant(20), 20), (7, .priority(999), 45), (6, .priority(999), 45)]),
    // While `c` is 0 points wide, `a` cannot have both of its insets in `c`: one of them would have to be negative. A
    // fix that makes an inset negative is suggested only if UIKit sets the width, because then the width itself cannot
    // be changed.
    Case(
      testDescription: "a width", text: inside + "c.width = 0", fixes: [(7, .priority(999), 16)]),
    Case(
      testDescription: "a width that UIKit sets for a moment",
      text: inside + "c.width = 0 \"UIView-Encapsulated-Layout-Width\"",
      fixes: [(6, .priority(999), -8), (5, .priority(999), -8)]),
    Case(
      testDescription: "a width with another name", text: inside + "c.width = 0 \"narrow\"",
      fixes: [(7, .priority(999), 16)]),
  ]

  private static let free = "canvas 100x50\nview a { tt = 0, h = 5 }\n"
  private static let inside =
    "canvas 100x50\nview c { tt = ll = 0, h = 5\n view a { tt = 0, h = 5 } }\na.left = 8\n"
    + "a.right = superview.right - 8\n"

  /// A fix cannot change constraints that a stack or UIKit makes, because the author of the layout did not write them.
  @Test func changeableMembers() throws {
    let layout = solved(
      """
      canvas 100x50
      stack s { view p size 1x1
      view q size 1x1 }
      label l "A"
      l.left = 5
      l.width = 5 "mine"
      l.top = 5 "UIView-Encapsulated-Layout-Width"
      """)
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    let start = try #require(layout.layout.constraints.firstIndex { $0.notation != .stack })
    #expect(start > 0)
    let members: [(ConstraintOrigin, Bool)] = [
      (.written(0), false), (.written(start), true), (.written(start + 1), true),
      (.written(start + 2), false), (.intrinsicSize(ViewID(4), .horizontal), true),
      (.nonNegativeSize(ViewID(4), .vertical), false), (.nonNegativeContent(ViewID(4), .vertical), false),
      (.canvasSize(.horizontal), false),
    ]
    for (member, isChangeable) in members {
      #expect(reasons.isChangeable(member) == isChangeable, "\(member)")
    }
  }

  @Test func fixesThatEndAnotherConflict() throws {
    let layout = solved(Self.a + "a.width = 10\na.width >= 20\na.width >= 30\n")
    try #require(layout.conflicts.count == 2)
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    let wanted: [[(ConstraintOrigin, ConflictFix.Change, movement: Double, alsoEnds: [Int])]] = [
      [(.written(4), .priority(999), 0, []), (.written(3), .constant(20), 20, [])],
      [(.written(5), .priority(999), 0, []), (.written(3), .priority(999), 40, [0])],
    ]
    for (conflict, wanted) in zip(layout.conflicts, wanted) {
      let arithmetic = try #require(reasons.arithmetic(of: conflict))
      var budget = 30
      let found = reasons.fixes(of: conflict, arithmetic, budget: &budget)
      #expect(found.map { conflict.members[$0.member] } == wanted.map(\.0))
      #expect(found.map(\.change) == wanted.map(\.1))
      #expect(found.map(\.movement) == wanted.map(\.movement))
      #expect(found.map(\.alsoEnds) == wanted.map(\.alsoEnds))
    }
  }

  /// No single change ends this conflict, so two changes are suggested.
  @Test func aPairOfFixes() throws {
    let layout = solved(
      """
      canvas 300x200
      view a { tt = 0, h = 5 }
      view b { tt = 0, h = 5 }
      a.leading = 0
      a.trailing = superview.trailing
      b.leading = 0
      b.trailing = superview.trailing
      [a]-8-[b]
      """)
    let conflict = try #require(layout.conflicts.first)
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    let arithmetic = try #require(reasons.arithmetic(of: conflict))
    var budget = 60
    #expect(reasons.fixes(of: conflict, arithmetic, budget: &budget).isEmpty)
    let pair = try #require(reasons.pairOfFixes(of: conflict, budget: &budget))
    #expect(pair.map { conflict.members[$0.member] } == [.written(5), .written(6)])
    #expect(pair.map(\.change) == [.priority(999), .priority(999)] && pair[0].isAmbiguous)
    for spent in [0, -1] {
      budget = spent
      #expect(reasons.pairOfFixes(of: conflict, budget: &budget) == nil)
      #expect(reasons.fixes(of: conflict, arithmetic, budget: &budget).isEmpty)
      #expect(budget == spent)
    }
  }

  /// The summands are in the order in which the constraints connect the views: `c`, `b`, `a`.
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

  /// The width between the margins is 1000 - (20 + 80) - (40 + 10) = 850 points. This is 178 points more than the
  /// greatest readable width, 672 points.
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
