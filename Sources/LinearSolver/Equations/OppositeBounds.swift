/// Pairs of consecutive constraints, such as `a.width <= 100` and `a.width >= 100`. For speed, the solver treats each
/// pair as one equation.
struct OppositeBounds {
  /// The index of the first constraint of each pair.
  private(set) var constraints: [Int] = []
  /// The lowest priority among the constraints of all pairs, where required constraints count as 1000.
  private var weakest = 1000.0
  /// Indicates for each constraint whether it shares variables with a remaining pair, directly or through other
  /// constraints; empty in the first attempt to solve the problem.
  private var isConcerned: [Bool] = []

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

  func marked(in isLeftOut: [Bool], of count: Int) -> [Bool] {
    if constraints.isEmpty { return isLeftOut }
    Layer.oppositeBounds.reach()
    var isLeftOut = isLeftOut.isEmpty ? [Bool](repeating: false, count: count) : isLeftOut
    for index in constraints { (isLeftOut[index], isLeftOut[index + 1]) = (true, true) }
    return isLeftOut
  }

  /// Returns the pairs to treat as equations in the next attempt to solve the problem; `nil` if no further attempt is
  /// needed, because the current pairs did not make `outcome` wrong.
  func rest(after outcome: Outcome, _ problem: LinearProblem) -> OppositeBounds? {
    problem.withView { view in
      // 1. Find the optional constraints with at least the priority `weakest` that `outcome` violates or, if `outcome`
      // is a contradiction, the constraints that contradict each other. If there are none, no further attempt is
      // needed. Otherwise, if this was not the first attempt, drop all remaining pairs.
      let missed = missed(by: outcome, view, problem.priorities)
      if missed.isEmpty || !isConcerned.isEmpty { return missed.isEmpty ? nil : OppositeBounds() }
      // 2. Divide the problem into parts that share no variables.
      let rows = ConnectedRows(view)
      // 3. Keep only the pairs in parts that contain none of the constraints found in step 1.
      var isOpen = [Bool](repeating: false, count: view.variableCount + 1)
      for index in constraints { isOpen[rows.part(of: index)] = true }
      for index in missed { isOpen[rows.part(of: index)] = false }
      var rest = self
      rest.isConcerned = (0..<view.constraintCount).map { isOpen[rows.part(of: $0)] }
      rest.constraints = constraints.filter { rest.isConcerned[$0] }
      return rest
    }
  }

  private func missed(by outcome: Outcome, _ view: ProblemView, _ priorities: [Double]) -> [Int] {
    switch outcome {
    case .contradiction(let constraints, _, _): constraints
    case .solved(let solution, _):
      solution.values.withUnsafeBufferPointer { values in
        (0..<view.constraintCount).filter { index in
          let row = view.rows + index
          if row.pointee.kind != .optional || priorities[Int(row.pointee.index)] < weakest { return false }
          let (excess, size) = view.excess(of: row, values.baseAddress!)
          if abs(excess) <= Tolerance.drift * size { return false }
          // If the computation of the excess overflows, the excess is NaN, and the constraint counts as violated.
          return (excess.isNaN || row.pointee.relation.isMissed(by: excess))
            && (isConcerned.isEmpty || isConcerned[index])
        }
      }
    }
  }
}

extension ProblemRow {
  /// Returns whether both rows bound the same variable by the same constant from opposite sides, such as `x >= 8` and
  /// `x <= 8`, and neither is a tie-break.
  fileprivate func isOpposite(to row: ProblemRow) -> Bool {
    first == row.first && second == ProblemRow.none && row.second == ProblemRow.none
      && relation != row.relation && relation != .equal && row.relation != .equal
      && constant == row.constant && firstCoefficient == row.firstCoefficient
      && kind != .tieBreak && row.kind != .tieBreak
  }
}
