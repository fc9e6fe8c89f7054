/// The conflicts among constraints that must hold, which `search` finds. A run looks for those of equal parts once: most
/// parts of a layout are the same on all of its canvases.
func conflicts(of part: LinearProblem, _ search: () -> [LinearConflict]) -> [LinearConflict] {
  guard part.constraintCount >= fewestRemembered, let run = Budget.current else { return search() }
  if let known = run.known.conflicts[part] { return known }
  let found = search()
  run.known.remember(found, of: part)
  return found
}

/// Fewer constraints are searched faster than they are looked up.
private let fewestRemembered = 16

/// The conflicts of the parts that a run has searched.
struct KnownConflicts {
  fileprivate var conflicts: [LinearProblem: [LinearConflict]] = [:]
  /// The number of rows that may still be remembered, which bounds the memory.
  private var rowsLeft = 50_000

  fileprivate mutating func remember(_ found: [LinearConflict], of part: LinearProblem) {
    if part.constraintCount > rowsLeft { return }
    rowsLeft -= part.constraintCount
    conflicts[part] = found
  }
}

/// The conflict whose last member is the constraint `last`, among the constraints before it that are taken, and the
/// definitions; `nil` where there is none. The constraints that are taken do not contradict each other without the last
/// one.
///
/// Cost: near to linear in the number of rows, and a solve of those that are connected with the last one.
///
/// - Returns: the conflict, and its cost in the units of `LinearSolution.work`.
public func conflict(
  of problem: LinearProblem, endingAt last: Int, where isTaken: (Int) -> Bool
) -> (conflict: LinearConflict?, work: Int) {
  // 1. Find the constraints that are connected with the last one.
  let constraints = problem.withView { view in
    func takes(_ row: Int) -> Bool {
      switch view.rows[row].kind {
      case .definition: true
      case .required: row == last || row < last && isTaken(row)
      case .optional, .tieBreak: false
      }
    }
    let fixed = FixedVariables(view, where: takes)
    return fixed.adding(ConnectedRows(view, fixed: fixed.isFixed, where: takes).parts(with: [last])[0])
  }
  var work = workOfConnecting * problem.constraintCount
  // 2. Solve them alone, which is fast where they hold.
  var numbers = [Int32](repeating: -1, count: problem.variableCount)
  let part = problem.part(constraints, numbers: &numbers)
  let found = conflicts(of: part) {
    let solution = solve(part, findsFreedom: false)
    work += solution.work
    return solution.conflicts
  }
  guard var conflict = found.first else { return (nil, work) }
  conflict.members = conflict.members.map { constraints[$0] }
  return (conflict.members.last == last ? conflict : nil, work)
}

/// The cost of connecting a row with others, in the units of simplex steps.
private let workOfConnecting = 6
