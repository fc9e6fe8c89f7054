import Graphics
import LayoutModel
import LinearSolver

/// Constraints of the file that have no effect: without them the best solutions are the same on every canvas.
public struct RedundantConstraints: Sendable, Equatable {
  /// The indices in `Layout.constraints`, ascending. Of two constraints with the same effect, the later one; all can
  /// be left out together.
  public var indices: [Int]
  /// Indicates whether the layout was too large to be examined.
  public var isCapped: Bool
}

/// Finds constraints of `relation`s without which the layout, solved on several canvases, stays the same.
///
/// In an Interface Builder file, content sizes, frames and the scene's size are ignored: Xcode saved them for one
/// screen, and they follow from the constraints.
///
/// Constraints are tried from the last to the first, each without those found before, so that the earlier of two
/// equivalent ones is kept. Cost: a solve for each candidate and canvas, as far as the run's budget allows; beyond
/// that none is reported.
public func redundantConstraints(
  _ solved: [SolvedLayout], where isCandidate: (Constraint) -> Bool,
  measuring text: some TextMeasurer
) -> RedundantConstraints {
  guard let layout = solved.first?.layout, solved.allSatisfy({ $0.conflicts.isEmpty }) else {
    return RedundantConstraints(indices: [], isCapped: false)
  }
  let candidates = layout.constraints.indices.filter { isCandidate(layout.constraints[$0]) }
  // This is checked before anything is solved: a range of sizes may have made hundreds of canvases.
  let rowCount = LayoutReasons(solved[0], measuring: text).problem.constraintCount
  let most = Budget.left(for: .idle)
  if rowCount * solved.count * candidates.count > min(3_000_000, most / 24) {
    return RedundantConstraints(indices: [], isCapped: true)
  }
  var canvases = solved.map { CanvasWithout(LayoutReasons($0, measuring: text)) }
  var idle: [Int] = []
  var steps = 0
  defer { Budget.spend(steps, on: .idle) }
  for index in candidates.reversed() {
    // A solve is not linear in rows where it has many priorities, or where the simplex method is needed.
    if steps > most { return RedundantConstraints(indices: [], isCapped: true) }
    guard canvases.allSatisfy({ $0.isSame(without: index, steps: &steps) }) else { continue }
    for place in canvases.indices { canvases[place].leaveOut(index) }
    idle.append(index)
  }
  return RedundantConstraints(indices: idle.reversed(), isCapped: false)
}

/// The rows of one canvas, some of them left out.
private struct CanvasWithout {
  private let problem: LinearProblem
  private let rows: [Int: Int]
  private let solution: LinearSolution
  private var isLeftOut: [Bool]

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
      case .hugging, .compression, .canvasSize: isLeftOut[row] = layout.isInterface
      default: break
      }
    }
    self.rows = rows
    solution = solve(layout.isInterface ? problem.leavingOut { [isLeftOut] in isLeftOut[$0] } : problem)
  }

  mutating func leaveOut(_ constraint: Int) { if let row = rows[constraint] { isLeftOut[row] = true } }

  /// Returns whether the best solutions are the same without the constraint.
  func isSame(without constraint: Int, steps: inout Int) -> Bool {
    guard let row = rows[constraint] else { return false }
    var rest = problem.leavingOut { $0 == row || isLeftOut[$0] }
    // 1. With one solution: it is the same.
    let terms = problem.terms(of: row)
    guard !solution.freedom.areAllDetermined else {
      let without = solve(rest)
      steps += without.work
      return without.freedom.areAllDetermined && isSame(without.values)
    }
    // 2. With many: all solutions that are best without it also satisfy it.
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

  private func isSame(_ values: [Double]) -> Bool {
    zip(values, solution.values).allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($0), abs($1)) }
  }
}
