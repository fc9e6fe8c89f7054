import LinearSolver
import Testing

struct HardProblem: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var problem: LinearProblem
  /// The value of each variable in the best solutions; `nil` for a variable whose value is not unique.
  var values: [Double?]
  var conflicts: [[Int]] = []
}

/// Small problems that are also seeds of the fuzzer.
let hardProblems = [
  // A problem for which Dantzig's rule cycles, from Beale, "Cycling in the dual simplex algorithm" (1955).
  HardProblem(
    testDescription: "beale",
    problem: .minimizing([-0.75, 20, -0.5, 6], atLeast: -20) {
      $0.atMost([0.25, -8, -1, 9], 0)
      $0.atMost([0.5, -12, -0.5, 3], 0)
      $0.atMost([0, 0, 1], 1)
    }, values: [1, 0, 1, 0]),
  // Kuhn's example from Balinski and Tucker (1969), in which all points of an edge are optimal.
  HardProblem(
    testDescription: "kuhn",
    problem: .minimizing([-2, -3, 1, 12], atLeast: -20) {
      $0.atMost([-2, -9, 1, 9], 0)
      $0.atMost([1, 3, -1, -6], 0)
      $0.atMost([2, 3, -1, -12], 2)
    }, values: [nil, nil, nil, nil]),
  HardProblem(
    testDescription: "klee-minty", problem: .kleeMinty(dimensions: 4), values: [0, 0, 0, 1]),
  HardProblem(
    testDescription: "row-too-wide", problem: .row(widths: [4, 8], gaps: 1, in: 12), values: [4, 5],
    conflicts: [[2, 3, 4]]),
  HardProblem(
    testDescription: "row-with-a-stretch", problem: .row(widths: [4, nil, 8], gaps: 1, in: 20),
    values: [4, 4, 8]),
  HardProblem(
    testDescription: "row-with-two-stretches", problem: .row(widths: [nil, nil, 8], gaps: 1, in: 20),
    values: [nil, nil, 8]),
]

extension LinearProblem {
  static func minimizing(
    _ weights: [Double], atLeast bound: Double, _ constrain: (inout LinearProblem) -> Void
  ) -> LinearProblem {
    var problem = LinearProblem(variableCount: weights.count)
    for variable in weights.indices { problem.add([.init(1, variable)], .greaterOrEqual, to: 0) }
    constrain(&problem)
    problem.add(terms(weights), .lessOrEqual, to: bound, strength: .optional(1))
    return problem
  }

  mutating func atMost(_ coefficients: [Double], _ constant: Double) {
    add(Self.terms(coefficients), .lessOrEqual, to: constant)
  }

  /// Returns a problem for which Dantzig's rule visits all corners of a squeezed cube, from Klee and Minty, "How good
  /// is the simplex algorithm?" (1972).
  static func kleeMinty(dimensions: Int) -> LinearProblem {
    minimizing(Array(repeating: 0, count: dimensions - 1) + [-1], atLeast: -2) {
      $0.atMost([1], 1)
      for index in 1..<dimensions {
        $0.add([.init(1, index), .init(-0.25, index - 1)], .greaterOrEqual, to: 0)
        $0.add([.init(1, index), .init(0.25, index - 1)], .lessOrEqual, to: 1)
      }
    }
  }

  /// Returns a problem whose variables are the widths of views in a row, with equal gaps between the views and at both
  /// ends. A view whose width is `nil` can have any width.
  static func row(widths: [Double?], gaps: Double, in space: Double) -> LinearProblem {
    var problem = LinearProblem(variableCount: widths.count)
    for index in widths.indices { problem.add([.init(1, index)], .greaterOrEqual, to: 0) }
    problem.add(
      widths.indices.map { LinearTerm(1, $0) }, .equal, to: space - gaps * Double(widths.count + 1))
    for (index, width) in widths.enumerated() {
      if let width { problem.add([.init(1, index)], .equal, to: width) }
    }
    return problem
  }

  private static func terms(_ coefficients: [Double]) -> [LinearTerm] {
    coefficients.enumerated().filter { $0.element != 0 }.map { LinearTerm($0.element, $0.offset) }
  }
}
