/// Sets of definitions and required constraints that share variables, of those that contain one of `near`.
func requiredComponents(_ problem: LinearProblem, _ isLeftOut: [Bool], near: [Int]) -> [[Int]] {
  var sets = DisjointSets(count: problem.variableCount)
  func firstVariable(_ constraint: Int) -> Int? {
    problem.terms(of: constraint).first { $0.coefficient != 0 }?.variable
  }
  let constraints = (0..<problem.constraintCount).filter { !isLeftOut[$0] && problem.rows[$0].mustHold }
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
