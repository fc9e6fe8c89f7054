public import LayoutModel
import LinearSolver

/// The arithmetic of a conflict: two sums that should be equal but are not.
public struct ConflictArithmetic: Sendable, Equatable {
  /// The axis along which lengths are added.
  public var axis: Axis
  /// The summands of the left side, in leading-to-trailing or top-to-bottom order.
  public var left: [Summand]
  /// The summands of the right side, in leading-to-trailing or top-to-bottom order; empty if the left side should be 0.
  public var right: [Summand]
  /// The left sum minus the right sum, in points; never 0.
  public var excess: Double { sum(left) - sum(right) }
  /// The factor of each member of the conflict, in member order. Multiplied by these factors, the members add up to a
  /// contradiction such as `0 = 10`.
  public var multipliers: [Double]
  /// The sum of the constants of the conflict's constraints, each multiplied by the constraint's factor in
  /// `multipliers`; never 0.
  public var total: Double

  /// Returns the change of a member's constant, in points, that would end the conflict; `nil` if the member's factor in
  /// `multipliers` is 0.
  public func step(of member: Int) -> Double? {
    multipliers[member] == 0 ? nil : -total / multipliers[member]
  }

  private func sum(_ summands: [Summand]) -> Double { summands.reduce(0) { $0 + $1.value } }
}

extension LayoutReasons {
  /// Returns two sums that show why a conflict's constraints contradict each other; `nil` if numbers overflow or the
  /// run's budget is spent.
  ///
  /// - Complexity: Nearly linear in the number of members.
  public func arithmetic(of conflict: LayoutConflict) -> ConflictArithmetic? {
    // 1. Add multiples of the members' rows, which are constraints of the linear problem, so that the sum is a
    //    contradiction.
    let rows = conflict.members.map { row(of: $0) }
    let known = rows.compactMap { $0 }
    guard known.count == rows.count, let combination = contradiction(of: known) else { return nil }
    // 2. Find the factor by which each member is multiplied in the contradiction.
    var multiplierOf: [Int: Double] = [:]
    for part in combination.parts { multiplierOf[part.constraint] = part.multiplier }
    let raw = known.map { multiplierOf[$0] ?? 0 }
    let counting = known.indices.filter { raw[$0] != 0 && problem.constant(of: known[$0]) != 0 }
    let byRatio = scaledByRatio(raw, of: conflict)
    let multipliers =
      byRatio ?? scaled(raw, by: counting.isEmpty ? Array(known.indices) : counting, conflict.dropped)
    // 3. Add each member's quantity, such as a gap, to the left sum if the quantity's factor is positive, otherwise to
    //    the right sum.
    let order = ReadingOrder(conflict.members, in: self)
    var positive: [(summand: Summand, place: Double)] = []
    var negative: [(summand: Summand, place: Double)] = []
    for (index, origin) in conflict.members.enumerated() where multipliers[index] != 0 {
      let constant = problem.constant(of: known[index])
      let (quantity, isReversed) = quantity(of: origin)
      let multiplier = isReversed ? -multipliers[index] : multipliers[index]
      let summand = Summand(
        origin: origin, quantity: quantity, bound: bound(of: known[index], isReversed: isReversed),
        constant: isReversed ? 0 - constant : constant, multiplier: abs(multiplier))
      let place = order.rank(of: origin) ?? place(of: known[index])
      if multiplier > 0 { positive.append((summand, place)) } else { negative.append((summand, place)) }
    }
    // 4. Swap the sides if the left side is the available space and the right side contains the lengths that must fit
    // into it.
    let sides = withoutZeros(inOrder(positive), inOrder(negative))
    let (left, right) = isRoom(sides.0, for: sides.1, hasRatio: byRatio != nil) ? (sides.1, sides.0) : sides
    let axis = axis(of: known[0])
    let total = zip(multipliers, known).reduce(0) { $0 + $1.0 * problem.constant(of: $1.1) }
    let arithmetic = ConflictArithmetic(
      axis: axis, left: left, right: right, multipliers: multipliers, total: total)
    return abs(arithmetic.excess) > 0 ? arithmetic : nil
  }

  private func contradiction(of rows: [Int]) -> LinearCombination? {
    var derivation = LinearDerivation(problem)
    defer { Budget.spend(derivation.work, on: .trials) }
    let definitions = definitions(around: rows)
    for row in definitions { _ = derivation.add(row) }
    for row in rootPlaces { _ = derivation.add(row) }
    for row in rows {
      switch derivation.add(row) {
      case .contradiction(let combination): return isProof(combination) ? combination : nil
      case .exhausted: return nil
      case .new, .redundant: continue
      }
    }
    return nil
  }

  /// Returns whether a sum of constraints, each multiplied by a factor, is a contradiction such as `0 <= -10`.
  private func isProof(_ combination: LinearCombination) -> Bool {
    combination.parts.allSatisfy { part in
      switch problem.relation(of: part.constraint) {
      case .equal: true
      case .lessOrEqual: (part.multiplier > 0) == (combination.constant < 0)
      case .greaterOrEqual: (part.multiplier > 0) == (combination.constant > 0)
      }
    }
  }

