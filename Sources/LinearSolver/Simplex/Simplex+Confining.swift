extension Simplex {
  /// Recomputes `prices`, the rates at which the cost changes with nonbasic variables. Call this after `minimize`.
  mutating func findFinalPrices() {
    refresh()
    findSlopes()
    for position in 0..<nonbasic.count where !prices[position].isZero {
      if prices[position].size < 1e-6 * slopeSize, isFlat(position, prices[position]) {
        prices[position] = .zero
      }
    }
  }

  /// Returns the slope of a variable's cost at the optimum. For a nonbasic variable, this is the slope that exactly
  /// balances its rate in `prices`, so that the total cost does not change as the variable moves.
  ///
  /// - Precondition: `findFinalPrices` was called.
  func finalPrice(of variable: Int) -> Double {
    let state = variables[variable]
    return state.isBasic ? slope(variable, state.piece).double : 0 - prices[Int(state.position)].double
  }

  /// Narrows the variables' bounds so that they allow only optimal solutions (complementary slackness). Call this after
  /// `minimize`.
  mutating func confine() {
    findFinalPrices()
    for index in 0..<variables.count {
      let state = variables[index]
      if !state.isPriced || !state.isBasic { continue }
      confine(index, from: state.piece, to: state.piece)
    }
    for position in 0..<nonbasic.count {
      let index = Int(nonbasic[position])
      let (left, right) = slopes(at: position)
      let (first, last) = pieces(of: index)
      let value = variables[index].value
      confine(index, from: left < .zero ? 0 : first, to: right > .zero ? variables[index].breakCount : last)
      if left < .zero { variables.base[index].lower = max(variables[index].lower, value) }
      if right > .zero { variables.base[index].upper = min(variables[index].upper, value) }
    }
  }

  private mutating func confine(_ variable: Int, from first: Int32, to last: Int32) {
    let state = variables[variable]
    if first > 0 {
      let least = breaks[Int(state.firstBreak + first) - 1].position
      if least > state.lower { variables.base[variable].lower = least }
    }
    if last < state.breakCount {
      let greatest = breaks[Int(state.firstBreak + last)].position
      if greatest < state.upper { variables.base[variable].upper = greatest }
    }
  }
}
