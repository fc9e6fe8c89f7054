public import LinearSolver

/// A linear problem of views' edges and sizes, in which view 0 is the canvas.
public struct ViewProblem {
  public var problem = LinearProblem()
  public let canvas: ViewVariables

  /// Creates a problem with only the canvas, and reserves space for about `count` more views.
  public init(width: Double, height: Double, count: Int) {
    problem.reserveCapacity(12 * count + 8)
    canvas = ViewVariables(firstVariable: problem.addVariables(6))
    problem.add([LinearTerm(1, canvas.left)], .equal, to: 0)
    problem.add([LinearTerm(1, canvas.top)], .equal, to: 0)
    problem.add([LinearTerm(1, canvas.width)], .equal, to: width)
    problem.add([LinearTerm(1, canvas.height)], .equal, to: height)
    define(canvas)
  }

  /// Adds a view.
  public mutating func addView() -> ViewVariables {
    let view = ViewVariables(firstVariable: problem.addVariables(6))
    define(view)
    return view
  }

  private mutating func define(_ view: ViewVariables) {
    problem.define(LinearTerm(1, view.width), LinearTerm(1, view.left), LinearTerm(-1, view.right))
    problem.define(LinearTerm(1, view.height), LinearTerm(1, view.top), LinearTerm(-1, view.bottom))
  }

  /// Adds the constraint `variable relation constant`.
  public mutating func add(
    _ variable: Variable, _ relation: LinearRelation, _ constant: Double, _ strength: Strength = .required
  ) {
    problem.add(LinearTerm(1, variable), relation, to: constant, strength: strength)
  }

  /// Adds the constraint `variable relation other + constant`.
  public mutating func add(
    _ variable: Variable, _ relation: LinearRelation, _ other: Variable, _ constant: Double,
    _ strength: Strength = .required
  ) {
    problem.add(
      LinearTerm(1, variable), and: LinearTerm(-1, other), relation, to: constant, strength: strength)
  }
}

/// The variables of a view.
public struct ViewVariables {
  public let firstVariable: Variable

  public init(firstVariable: Variable) { self.firstVariable = firstVariable }

  public var left: Variable { firstVariable }
  public var width: Variable { variable(1) }
  public var right: Variable { variable(2) }
  public var top: Variable { variable(3) }
  public var height: Variable { variable(4) }
  public var bottom: Variable { variable(5) }

  private func variable(_ place: Int) -> Variable { Variable(index: firstVariable.index + place) }
}
