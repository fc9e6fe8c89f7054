/// Constraints by the level at which they are decided, in the order of constraints within a level.
struct Levels: ~Copyable {
  private var starts: [Int] = [0]
  private var constraints: [Int32] = []

  var count: Int { starts.count - 1 }

  func constraints(at level: Int) -> ArraySlice<Int32> { constraints[starts[level]..<starts[level + 1]] }

  /// The optional constraints; the strongest priority is level 0. Cost: linear, and sorting the priorities in use.
  init(priorities: [Double], _ problem: ProblemView, _ census: borrowing Census) {
    let order = priorities.indices.sorted { priorities[$0] > priorities[$1] }
    var level = [Int](repeating: 0, count: priorities.count)
    for (rank, index) in order.enumerated() { level[index] = rank }
    sort(problem, census.optional, levelCount: priorities.count) { level[Int($0)] }
  }

  /// The tie-breaks. Cost: linear, and sorting the levels in use.
  init(tieBreaks problem: ProblemView, _ census: borrowing Census) {
    var used: [Int32] = []
    for place in 0..<census.tieBreaks.count {
      let level = problem.rows[Int(census.tieBreaks[place])].index
      if used.last != level { used.append(level) }
    }
    used.sort()
    var distinct: [Int32] = []
    for level in used where distinct.last != level { distinct.append(level) }
    sort(problem, census.tieBreaks, levelCount: distinct.count) { wanted in
      var (low, high) = (0, distinct.count)
      while low < high {
        let middle = (low + high) / 2
        if distinct[middle] < wanted { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  private mutating func sort(
    _ problem: ProblemView, _ chosen: borrowing Stack<Int32>, levelCount: Int, level: (Int32) -> Int
  ) {
    if levelCount == 0 { return }
    starts = [Int](repeating: 0, count: levelCount + 1)
    for place in 0..<chosen.count { starts[level(problem.rows[Int(chosen[place])].index) + 1] += 1 }
    for index in 0..<levelCount { starts[index + 1] += starts[index] }
    constraints = [Int32](repeating: 0, count: chosen.count)
    var next = starts
    for place in 0..<chosen.count {
      let rank = level(problem.rows[Int(chosen[place])].index)
      constraints[next[rank]] = chosen[place]
      next[rank] += 1
    }
  }
}
