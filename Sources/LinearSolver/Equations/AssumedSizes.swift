/// Sizes that content asks for from both sides, by hugging and compression resistance, taken for equations before
/// anything is decided: mostly content has the size that it wants, and equations cost a fraction of what levels do.
///
/// That loses nothing where all constraints from the strongest down to the weakest of these turn out to hold: then the
/// best solutions of their levels are exactly those that hold them, the sizes among them. Else the problem is
/// solved without.
struct AssumedSizes {
  /// The first constraint of each pair; the next one is the other.
  let constraints: [Int32]
  /// The least priority of them; 1000 where they are required.
  private let weakest: Double

  init(_ problem: LinearProblem) {
    constraints = problem.contentSizes.filter {
      problem.rows[Int($0)].constant == problem.rows[Int($0) + 1].constant
    }
    var weakest = 1000.0
    for index in constraints {
      for row in problem.rows[Int(index)...Int(index) + 1] where row.kind == .optional {
        weakest = min(weakest, problem.priorities[Int(row.index)])
      }
    }
    self.weakest = weakest
  }

  /// Whether a solution holds all of the optional constraints that are as strong as these. Cost: linear.
  func isJustified(
    by values: [Double], _ problem: ProblemView, _ priorities: [Double], _ census: borrowing Census
  ) -> Bool {
    values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return true }
      for place in 0..<census.optional.count {
        let row = problem.rows + Int(census.optional[place])
        if priorities[Int(row.pointee.index)] < weakest { continue }
        let (excess, size) = problem.excess(of: row, base)
        if abs(excess) <= Tolerance.drift * size { continue }
        // What has overflowed says nothing.
        if excess.isNaN || row.pointee.relation.isMissed(by: excess) { return false }
      }
      return true
    }
  }
}
