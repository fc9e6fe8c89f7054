public import LayoutModel
import LinearSolver

extension LayoutReasons {
  /// Returns an explanation of each attribute's value in the solved layout.
  ///
  /// - Complexity: Nearly linear in the size of the layout, for each axis.
  public func explanations(of items: [Item]) -> [Explanation] {
    // 1. Express each attribute as a linear combination of frame variables.
    let targets = items.map { item in
      var target = Row()
      attributes.add(1, item, to: &target)
      return target
    }
    // 2. Find the rows (linear constraints) that determine the attributes' values.
    var proofs = items.map { _ in [LinearCombination.Part]() }
    for axis in Axis.allCases {
      let places = items.indices.filter { items[$0].attribute.axis == axis }
      // First search only the constraints of the attributes' own axis. If they do not determine an attribute, search
      // the constraints of both axes, because a height can depend on a width.
      for axes in [[axis], Axis.allCases] {
        let open = places.filter { proofs[$0].isEmpty && !targets[$0].terms.isEmpty }
        for (place, proof) in zip(open, derivations(of: open.map { targets[$0] }, on: axes)) {
          proofs[place] = proof
        }
      }
    }
    return items.indices.map { explanation(of: items[$0], target: targets[$0], proof: proofs[$0]) }
  }

  private func explanation(of item: Item, target: Row, proof: [LinearCombination.Part]) -> Explanation {
    let value = target.terms.reduce(target.constant) { $0 + $1.coefficient * values[$1.variable] }
    let chain = inOrderFromTarget(proof.map(\.constraint), target)
    // 3. Find the other rows that contain variables of the item's view or of the chain's views, in order to list the
    //    rows that are violated or have slack.
    let around = rows(around: [item.view] + views(of: chain), axis: item.attribute.axis)
    let used = Set(chain)
    return Explanation(
      item: item, value: value, range: openRange(of: item), parts: parts(of: proof), offset: target.constant,
      chain: withoutRepetition(chain.compactMap(reason)),
      gaveWay: gaveWay(around.filter { !used.contains($0) }),
      slack: slack(around.filter { !used.contains($0) }))
  }

  private func openRange(of item: Item) -> OpenRange? {
    let isLeft = item.attribute == .leading && solved.canvas.direction == .leftToRight
    let attribute = isLeft ? .left : item.attribute
    return solved.ambiguities[item.view.index].first { $0.value.attribute == attribute }?.range
  }

  // MARK: - The chain

  /// Returns, for each target, the constraints that add up to the target, each multiplied by a factor. The inner array
  /// is empty if no such constraints were found.
  private func derivations(of targets: [Row], on axes: [Axis]) -> [[LinearCombination.Part]] {
    var found = [[LinearCombination.Part]?](repeating: nil, count: targets.count)
    if targets.isEmpty { return [] }
    var derivation = LinearDerivation(problem)
    for row in rootPlaces { _ = derivation.add(row) }
    let groups = tightRows(on: axes)
    let isApart = problem.rowsApart(
      among: groups.joined(), sharing: targets.flatMap { $0.terms.map(\.variable) })
    for group in groups {
      for row in group where !isApart[row] {
        // If the row defines a variable, usually a size, eliminate that variable. This keeps the expressions short
        // along chains of views.
        let size = problem.strength(of: row) == .definition ? problem.firstVariable(of: row) : nil
        if derivation.add(row, eliminating: size) == .exhausted { return found.map { $0 ?? [] } }
      }
      for index in targets.indices where found[index] == nil {
        let combination = derivation.combination(for: targets[index].terms)
        if combination.rest.isEmpty { found[index] = derivation.isExhausted ? [] : combination.parts }
      }
      if found.allSatisfy({ $0 != nil }) { break }
    }
    return found.map { $0 ?? [] }
  }

  /// Returns the rows (constraints of the linear problem) that hold with equality, grouped by kind and priority.
  private func tightRows(on axes: [Axis]) -> [[Int]] {
    var groups: [(rank: Rank, rows: [Int])] = []
    var places: [Rank: Int] = [:]
    var last = 0
    for row in 0..<problem.constraintCount where axes.contains(axis(of: row)) && holdsWithEquality(row) {
      let rank = rank(of: row)
      if groups.isEmpty || groups[last].rank != rank {
        last = places[rank] ?? groups.count
        places[rank] = last
        if last == groups.count { groups.append((rank, [])) }
      }
      groups[last].rows.append(row)
    }
    return groups.sorted { $0.rank < $1.rank }.map(\.rows)
  }

  private struct Rank: Hashable, Comparable {
    var kind: Int
    var priority: Double

