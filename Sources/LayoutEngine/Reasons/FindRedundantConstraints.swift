import Graphics
import LayoutModel
import LinearSolver

/// Constraints of the file that have no effect: without them, the best solutions are the same on every canvas.
public struct RedundantConstraints: Sendable, Equatable {
  /// The indices in `Layout.constraints` of the constraints that can all be removed together, in ascending order.
  public var indices: [Int]
  /// Indicates whether the search was given up because it would have taken too long.
  public var isCapped: Bool
  /// The constraints in `indices` that are violated on every canvas because of constraints with higher priorities.
  public var overruled: Set<Int> = []
}

/// Finds constraints that can be removed without changing the layout on any of the canvases. If there is a conflict on
/// a canvas, the result is empty.
///
/// In an Interface Builder file, content sizes, frames and the scene's size are ignored, since Xcode saved them for one
/// screen.
///
/// - Parameter isCandidate: Returns whether to examine a constraint.
/// - Complexity: One Gaussian elimination for each canvas and, for each candidate that may be redundant, up to one
///   solve on each canvas.
public func redundantConstraints(
  _ solved: [SolvedLayout], where isCandidate: (Constraint) -> Bool,
  measuring text: some TextMeasurer
) -> RedundantConstraints {
  guard let layout = solved.first?.layout, solved.allSatisfy({ $0.conflicts.isEmpty }) else {
    return RedundantConstraints(indices: [], isCapped: false)
  }
  let candidates = layout.constraints.indices.filter { isCandidate(layout.constraints[$0]) }
  // Give up before solving if the expected cost is too high, for example if a range of sizes has several hundred
  // canvases.
  let first = LayoutReasons(solved[0], measuring: text)
  let rowCount = first.problem.constraintCount
  let most = Budget.left(for: .idle)
  if rowCount * solved.count * candidates.count > min(3_000_000, most / 24) {
    return RedundantConstraints(indices: [], isCapped: true)
  }
  // Build the problems of the other canvases only when needed, because most candidates have an effect on the first
  // canvas.
  var reasons = [first]
  var canvases = [ReducedCanvas(first)]
  var (idle, overruled): ([Int], Set<Int>) = ([], [])
  var steps = 0
  func isSame(without index: Int, on place: Int) -> Bool {
    if place == canvases.count {
      reasons.append(LayoutReasons(solved[place], measuring: text))
      canvases.append(ReducedCanvas(reasons[place]))
    }
    return canvases[place].isSame(without: index, steps: &steps)
  }
  defer { Budget.spend(steps, on: .idle) }
  for index in candidates.reversed() {
    // Stop if the work exceeds the budget. The estimate above is too low if a layout has many priorities or needs the
    // simplex method.
    if steps > most { return RedundantConstraints(indices: [], isCapped: true) }
    guard solved.indices.allSatisfy({ isSame(without: index, on: $0) }) else { continue }
    for place in canvases.indices { canvases[place].leaveOut(index) }
    idle.append(index)
    let isMissed = reasons.allSatisfy { reasons in
      reasons.row(of: .written(index)).map { reasons.error(of: $0) > leastMissed } ?? false
    }
    if isMissed { overruled.insert(index) }
  }
  return RedundantConstraints(indices: idle.reversed(), isCapped: false, overruled: overruled)
}

private let leastMissed = 0.01

private struct ReducedCanvas {
  private let problem: LinearProblem
  private let rows: [Int: Int]
  private var solution: LinearSolution?
  private var isLeftOut: [Bool]
  /// Indicates for each row whether removing it certainly changes the solution.
  private let isNeeded: [Bool]

  init(_ reasons: LayoutReasons) {
    let layout = reasons.solved.layout
    problem = reasons.problem
    isLeftOut = [Bool](repeating: false, count: problem.constraintCount)
    var rows: [Int: Int] = [:]
    for row in 0..<problem.constraintCount {
      switch reasons.reason(of: row) {
      case .written(let index):
        rows[index] = row
        isLeftOut[row] = layout.isFixedFrame(layout.constraints[index])
      case .content, .canvasSize: isLeftOut[row] = layout.isInterface
      default: break
      }
    }
    self.rows = rows
    if layout.isInterface || reasons.values.count != problem.variableCount {
      solution = solve(layout.isInterface ? problem.leavingOut { [isLeftOut] in isLeftOut[$0] } : problem)
    }
    // If there is a conflict, removing a constraint may change which constraint the solver leaves out, so no constraint
    // is certain to be needed.
    isNeeded =
      solution?.conflicts.isEmpty == false
      ? isLeftOut.map { _ in false }
      : neededRows(of: problem, at: solution?.values ?? reasons.values) { [isLeftOut] in isLeftOut[$0] }
  }

  mutating func leaveOut(_ constraint: Int) { if let row = rows[constraint] { isLeftOut[row] = true } }

