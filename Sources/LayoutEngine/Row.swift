import LinearSolver

/// The left side of a linear constraint whose right side is 0: the sum of the terms plus the constant.
struct Row {
  var terms: [LinearTerm] = []
  var constant = 0.0

  mutating func add(_ coefficient: Double, _ variable: Variable) {
    if coefficient != 0 { terms.append(LinearTerm(coefficient, variable)) }
  }

  mutating func reset() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }
}
