/// Minimises convex piecewise-linear costs of linear forms, one level after the other, by the simplex method.
///
/// Each form is one variable of a tableau, and its cost a chain of pieces; a basic variable belongs to the piece
/// that it is in, and a step goes on through corners as long as it pays (the long-step rule; Maros,
/// *Computational Techniques of the Simplex Method*, 2003, chapter 9). No row or column is added for an error.
///
/// After each level every variable is confined to the piece that the optimal prices allow it: by
/// complementary slackness exactly the optimal solutions remain, so that levels are never traded.
struct LevelSimplex {
  var tableau = Tableau()
  var values: [Double] = []
  var lower: [Double] = []
  var upper: [Double] = []
  var lowerOrigin: [Origin] = []
  var upperOrigin: [Origin] = []
  /// Fixed, and out of the tableau.
  var isRemoved: [Bool] = []
  /// How many nonbasic variables are left.
  var freeCount = 0
  /// Unknowns that nothing bounds or prices, each by what was left when it was substituted.
  var substitutions: [Tableau.Row] = []
  /// By variable: its place in `substitutions`, or -1.
  var substitutionOf: [Int32] = []

  /// Costs of the level at hand, by variable.
  var costs: [ConvexCost] = []
  /// The variables that have one.
  var priced: [Int] = []
  /// For a basic variable: the piece it is in.
  var piece: [Int] = []
  var gradient: [Double] = []
  var gradientMagnitude: [Double] = []
  var touched: [Int] = []

  // MARK: - Variables

  mutating func addUnknown(at value: Double) -> Int {
    append(value)
    freeCount += 1
    return tableau.addNonbasic()
  }

  mutating func addForm(_ variables: [Int], _ coefficients: [Double]) -> Int {
    let (variables, coefficients) = expand(variables, coefficients)
    var value = 0.0
    for (variable, coefficient) in zip(variables, coefficients) { value += coefficient * values[variable] }
    append(value)
    return tableau.addBasic(variables, coefficients)
  }

  private mutating func append(_ value: Double) {
    values.append(value)
    lower.append(-.infinity)
    upper.append(.infinity)
    lowerOrigin.append(.none)
    upperOrigin.append(.none)
    isRemoved.append(false)
    costs.append(.none)
    piece.append(0)
    gradient.append(0)
    gradientMagnitude.append(0)
    substitutionOf.append(-1)
  }

  func isFixed(_ variable: Int) -> Bool {
    if lower[variable] == upper[variable] { return true }
    let row = tableau.rowOf[variable]
    return row >= 0 && tableau.rows[Int(row)].columns.isEmpty
  }

  // MARK: - A level

  enum Outcome { case optimal, unbounded, exhausted }

  /// Finds the least sum of `levelCosts`, starting from where things are.
  mutating func minimize(_ levelCosts: [(variable: Int, cost: ConvexCost)]) -> Outcome {
    for variable in priced { costs[variable] = .none }
    priced = []
    for (variable, cost) in levelCosts {
      costs[variable] = cost
      priced.append(variable)
    }
    for row in tableau.rows { choosePiece(Int(row.basic)) }

    // An iteration that moves nothing may be repeated; by Bland's rule it can not be forever.
    var stalled = 0
    let patience = 2 * tableau.variableCount + 20
    let limit = 60 * tableau.variableCount + 2000
    for _ in 0..<limit {
      price()
      let cautious = stalled > patience
      guard let (entering, direction, rate) = chooseEntering(bySmallestIndex: cautious) else {
        return .optimal
      }
      guard let step = move(entering, direction, rate, oneCornerOnly: cautious) else { return .unbounded }
      stalled = step > 0 ? 0 : stalled + 1
    }
    return .exhausted
  }

  /// Sets `piece` for where a variable stands; at a corner, the flattest of those that meet there.
  private mutating func choosePiece(_ variable: Int) {
    let slopes = costs[variable].slopes
    if slopes.count == 1 {
      piece[variable] = 0
      return
    }
    let (left, right) = costs[variable].pieces(around: values[variable])
    piece[variable] = (left...right).min { abs(slopes[$0]) < abs(slopes[$1]) }!
  }

  /// `gradient`: how the cost of the basic variables changes with each nonbasic one.
  mutating func price() {
    for column in touched {
      gradient[column] = 0
      gradientMagnitude[column] = 0
    }
    touched.removeAll(keepingCapacity: true)
    for variable in priced {
      let row = tableau.rowOf[variable]
      if row < 0 { continue }
      let slope = costs[variable].slopes[piece[variable]]
      if slope == 0 { continue }
      let count = tableau.rows[Int(row)].columns.count
      for index in 0..<count {
        let column = Int(tableau.rows[Int(row)].columns[index])
        let part = slope * tableau.rows[Int(row)].coefficients[index]
        if gradientMagnitude[column] == 0 { touched.append(column) }
        gradient[column] += part
        gradientMagnitude[column] = max(gradientMagnitude[column], abs(part))
      }
    }
  }

