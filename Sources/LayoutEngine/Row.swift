import LinearSolver

/// A linear constraint that is being built: `sum of terms + constant`, to be compared with 0.
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
