import FixedAdvance
import LayoutModel
import LinearSolver
import Testing

@testable import LayoutEngine

struct TrialCostTests {
  private func layout(rows: Int, priorities: Int = 1, open: Int = 0, isCertain: Bool = true) -> SolvedLayout {
    var layout = solved("canvas 100x50\nview a\na.left = 0\n")
    let first = layout.layout.constraints[0]
    // Twelve rows do not come from constraints: four for each of the two frames, and four for the canvas.
    layout.layout.constraints = (0..<rows - 12).map { index in
      var constraint = first
      constraint.priority = Double(index % priorities + 1)
      return constraint
    }
    layout.ambiguities[1] = Array(repeating: OpenValue(.x, OpenRange(lower: nil, upper: nil)), count: open)
    layout.isCertain = isCertain
    return layout
  }

  @Test(
    "solves in large layouts",
    arguments: [(1000, 30), (10_000, 30), (10_001, 29), (12_000, 25), (60_000, 5), (150_000, 3)])
  func solves(rows: Int, solves: Int) {
    let reasons = LayoutReasons(layout(rows: rows), measuring: FixedAdvanceMeasurer())
    #expect(reasons.problem.constraintCount == rows)
    #expect(reasons.solves(within: .max) == solves)
  }

  /// At most 30 changes are tried to find fixes. Fewer are tried, but at least 2, if the layout has many rows, many
  /// priorities or ambiguities, or an uncertain solution.
  @Test(
    "solves for fixes",
    arguments: [
      (1000, 1, 0, true, 30), (2000, 1, 0, true, 15), (2000, 16, 0, true, 15), (1000, 30, 0, true, 16),
      (1000, 30, 20, true, 12), (1000, 1, 80, true, 11), (1500, 1, 31, true, 20), (250, 1, 0, false, 15),
      (20_000, 1, 0, true, 2),
    ])
  func fixBudget(rows: Int, priorities: Int, open: Int, isCertain: Bool, budget: Int) {
    let layout = layout(rows: rows, priorities: priorities, open: open, isCertain: isCertain)
    #expect(LayoutReasons(layout, measuring: FixedAdvanceMeasurer()).fixBudget == budget)
  }

  /// A trial costs the steps of the solver plus 200 for each row of the linear problem. Each conflict adds another 200
  /// for each row.
  @Test(arguments: [(1, 0), (0, 0), (2, 4), (1_000_000, 4)])
  func costOfATrial(left: Int, budget: Int) {
    let layout = solved(
      "canvas 100x50\nview a\na.left = 0\na.top = 0\na.width = 1\na.width = 2\na.height = 1\na.height = 2\n")
    #expect(layout.conflicts.count == 2)
    let reasons = LayoutReasons(layout, measuring: FixedAdvanceMeasurer())
    #expect(reasons.problem.constraintCount == 18)
    let steps = withOneBudget {
      solve(layout.layout, on: layout.canvas, measuring: FixedAdvanceMeasurer()).steps
    }
    withOneBudget {
      let cost = steps + 200 * 18 * 3
      Budget.spend(Budget.left(for: .trials) - cost - left + 1, on: .trials)
      var trials = 5
      let result = reasons.solveTrial(layout.layout, on: layout.canvas, budget: &trials)
      #expect(result.frames == layout.frames && result.steps == steps)
      #expect(Budget.left(for: .trials) == left - 1)
      #expect(trials == budget)
    }
  }
}
