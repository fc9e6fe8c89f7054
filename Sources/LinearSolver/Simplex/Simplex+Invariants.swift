extension Simplex {
  /// Stops the program if an invariant is violated, in builds with `-Xswiftc -DLINEARSOLVER_INTERNAL_CHECKS`.
  @inline(__always)
  func checkInvariants(_ what: StaticString, isFeasible: Bool = false) {
    #if LINEARSOLVER_INTERNAL_CHECKS
      // 1. Nonbasic variables and their positions refer to each other.
      precondition(nonbasic.count == unknowns.count && factorization.count == unknowns.count)
      for position in 0..<nonbasic.count {
        precondition(variables[Int(nonbasic[position])].position == Int32(position))
      }
      var nonbasicCount = 0
      for index in 0..<variables.count {
        let state = variables[index]
        if !state.isBasic { nonbasicCount += 1 }
        if !state.value.isFinite || reach > 1e100 { continue }
        // 2. The value of a form (a variable defined as a sum of unknowns) equals the sum of its terms.
        if state.unknown < 0 {
          let error = (sum(of: index).value - state.value).size
          precondition(
            error <= 1e-7 * max(1, reach, sum(of: index).size),
            "\(what): variable \(index) is off by \(error)")
        }
        // 3. If `isFeasible`, all variables are within their bounds.
        if isFeasible {
          let (low, high) = ((state.lower - state.value).double, (state.value - state.upper).double)
          let slack = 1e-7 * max(1, reach, sum(of: index).size)
          precondition(!(max(low, high) > slack), "\(what): variable \(index) is out of its bounds")
        }
      }
      precondition(nonbasicCount == nonbasic.count)
    #endif
  }

  /// Prints a step of the simplex method in builds with `-Xswiftc -DLINEARSOLVER_TRACE`.
  @inline(__always)
  func trace(_ step: @autoclosure () -> String) {
    #if LINEARSOLVER_TRACE
      print(step())
    #endif
  }
}
