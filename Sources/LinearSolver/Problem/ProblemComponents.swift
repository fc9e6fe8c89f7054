extension LinearProblem {
  /// Sets of some constraints that share variables, of those sets that contain one of `wanted`.
  func components(of constraints: [Int], with wanted: Set<Int>) -> [[Int]] {
    connectedComponents(constraints, count: variableCount) { constraint in
      terms(of: constraint).filter { $0.coefficient != 0 }.map(\.variable)
    }.filter { $0.contains(where: wanted.contains) }
  }
}
