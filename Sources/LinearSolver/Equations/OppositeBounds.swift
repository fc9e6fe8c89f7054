/// Neighbours that bound one variable from both sides by one constant, taken for equations before anything is decided:
/// mostly such a variable has the value that both ask for, and equations cost a fraction of what levels do.
///
/// That loses nothing where all constraints from the strongest down to the weakest of these turn out to hold: then the
/// best solutions of their levels are exactly those that hold them, these among them. Else the problem is solved
/// without.
struct OppositeBounds {
  /// The first constraint of each pair; the next one is the other.
  private(set) var constraints: [Int] = []
  /// The least priority of them; 1000 where they are required.
  private var weakest = 1000.0

  init() {}

  init(_ problem: LinearProblem) {
    problem.rows.withUnsafeBufferPointer { rows in
      var index = 1
      while index < rows.count {
        if rows[index - 1].isOpposite(to: rows[index]) {
          constraints.append(index - 1)
          for row in rows[index - 1...index] where row.kind == .optional {
            weakest = min(weakest, problem.priorities[Int(row.index)])
          }
          index += 1
        }
        index += 1
      }
    }
  }

  /// What others are to be left out where these are used as equations: what already is, and these.
  func marked(in isLeftOut: [Bool], of count: Int) -> [Bool] {
    if constraints.isEmpty { return isLeftOut }
    Layer.oppositeBounds.reach()
    var isLeftOut = isLeftOut.isEmpty ? [Bool](repeating: false, count: count) : isLeftOut
    for index in constraints { (isLeftOut[index], isLeftOut[index + 1]) = (true, true) }
    return isLeftOut
  }

  /// Whether a solution holds all of the optional constraints that are as strong as these. Cost: linear.
  func areJustified(by outcome: Outcome, _ problem: LinearProblem) -> Bool {
    guard case .solved(let solution, _) = outcome else { return false }
    return problem.withView { view in
      solution.values.withUnsafeBufferPointer { values in
        for index in 0..<view.constraintCount {
          let row = view.rows + index
          if row.pointee.kind != .optional || problem.priorities[Int(row.pointee.index)] < weakest {
            continue
          }
          let (excess, size) = view.excess(of: row, values.baseAddress!)
          if abs(excess) <= Tolerance.drift * size { continue }
          // What has overflowed says nothing.
          if excess.isNaN || row.pointee.relation.isMissed(by: excess) { return false }
        }
        return true
      }
    }
  }
}

extension ProblemRow {
  /// Whether both together say what their one variable is.
  fileprivate func isOpposite(to row: ProblemRow) -> Bool {
    first == row.first && second == ProblemRow.none && row.second == ProblemRow.none
      && relation != row.relation && relation != .equal && row.relation != .equal
      && constant == row.constant && firstCoefficient == row.firstCoefficient
      && kind != .tieBreak && row.kind != .tieBreak
  }
}
