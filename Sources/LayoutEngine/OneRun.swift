import Graphics
import LayoutModel
import LinearSolver

/// Does all the work of one run within one budget, as `oneRun` does for programs.
package func withOneBudget<Result, Failure: Error>(
  isCancelled: @escaping @Sendable () -> Bool = { false }, _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Budget.run(Budget(isCancelled: isCancelled), work)
}

/// Indicates whether the run has no budget left for trying fixes of conflicts and ambiguities.
public var hasSpentTrials: Bool { Budget.left(for: .trials) <= 0 }

/// Indicates whether the run has no budget left for weighing constraints against each other by the simplex method, so
/// that frames may not be the best ones, and ambiguities may be missed.
public var hasSpentCores: Bool { Budget.left(for: .cores) <= 0 }

/// Spends a part of the budget on solving without edits.
package func spendOnEdits(_ work: Int) { Budget.spend(work, on: .edits) }

/// Solves a layout without an edit; `nil` where solving takes more than the budget that is left for edits.
///
/// - Parameter solved: the layout with the edit, which took about as long.
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
  /// The cost of the conflicts: each is another solve, and a search.
  package var workOfConflicts: Int { workOfTrial * layout.constraints.count * conflicts.count }
}

/// The budget left for following a layout over sizes, in the units of `LinearSolution.work`.
package var workLeftForSizes: Int { Budget.left(for: .sizes) }

/// Spends a part of the budget on following a layout over sizes.
package func spendOnSizes(_ work: Int) { Budget.spend(work, on: .sizes) }

/// The number of pairs of siblings that may still be compared.
package var pairsLeft: Int { Budget.left(for: .pairs) }

/// Spends a part of the budget for comparing siblings.
package func spendOnPairs(_ count: Int) { Budget.spend(count, on: .pairs) }

/// Spends a part of the budget for solving the canvases of a file; returns whether it is spent.
///
/// - Parameter allowance: the amount that this run may spend beyond the budget that every run has.
package func overspendsSolving(_ work: Int, allowance: Int) -> Bool {
  Budget.spend(work, on: .canvases)
  return Budget.left(for: .canvases) + allowance < 0
}

/// Spends a part of the budget for drawing.
///
/// - Parameters:
///   - work: the cost, where a pixel costs 1.
///   - allowance: the amount that this run may spend beyond the budget that every run has.
/// - Returns: whether the budget is spent.
package func overspendsDrawing(_ work: Int, allowance: Int) -> Bool {
  Budget.spend(work, on: .drawing)
  return Budget.left(for: .drawing) + allowance < 0
}
