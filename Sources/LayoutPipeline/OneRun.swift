public import Diagnostics
import LayoutEngine

/// Does all the work of one run, such as on one file, which then draws on one budget for what may take long, however many
/// canvases there are; within another run it is a part of that.
///
/// What a budget cuts off depends on the work alone, never on time. The work is done on this thread.
///
/// - Parameter isCancelled: whether nobody waits for the answer any more, which then may be anything.
public func oneRun<Result, Failure: Error>(
  isCancelled: @escaping @Sendable () -> Bool = { false }, _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withOneBudget(isCancelled: isCancelled, work)
}

extension Diagnostic {
  /// That the run's budget was spent before all ways out were tried; `nil` where it was not.
  package static var trialsCutOff: Diagnostic? {
    hasSpentTrials
      ? Diagnostic(
        .note, code: "cut-off",
        "what would end further conflicts and ambiguities was not tried: that would take too long", at: nil)
      : nil
  }
}
