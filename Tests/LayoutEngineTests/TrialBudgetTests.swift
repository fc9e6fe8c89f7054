import FixedAdvance
import LayoutEngine
import LinearSolver
import Testing

struct TrialBudgetTests {
  private static let text =
    "canvas 100x50\nview a\na.left = 0\na.top = 0\na.width = 1\na.width = 2\na.height = 5\n"

  @Test(arguments: [
    ("a usual layout", 0, true), ("half of the budget", 50_000_000, true), ("all of it", 100_000_000, false),
    ("more than all of it", 1_000_000_000, false),
  ])
  func nothingIsTriedThatTakesMoreThanIsLeft(name: String, steps: Int, tries: Bool) {
    var layout = solved(Self.text)
    layout.steps = steps
    let (budget, isSpent) = withOneBudget {
      (LayoutReasons(layout, measuring: FixedAdvanceMeasurer()).fixBudget, hasSpentTrials)
    }
    #expect((budget > 0) == tries, "\(name)")
    #expect(isSpent == !tries, "it is said that fixes were not tried")
  }

  @Test(arguments: [(2_299, false), (2_300, true)]) func costOfSolvingWithoutAnEdit(left: Int, isSolved: Bool)
  {
    var layout = solved(Self.text)
    layout.steps = 300
    withOneBudget {
      spendOnEdits(Budget.left(for: .edits) - left)
      let result = solveWithoutEdit(
        layout.layout, on: layout.canvas, insteadOf: layout, measuring: FixedAdvanceMeasurer())
      #expect((result != nil) == isSolved)
      #expect(Budget.left(for: .edits) == left - (result.map { $0.steps + 2_000 } ?? 0))
    }
  }

  @Test(arguments: [(-1, true), (0, true), (1, false)]) func spentCores(left: Int, isSpent: Bool) {
    withOneBudget {
      Budget.spend(Budget.left(for: .cores) - left, on: .cores)
      #expect(hasSpentCores == isSpent)
    }
  }

  @Test func workOfARun() {
    #expect(workOfSolving == 0)
    withOneBudget {
      let pairs = pairsLeft
      spendOnPairs(7)
      spendOnEdits(5)
      Budget.spend(1000, on: .drawing)
      #expect(pairs - pairsLeft == 7)
      #expect(workOfSolving == 12)
    }
  }

  /// A run may exceed its budget by no more than an allowance.
  @Test(arguments: [(0, 0, false), (1, 0, true), (5, 5, false), (6, 5, true), (-3, 0, false)])
  func overspending(beyond: Int, allowance: Int, isOverspent: Bool) {
    withOneBudget {
      let left = Budget.left(for: .canvases)
      #expect(overspendsSolving(left + beyond, allowance: allowance) == isOverspent)
      #expect(Budget.left(for: .canvases) == -beyond)
    }
    withOneBudget {
      let left = Budget.left(for: .drawing)
      #expect(overspendsDrawing(left + beyond, allowance: allowance) == isOverspent)
      #expect(Budget.left(for: .drawing) == -beyond)
    }
  }

  @Test func layoutsThatTakeLongAreTriedLess() {
    func budget(priorities: Int, isOpen: Bool) -> Int {
      let views = (0..<100).map { "view v\($0) { tt = \($0)\(isOpen ? "" : ", ll = 0"), h = 1 }\n" }.joined()
      let widths = (0..<100).map { "v\($0).width = 5 ~ \(100 + $0 % priorities)\n" }.joined()
      let layout = solved("canvas 100x100\n" + views + widths)
      return withOneBudget { LayoutReasons(layout, measuring: FixedAdvanceMeasurer()).fixBudget }
    }
    let (few, many, open) = (
      budget(priorities: 1, isOpen: false), budget(priorities: 50, isOpen: false),
      budget(priorities: 50, isOpen: true)
    )
    #expect(few > many && many > open && open >= 2)
  }

  @Test(arguments: [(0, 450), (32 * 450, 450), (32 * 451 - 1, 450), (32 * 451, 451), (64_000, 2000)])
  func hardness(steps: Int, hardness: Int) {
    var layout = solved(Self.text + "a.height = 6\na.left = 3 ~ 500\n")
    layout.steps = steps
    #expect(layout.conflicts.map(\.members.count) == [2, 2])
    #expect(layout.hardness == hardness)
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    #expect(
      [hardness - 1, hardness, 2 * hardness - 1, 2 * hardness, 31 * hardness].map(reasons.solves)
        == [0, 1, 1, 2, 30])
  }
}
