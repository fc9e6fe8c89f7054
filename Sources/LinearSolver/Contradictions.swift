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
/// Cost: near to linear where substitution and walls on rows, columns, forms and trees are all there is; what is
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
    let walls = elimination.walls(view, isLeftOut, census, unmet: &unmet)
    if !unmet.isEmpty {
      return .contradictions(
        unmet.map { [LinearCombination.Part($0, problem.relation(of: $0) == .lessOrEqual ? -1 : 1)] })
    }
    if walls.count == 0 { return .holds }

    // 2. Walls, by eliminating one unknown after the other.
    var reduction = LevelReduction(variableCount: view.variableCount)
    reduction.reset(partCount: walls.count)
    let origin = Buffer<Double>(zeroedCount: view.variableCount + 1)
    for index in 0..<walls.count {
      if walls[index].left.isMany { elimination.reduce(Int(walls[index].constraint)) }
      reduction.add(walls[index], at: Int32(index), elimination.sum, origin)
    }
    if reduction.eliminate() { return .holds }
    var proofs = reduction.proofsOfNoRoom()

    // 3. What is left, by the simplex method.
    if proofs.isEmpty {
      var tableau = BoundedTableau(workLimit: 40_000_000)
      let proof = reduction.proof(by: &tableau)
      work += tableau.work
      if tableau.isExhausted { return .undecided }
      guard let proof else { return .holds }
      proofs = [proof]
    }
    return .contradictions(
      proofs.map { proof in
        proof.map { reason in
          let constraint = Int(walls[Int(reason.part)].constraint)
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

extension LevelReduction {
  /// After `eliminate` has stopped at forms that all have room: why they do not have it together, if so.
  fileprivate func proof(by tableau: inout BoundedTableau) -> [Reason]? {
    var variableOf = [Int](repeating: -1, count: unknowns.count)
    var formOf: [Int: Int32] = [:]
    var rows: [(variable: Int, form: Int32)] = []
    for form in 0..<Int32(forms.count) where forms[Int(form)].isAlive {
      let first = Int(forms[Int(form)].firstTerm)
      let range = first..<first + Int(forms[Int(form)].termCount)
      for index in range where variableOf[Int(terms[index].unknown)] < 0 {
        variableOf[Int(terms[index].unknown)] = tableau.addUnknown()
      }
      let row = tableau.addRow(
        range.map { variableOf[Int(terms[$0].unknown)] }, range.map { terms[$0].coefficient })
      formOf[row] = form
      rows.append((row, form))
    }
    for (variable, form) in rows {
      let bounds = remainingBounds(of: form)
      tableau.bound(variable, from: bounds.lower, to: bounds.upper)
    }
    guard let explanation = tableau.explanationOfFailure() else { return nil }
    return explanation.flatMap { variable, factor in
      formOf[variable].map { proof(of: $0, factor: factor) } ?? []
    }
  }
}
