/// What a run may spend on telling more about solutions than their values, in numbers that are looked at.
///
/// All that one run solves draws on one budget, however many canvases it has. Counted, not timed, so that the same input
/// always gives the same answer; a million take about three milliseconds.
public final class Budget: @unchecked Sendable {
  /// What is paid for.
  public enum Purpose: Int, CaseIterable, Sendable {
    /// Finding which members the conflicts of a problem can do without; which there are is found out whatever it takes.
    case conflicts
    /// Finding the ranges of what is open by the simplex method; what is open at all is found out whatever it takes.
    case ranges
    /// Solving a problem in double-doubles, which take ten times as long; where that is not enough, the solution is not
    /// certain.
    case doubleDouble
    /// Solving changed layouts, to offer what ends a conflict or an ambiguity, and finding out what moves together.
    case trials
    /// Solving without constraints that may not matter.
    case idle
    /// Following a layout over a range of sizes.
    case sizes
  }

  /// That of the run that is worked on; outside of one, each problem has its own.
  @TaskLocal public static var current: Budget?

  @TaskLocal static var conflicts = 60_000_000
  @TaskLocal static var ranges = 60_000_000

  // Only one thread works on a run.
  private var spent = [Int](repeating: 0, count: Purpose.allCases.count)

  private let isCancelled: @Sendable () -> Bool

  /// - Parameter isCancelled: whether nobody waits for the answer any more; nothing is left then.
  public init(isCancelled: @escaping @Sendable () -> Bool = { false }) { self.isCancelled = isCancelled }

  /// Does the work of one run; inside of another one, as a part of that.
  public static func run<Result, Failure: Error>(
    _ budget: Budget = Budget(), _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if current != nil { return try work() }
    return try $current.withValue(budget) { Swift.Result(catching: work) }.get()
  }

  /// What is left for a purpose; not positive where that is nothing.
  public static func left(for purpose: Purpose) -> Int {
    guard let current else { return limit(of: purpose) }
    return current.isCancelled() ? 0 : limit(of: purpose) - current.spent[purpose.rawValue]
  }

  /// Takes from what is left.
  public static func spend(_ work: Int, on purpose: Purpose) { current?.spent[purpose.rawValue] += work }

  private static func limit(of purpose: Purpose) -> Int {
    switch purpose {
    case .conflicts: conflicts
    case .ranges: ranges
    case .doubleDouble: 60_000_000
    case .trials: 100_000_000
    case .idle: 100_000_000
    case .sizes: 120_000_000
    }
  }
}
