/// The ranges of variables that the best solutions leave open.
enum Freedom {
  /// By variable: smallest and largest value within `bounds`; nil where there is one value only.
  ///
  /// - Parameters:
  ///   - values: by unknown, a point within the bounds.
  ///   - largestConstant: of the problem; about 0 the ends of a range tell nothing of how much rounding they hold.
  /// Cost: two optimisations for each form in which an undetermined variable lies.
  static func ranges(
    variableCount: Int, _ elimination: inout Elimination, _ bounds: FormTable, _ values: [Double],
    largestConstant: Double
  ) -> [ClosedRange<Double>?] {
    var result = [ClosedRange<Double>?](repeating: nil, count: variableCount)
    var table = bounds
    var open: [(variable: Int, form: Int, scale: Double, constant: Double)] = []
    for variable in 0..<variableCount {
      let expression = elimination.reduce(CollectionOfOne(LinearTerm(1, variable)))
      if expression.isConstant { continue }
      let (form, scale) = table.intern(expression)
      open.append((variable, form, scale, expression.constant))
    }
    if open.isEmpty { return result }

    var wanted = [Bool](repeating: false, count: table.forms.count)
    for entry in open { wanted[entry.form] = true }
    var ranges = [(Double, Double)?](repeating: nil, count: table.forms.count)
    for component in table.components(unknownCount: values.count) {
      var simplex = ComponentSimplex(component, table, values)
      simplex.adoptBounds()
      for form in component.forms where wanted[form] { ranges[form] = simplex.range(of: form) }
    }

    for (variable, form, scale, constant) in open {
      guard let (low, high) = ranges[form] else { continue }
      let ends = (scale * low + constant, scale * high + constant)
      let (first, last) = (min(ends.0, ends.1) + 0, max(ends.0, ends.1) + 0)
      let finite = [first, last, constant].filter(\.isFinite)
      let slack = max(
        Tolerance.range * finite.reduce(0) { max($0, abs($1)) }, Tolerance.drift * largestConstant)
      if last - first > slack { result[variable] = first...last }
    }
    return result
  }
}
