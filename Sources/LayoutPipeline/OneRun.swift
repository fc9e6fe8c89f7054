package import Diagnostics
import LayoutEngine

/// Does all the work of one run, such as the work on one file, within one budget for slow operations, however
/// many canvases there are. Within another run, it shares that run's budget.
///
/// The work that a budget cuts off depends only on the input, never on time. The work is done on this thread.
///
/// - Parameter isCancelled: returns whether nobody is waiting for the answer anymore; the result may then be
///   anything.
public func oneRun<Result, Failure: Error>(
  isCancelled: @escaping @Sendable () -> Bool = { false }, _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withOneBudget(isCancelled: isCancelled, work)
}

extension Diagnostic {
  /// A note that the run's budget was spent before all fixes were tried; `nil` where it was not.
  package static var trialsCutOff: Diagnostic? {
    hasSpentTrials
      ? Diagnostic(
        .note, code: "cut-off",
        "fixes for further conflicts and ambiguities were not tried: that would take too long", at: nil)
      : nil
  }
}