  /// Scales the factors of a conflict's members to make their most frequent absolute value 1.
  private func scaled(_ multipliers: [Double], by counting: [Int], _ dropped: Int) -> [Double] {
    let members = (counting.contains(dropped) ? [dropped] : []) + counting.reversed().filter { $0 != dropped }
    var counted: [(size: Double, count: Int)] = []
    for size in members.map({ abs(multipliers[$0]) }) where size != 0 {
      if let index = counted.firstIndex(where: { abs($0.size - size) <= 1e-9 * size }) {
        counted[index].count += 1
      } else if counted.count < 16 {
        counted.append((size, 1))
      }
    }
    guard var best = counted.first else { return multipliers }
    for other in counted where other.count > best.count { best = other }
    return multipliers.map { withoutRounding($0 / best.size) }
  }

  /// Scales the factors of a conflict's members so that the factor of a ratio, such as `a.width = 0.9 * b.width`, is 1
  /// or -1. Returns `nil` if no member is a ratio.
  private func scaledByRatio(_ multipliers: [Double], of conflict: LayoutConflict) -> [Double]? {
    let ratios = conflict.members.indices.filter { member in
      guard case .written(let index) = conflict.members[member], multipliers[member] != 0,
        case .items(let first, _?, let multiplier, _) = layout.constraints[index].form
      else { return false }
      return first.attribute.isSize && multiplier != 1
    }
    let chosen = ratios.contains(conflict.dropped) ? conflict.dropped : ratios.last
    return chosen.map { chosen in
      multipliers.map { withoutRounding($0 / abs(multipliers[chosen])) }
    }
  }

  private func withoutRounding(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }

  private func bound(of row: Int, isReversed: Bool) -> Bound {
    switch problem.relation(of: row) {
    case .equal: .exactly
    case .lessOrEqual: isReversed ? .atLeast : .atMost
    case .greaterOrEqual: isReversed ? .atMost : .atLeast
    }
  }

  func axis(of row: Int) -> Axis {
    problem.firstVariable(of: row)?.axis ?? .horizontal
  }

  func place(of row: Int) -> Double {
    var sum = 0.0
    var count = 0.0
    for term in problem.terms(of: row) {
      func value(_ part: FramePart) -> Double {
        values[variable(frame: term.variable.frame, term.variable.axis, part)]
      }
      switch term.variable.part {
      case .start: sum += value(.start)
      case .end: sum += value(.end)
      case .size: sum += (value(.start) + value(.end)) / 2
      }
      count += 1
    }
    let middle = count == 0 ? 0 : sum / count
    let isMirrored = solved.canvas.direction == .rightToLeft && axis(of: row) == .horizontal
    return isMirrored ? -middle : middle
  }

  private func inOrder(_ side: [(summand: Summand, place: Double)]) -> [Summand] {
    side.sorted { $0.place < $1.place }.map(\.summand)
  }

  /// Removes summands of 0 from two sums, except for sizes that must be exactly 0. A sum in which all summands would be
  /// removed keeps at most one of them.
  private func withoutZeros(_ one: [Summand], _ other: [Summand]) -> ([Summand], [Summand]) {
    let plain = (one.filter(\.counts), other.filter(\.counts))
    return (
      plain.0.isEmpty ? one.nothing : plain.0, plain.1.isEmpty ? other.nothing : plain.1
    )
  }

  /// Returns whether `side` is the available space, such as a card's width, into which `other` does not fit.
  private func isRoom(_ side: [Summand], for other: [Summand], hasRatio: Bool) -> Bool {
    if side.isEmpty || other.isEmpty { return side.isEmpty }
    let isFormula = side.isFormula(hasRatio)
    if isFormula != other.isFormula(hasRatio), (isFormula ? other : side).isOneSize { return isFormula }
    let (isOne, isOtherOne) = (side.isOneSize, other.isOneSize)
    if isOne != isOtherOne {
      let size = isOne ? side[0] : other[0]
      let isRoom = size.bound != .atLeast || (isOne ? other : side).count > 1
      return isRoom == isOne
    }
    let (sum, otherSum) = (side.reduce(0) { $0 + $1.value }, other.reduce(0) { $0 + $1.value })
    return sum < otherSum
  }
}

extension Summand {
  fileprivate var counts: Bool {
    if constant != 0 { return true }
    if case .size = quantity { return bound == .exactly }
    return false
  }

  fileprivate var isNamed: Bool {
    quantity != .difference && quantity != .offset && (quantity.isSize || multiplier == 1)
  }
}

extension [Summand] {
  fileprivate var nothing: [Summand] {
    let named = filter(\.isNamed)
    return (named.last { $0.quantity.isSize } ?? named.last).map { [$0] } ?? []
  }

  fileprivate var isOneSize: Bool { count == 1 && self[0].quantity.isSize }

  /// Returns whether the summands compute a size from other sizes, for example `0.9 * a.width + 10`.
  fileprivate func isFormula(_ hasRatio: Bool) -> Bool {
    allSatisfy { $0.quantity.isSize || $0.quantity == .difference }
      && contains { hasRatio && $0.multiplier != 1 || $0.quantity == .difference }
  }
}

extension Quantity {
  var isSize: Bool {
    switch self {
    case .size, .contentSize, .canvas: true
    case .gap, .inset, .difference, .offset: false
    }
  }
}
