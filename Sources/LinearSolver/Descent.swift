/// Solves the components of a table of forms: first the bounds, then the costs level by level.
struct Descent {
  /// By unknown: where the search stands.
  var values: [Double]
  /// What has become fixed, by which constraints.
  private(set) var fixings: [Origin] = []
  /// Bounds that can not all be held, by constraint; at least one of each infeasible component.
  private(set) var violated: [Int] = []

  init(unknownCount: Int) { values = Array(repeating: 0, count: unknownCount) }

  /// Takes the fixings found so far.
  mutating func takeFixings() -> [Origin] {
    defer { fixings = [] }
    return fixings
  }

  /// Solves all components of `table`, and narrows its bounds to the best solutions.
  ///
  /// - Parameter isFeasible: `values` hold all bounds already.
  mutating func run(_ table: inout FormTable, isFeasible: Bool) {
    // Components share no form, and changing the table while a component reads it would copy it each time.
    var restrictions: [(form: Int, interval: LinearForm)] = []
    for component in table.components(unknownCount: values.count) {
      var simplex = ComponentSimplex(component, table, values)
      if isFeasible {
        simplex.adoptBounds()
      } else {
        let failures = simplex.findFeasible()
        if !failures.isEmpty {
          violated += failures
          continue
        }
      }
      simplex.descend()
      fixings += simplex.fixings
      restrictions += simplex.intervals()
      for (unknown, value) in simplex.unknownValues() { values[Int(unknown)] = value }
    }
    for (form, interval) in restrictions { table.restrict(form, to: interval) }
  }
}
