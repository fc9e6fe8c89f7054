/// What sums of unknowns can reach within the bounds on forms, by the simplex method: two optimisations each.
struct RangeSearch: ~Copyable {
  /// By core: its bounds; nothing of it until it is asked for.
  private var cores: [Core] = []
  /// By root: its core, and its place in it.
  private var placeOf: [Int32: (core: Int, place: Int)] = [:]
  private var known: [Key: (Double, Double)] = [:]
  private var work = 0
  private let workLimit: Int

  fileprivate final class Core {
    var simplex = Simplex<Double>()
  }

  /// What is the same for all multiples of a sum.
  private struct Key: Hashable {
    var unknowns: [Int32]
    var ratios: [Double]
  }

  /// - Parameter reduction: forms with bounds only, of which no unknown has been eliminated.
  init(_ reduction: borrowing LevelReduction, workLimit: Int = Budget.ranges) {
    self.workLimit = workLimit
    for forms in reduction.cores() {
      let core = Core()
      for (place, unknown) in reduction.stateForms(forms, to: &core.simplex).unknowns.enumerated() {
        placeOf[reduction.unknowns[Int(unknown)].root] = (cores.count, place)
      }
      // The solution is there already, but for rounding.
      _ = core.simplex.makeFeasible()
      cores.append(core)
    }
  }

  /// The least and the largest value of a sum but for its constant; `nil` where that would take too long.
  mutating func range(of sum: borrowing LinearSum) -> (Double, Double)? {
    var result = (0.0, 0.0)
    // What shares no form is independent.
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

  private mutating func range(
    of terms: [(place: Int, coefficient: Double)], in core: Int
  ) -> (Double, Double)? {
    let terms = terms.sorted { $0.place < $1.place }
    let scale = terms[0].coefficient
    let key = Key(
      unknowns: [Int32(core)] + terms.map { Int32($0.place) }, ratios: terms.map { $0.coefficient / scale })
    if known[key] == nil {
      if work > workLimit { return nil }
      let before = cores[core].simplex.work
      let low = cores[core].least(of: terms, times: 1 / scale)
      let high = -cores[core].least(of: terms, times: -1 / scale)
      work += cores[core].simplex.work - before
      known[key] = (low, high)
    }
    let (low, high) = known[key]!
    return scale > 0 ? (low * scale, high * scale) : (high * scale, low * scale)
  }
}

extension RangeSearch.Core {
  /// The least value of a sum times a factor, -infinity where there is none.
  fileprivate func least(of terms: [(place: Int, coefficient: Double)], times factor: Double) -> Double {
    for (place, coefficient) in terms { simplex.linearCost[place] = coefficient * factor }
    defer { for (place, _) in terms { simplex.linearCost[place] = 0 } }
    guard case .optimal = simplex.minimize() else { return -.infinity }
    return terms.reduce(0) {
      $0 + $1.coefficient * factor * simplex.variables[Int(simplex.unknowns[$1.place])].value
    }
  }
}
