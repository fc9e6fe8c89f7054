import LinearSolver

/// Does all the work of one run, such as on one file, which then draws on one budget, however many canvases there are;
/// within another run it is a part of that.
///
/// What a budget cuts off depends on the work alone, never on time. The work is done on this thread.
///
/// - Parameter isCancelled: whether nobody waits for the answer any more, which then may be anything.
public func withOneBudget<Result, Failure: Error>(
  isCancelled: @escaping @Sendable () -> Bool = { false }, _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Budget.run(Budget(isCancelled: isCancelled), work)
}

/// Indicates whether the run has no budget left for trying what would end conflicts and ambiguities.
public var hasSpentTrials: Bool { Budget.left(for: .trials) <= 0 }

/// What the run may still spend on following a layout over sizes, as `LinearSolution.work` counts it.
package var workLeftForSizes: Int { Budget.left(for: .sizes) }

/// Takes from what is left for following a layout over sizes.
package func spendOnSizes(_ work: Int) { Budget.spend(work, on: .sizes) }
