/// The work that one run of the program may spend for each purpose, on all canvases together.
///
/// Work is counted instead of timed, since equal input must give equal results; a million units take about three
/// milliseconds.
public final class Budget: @unchecked Sendable {
  /// A purpose of work, with a separate budget.
  public enum Purpose: Int, CaseIterable, Sendable {
    /// Minimizing conflicts. When this budget is spent, conflicts are found without being minimized.
    case conflicts
    /// Finding conflicts by adding one constraint after the other. When this budget is spent, `halving` is used
    /// instead.
    case conflictSearch
    /// Finding conflicts by halving the list of constraints. When this budget is spent, constraints are left out
    /// without a search.
    case halving
    /// Solving what elimination cannot solve, and checking for ambiguity. When this budget is spent,
    /// `LinearSolution.isCertain` is `false`.
    case cores
    /// Removing implicit constraints, such as `width >= 0`, from conflicts. When this budget is spent, these
    /// constraints remain.
    case writtenConflicts
    /// Finding ranges by the simplex method. When this budget is spent, ambiguous values are found without their
    /// ranges.
    case ranges
    /// Solving with double-double numbers, which have 31 digits. When this budget is spent, the solution is not
    /// certain.
    case doubleDouble
    /// Solving changed layouts to find fixes for conflicts and ambiguities, or views that move together.
    case trials
    /// Finding constraints that have no effect on the layout, by solving the layout without the constraint in question.
    case idle
    /// Computing how the layout changes over a range of canvas sizes.
    case sizes
    /// Finding the views that an edit of the source moves, by solving the layout again without the edit.
    case edits
    /// Comparing sibling views to find overlaps.
    case pairs
    /// Solving all canvases of a file except the first.
    case canvases
    /// Drawing, where each pixel costs one unit.
    case drawing
  }

  /// The budget of the current run; `nil` outside of a run, where each call may spend the full limit of every purpose.
  @TaskLocal public static var current: Budget?

  @TaskLocal static var conflicts = 60_000_000
  @TaskLocal static var conflictSearch = 250_000_000
  @TaskLocal static var ranges = 60_000_000
  @TaskLocal static var cores = 200_000_000

  // A run uses one thread, so no lock is needed.
  private var spent = [Int](repeating: 0, count: Purpose.allCases.count)
  var known = KnownConflicts()

  private let isCancelled: @Sendable () -> Bool

  /// Creates a budget. When `isCancelled` returns `true`, nothing is left of the budget for any purpose.
  public init(isCancelled: @escaping @Sendable () -> Bool = { false }) { self.isCancelled = isCancelled }

  /// Calls `work` with a budget or, inside another run, with the budget of that run.
  public static func run<Result, Failure: Error>(
    _ budget: Budget = Budget(), _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if current != nil { return try work() }
    return try $current.withValue(budget) { Swift.Result(catching: work) }.get()
  }

  /// Returns the remaining budget for a purpose; 0 or negative if it is spent.
  public static func left(for purpose: Purpose) -> Int {
    guard let current else { return limit(of: purpose) }
    if current.isCancelled() { return 0 }
    let left = limit(of: purpose) - current.spent[purpose.rawValue]
    if purpose != .drawing { return left }
    // Solving also reduces the budget for drawing, but enough is left for one picture.
    return left - min(current.spentOnSolving, limit(of: .canvases)) / 2
  }

  /// The work that this run has spent on everything but drawing.
  public var spentOnSolving: Int { spent.reduce(0, +) - spent[Purpose.drawing.rawValue] }

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
