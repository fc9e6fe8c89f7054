extension LevelSimplex {
  /// Expresses unknowns that have neither bounds nor costs by forms, and takes their rows out.
  ///
  /// A row of gaps and widths is n forms over n unknowns: with the forms as coordinates nothing is left but
  /// the few rows that close a loop, where the unknowns' own rows would each be a sum over all that stands before.
  /// Cost: that of a sparse elimination, unknowns in few forms first.
  mutating func substitute(_ unknowns: [Int]) {
    let order = unknowns.sorted {
      (tableau.occurrenceCount($0), -$0) < (tableau.occurrenceCount($1), -$1)
    }
    for unknown in order {
      guard let row = rowToSolve(for: unknown) else { continue }
      tableau.pivot(row: row, entering: unknown)
      substitutionOf[unknown] = Int32(substitutions.count)
      substitutions.append(tableau.takeRow(of: unknown))
    }
    tableau.dropTakenRows()
  }

  /// The shortest row in which the unknown's coefficient is not small; ties go to the first.
  private mutating func rowToSolve(for unknown: Int) -> Int? {
    var candidates: [(row: Int, coefficient: Double)] = []
    tableau.forEachRow(of: unknown) { candidates.append(($0, $1)) }
    let isLarge = { [tableau] (candidate: (row: Int, coefficient: Double)) in
      let largest = tableau.rows[candidate.row].coefficients.reduce(0) { max($0, abs($1)) }
      // Forms begin with a coefficient of 1: what is far below that is what rounding left of a cancelled one.
      return abs(candidate.coefficient) >= max(0.1 * largest, Tolerance.slope)
    }
    return candidates.filter(isLarge).min {
      (tableau.rows[$0.row].columns.count, $0.row) < (tableau.rows[$1.row].columns.count, $1.row)
    }?.row
  }

  /// A sum without substituted unknowns. A substitution names only later ones, so one pass will do.
  func expand(_ variables: [Int], _ coefficients: [Double]) -> ([Int], [Double]) {
    if variables.allSatisfy({ substitutionOf[$0] < 0 }) { return (variables, coefficients) }
    var sum: [Int: Double] = [:]
    for (variable, coefficient) in zip(variables, coefficients) { sum[variable, default: 0] += coefficient }
    for row in substitutions {
      guard let coefficient = sum.removeValue(forKey: Int(row.basic)) else { continue }
      for (column, part) in zip(row.columns, row.coefficients) {
        sum[Int(column)] = sumWithoutNoise(sum[Int(column)] ?? 0, coefficient * part)
      }
    }
    let kept = sum.filter { $0.value != 0 }.keys.sorted()
    return (kept, kept.map { sum[$0]! })
  }

  /// Brings the values of substituted unknowns up to date.
  mutating func readSubstitutions() {
    for row in substitutions.reversed() {
      var value = 0.0
      for (column, coefficient) in zip(row.columns, row.coefficients) {
        value += coefficient * values[Int(column)]
      }
      values[Int(row.basic)] = value
    }
  }
}
