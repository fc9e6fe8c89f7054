/// One component as a `LevelSimplex`: its unknowns, the forms with bounds, and forms with costs as they come up.
struct ComponentSimplex {
  private let component: Component
  private let table: FormTable
  private(set) var simplex = LevelSimplex()
  private var variableOfUnknown: [Int32: Int] = [:]
  private var variableOfForm: [Int: Int] = [:]
  private(set) var fixings: [Origin] = []

  init(_ component: Component, _ table: FormTable, _ values: borrowing Buffer<Double>) {
    self.component = component
    self.table = table
    for unknown in component.unknowns {
      variableOfUnknown[unknown] = simplex.addUnknown(at: values[unknown])
    }
    var isAskedFor = [Int: Bool](
      uniqueKeysWithValues: component.forms.map { ($0, table.forms[$0].isBounded) })
    for kink in component.kinks { isAskedFor[table.kinks[kink].form] = true }
    for form in component.forms where isAskedFor[form] == true { _ = variable(of: form) }
    let named = Set(variableOfForm.values)
    simplex.substitute(component.unknowns.map { variableOfUnknown[$0]! }.filter { !named.contains($0) })
  }

  /// The simplex variable that is the form; a new row if there is none yet.
  mutating func variable(of form: Int) -> Int {
    if let known = variableOfForm[form] { return known }
    let unknowns = table.forms[form].unknowns.map { variableOfUnknown[$0]! }
    let variable =
      unknowns.count == 1 && simplex.substitutionOf[unknowns[0]] < 0
      ? unknowns[0] : simplex.addForm(unknowns, table.forms[form].coefficients)
    variableOfForm[form] = variable
    return variable
  }

  // MARK: - Bounds

  mutating func adoptBounds() {
    for form in component.forms where table.forms[form].isBounded {
      let variable = variable(of: form)
      let bounds = table.forms[form]
      simplex.lower[variable] = bounds.lower
      simplex.upper[variable] = bounds.upper
      simplex.lowerOrigin[variable] = bounds.lowerOrigin
      simplex.upperOrigin[variable] = bounds.upperOrigin
    }
    fixings += simplex.removeFixed()
  }

  /// Finds values within all bounds; if there are none, constraints whose bounds are missed.
  mutating func findFeasible() -> [Int] {
    var costs: [(variable: Int, cost: ConvexCost)] = []
    for form in component.forms where table.forms[form].isBounded {
      costs.append((variable(of: form), ConvexCost(table.forms[form].missingBounds(form))))
    }
    _ = simplex.minimize(costs)
    simplex.readSubstitutions()
    var failures: [Int] = []
    // Values that went far have brought the rounding of there back with them.
    let drift = Tolerance.drift * simplex.values.reduce(0) { max($0, abs($1)) }
    for form in component.forms where table.forms[form].isBounded {
      if let failure = missedBound(form, drift)?.constraint { failures.append(failure) }
    }
    if failures.isEmpty {
      fixings += simplex.confineToOptimum()
      adoptTighter()
    }
    return failures
  }

  private func missedBound(_ form: Int, _ drift: Double) -> Origin? {
    let bounds = table.forms[form]
    let value = simplex.values[variableOfForm[form]!]
    var magnitude = max(bounds.magnitude, abs(value))
    for (unknown, coefficient) in zip(bounds.unknowns, bounds.coefficients) {
      magnitude = max(magnitude, abs(coefficient * simplex.values[variableOfUnknown[unknown]!]))
    }
    let slack = max(Tolerance.feasibility * magnitude, drift)
    if value < bounds.lower - slack { return bounds.lowerOrigin }
    if value > bounds.upper + slack { return bounds.upperOrigin }
    return nil
  }

  /// Where nothing is missed at the optimum, the bounds hold besides what its prices say.
  private mutating func adoptTighter() {
    for form in component.forms where table.forms[form].isBounded {
      let variable = variable(of: form)
      let bounds = table.forms[form]
      if bounds.lower > simplex.lower[variable] {
        simplex.lower[variable] = bounds.lower
        simplex.lowerOrigin[variable] = bounds.lowerOrigin
      }
      if bounds.upper < simplex.upper[variable] {
        simplex.upper[variable] = bounds.upper
        simplex.upperOrigin[variable] = bounds.upperOrigin
      }
    }
    fixings += simplex.removeFixed()
  }

  // MARK: - Levels

  /// Minimises the component's costs, level by level, until nothing is left to decide.
  mutating func descend() {
    var next = 0
    let kinks = component.kinks
    while next < kinks.count && simplex.freeCount > 0 {
      let level = table.kinks[kinks[next]].level
      var byForm: [Int: [CostKink]] = [:]
      while next < kinks.count && table.kinks[kinks[next]].level == level {
        let kink = table.kinks[kinks[next]]
        byForm[kink.form, default: []].append(kink)
        next += 1
      }
      var costs: [(variable: Int, cost: ConvexCost)] = []
      for (form, kinks) in byForm.sorted(by: { $0.key < $1.key }) {
        let variable = variable(of: form)
        if !simplex.isFixed(variable) { costs.append((variable, ConvexCost(kinks))) }
      }
      if costs.isEmpty { continue }
      if simplex.minimize(costs) == .optimal { fixings += simplex.confineToOptimum() }
    }
  }

  // MARK: - Results

  /// The forms that are bounded now.
  func intervals() -> [(form: Int, interval: LinearForm)] {
    component.forms.compactMap { form in
      guard let variable = variableOfForm[form] else { return nil }
      var interval = table.forms[form]
      interval.lower = simplex.lower[variable]
      interval.upper = simplex.upper[variable]
      interval.lowerOrigin = simplex.lowerOrigin[variable]
      interval.upperOrigin = simplex.upperOrigin[variable]
      return (form, interval)
    }
  }

  mutating func unknownValues() -> [(unknown: Int32, value: Double)] {
    simplex.readSubstitutions()
    return component.unknowns.map { ($0, simplex.values[variableOfUnknown[$0]!]) }
  }

  /// The smallest and largest value of a form.
  mutating func range(of form: Int) -> (Double, Double) {
    let rowCount = simplex.tableau.rows.count
    let variable = variable(of: form)
    // A row that is only asked for here would cost every later pivot.
    defer {
      if simplex.tableau.rows.count > rowCount {
        simplex.tableau.dropLastRow()
        variableOfForm[form] = nil
      }
    }
    let low = simplex.minimize([(variable, ConvexCost(slope: 1))])
    let lowest = low == .optimal ? simplex.values[variable] : -.infinity
    let high = simplex.minimize([(variable, ConvexCost(slope: -1))])
    let highest = high == .optimal ? simplex.values[variable] : .infinity
    return (lowest, highest)
  }
}

extension LinearForm {
  var isBounded: Bool { lower > -.infinity || upper < .infinity }

  /// The bounds as a cost that is 0 where they hold.
  fileprivate func missingBounds(_ form: Int) -> [CostKink] {
    var kinks: [CostKink] = []
    if lower > -.infinity {
      kinks.append(
        CostKink(level: 0, form: form, position: lower, below: 1, above: 0, origin: lowerOrigin))
    }
    if upper < .infinity {
      kinks.append(
        CostKink(level: 0, form: form, position: upper, below: 0, above: 1, origin: upperOrigin))
    }
    return kinks
  }
}