  mutating func isSame(without constraint: Int, steps: inout Int) -> Bool {
    guard let row = rows[constraint], !isNeeded[row] else { return false }
    let solution = solution ?? solve(problem)
    self.solution = solution
    var rest = problem.leavingOut { $0 == row || isLeftOut[$0] }
    // 1. If there is only one best solution, the constraint is redundant if the problem without it has the same
    //    solution and no other.
    let terms = problem.terms(of: row)
    guard !solution.freedom.areAllDetermined else {
      let without = solve(rest)
      steps += without.work
      return without.freedom.areAllDetermined && isSame(without.values, solution.values)
    }
    // 2. If there are several best solutions, solve without the constraint. The constraint is redundant if it still
    // holds in all best solutions.
    let value = rest.addVariable()
    rest.add(terms + [LinearTerm(-1, value)], .equal, to: 0, strength: .definition)
    let without = solve(rest)
    steps += without.work
    if without.freedom.isOpen(value), without.freedom[value] == nil { return false }
    let range = without.freedom[value] ?? without.values[value]...without.values[value]
    let constant = problem.constant(of: row)
    let slack = 1e-7 * max(1, abs(constant))
    let holdsBelow = problem.relation(of: row) == .lessOrEqual || range.lowerBound >= constant - slack
    let holdsAbove = problem.relation(of: row) == .greaterOrEqual || range.upperBound <= constant + slack
    return holdsBelow && holdsAbove
  }

  private func isSame(_ values: [Double], _ others: [Double]) -> Bool {
    zip(values, others).allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($0), abs($1)) }
  }
}

/// Returns, for each row, whether its removal certainly changes the set of best solutions.
private func neededRows(
  of problem: LinearProblem, at values: [Double], leavingOut isLeftOut: (Int) -> Bool
) -> [Bool] {
  // 1. Find the rows satisfied with equality.
  let rows = (0..<problem.constraintCount).filter { row in
    if case .tieBreak = problem.strength(of: row) { return false }
    let value = problem.terms(of: row).reduce(0) { $0 + $1.coefficient * values[$1.variable] }
    let constant = problem.constant(of: row)
    return !isLeftOut(row) && abs(value - constant) <= 1e-6 * max(1, abs(constant))
  }
  // 2. Mark each row that has a variable of its own as needed, because it is independent of the other rows.
  var isNeeded = problem.rowsApart(among: rows)
  // 3. Use elimination to find the rows that are linear combinations of earlier rows. Neither these dependent rows nor
  // the rows that they combine are certain to be needed. To find the combined rows for all dependent rows at once, add
  // up the dependent rows and find the combination for the sum. Irregular weights keep terms of the sum from canceling
  // each other by chance.
  var derivation = LinearDerivation(problem)
  var sum: [LinearTerm] = []
  var share = 0.5
  for row in rows where !isNeeded[row] {
    isNeeded[row] = derivation.add(row) == .new
    if isNeeded[row] { continue }
    share = (share + 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
    sum += problem.terms(of: row).map { LinearTerm((1 + share) * $0.coefficient, $0.variable) }
  }
  if derivation.isExhausted { return isNeeded.map { _ in false } }
  for part in derivation.combination(for: sum).parts { isNeeded[part.constraint] = false }
  return isNeeded
}

extension LinearProblem {
  /// Returns, for each constraint, whether it can be separated from `rows`. A constraint can be separated if one of its
  /// variables, other than those in `shared`, occurs in no other constraint. Separated constraints no longer count, so
  /// one separation can make others possible.
  ///
  /// - Complexity: Linear in the number of terms of the constraints.
  func rowsApart(among rows: some Sequence<Int>, sharing shared: [Variable] = []) -> [Bool] {
    var isApart = [Bool](repeating: false, count: constraintCount)
    // For each variable, `counts` has the number of remaining rows that contain it, and `sums` has the sum of these
    // rows' indices. If only one row remains, the sum is its index. The counts of variables in `shared` start at 2, so
    // they never become 1.
    var counts = [Int](repeating: 0, count: variableCount)
    var sums = counts
    for variable in shared { counts[variable] = 2 }
    for row in rows {
      forEachTerm(of: row) { term in
        if term.coefficient == 0 { return }
        counts[term.variable] += 1
        sums[term.variable] += row
      }
    }
    var single = counts.indices.filter { counts[$0] == 1 }
    while let variable = single.popLast() {
      if counts[variable] == 0 { continue }
      let row = sums[variable]
      isApart[row] = true
      forEachTerm(of: row) { term in
        if term.coefficient == 0 { return }
        counts[term.variable] -= 1
        sums[term.variable] -= row
        if counts[term.variable] == 1 { single.append(term.variable.index) }
      }
    }
    return isApart
  }
}
