@testable import LinearSolver

struct Row {
  var problem = LinearProblem()
  let start: Variable
  let extent: Variable
  let width: LinearConstraint

  struct Item {
    let left: Variable
    let width: Variable
    let right: Variable
  }

  /// Creates an empty row that extends from 0 to `width`.
  init(width: Double) {
    start = problem.addVariable()
    extent = problem.addVariable()
    problem.add([LinearTerm(1, start)], .equal, to: 0)
    self.width = problem.add([LinearTerm(1, extent)], .equal, to: width)
  }

  mutating func addItem() -> Item {
    let item = Item(left: problem.addVariable(), width: problem.addVariable(), right: problem.addVariable())
    problem.add(
      [LinearTerm(1, item.right), LinearTerm(-1, item.left), LinearTerm(-1, item.width)], .equal, to: 0,
      strength: .definition)
    problem.add([LinearTerm(1, item.width)], .greaterOrEqual, to: 0)
    return item
  }

  @discardableResult
  mutating func add(
    _ variable: Variable, _ relation: LinearRelation, _ constant: Double, _ strength: Strength = .required
  ) -> Int {
    problem.add([LinearTerm(1, variable)], relation, to: constant, strength: strength).index
  }

  @discardableResult
  mutating func add(
    _ variable: Variable, minus other: Variable, _ relation: LinearRelation, _ constant: Double,
    _ strength: Strength = .required
  ) -> Int {
    problem.add([LinearTerm(1, variable), LinearTerm(-1, other)], relation, to: constant, strength: strength)
      .index
  }
}
