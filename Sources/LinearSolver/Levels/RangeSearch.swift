/// Finds the smallest and largest possible values of sums of unknowns by the simplex method.
struct RangeSearch: ~Copyable {
  private var cores: [Core] = []
  private var placeOf: [Int32: (core: Int, place: Int)] = [:]
  private var known: [Key: (Double, Double)] = [:]
  private(set) var work = 0
  private let workLimit = Budget.left(for: .ranges)

  fileprivate final class Core {
    var simplex = Simplex<Double>()
  }

  /// The key of a sum in `known`. All multiples of a sum, such as `x + 2y` and `3x + 6y`, have the same key.
  private struct Key: Hashable {
    var unknowns: [Int32]
    var ratios: [Double]
  }

  init(_ reduction: borrowing LevelReduction) {
    for forms in reduction.cores() {
      let core = Core()
      for (place, unknown) in reduction.stateForms(forms, to: &core.simplex).unknowns.enumerated() {
        placeOf[reduction.unknowns[Int(unknown)].root] = (cores.count, place)
      }
      // Because of rounding errors, the values can violate the bounds. Correct this here, but limit the work, since a
      // large core may need many corrections.
      core.simplex.workLimit = max(0, workLimit - work)
      _ = core.simplex.makeFeasible()
      work += core.simplex.work
      cores.append(core)
    }
  }

  /// Returns the smallest and largest possible values of a sum without its constant; `nil` if finding them would take
  /// too long.
  mutating func range(of sum: borrowing LinearSum) -> (Double, Double)? {
    var result = (0.0, 0.0)
    // Cores share no unknowns, so the range of the sum is the sum of the ranges of its terms in each core.
    var parts: [Int: [(place: Int, coefficient: Double)]] = [:]
    for index in 0..<sum.count {
      guard let (core, place) = placeOf[sum.unknowns[index]] else { return (-.infinity, .infinity) }
      parts[core, default: []].append((place, sum.coefficients[index]))
    }
    for (core, terms) in parts.sorted(by: { $0.key < $1.key }) {
      guard let (low, high) = range(of: terms, in: core) else { return nil }
      result = (result.0 + low, result.1 + high)
    }
    return result
  }

  /// Returns for each sum whether several values are possible, tested by minimizing and maximizing a random combination
  /// of the sums.
  ///
  /// - Parameter most: The largest amount of work. Sums that remain untested count as determined.
  mutating func areOpen(_ sums: [[(root: Int32, coefficient: Double)]], most: Int) -> [Bool] {
    let limit = work + most
    // 1. A sum has several possible values if one of its unknowns is in none of `cores`, since no bound limits such an
    // unknown.
    var isOpen = [Bool](repeating: false, count: sums.count)
    var termsOf = [[(sum: Int, terms: [Term])]](repeating: [], count: cores.count)
    for (sum, terms) in sums.enumerated() {
      for (root, coefficient) in terms {
        guard let (core, place) = placeOf[root] else {
          isOpen[sum] = true
          continue
        }
        if termsOf[core].last?.sum != sum { termsOf[core].append((sum, [])) }
        termsOf[core][termsOf[core].count - 1].terms.append((place, coefficient))
      }
    }
    // 2. Test the sums in each core separately, since cores share no unknowns.
    for core in cores.indices {
      var asked = termsOf[core].filter { !isOpen[$0.sum] }
      if asked.isEmpty || work >= limit { continue }
      let home = cores[core].confine()
      var random = UInt64(core) &+ 1
      cores[core].simplex.workLimit = cores[core].simplex.work + limit - work
      while !cores[core].simplex.isSpent, !asked.isEmpty {
        var cost: [Int: Double] = [:]
        for (_, terms) in asked {
          // Knuth's random generator, scaled to the range from 1 to 2.
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let factor = 1 + Double(random >> 11) / 0x1p53
          for term in terms { cost[term.place, default: 0] += factor * term.coefficient }
        }
        let (before, low) = (cores[core].simplex.work, cores[core].places(leastFor: cost, times: 1))
        let high = cores[core].places(leastFor: cost, times: -1)
        work += cores[core].simplex.work - before + asked.count
        if cores[core].simplex.isSpent { break }
        let count = asked.count
        asked.removeAll { sum, terms in
          let (a, b) = (value(terms, at: low), value(terms, at: high))
          if abs(a.sum - b.sum) > 1e-7 * max(1, a.size) { isOpen[sum] = true }
          return isOpen[sum]
        }
        if asked.count == count { break }
      }
      cores[core].release(home)
    }
    return isOpen
  }

  private typealias Term = (place: Int, coefficient: Double)

  private func value(_ terms: [Term], at places: [Double]) -> (sum: Double, size: Double) {
    terms.reduce((0, 0)) {
      ($0.0 + $1.coefficient * places[$1.place], max($0.1, abs($1.coefficient * places[$1.place])))
    }
  }

  private mutating func range(
    of terms: [(place: Int, coefficient: Double)], in core: Int
  ) -> (Double, Double)? {
    let terms = terms.sorted { $0.place < $1.place }
    let scale = terms[0].coefficient
    let key = Key(
      unknowns: [Int32(core)] + terms.map { Int32($0.place) }, ratios: terms.map { $0.coefficient / scale })
    if known[key] == nil {
      if work > workLimit || cores[core].simplex.isSpent { return nil }
      let before = cores[core].simplex.work
      // A search may exceed the budget, but the total work is limited to twice the budget.
      cores[core].simplex.workLimit = before + 2 * workLimit - work
      let low = cores[core].least(of: terms, times: 1 / scale)
      let high = -cores[core].least(of: terms, times: -1 / scale)
      work += cores[core].simplex.work - before
      if cores[core].simplex.isSpent { return nil }
      known[key] = (low, high)
    }
    return scaled(known[key]!, scale)
  }
}

extension RangeSearch.Core {
  /// Restricts every unknown to within 1 of its current value, so that all sums have finite ranges, and returns the
  /// previous bounds.
  fileprivate func confine() -> [(lower: Double, upper: Double)] {
    (0..<simplex.unknownCount).map { place in
      let variable = Int(simplex.unknowns[place])
      let state = simplex.variables[variable]
      simplex.bound(
        variable, from: max(state.lower, state.value - 1), to: min(state.upper, state.value + 1))
      return (state.lower, state.upper)
    }
  }

  fileprivate func release(_ bounds: [(lower: Double, upper: Double)]) {
    for (place, bound) in bounds.enumerated() {
      simplex.bound(Int(simplex.unknowns[place]), from: bound.lower, to: bound.upper)
    }
    _ = simplex.makeFeasible()
  }

  fileprivate func places(leastFor cost: [Int: Double], times factor: Double) -> [Double] {
    _ = simplex.makeFeasible()
    for (place, coefficient) in cost { simplex.linearCost[place] = coefficient * factor }
    defer { for place in cost.keys { simplex.linearCost[place] = 0 } }
    _ = simplex.minimize()
    return (0..<simplex.unknownCount).map { simplex.variables[Int(simplex.unknowns[$0])].value }
  }

  fileprivate func least(of terms: [(place: Int, coefficient: Double)], times factor: Double) -> Double {
    for (place, coefficient) in terms { simplex.linearCost[place] = coefficient * factor }
    defer { for (place, _) in terms { simplex.linearCost[place] = 0 } }
    guard case .optimal = simplex.minimize() else { return -.infinity }
    return terms.reduce(0) {
      $0 + $1.coefficient * factor * simplex.variables[Int(simplex.unknowns[$1.place])].value
    }
  }
}
