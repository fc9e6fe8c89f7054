/// Returns the conflicts of a part of a problem, and calls `search` only if the current run does not remember the
/// conflicts of an equal part.
func conflicts(of part: LinearProblem, _ search: () -> [LinearConflict]) -> [LinearConflict] {
  guard part.constraintCount >= fewestRemembered, let run = Budget.current else { return search() }
  if let known = run.known.conflicts[part] { return known }
  let found = search()
  run.known.remember(found, of: part)
  return found
}

/// The smallest number of constraints of a problem whose conflicts are remembered. In a smaller problem, searching
/// again is faster than looking up the conflicts.
private let fewestRemembered = 16

struct KnownConflicts {
  fileprivate var conflicts: [LinearProblem: [LinearConflict]] = [:]
  /// The number of constraints that can still be stored in `conflicts`, to limit memory.
  private var rowsLeft = 50_000

  fileprivate mutating func remember(_ found: [LinearConflict], of part: LinearProblem) {
    if part.constraintCount > rowsLeft { return }
    rowsLeft -= part.constraintCount
    conflicts[part] = found
  }
}

/// Returns the conflict that the constraint `last` causes with definitions (such as `right = left + width`) and with
/// earlier required constraints for which `isTaken` returns `true`.
///
/// - Precondition: These constraints do not contradict each other without `last`.
/// - Returns: The conflict (`nil` if there is none), and the cost of the search in units of `LinearSolution.work`.
/// - Complexity: Nearly linear in the number of constraints, plus the cost of solving the constraints that are
///   connected with `last` by shared variables.
public func conflict(
  of problem: LinearProblem, endingAt last: Int, where isTaken: (Int) -> Bool
) -> (conflict: LinearConflict?, work: Int) {
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
  var numbers = [Int32](repeating: -1, count: problem.variableCount)
  let part = problem.part(constraints, numbers: &numbers).problem
  let found = conflicts(of: part) {
    let solution = solve(part, findsFreedom: false)
    work += solution.work
    return solution.conflicts
  }
  guard var conflict = found.first else { return (nil, work) }
  conflict.members = conflict.members.map { constraints[$0] }
  return (conflict.members.last == last ? conflict : nil, work)
}

/// The cost of finding the constraints that are connected with `last` by shared variables, for each constraint of the
/// problem, in units of `LinearSolution.work`.
private let workOfConnecting = 6
