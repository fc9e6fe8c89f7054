/// The work that a run may spend on conflicts, ranges, fixes and drawing. Reading one number costs one
/// unit.
///
/// Everything that a run solves shares one budget, however many canvases it has. Work is counted, not
/// timed, so equal input gives equal answers. A million units take about three milliseconds.
public final class Budget: @unchecked Sendable {
  /// The purposes, each with a budget of its own.
  public enum Purpose: Int, CaseIterable, Sendable {
    /// Minimizing the conflicts of a problem. Conflicts are found even without this budget.
    case conflicts
    /// Looking for conflicts by adding one constraint after the other. When this budget is spent, halving finds the
    /// first constraint that cannot hold.
    case conflictSearch
    /// Looking for conflicts by halving. When this budget is spent, one of the contradicting constraints is left out.
    case halving
    /// Deciding priorities by the simplex method, and finding whether values are open, where elimination is not enough.
    /// Where this is spent, the solution is not certain.
    case cores
    /// Looking for conflicts that need no constraint that nobody wrote.
    case writtenConflicts
    /// Finding ranges by the simplex method. Open values are found even without this budget.
    case ranges
    /// Solving with double-doubles, which takes ten times as long. When this budget is spent, the solution is not
    /// certain.
    case doubleDouble
    /// Solving changed layouts to find fixes for conflicts and ambiguities, or to find views that move
    /// together.
    case trials
    /// Finding constraints that have no effect, by solving without each of them.
    case idle
    /// Following a layout over a range of sizes.
    case sizes
    /// Solving layouts without an edit, to find the views that the edit moved.
    case edits
    /// Comparing siblings, to find overlaps.
    case pairs
    /// Solving further canvases of a file.
    case canvases
    /// Drawing. Each pixel is one unit.
    case drawing
  }

  /// The budget of the current run; `nil` outside of runs, where each problem has its own budget.
  @TaskLocal public static var current: Budget?

  @TaskLocal static var conflicts = 60_000_000
  @TaskLocal static var conflictSearch = 250_000_000
  @TaskLocal static var ranges = 60_000_000
  @TaskLocal static var cores = 200_000_000

  // A run uses one thread, so no lock is needed.
  private var spent = [Int](repeating: 0, count: Purpose.allCases.count)
  var known = KnownConflicts()

  private let isCancelled: @Sendable () -> Bool

  /// Creates a budget.
  ///
  /// - Parameter isCancelled: returns true if nobody waits for the answer. No budget is then left for any purpose.
  public init(isCancelled: @escaping @Sendable () -> Bool = { false }) { self.isCancelled = isCancelled }

  /// Does the work of one run. A run inside another run shares the outer budget.
  public static func run<Result, Failure: Error>(
    _ budget: Budget = Budget(), _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if current != nil { return try work() }
    return try $current.withValue(budget) { Swift.Result(catching: work) }.get()
  }

  /// The remaining budget for a purpose; 0 or negative if it is spent.
  public static func left(for purpose: Purpose) -> Int {
    guard let current else { return limit(of: purpose) }
    if current.isCancelled() { return 0 }
    let left = limit(of: purpose) - current.spent[purpose.rawValue]
    if purpose != .drawing { return left }
    // Canvases that are hard to solve leave less for drawing, but enough for one picture.
    return left - min(current.spent[Purpose.canvases.rawValue], limit(of: .canvases)) / 2
  }

  /// Subtracts work from the budget for a purpose.
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
