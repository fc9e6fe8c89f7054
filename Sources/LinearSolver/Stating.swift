/// Substitutes definitions and required equalities; the second result names some that contradict.
func substituteEquations(_ problem: LinearProblem, _ isLeftOut: [Bool]) -> (Elimination, [Int]) {
  var elimination = Elimination(variableCount: problem.variableCount)
  for constraint in 0..<problem.constraintCount where problem.relation(of: constraint) == .equal {
    if isLeftOut[constraint] || !problem.mustHold(constraint) { continue }
    elimination.add(
      problem.terms(of: constraint), equals: problem.constant(of: constraint), number: constraint)
  }
  elimination.settle()
  return (elimination, elimination.inconsistent)
}

/// Bounds from required inequalities; returns those that can not hold whatever the unknowns are.
func addInequalities(
  _ problem: LinearProblem, _ isLeftOut: [Bool], _ elimination: inout Elimination, to table: inout FormTable
) -> [Int] {
  var contradictions: [Int] = []
  for constraint in 0..<problem.constraintCount where problem.relation(of: constraint) != .equal {
    if isLeftOut[constraint] || !problem.mustHold(constraint) { continue }
    let left = elimination.difference(of: constraint, in: problem)
    let relation = problem.relation(of: constraint)
    if left.isConstant {
      let excess = relation == .lessOrEqual ? left.constant : -left.constant
      if excess > Tolerance.feasibility * left.magnitude { contradictions.append(constraint) }
    } else {
      table.bound(left, relation, .constraint(constraint))
    }
  }
  return contradictions
}

/// Costs of optional constraints; the strongest priority is level 0.
func addPriorities(_ problem: LinearProblem, _ elimination: inout Elimination, to table: inout FormTable) {
  var priorities: [(priority: Double, constraint: Int)] = []
  for constraint in 0..<problem.constraintCount {
    if case .optional(let priority) = problem.strength(of: constraint) {
      priorities.append((priority, constraint))
    }
  }
  priorities.sort { ($1.priority, $0.constraint) < ($0.priority, $1.constraint) }
  var level = -1
  var previous = Double.nan
  for (priority, constraint) in priorities {
    if priority != previous { level += 1 }
    previous = priority
    addCost(of: constraint, level: level, problem, &elimination, to: &table)
  }
}

/// Costs of tie-breaks.
func addTieBreaks(_ problem: LinearProblem, _ elimination: inout Elimination, to table: inout FormTable) {
  for constraint in 0..<problem.constraintCount {
    if case .tieBreak(let level) = problem.strength(of: constraint) {
      addCost(of: constraint, level: level, problem, &elimination, to: &table)
    }
  }
}

/// Wants each variable that is still open to be 0, the first one most.
func addNearestZero(_ problem: LinearProblem, _ elimination: inout Elimination, to table: inout FormTable) {
  for variable in 0..<problem.variableCount {
    let left = elimination.reduce(CollectionOfOne(LinearTerm(1, variable)))
    if !left.isConstant { table.price(left, .equal, level: variable, .nearestZero(variable)) }
  }
}

private func addCost(
  of constraint: Int, level: Int, _ problem: LinearProblem, _ elimination: inout Elimination,
  to table: inout FormTable
) {
  let left = elimination.difference(of: constraint, in: problem)
  if !left.isConstant {
    table.price(left, problem.relation(of: constraint), level: level, .constraint(constraint))
  }
}

extension LinearProblem {
  func mustHold(_ constraint: Int) -> Bool {
    switch strength(of: constraint) {
    case .definition, .required: true
    case .optional, .tieBreak: false
    }
  }
}

extension Elimination {
  /// A constraint's left side minus its constant.
  mutating func difference(of constraint: Int, in problem: LinearProblem) -> LinearExpression {
    reduce(problem.terms(of: constraint), minus: problem.constant(of: constraint))
  }

  /// Makes equations of what has become fixed, from the numbers that were given in the first place.
  mutating func add(_ fixings: [Origin], of problem: LinearProblem) {
    for fixing in fixings {
      if let constraint = fixing.constraint {
        add(problem.terms(of: constraint), equals: problem.constant(of: constraint), number: constraint)
      } else if let variable = fixing.variable {
        add(CollectionOfOne(LinearTerm(1, variable)), equals: 0, number: -1)
      }
    }
    settle()
  }
}

/// Sets of definitions and required constraints that share variables, of those that contain one of `near`.
func requiredComponents(_ problem: LinearProblem, _ isLeftOut: [Bool], near: [Int]) -> [[Int]] {
  var sets = DisjointSets(count: problem.variableCount)
  func firstVariable(_ constraint: Int) -> Int? {
    problem.terms(of: constraint).first { $0.coefficient != 0 }?.variable
  }
  let constraints = (0..<problem.constraintCount).filter { !isLeftOut[$0] && problem.mustHold($0) }
  for constraint in constraints {
    guard let first = firstVariable(constraint) else { continue }
    for term in problem.terms(of: constraint) where term.coefficient != 0 { sets.join(first, term.variable) }
  }
  var number = [Int](repeating: -1, count: problem.variableCount)
  var components: [[Int]] = []
  for constraint in Set(near).sorted() {
    guard let variable = firstVariable(constraint) else {
      components.append([constraint])
      continue
    }
    let root = sets.root(of: variable)
    if number[root] < 0 {
      number[root] = components.count
      components.append([])
    }
  }
  for constraint in constraints {
    guard let variable = firstVariable(constraint) else { continue }
    let component = number[sets.root(of: variable)]
    if component >= 0 { components[component].append(constraint) }
  }
  return components
}
