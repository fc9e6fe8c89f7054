extension Simplex {
  /// A proof that bounds contradict each other: the sum of `factor * variable` is always 0, but the bounds require a
  /// greater sum.
  typealias Explanation = [(variable: Int, factor: Double)]

  /// Moves variables until all are within their bounds, and returns a proof if that is impossible (Dutertre and de
  /// Moura, *A Fast Linear-Arithmetic Solver for DPLL(T)*, 2006, section 3.2).
  mutating func makeFeasible() -> Explanation? {
    defer { changed.removeAll() }
    if isStillFeasible() { return nil }
    let explanation = repair()
    wasFeasible = explanation == nil
    return explanation
  }

  /// Returns whether all variables are known to be within their bounds.
  private func isStillFeasible() -> Bool {
    if !wasFeasible { return false }
    for place in 0..<changed.count {
      let state = variables[Int(changed[place])]
      if state.lower > state.upper || state.value < state.lower || state.value > state.upper { return false }
    }
    return true
  }

  private mutating func repair() -> Explanation? {
    if let crossing = crossingBounds() { return [(crossing, 1), (crossing, -1)] }
    moveNonbasicWithin()
    var steps = 0
    let limit = 40 * variables.count + 1000
    while !isExhausted {
      guard let (violated, target) = mostViolated() else { return nil }
      load(violated)
      findPrices()
      let rises = variables[violated].value < target
      guard let position = positionToMove(upwards: rises) else {
        // Rounding errors add up, so recompute all values before reporting a contradiction.
        if refresh() { continue }
        if forgive(violated, target) { continue }
        return explanation(violated, isLow: rises)
      }
      findDirection(position)
      work += variables.count + nonbasic.count
      steps += 1
      if steps > limit { isLost = true }
      let entry = prices[position]
      // The pivot is computed in two ways, from `direction` and from `prices`. If the results differ, recompute all
      // values.
      if (speed(of: violated) - entry).size > 1e-7 * entry.size, factorization.exchangeCount > 0, refresh() {
        continue
      }
      move(by: (target - variables[violated].value) / entry, position)
      variables.base[violated].value = target
      exchange(violated, at: position)
      checkInvariants("makeFeasible")
    }
    return nil
  }

  /// Returns a variable whose lower bound is above its upper bound, if there is one. Bounds that cross only because of
  /// rounding are made equal instead.
  private mutating func crossingBounds() -> Int? {
    for index in 0..<variables.count {
      let variable = variables.base + index
      let (lower, upper) = (variable.pointee.lower, variable.pointee.upper)
      if !(lower > upper) { continue }
      let size = max(lower.size, upper.size)
      if (lower - upper).size > max(Number.feasibility, Number.forgiven) * size { return index }
      variable.pointee.upper = lower
    }
    return nil
  }

  private mutating func moveNonbasicWithin() {
    for position in 0..<nonbasic.count {
      let state = variables[Int(nonbasic[position])]
      let target = state.valueWithin
      if target == state.value { continue }
      findDirection(position)
      move(by: target - state.value, position)
      variables.base[Int(nonbasic[position])].value = target
    }
  }

  private func mostViolated() -> (variable: Int, target: Number)? {
    var found: (variable: Int, target: Number)?
    var most = 0.0
    for index in 0..<variables.count {
      let variable = variables.base + index
      if !variable.pointee.isBasic { continue }
      let target = variable.pointee.valueWithin
      let excess = (variable.pointee.value - target).size
      if !(excess > most) || excess <= slack(of: index, target) { continue }
      (found, most) = ((index, target), excess)
    }
    return found
  }

  /// Returns the amount by which rounding errors alone may violate a bound.
  func slack(of variable: Int, _ bound: Number) -> Double {
    max(Number.feasibility * max(sum(of: variable).size, bound.size), Number.drift * reach)
  }

  private func positionToMove(upwards: Bool) -> Int? {
    var best = -1
    var (bestIsFree, bestSize) = (false, 0.0)
    let noise = priceNoise
    for position in 0..<nonbasic.count {
      let size = prices[position].size
      if size <= noise { continue }
      let state = variables.base + Int(nonbasic[position])
      let rises = (prices[position] > .zero) == upwards
      if rises ? !(state.pointee.value < state.pointee.upper) : !(state.pointee.value > state.pointee.lower) {
        continue
      }
      let isFree = !state.pointee.lower.isFinite && !state.pointee.upper.isFinite
      if best >= 0 {
        if bestIsFree != isFree {
          if bestIsFree { continue }
        } else if size < bestSize || (size == bestSize && nonbasic[position] > nonbasic[best]) {
          continue
        }
      }
      (best, bestIsFree, bestSize) = (position, isFree, size)
    }
    return best < 0 ? nil : best
  }

  /// The magnitude up to which a price may be only a rounding error.
  private var priceNoise: Double {
    var largest = 0.0
    for position in 0..<nonbasic.count { largest = max(largest, prices[position].size) }
    return Number.entryNoise * largest
  }

  /// Moves a bound to the variable's value and returns `true` if only rounding errors separate the two; otherwise
  /// returns `false`.
  private mutating func forgive(_ variable: Int, _ bound: Number) -> Bool {
    let missing = (bound - variables[variable].value).size
    if missing > Number.forgiven * max(sum(of: variable).size, bound.size) { return false }
    if variables[variable].value < bound {
      variables.base[variable].lower = variables[variable].value
    } else {
      variables.base[variable].upper = variables[variable].value
    }
    return true
  }

  private func explanation(_ variable: Int, isLow: Bool) -> Explanation {
    let sign = isLow ? 1.0 : -1
    let noise = priceNoise
    var explanation: Explanation = [(variable, sign)]
    for position in 0..<nonbasic.count where prices[position].size > noise {
      explanation.append((Int(nonbasic[position]), -sign * prices[position].double))
    }
    return explanation
  }
}
