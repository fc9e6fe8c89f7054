import Graphics
import LayoutModel
import LinearSolver

package func withOneBudget<Result, Failure: Error>(
  isCancelled: @escaping @Sendable () -> Bool = { false }, _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Budget.run(Budget(isCancelled: isCancelled), work)
}

/// Indicates whether the run's budget for trying fixes for conflicts and ambiguities is spent.
public var hasSpentTrials: Bool { Budget.left(for: .trials) <= 0 }

/// Indicates whether the run's budget for the simplex method is spent, after which solutions may not be optimal.
public var hasSpentCores: Bool { Budget.left(for: .cores) <= 0 }

package func spendOnEdits(_ work: Int) { Budget.spend(work, on: .edits) }

/// Solves a layout from which an edit was removed, or returns `nil` if the estimated cost exceeds the run's budget.
package func solveWithoutEdit(
  _ layout: Layout, on canvas: Canvas, insteadOf solved: SolvedLayout, measuring text: some TextMeasurer
) -> SolvedLayout? {
  func work(_ solved: SolvedLayout) -> Int {
    solved.steps + solved.workOfConflicts + workOfTrial * solved.layout.constraints.count
  }
  if work(solved) > Budget.left(for: .edits) { return nil }
  let result = solve(layout, on: canvas, measuring: text)
  spendOnEdits(work(result))
  return result
}

extension SolvedLayout {
  package var workOfConflicts: Int { workOfTrial * layout.constraints.count * conflicts.count }
}

package var workLeftForSizes: Int { Budget.left(for: .sizes) }

package func spendOnSizes(_ work: Int) { Budget.spend(work, on: .sizes) }

package var pairsLeft: Int { Budget.left(for: .pairs) }

package func spendOnPairs(_ count: Int) { Budget.spend(count, on: .pairs) }

/// Spends `work` from the run's budget for solving a file's canvases, and returns whether the budget is exceeded by
/// more than `allowance`.
package func overspendsSolving(_ work: Int, allowance: Int) -> Bool {
  Budget.spend(work, on: .canvases)
  return Budget.left(for: .canvases) + allowance < 0
}

/// The work that the current run has spent on everything but drawing.
package var workOfSolving: Int { Budget.current?.spentOnSolving ?? 0 }

/// Spends `work`, in units of the time that drawing one pixel takes, from the run's budget for drawing, and returns
/// whether the budget is exceeded by more than `allowance`.
package func overspendsDrawing(_ work: Int, allowance: Int) -> Bool {
  Budget.spend(work, on: .drawing)
  return Budget.left(for: .drawing) + allowance < 0
}
