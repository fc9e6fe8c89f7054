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

extension LinearProblem {
  /// Some of the constraints, in their order, and the variables that they speak of.
  func part(_ constraints: [Int]) -> LinearProblem {
    var part = LinearProblem()
    part.reserveCapacity(constraints.count)
    var numbers = [Int](repeating: -1, count: variableCount)
    for constraint in constraints {
      var terms = terms(of: constraint)
      for index in terms.indices {
        let variable = terms[index].variable
        if numbers[variable] < 0 { numbers[variable] = part.addVariable() }
        terms[index].variable = numbers[variable]
      }
      part.add(terms, relation(of: constraint), constant(of: constraint), strength(of: constraint))
    }
    return part
  }

  fileprivate func mustHold(_ constraint: Int) -> Bool {
    switch strength(of: constraint) {
    case .definition, .required: true
    case .optional, .tieBreak: false
    }
  }
}