    static func < (a: Rank, b: Rank) -> Bool { (a.kind, -a.priority) < (b.kind, -b.priority) }
  }

  private func rank(of row: Int) -> Rank {
    let priority: Double
    switch problem.strength(of: row) {
    case .definition, .tieBreak: return Rank(kind: 0, priority: 0)
    case .required: priority = Priority.required
    case .optional(let number): priority = number
    }
    switch reason(of: row) {
    case .nonNegativeSize, .nonNegativeContent: return Rank(kind: 4, priority: priority)
    case .content: return Rank(kind: 2, priority: min(priority, Priority.required - 1))
    default:
      let isEquation = problem.relation(of: row) == .equal
      return Rank(kind: !isEquation ? 3 : priority >= Priority.required ? 1 : 2, priority: priority)
    }
  }

  /// Returns the rows that determine an attribute, in an order in which each row shares a variable with the attribute
  /// or an earlier row.
  private func inOrderFromTarget(_ proof: [Int], _ target: Row) -> [Int] {
    var rowsOf: [Variable: [Int]] = [:]
    for row in proof {
      for term in problem.terms(of: row) { rowsOf[term.variable, default: []].append(row) }
    }
    var order: [Int] = []
    var seen: Set<Int> = []
    var variables = target.terms.map(\.variable)
    var next = 0
    while next < variables.count {
      for row in rowsOf.removeValue(forKey: variables[next]) ?? [] where seen.insert(row).inserted {
        order.append(row)
        variables += problem.terms(of: row).map(\.variable)
      }
      next += 1
    }
    return order
  }

  private func parts(of proof: [LinearCombination.Part]) -> [Explanation.Part] {
    var found: [(part: Explanation.Part, place: Double)] = []
    for (row, multiplier) in proof.map({ ($0.constraint, $0.multiplier) }) {
      let constant = problem.constant(of: row)
      guard constant != 0, let reason = reason(of: row) else { continue }
      let (quantity, isReversed) = lowered.origins[row].map(quantity) ?? (.offset, false)
      let part = Explanation.Part(
        reason: reason, quantity: quantity, constant: isReversed ? -constant : constant,
        multiplier: ((isReversed ? -multiplier : multiplier) * 1e9).rounded() / 1e9)
      found.append((part, place(of: row)))
    }
    return found.sorted { a, b in
      (a.part.multiplier < 0 ? 1 : 0, a.place) < (b.part.multiplier < 0 ? 1 : 0, b.place)
    }.map(\.part)
  }

  private func withoutRepetition(_ reasons: [Reason]) -> [Reason] {
    var seen: Set<Reason> = []
    return reasons.filter { seen.insert($0).inserted }
  }

  // MARK: - Other constraints

  private func views(of rows: [Int]) -> [ViewID] {
    rows.flatMap { problem.terms(of: $0).map { frames.owner(of: $0.variable) } }
  }

  /// Returns the rows on the axis that contain a variable of one of `views`. The root view is ignored.
  private func rows(around views: [ViewID], axis: Axis) -> [Int] {
    var isNear = [Bool](repeating: false, count: layout.views.count)
    for view in views where view != .root { isNear[view.index] = true }
    return (0..<problem.constraintCount).filter { row in
      guard self.axis(of: row) == axis else { return false }
      var hasNear = false
      problem.forEachTerm(of: row) { hasNear = hasNear || isNear[frames.owner(of: $0.variable).index] }
      return hasNear
    }
  }

  private func gaveWay(_ rows: [Int]) -> [Explanation.Distance] {
    var found: [(distance: Explanation.Distance, priority: Double)] = []
    for row in rows where error(of: row) > tolerance(of: row) {
      let priority: Double
      switch problem.strength(of: row) {
      case .definition, .tieBreak: continue
      case .required: priority = Priority.required
      case .optional(let number): priority = number
      }
      guard let reason = reason(of: row), lowered.origins[row] != nil else { continue }
      found.append((Explanation.Distance(reason: reason, points: error(of: row)), priority))
    }
    return found.sorted { $0.priority > $1.priority }.map(\.distance)
  }

  private func slack(_ rows: [Int]) -> [Explanation.Distance] {
    var found: [Explanation.Distance] = []
    for row in rows
    where problem.relation(of: row) != .equal && error(of: row) == 0 && !holdsWithEquality(row) {
      guard case .written = lowered.origins[row], let reason = reason(of: row) else { continue }
      found.append(Explanation.Distance(reason: reason, points: distance(of: row)))
    }
    return found.sorted { $0.points < $1.points }
  }
}
