/// Whether required constraints can hold together, and why not where they cannot.
enum RequiredVerdict {
  case holds
  /// Sums of inequalities, each of which what the equations leave of them contradicts: a multiplier above 0 speaks of
  /// a left side that may not be less, one below of one that may not be more.
  case contradictions([[LinearCombination.Part]])
  /// By rounding, equations contradict each other that do not; or the work was too much.
  case undecided
}

/// Looks whether all constraints that are not left out, all of them required or definitions, can hold.
///
/// Cost: near to linear where substitution and bounds on rows, columns, forms and trees are all there is; what is
/// left of others costs what the simplex method costs on it.
///
/// - Parameter work: raised by about how many numbers were looked at.
func checkRequired(
  _ problem: LinearProblem, leavingOut isLeftOut: [Bool], work: inout Int
) -> RequiredVerdict {
  work += problem.constraintCount
  return problem.withView { view in
    // 1. Equations, and inequalities that speak of what these determine.
    var elimination = Elimination(view)
    var census = Census()
    elimination.addEquations(view, isLeftOut, nil, &census)
    if !elimination.inconsistent.isEmpty { return .undecided }
    var unmet: [Int] = []
    let bounds = elimination.bounds(view, isLeftOut, census, unmet: &unmet)
    if !unmet.isEmpty {
      return .contradictions(
        unmet.map { [LinearCombination.Part($0, problem.relation(of: $0) == .lessOrEqual ? -1 : 1)] })
    }
    if bounds.count == 0 { return .holds }

    // 2. Bounds, by eliminating one unknown after the other.
    var reduction = LevelReduction(variableCount: view.variableCount)
    reduction.reset(partCount: bounds.count)
    let origin = Buffer<Double>(zeroedCount: view.variableCount + 1)
    for index in 0..<bounds.count {
      if bounds[index].left.isMany { elimination.reduce(Int(bounds[index].constraint)) }
      reduction.add(bounds[index], at: Int32(index), elimination.sum, origin)
    }
    if reduction.eliminate() { return .holds }
    var proofs = reduction.proofsOfInfeasibility()

    // 3. What is left, by the simplex method.
    if proofs.isEmpty {
      switch reduction.decideCores(work: &work) {
      case .decided: return .holds
      case .undecided: return .undecided
      case .infeasible(let found): proofs = found
      }
    }
    return .contradictions(
      proofs.map { proof in
        proof.map { reason in
          let constraint = Int(bounds[Int(reason.part)].constraint)
          return LinearCombination.Part(
            constraint, reason.factor / elimination.coefficient(of: reason.root, in: constraint))
        }
      })
  }
}

extension Elimination {
  /// The coefficient of an unknown in a constraint that speaks of it.
  fileprivate mutating func coefficient(of root: Int32, in constraint: Int) -> Double {
    reduce(constraint)
    for place in 0..<sum.count where sum.unknowns[place] == root { return sum.coefficients[place] }
    return 1
  }
}
