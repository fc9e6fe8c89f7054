import Graphics
import LayoutModel
import LinearSolver

/// Does all the work of one run, such as the work on one file, within one budget, however many canvases there
/// are. Within another run, it shares that run's budget.
///
/// The work that a budget cuts off depends only on the input, never on time. The work is done on this thread.
///
/// - Parameter isCancelled: returns whether nobody is waiting for the answer anymore; the result may then be
///   anything.
public func withOneBudget<Result, Failure: Error>(
  isCancelled: @escaping @Sendable () -> Bool = { false }, _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Budget.run(Budget(isCancelled: isCancelled), work)
}

/// Indicates whether the run has no budget left for trying fixes of conflicts and ambiguities.
public var hasSpentTrials: Bool { Budget.left(for: .trials) <= 0 }

/// Spends a part of the budget on solving without edits.
package func spendOnEdits(_ work: Int) { Budget.spend(work, on: .edits) }

/// Solves a layout without an edit; `nil` where that takes more than the budget that is left for it.
///
/// - Parameter solved: the layout with the edit, which took about as long.
package func solveWithoutEdit(
  _ layout: Layout, on canvas: Canvas, insteadOf solved: SolvedLayout, measuring text: some TextMeasurer
) -> SolvedLayout? {
  func work(_ solved: SolvedLayout) -> Int {
    // Each conflict costs another solve, and a search.
    solved.steps + workOfTrial * solved.layout.constraints.count * (1 + solved.conflicts.count)
  }
  if work(solved) > Budget.left(for: .edits) { return nil }
  let result = solve(layout, on: canvas, measuring: text)
  spendOnEdits(work(result))
  return result
}

/// The budget left for following a layout over sizes, in the units of `LinearSolution.work`.
package var workLeftForSizes: Int { Budget.left(for: .sizes) }

/// Spends a part of the budget on following a layout over sizes.
package func spendOnSizes(_ work: Int) { Budget.spend(work, on: .sizes) }
