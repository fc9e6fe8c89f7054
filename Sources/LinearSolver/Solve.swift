/// Solves a problem: values for all variables, which of them are free, and which constraints contradict.
///
/// Always returns, with finite values. Cost: near to linear in the size of the problem where equations determine
/// nearly everything, as in layouts; the rest costs what the simplex method costs on what is left.
public func solve(_ problem: LinearProblem) -> LinearSolution {
  var conflicts: [LinearConflict] = []
  var isLeftOut = [Bool](repeating: false, count: problem.constraintCount)

  // A constraint that was found contradicting is left out, and everything done again.
  for attempt in 0... {
    // 1. Equations that must hold: express variables by others, as far as they go.
    var (elimination, contradictions) = substituteEquations(problem, isLeftOut)

    // 2. Inequalities that must hold, and costs of missing the others, on what is still unknown.
    var table = FormTable()
    var descent = Descent(unknownCount: problem.variableCount)
    contradictions += addInequalities(problem, isLeftOut, &elimination, to: &table)
    addPriorities(problem, &elimination, to: &table)

    // 3. Find the solutions that hold the required and miss the optional constraints least, strongest first.
    if contradictions.isEmpty {
      descent.run(&table, isFeasible: false)
      contradictions = descent.violated
    }
    if !contradictions.isEmpty {
      let found = findConflicts(problem, isLeftOut, near: contradictions, attempt: attempt)
      for conflict in found { isLeftOut[conflict.members.last!] = true }
      // Definitions do not contradict each other; should they, nobody is to blame.
      conflicts += found.filter { problem.strength(of: $0.members.last!) == .required }
      continue
    }

    // 4. What that has fixed is known from now on.
    elimination.add(descent.takeFixings(), of: problem)
    var bounds = table.bounds(after: &elimination)

    // 5. What it has not fixed is free.
    let freedom = Freedom.ranges(
      variableCount: problem.variableCount, &elimination, bounds, descent.values,
      largestConstant: problem.largestConstant)

    // 6. Tie-breaks pick one of the best solutions; where they do not, the one nearest to 0.
    addTieBreaks(problem, &elimination, to: &bounds)
    descent.run(&bounds, isFeasible: true)
    elimination.add(descent.takeFixings(), of: problem)
    bounds = bounds.bounds(after: &elimination)
    addNearestZero(problem, &elimination, to: &bounds)
    descent.run(&bounds, isFeasible: true)
    elimination.add(descent.takeFixings(), of: problem)

    // 7. Read the values back.
    conflicts.sort { $0.members.last! < $1.members.last! }
    return LinearSolution(
      values: readValues(problem, &elimination, descent.values), freedom: freedom, conflicts: conflicts)
  }
  preconditionFailure("a loop without end has ended")
}

/// Each variable's value; `fallback` says where an unknown stands, should one be left.
private func readValues(
  _ problem: LinearProblem, _ elimination: inout Elimination, _ fallback: [Double]
) -> [Double] {
  (0..<problem.variableCount).map { variable in
    let expression = elimination.reduce(CollectionOfOne(LinearTerm(1, variable)))
    var value = expression.constant
    for (unknown, coefficient) in zip(expression.unknowns, expression.coefficients) {
      value += coefficient * fallback[Int(unknown)]
    }
    if value.isNaN { return 0 }
    // Adding 0 turns -0 into 0.
    return min(max(value, -Double.greatestFiniteMagnitude), Double.greatestFiniteMagnitude) + 0
  }
}

/// The conflicts of everything that is tied to the constraints `near`; at least one.
private func findConflicts(
  _ problem: LinearProblem, _ isLeftOut: [Bool], near: [Int], attempt: Int
) -> [LinearConflict] {
  var found: [LinearConflict] = []
  // The second time it is only rounding on which the two methods disagree.
  if attempt < 2 {
    for constraints in requiredComponents(problem, isLeftOut, near: near) {
      var search = ConflictSearch(problem)
      found += search.run(constraints)
    }
  }
  if found.isEmpty {
    found = Set(near).sorted().map { LinearConflict(members: [$0]) }
  }
  return found
}
