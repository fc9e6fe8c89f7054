@testable import LinearSolver

/// Problems of views in a row, built as a person would say them.
struct Row {
  var problem = LinearProblem()
  let start: Variable
  let extent: Variable

  struct Item {
    let left: Variable
    let width: Variable
    let right: Variable
  }

  /// A row in a space of the given width, whose left is 0.
  init(width: Double) {
    start = problem.addVariable()
    extent = problem.addVariable()
    problem.add([LinearTerm(1, start)], .equal, 0)
    problem.add([LinearTerm(1, extent)], .equal, width)
  }

  /// A new item: `right = left + width`, `width >= 0`.
  mutating func addItem() -> Item {
    let item = Item(left: problem.addVariable(), width: problem.addVariable(), right: problem.addVariable())
    problem.add(
      [LinearTerm(1, item.right), LinearTerm(-1, item.left), LinearTerm(-1, item.width)], .equal, 0,
      .definition)
    problem.add([LinearTerm(1, item.width)], .greaterOrEqual, 0)
    return item
  }

  /// `variable relation constant`.
  @discardableResult
  mutating func add(
    _ variable: Variable, _ relation: LinearRelation, _ constant: Double, _ strength: Strength = .required
  ) -> Int {
    problem.add([LinearTerm(1, variable)], relation, constant, strength)
  }

  /// `variable - other relation constant`.
  @discardableResult
  mutating func add(
    _ variable: Variable, minus other: Variable, _ relation: LinearRelation, _ constant: Double,
    _ strength: Strength = .required
  ) -> Int {
    problem.add([LinearTerm(1, variable), LinearTerm(-1, other)], relation, constant, strength)
  }
}