  /// The slopes of a nonbasic variable's total cost to its left and right; infinite beyond its bounds.
  func slopes(of column: Int) -> (left: Double, right: Double) {
    let (left, right) = costs[column].pieces(around: values[column])
    let own = costs[column].slopes
    var leftSlope = gradient[column] + own[left]
    var rightSlope = gradient[column] + own[right]
    let noise = Tolerance.slope * max(gradientMagnitude[column], max(abs(own[left]), abs(own[right])))
    if abs(leftSlope) <= noise { leftSlope = 0 }
    if abs(rightSlope) <= noise { rightSlope = 0 }
    if values[column] <= lower[column] { leftSlope = -.infinity }
    if values[column] >= upper[column] { rightSlope = .infinity }
    return (leftSlope, rightSlope)
  }

  /// The nonbasic variable that pays most to move, and the rate of the cost along it.
  private func chooseEntering(bySmallestIndex: Bool) -> (variable: Int, direction: Double, rate: Double)? {
    var best: (variable: Int, direction: Double, rate: Double)?
    func consider(_ column: Int) {
      if tableau.isBasic(column) || lower[column] == upper[column] { return }
      let (left, right) = slopes(of: column)
      let rate = min(right, -left)
      if rate >= 0 { return }
      let direction: Double = right < -left ? 1 : -1
      if let known = best {
        if bySmallestIndex ? column > known.variable : rate > known.rate { return }
        if rate == known.rate && column > known.variable { return }
      }
      best = (column, direction, rate)
    }
    for column in touched { consider(column) }
    for column in priced { consider(column) }
    return best
  }

  // MARK: - A step

  /// A corner or bound that moving the entering variable would reach.
  private struct Block {
    var variable: Int
    /// -1 for the entering variable itself.
    var row: Int
    /// Change of the variable for each unit of the step.
    var speed: Double
    var piece: Int
    var distance: Double
    var passed = false
  }

  /// Moves `entering` as far as it pays; returns how far, or nil if that is without end.
  private mutating func move(
    _ entering: Int, _ direction: Double, _ rate: Double, oneCornerOnly: Bool
  ) -> Double? {
    var blocks: [Block] = []
    let own = costs[entering].pieces(around: values[entering])
    blocks.append(
      Block(
        variable: entering, row: -1, speed: direction, piece: direction > 0 ? own.right : own.left,
        distance: 0))
    tableau.forEachRow(of: entering) { row, coefficient in
      blocks.append(Block(variable: -1, row: row, speed: direction * coefficient, piece: 0, distance: 0))
    }
    for index in blocks.indices {
      if blocks[index].row >= 0 {
        blocks[index].variable = Int(tableau.rows[blocks[index].row].basic)
        blocks[index].piece = piece[blocks[index].variable]
      }
      blocks[index].distance = distance(to: blocks[index])
    }

    var rate = rate
    let noise = Tolerance.slope * abs(rate)
    var chosen = -1
    while true {
      chosen = nearest(blocks, bySmallestIndex: oneCornerOnly)
      if chosen < 0 { return nil }
      let block = blocks[chosen]
      let slopes = costs[block.variable].slopes
      let next = block.speed > 0 ? block.piece + 1 : block.piece - 1
      let isBound = atBound(block)
      if isBound || oneCornerOnly { break }
      rate += abs(block.speed) * abs(slopes[next] - slopes[block.piece])
      if rate >= -noise { break }
      blocks[chosen].piece = next
      blocks[chosen].passed = true
      blocks[chosen].distance = distance(to: blocks[chosen])
    }

    let step = blocks[chosen].distance
    let target = end(of: blocks[chosen])
    for block in blocks {
      values[block.variable] += block.speed * step
      if block.passed { piece[block.variable] = block.piece }
    }
    values[blocks[chosen].variable] = target
    if blocks[chosen].row >= 0 {
      tableau.pivot(row: blocks[chosen].row, entering: entering)
      piece[entering] = blocks[0].piece
    }
    return step
  }

  /// Where the block's piece, or the variable's interval, ends in the block's direction.
  private func end(of block: Block) -> Double {
    let corners = costs[block.variable].corners
    if block.speed > 0 {
      return block.piece < corners.count
        ? min(corners[block.piece], upper[block.variable]) : upper[block.variable]
    }
    return block.piece > 0
      ? max(corners[block.piece - 1], lower[block.variable]) : lower[block.variable]
  }

  private func atBound(_ block: Block) -> Bool {
    let end = end(of: block)
    return block.speed > 0 ? end == upper[block.variable] : end == lower[block.variable]
  }

  private func distance(to block: Block) -> Double {
    max(0, (end(of: block) - values[block.variable]) / block.speed)
  }

  /// The block met first; among those met together the one with the largest speed, for stability.
  private func nearest(_ blocks: [Block], bySmallestIndex: Bool) -> Int {
    var first = Double.infinity
    for block in blocks { first = min(first, block.distance) }
    if first == .infinity { return -1 }
    let limit = first + 1e-12 * first
    var best = -1
    for (index, block) in blocks.enumerated() where block.distance <= limit {
      if best < 0 {
        best = index
      } else if bySmallestIndex {
        if block.variable < blocks[best].variable { best = index }
      } else if abs(block.speed) > abs(blocks[best].speed)
        || abs(block.speed) == abs(blocks[best].speed) && block.variable < blocks[best].variable
      {
        best = index
      }
    }
    return best
  }
}
