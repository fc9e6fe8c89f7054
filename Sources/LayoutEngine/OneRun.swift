import Graphics
import LayoutModel
import LinearSolver

package func withOneBudget<Result, Failure: Error>(
  isCancelled: @escaping @Sendable () -> Bool = { false }, _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Budget.run(Budget(isCancelled: isCancelled), work)
}

/// Indicates whether this run may no longer try fixes for conflicts and ambiguities, because its budget for them is
/// spent.
public var hasSpentTrials: Bool { Budget.left(for: .trials) <= 0 }

/// Indicates whether this run may no longer use the simplex method, because its budget is spent. The simplex method
/// finds the best compromise between optional constraints; without it, frames may not be the best ones, and ambiguities
/// may be missed.
public var hasSpentCores: Bool { Budget.left(for: .cores) <= 0 }

/// Deducts work from the run's budget for finding the effects of edits. The effect of an edit is found by solving the
/// layout without the edit.
package func spendOnEdits(_ work: Int) { Budget.spend(work, on: .edits) }

/// Solves a layout from which an edit was removed. Returns `nil` if the rest of the run's budget for such solves does
/// not suffice.
///
/// - Parameter solved: the solved layout with the edit, from which the cost is estimated.
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

/// The rest of the run's budget for examining ranges of canvas sizes, in the units of `LinearSolution.work`.
package var workLeftForSizes: Int { Budget.left(for: .sizes) }

package func spendOnSizes(_ work: Int) { Budget.spend(work, on: .sizes) }

package var pairsLeft: Int { Budget.left(for: .pairs) }

package func spendOnPairs(_ count: Int) { Budget.spend(count, on: .pairs) }

/// Spends `work` from the budget for solving the canvases of a file, and returns whether the budget is exceeded.
///
/// - Parameter allowance: the amount that this run may spend beyond the usual budget.
package func overspendsSolving(_ work: Int, allowance: Int) -> Bool {
  Budget.spend(work, on: .canvases)
  return Budget.left(for: .canvases) + allowance < 0
}

/// The work that the current run has spent on everything but drawing.
package var workOfSolving: Int { Budget.current?.spentOnSolving ?? 0 }

/// Spends `work` from the budget for drawing, and returns whether the budget is exceeded.
///
/// - Parameters:
///   - work: the cost; a pixel costs 1.
///   - allowance: the amount that this run may spend beyond the usual budget.
package func overspendsDrawing(_ work: Int, allowance: Int) -> Bool {
  Budget.spend(work, on: .drawing)
  return Budget.left(for: .drawing) + allowance < 0
}
