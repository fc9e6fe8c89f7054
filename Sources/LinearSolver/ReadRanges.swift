/// Finds what each variable can reach within the walls that are left.
///
/// Where the walls can be eliminated (`LevelReduction`) one pass there and back tells all ranges; elsewhere, and for
/// combinations that lie on no form, each costs two optimisations by the simplex method.
struct RangeReader {
  private let problem: ProblemView
  private let largestConstant: Double

  init(_ problem: ProblemView) {
    self.problem = problem
    // About 0 the ends of a range tell nothing of how much rounding they hold.
    largestConstant = (0..<problem.constraintCount).reduce(0) { max($0, abs(problem.rows[$1].constant)) }
  }

  /// The ranges of all variables; `open` are those that no equation determines.
  func ranges(
    of open: [Variable], _ descent: inout Descent, _ elimination: inout Elimination
  ) -> OpenRanges {
    var result = [ClosedRange<Double>?](repeating: nil, count: problem.variableCount)
    // 1. By elimination.
    let isWhole = descent.reduceWalls(&elimination)
    var left: [Variable] = []
    for variable in open {
      elimination.reduce(variable: variable)
      if elimination.sum.isConstant { continue }
      guard isWhole, let (low, high) = descent.range(of: elimination.sum) else {
        left.append(variable)
        continue
      }
      result[variable] = range(low, high, elimination.sum.constant)
    }
    // 2. By the simplex method.
    if !left.isEmpty {
      for (variable, low, high, constant) in simplexRanges(of: left, descent, &elimination) {
        result[variable] = range(low, high, constant)
      }
    }
    return OpenRanges(result)
  }

  /// A range, unless it is one value but for rounding.
  private func range(_ low: Double, _ high: Double, _ constant: Double) -> ClosedRange<Double>? {
    let (first, last) = (min(low, high) + 0, max(low, high) + 0)
    var size = abs(constant)
    if first.isFinite { size = max(size, abs(first)) }
    if last.isFinite { size = max(size, abs(last)) }
    let slack = max(Tolerance.range * size, Tolerance.drift * largestConstant)
    return last - first > slack ? first...last : nil
  }

  private func simplexRanges(
    of open: [Variable], _ descent: borrowing Descent, _ elimination: inout Elimination
  ) -> [(Variable, Double, Double, Double)] {
    // 1. Everything that holds, and what is asked for.
    var table = descent.walls(&elimination)
    var wanted: [(variable: Variable, form: Int, scale: Double, constant: Double)] = []
    for variable in open {
      elimination.reduce(variable: variable)
      let expression = elimination.sum.expression
      let (form, scale) = table.intern(expression)
      wanted.append((variable, form, scale, expression.constant))
    }
    var isWanted = [Bool](repeating: false, count: table.forms.count)
    for entry in wanted { isWanted[entry.form] = true }
    // 2. The ends of each form.
    var ranges = [(Double, Double)](repeating: (0, 0), count: table.forms.count)
    for component in table.components() where component.forms.contains(where: { isWanted[$0] }) {
      var simplex = ComponentSimplex(component, table, descent.values)
      simplex.adoptBounds()
      for form in component.forms where isWanted[form] { ranges[form] = simplex.range(of: form) }
    }
    return wanted.map { entry in
      let (low, high) = ranges[entry.form]
      return (
        entry.variable, entry.scale * low + entry.constant, entry.scale * high + entry.constant,
        entry.constant
      )
    }
  }
}

extension Descent {
  /// Eliminates all walls that are left; returns whether nothing stayed.
  mutating func reduceWalls(_ elimination: inout Elimination) -> Bool {
    reduction.reset(partCount: groups.parts.count)
    for variable in 0..<problem.variableCount {
      var next = groups.firstPart(of: Int32(variable))
      while next >= 0 {
        if groups.refresh(next, &elimination) {
          reduction.add(groups.parts[Int(next)], at: next, elimination.sum, values)
        }
        next = groups.parts[Int(next)].next
      }
    }
    guard reduction.eliminate() else { return false }
    reduction.readRanges()
    return true
  }

  /// What a sum can reach, where `reduceWalls` has found that out.
  mutating func range(of sum: borrowing LinearSum) -> (Double, Double)? {
    if sum.count == 1 {
      let place = reduction.knownUnknown(sum.unknowns[0])
      if place < 0 { return (-.infinity, .infinity) }
      let reach = reduction.unknownRanges[Int(place)]
      return reach.isKnown ? scaled(reach.ends, sum.coefficients[0], sum.constant) : nil
    }
    guard let (form, scale) = reduction.knownForm(sum) else { return nil }
    return scaled(reduction.formRanges[Int(form)].ends, scale, sum.constant)
  }

  private func scaled(_ range: (Double, Double), _ factor: Double, _ constant: Double) -> (Double, Double) {
    (factor * range.0 + constant, factor * range.1 + constant)
  }

  /// All walls as a table of bounded forms.
  func walls(_ elimination: inout Elimination) -> FormTable {
    var table = FormTable()
    for variable in 0..<problem.variableCount {
      var next = groups.firstPart(of: Int32(variable))
      while next >= 0 {
        let part = groups.parts[Int(next)]
        next = part.next
        let left = elimination.expression(of: Int(part.constraint))
        if left.isConstant { continue }
        let origin = Origin.constraint(Int(part.constraint))
        if part.hasLowerWall { table.bound(left, .greaterOrEqual, origin) }
        if part.hasUpperWall { table.bound(left, .lessOrEqual, origin) }
      }
    }
    return table
  }
}
