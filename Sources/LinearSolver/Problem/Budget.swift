/// The work that a run may spend on more than the values of a solution: on conflicts, ranges, fixes and drawing. The
/// unit is one number that is read.
///
/// Everything that one run solves shares one budget, however many canvases it has. It is counted, not timed, so that
/// the same input always gives the same answer; a million units take about three milliseconds.
public final class Budget: @unchecked Sendable {
  /// The purposes, each with a budget of its own.
  public enum Purpose: Int, CaseIterable, Sendable {
    /// Minimizing the conflicts of a problem; the conflicts themselves are always found.
    case conflicts
    /// Looking for conflicts by adding one constraint after the other. Where this is spent, the first constraint that
    /// cannot hold is found by halving.
    case conflictSearch
    /// Looking for conflicts by halving. Where this is spent, one of the contradicting constraints is left out.
    case halving
    /// Deciding priorities by the simplex method, and finding whether values are open, where elimination is not enough.
    /// Where this is spent, the solution is not certain.
    case cores
    /// Looking for conflicts that need no constraint that nobody wrote.
    case writtenConflicts
    /// Finding ranges by the simplex method; whether a value is open is always found.
    case ranges
    /// Solving a problem in double-doubles, which take ten times as long; where the budget is not enough, the
    /// solution is not certain.
    case doubleDouble
    /// Solving changed layouts, to offer fixes of conflicts and ambiguities, and finding what moves together.
    case trials
    /// Finding constraints that have no effect, by solving without each of them.
    case idle
    /// Following a layout over a range of sizes.
    case sizes
    /// Solving layouts without edits, to find what these moved.
    case edits
    /// Comparing siblings, to find overlaps.
    case pairs
    /// Solving further canvases of a file.
    case canvases
    /// Drawing; a million pixels count as a million.
    case drawing
  }

  /// The budget of the current run; outside of runs, each problem has its own.
  @TaskLocal public static var current: Budget?

  @TaskLocal static var conflicts = 60_000_000
  @TaskLocal static var conflictSearch = 250_000_000
  @TaskLocal static var ranges = 60_000_000
  @TaskLocal static var cores = 200_000_000
  /// The most breaks of all curves of a level, of 16 bytes each; a bound for memory, which no level spends from another.
  @TaskLocal static var curveBreaks = 1_000_000_000

  // Only one thread works on a run.
  private var spent = [Int](repeating: 0, count: Purpose.allCases.count)
  /// The conflicts that were found in this run.
  var known = KnownConflicts()

  private let isCancelled: @Sendable () -> Bool

  /// Creates a budget.
  ///
  /// - Parameter isCancelled: returns whether nobody is waiting for the answer anymore. In that case, no budget is left
  ///   for any purpose.
  public init(isCancelled: @escaping @Sendable () -> Bool = { false }) { self.isCancelled = isCancelled }

  /// Does the work of one run. A run inside another run shares the outer one's budget.
  public static func run<Result, Failure: Error>(
    _ budget: Budget = Budget(), _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if current != nil { return try work() }
    return try $current.withValue(budget) { Swift.Result(catching: work) }.get()
  }

  /// The budget left for a purpose; 0 or negative where it is spent.
  public static func left(for purpose: Purpose) -> Int {
    guard let current else { return limit(of: purpose) }
    if current.isCancelled() { return 0 }
    let left = limit(of: purpose) - current.spent[purpose.rawValue]
    if purpose != .drawing { return left }
    // Canvases that are hard to solve leave less for drawing, but enough for one picture.
    return left - min(current.spent[Purpose.canvases.rawValue], limit(of: .canvases)) / 2
  }

  /// Spends a part of the budget for a purpose.
  public static func spend(_ work: Int, on purpose: Purpose) { current?.spent[purpose.rawValue] += work }

  private static func limit(of purpose: Purpose) -> Int {
    switch purpose {
    case .conflicts: conflicts
    case .conflictSearch: conflictSearch
    case .halving: 400_000_000
    case .cores: cores
    case .writtenConflicts: 100_000_000
    case .ranges: ranges
    case .doubleDouble: 60_000_000
    case .trials: 100_000_000
    case .idle: 100_000_000
    case .sizes: 120_000_000
    case .edits: 400_000_000
    case .pairs: 2_000_000
    case .canvases: 300_000_000
    case .drawing: 170_000_000
    }
  }
}
