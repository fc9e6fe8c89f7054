/// Decides a table of forms by the simplex method: first the bounds, then the costs level by level.
struct SimplexDescent {
  /// What has become fixed, by which constraints.
  private(set) var fixings: [Origin] = []
  /// Bounds that can not all be held, by constraint; at least one of each infeasible component.
  private(set) var violated: [Int] = []

  /// Solves all components of `table`, narrows its bounds to the best solutions, and moves `values` there.
  mutating func run(_ table: inout FormTable, _ values: borrowing Buffer<Double>) {
    // Components share no form, and changing the table while a component reads it would copy it each time.
    var restrictions: [(form: Int, interval: LinearForm)] = []
    for component in table.components() {
      var simplex = ComponentSimplex(component, table, values)
      let failures = simplex.findFeasible()
      if !failures.isEmpty {
        violated += failures
        continue
      }
      simplex.descend()
      fixings += simplex.fixings
      restrictions += simplex.intervals()
      for (unknown, value) in simplex.unknownValues() { values[unknown] = value }
    }
    for (form, interval) in restrictions { table.restrict(form, to: interval) }
  }
}
