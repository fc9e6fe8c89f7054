extension LevelSimplex {
  /// After `minimize`: leaves exactly the optimal solutions, and takes what is fixed out of the tableau.
  ///
  /// Returns what the variables that became fixed are fixed by.
  mutating func confineToOptimum() -> [Origin] {
    price()
    for row in tableau.rows where !costs[Int(row.basic)].corners.isEmpty {
      let variable = Int(row.basic)
      confine(variable, fromCorner: piece[variable] - 1, toCorner: piece[variable])
    }
    for column in touched + priced where !tableau.isBasic(column) {
      let (left, right) = slopes(of: column)
      let around = costs[column].pieces(around: values[column])
      let (anchor, origin) = anchor(of: column, corner: around.left)
      confine(
        column, fromCorner: left < 0 ? Int.max : around.left - 1, toCorner: right > 0 ? Int.max : around.right
      )
      // A total cost that grows on a side keeps the variable from going there.
      if left < 0 && lower[column] < anchor { (lower[column], lowerOrigin[column]) = (anchor, origin) }
      if right > 0 && upper[column] > anchor { (upper[column], upperOrigin[column]) = (anchor, origin) }
    }
    return removeFixed()
  }

  /// The bound or corner at which a nonbasic variable stands.
  private func anchor(of column: Int, corner: Int) -> (Double, Origin) {
    if values[column] <= lower[column] { return (lower[column], lowerOrigin[column]) }
    if values[column] >= upper[column] { return (upper[column], upperOrigin[column]) }
    let cost = costs[column]
    return corner < cost.corners.count
      ? (cost.corners[corner], cost.origins[corner]) : (values[column], .none)
  }

  /// Cuts a variable's interval to what lies between two corners of its cost.
  private mutating func confine(_ variable: Int, fromCorner first: Int, toCorner last: Int) {
    let cost = costs[variable]
    if cost.corners.indices.contains(first) && cost.corners[first] > lower[variable] {
      lower[variable] = cost.corners[first]
      lowerOrigin[variable] = cost.origins[first]
    }
    if last < cost.corners.count && cost.corners[last] < upper[variable] {
      upper[variable] = cost.corners[last]
      upperOrigin[variable] = cost.origins[last]
    }
  }

  /// Makes variables with one value nonbasic and drops their columns.
  mutating func removeFixed() -> [Origin] {
    var origins: [Origin] = []
    for variable in 0..<tableau.variableCount where lower[variable] >= upper[variable] && !isRemoved[variable]
    {
      let row = Int(tableau.rowOf[variable])
      if row >= 0 {
        let coefficients = tableau.rows[row].coefficients
        guard let best = coefficients.indices.max(by: { abs(coefficients[$0]) < abs(coefficients[$1]) })
        else {
          continue
        }
        tableau.pivot(row: row, entering: Int(tableau.rows[row].columns[best]))
      }
      tableau.removeColumn(variable)
      isRemoved[variable] = true
      freeCount -= 1
      origins.append(lowerOrigin[variable])
    }
    return origins
  }
}
