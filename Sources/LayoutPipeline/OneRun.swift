package import Diagnostics
import LayoutEngine

/// Does all the work of one run, such as the work on one file, within one budget for slow operations, however many
/// canvases there are. A run inside another one shares the budget of the outer one.
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
  /// The notes on the work that the run's budget cut off; empty if it was all done.
  package static var cutOffs: [Diagnostic] {
    var words: [String] = []
    if hasSpentTrials { words.append("fixes for further conflicts and ambiguities were not tried") }
    if hasSpentCores {
      words.append(
        "not all constraints that depend on each other were weighed, and not all ambiguities found")
    }
    if pairsLeft <= 0 { words.append("not all siblings were compared for overlaps") }
    return words.map {
      Diagnostic(.note, code: "cut-off", "\($0): that would take too long", at: nil)
    }
  }
}
