struct ConstraintPartition: ~Copyable {
  var longEquations = Stack<Int32>()
  private(set) var inequalities = Stack<Int32>()
  private(set) var optional = Stack<Int32>()
  private(set) var tieBreaks = Stack<Int32>()

  @inline(__always)
  mutating func add(_ constraint: Int, _ kind: StrengthRank.Kind) {
    switch kind {
    case .definition, .required: inequalities.append(Int32(constraint))
    case .optional: optional.append(Int32(constraint))
    case .tieBreak: tieBreaks.append(Int32(constraint))
    }
  }

  /// Returns the optional constraints grouped by priority, the strongest first.
  func optionalLevels(_ problem: ProblemView, _ priorities: [Double]) -> [[Int32]] {
    var levels = [[Int32]](repeating: [], count: priorities.count)
    for place in 0..<optional.count {
      levels[Int(problem.rows[Int(optional[place])].index)].append(optional[place])
    }
    return priorities.indices.sorted { priorities[$0] > priorities[$1] }.map { levels[$0] }
  }

  /// Returns the tie-breaks grouped by level, the lowest first.
  func tieBreakLevels(_ problem: ProblemView) -> [[Int32]] {
    var levels: [Int32: [Int32]] = [:]
    for place in 0..<tieBreaks.count {
      levels[problem.rows[Int(tieBreaks[place])].index, default: []].append(tieBreaks[place])
    }
    return levels.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension Elimination {
  /// Solves all required equations, the short ones first, and adds all other constraints to `partition`.
  mutating func addEquations(
    _ problem: ProblemView, _ isLeftOut: [Bool], _ partition: inout ConstraintPartition
  ) {
    for index in 0..<problem.constraintCount where isLeftOut.isEmpty || !isLeftOut[index] {
      let row = problem.rows + index
      if row.pointee.relation != .equal || !row.pointee.mustHold {
        partition.add(index, row.pointee.kind)
      } else if row.pointee.isLong {
        partition.longEquations.append(Int32(index))
      } else {
        add(index)
      }
    }
    for place in 0..<partition.longEquations.count { add(Int(partition.longEquations[place])) }
    lookAtQueue()
    settle()
  }

  /// Returns the required inequalities that contain unknowns, and adds violated inequalities without unknowns to
  /// `unmet`.
  mutating func bounds(
    _ problem: ProblemView, _ isLeftOut: [Bool], _ partition: borrowing ConstraintPartition,
    unmet: inout [Int]
  ) -> Stack<Part> {
    var bounds = Stack<Part>()
    bounds.reserve(partition.inequalities.count + partition.optional.count)
    for place in 0..<partition.inequalities.count {
      let index = Int(partition.inequalities[place])
      reduce(index)
      let relation = problem.rows[index].relation
      if !sum.isConstant {
        var bound = Part(boundOf: Int32(index), relation)
        bound.left = ReducedPair(sum, version: version)
        bounds.append(bound)
        continue
      }
      let excess = relation == .lessOrEqual ? sum.constant : -sum.constant
      if excess > Tolerance.feasibility * sum.magnitude { unmet.append(index) }
    }
    return bounds
  }

  // MARK: - Values

  @inline(__always)
  mutating func isKnown(_ variable: Int) -> Bool {
    if classes.root(of: Int32(variable)) == classes.ground { return true }
    if postsolveStack.isEmpty { return false }
    reduce(variable: variable)
    return sum.isConstant
  }

  /// Returns the first `most` variables whose values no equation determines.
  mutating func openVariables(_ problem: ProblemView, most: Int) -> [Int] {
    var open: [Int] = []
    for variable in 0..<problem.variableCount where !isKnown(variable) {
      open.append(variable)
      if open.count == most { break }
    }
    return open
  }

  mutating func knownValues(_ count: Int) -> [Double]? {
    for variable in 0..<count where !isKnown(variable) { return nil }
    return values(count, unknownsAt: Stack(zeroedCount: count + 1))
  }

  mutating func values(_ count: Int, unknownsAt unknowns: borrowing Stack<Double>) -> [Double] {
    // The expression of an eliminated unknown contains only unknowns that were eliminated later or never, so the
    // entries are computed from last to first.
    var index = postsolveStack.entries.count - 1
    while index >= 0 {
      let entry = postsolveStack.entries[index]
      var value = entry.constant
      for place in 0..<Int(entry.termCount) {
        let term = postsolveStack.terms[Int(entry.firstTerm) + place]
        value = sumWithoutNoise(value, term.coefficient * self.value(of: term.unknown, unknowns))
      }
      unknowns[entry.root] = value
      index -= 1
    }
    return [Double](unsafeUninitializedCapacity: count) { values, initialized in
      for variable in 0..<count { values[variable] = result(value(of: Int32(variable), unknowns)) }
      initialized = count
    }
  }

  @inline(__always)
  private mutating func value(of variable: Int32, _ unknowns: borrowing Stack<Double>) -> Double {
    if classes.isRoot(variable) { return unknowns[variable] }
    classes.flatten(variable)
    let link = classes.link[variable]
    let root = classes.parent(of: variable)
    return root == classes.ground ? link.offset : sumWithoutNoise(link.scale * unknowns[root], link.offset)
  }

  /// Returns `value`, but 0 for NaN and -0, and the largest finite number of the same sign for an infinite value. Sets
  /// `needsCertificate` if the value is NaN, very small or very large.
  @inline(__always)
  private mutating func result(_ value: Double) -> Double {
    let size = abs(value)
    if size >= Tolerance.small && size <= Tolerance.large { return value }
    if value == 0 { return 0 }
    needsCertificate = true
    if value.isNaN { return 0 }
    return min(max(value, -Double.greatestFiniteMagnitude), Double.greatestFiniteMagnitude)
  }
}
