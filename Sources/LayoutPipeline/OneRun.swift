package import Diagnostics
import LayoutEngine

/// Calls `work` on the current thread and limits the total number of steps of its slow operations. Nested calls share
/// this limit.
///
/// - Parameter isCancelled: returns whether the result is no longer needed; slow operations may then be skipped, which
///   makes the result unreliable.
public func oneRun<Result, Failure: Error>(
  isCancelled: @escaping @Sendable () -> Bool = { false }, _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withOneBudget(isCancelled: isCancelled, work)
}

/// The work that the current run has spent on solving, for `continueRun(after:)`.
public var workOfRun: Int { workOfSolving }

/// Deducts the work of another run, such as one on another thread, from the budget of the current run.
public func continueRun(after work: Int) { _ = overspendsSolving(work, allowance: 0) }

extension Diagnostic {
  package static var cutOffs: [Diagnostic] {
    var words: [String] = []
    if hasSpentTrials { words.append("fixes for further conflicts and ambiguities were not tried") }
    if hasSpentCores {
      words.append(
        "some optional constraints that depend on each other may not be solved exactly, and ambiguities may be unreported"
      )
    }
    if pairsLeft <= 0 { words.append("not all siblings were compared for overlaps") }
    return words.map {
      Diagnostic(.note, code: "cut-off", "\($0): a full analysis would take too long", at: nil)
    }
  }
}
