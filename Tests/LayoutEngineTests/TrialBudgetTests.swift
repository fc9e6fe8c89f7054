import FixedAdvance
import LayoutEngine
import Testing

/// The budget for trying fixes, which is counted in steps of solving and not in time.
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
}
