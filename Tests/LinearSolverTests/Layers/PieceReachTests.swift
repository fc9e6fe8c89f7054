import Testing

@testable import LinearSolver

@Suite struct PieceReachTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var reach: ClosedRange<Double>?
    var rates: [Double]

    init(_ name: String, _ text: String, _ reach: ClosedRange<Double>?, _ rates: [Double]) {
      (testDescription, self.text, self.reach, self.rates) = (name, text, reach, rates)
    }
  }

  static let none = -Double.infinity ... .infinity
  static let cases = [
    Case("two required bounds", "x = 100; y - x = -20; y >= 30; y <= 150", -50...70, [1, 1]),
    Case("scaled bounds", "x = 100; y - x = -20; 2y >= 60; -0.5y >= -60", -50...40, [1, 1]),
    Case("bounds of what shrinks", "x = 100; y + x = 200; y >= 30; y <= 150", -50...70, [1, -1]),
    Case(
      "the tightest of bounds", "x = 100; x >= 70; x >= 90; x >= 80; x <= 130; x <= 110; x <= 120", -10...10,
      [1]),
    Case("a rate of a half", "x = 100; 2y - x = 0; y >= 40; y <= 80", -20...60, [1, 0.5]),
    Case("bounds of what stays", "x = 100; y = 3; y <= 4; y + z = 9; z >= 5", none, [1, 0, 0]),
    Case("an inequality that does not hold exactly", "x >= 10 ~500; x = 40", -Double.infinity...30, [0]),
    Case("an upper bound that does not hold exactly", "x <= 60 ~500; x = 40", -20 ... .infinity, [0]),
    Case("an optional bound that is missed", "x = 40; x >= 60 ~500", -Double.infinity...20, [1]),
    Case("an optional bound that holds", "x = 40; x <= 60 ~500", -Double.infinity...20, [1]),
    Case("an optional equation above", "x = 40; x = 60 ~500", -Double.infinity...20, [1]),
    Case("an optional equation below", "x = 40; x = 25 ~500", -15 ... .infinity, [1]),
    Case("an optional bound at its breakpoint", "x = 40; x >= 40 ~500", nil, []),
    Case("a required lower bound at its breakpoint", "x = 40; x >= 40", 0 ... .infinity, [1]),
    Case("a required upper bound at its breakpoint", "x = 40; x <= 40", -Double.infinity...0, [1]),
    Case(
      "bounds on both sides at their breakpoints", "x = 40; y + x = 50; x <= 40; y <= 10", 0...0, [1, -1]),
    Case("a tie-break for what is determined", "x = 40; x = 50 #0", none, [1]),
    Case("a tie-break that is met", "x = 100; y - x <= 0; y >= 0; y = 60 #0", -40 ... .infinity, [1, 0]),
    Case("a tie-break that is missed", "x = 100; y - x <= 0; y >= 50; y = 200 #0", -50...100, [1, 1]),
    Case(
      "an optional one that decides", "x = 100; x - y >= 10; y = 60 ~500; y <= 65", -30 ... .infinity, [1, 0]),
    Case("an optional one that is missed", "x = 100; x - y >= 10; y = 150 ~500; y >= 65", -25...60, [1, 1]),
    Case("an optional constraint moves", "x = 100 ~500; x >= 30; x <= 170", -70...70, [1]),
  ]

  @Test(arguments: cases) func reaches(_ test: Case) throws {
    let problem = LinearProblem(written: test.text)
    let solution = solve(problem)
    let held = try #require(solution.held)
    let piece = SolutionPiece(
      problem, solution.values, held, [0], at: [problem.constant(of: 0)], isExact: true)
    #expect(piece?.reach == test.reach.map { [$0] })
    guard let piece, let reach = test.reach else { return }
    #expect(piece.directions == [test.rates])
    // At the ends of the range, `piece.values` must return the solution. Beyond the ends, it must return `nil`.
    for end in [max(reach.lowerBound, -1000), min(reach.upperBound, 1000)] {
      let constant = problem.constant(of: 0) + end
      let values = try #require(piece.values(at: [constant]))
      let expected = zip(solution.values, test.rates).map { $0 + end * $1 }
      #expect(values == expected)
      let moved = LinearProblem(problem, constant: constant)
      #expect(zip(solve(moved).values, values).allSatisfy { abs($0 - $1) < 1e-9 })
    }
    if reach.lowerBound.isFinite {
      #expect(piece.values(at: [problem.constant(of: 0) + reach.lowerBound - 0.001]) == nil)
    }
    if reach.upperBound.isFinite {
      #expect(piece.values(at: [problem.constant(of: 0) + reach.upperBound + 0.001]) == nil)
    }
  }

  static let mixed: [(name: String, text: String, inside: [Double], outside: [Double])] = [
    ("a required difference", "x = 100; y = 50; x - y >= 0", [60, 60], [60, 61]),
    ("a required sum", "x = 100; y = 50; x + y <= 200", [120, 80], [121, 80]),
    ("an optional equation below", "x = 100; y = 50; x - y = 20 ~500", [120, 100], [119, 100]),
    ("an optional equation above", "x = 100; y = 50; x - y = 80 ~500", [130, 50], [131, 50]),
    ("an optional bound that is missed", "x = 100; y = 50; x - y >= 80 ~500", [100, 20], [100, 19]),
    ("weights", "x = 100; y = 50; 2x - 3y >= 20", [85, 50], [84, 50]),
    ("one constant only", "x = 100; y = 50; y >= 20; x <= 110", [110, 20], [110, 19]),
    ("the other constant only", "x = 100; y = 50; y >= 20; x <= 110", [110, 20], [111, 20]),
  ]

  @Test(arguments: mixed)
  func twoConstants(name: String, text: String, inside: [Double], outside: [Double]) throws {
    let problem = LinearProblem(written: text)
    let solution = solve(problem)
    let held = try #require(solution.held)
    let piece = try #require(
      SolutionPiece(problem, solution.values, held, [0, 1], at: [100, 50]))
    #expect(piece.values(at: inside) == inside)
    #expect(piece.values(at: outside) == nil)
    #expect(piece.values(at: [100, 50]) == [100, 50])
    #expect(piece.isDetermined)
  }

  @Test func aRangeThatIsNotExactIsLongerByTheTolerance() throws {
    let problem = LinearProblem(written: "x = 100; x >= 60; x <= 180")
    let solution = solve(problem)
    let held = try #require(solution.held)
    let piece = try #require(
      SolutionPiece(problem, solution.values, held, [0], at: [100]))
    #expect(piece.reach[0].lowerBound < -40 && piece.reach[0].lowerBound > -40.000001)
    #expect(piece.reach[0].upperBound > 80 && piece.reach[0].upperBound < 80.000001)
  }

  @Test func severalBestSolutionsAreNotDetermined() throws {
    let problem = LinearProblem(written: "x = 100; y - x <= 0; y >= 0; y = 60 #0")
    let solution = solve(problem)
    let held = try #require(solution.held)
    let piece = try #require(
      SolutionPiece(problem, solution.values, held, [0], at: [100]))
    #expect(!piece.isDetermined)
  }
}

@Suite struct SolutionLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var varying: Int
    var reach: ClosedRange<Double>?
    var rates: [Double]

    init(
      _ name: String, _ text: String, _ varying: Int, _ reach: ClosedRange<Double>?, _ rates: [Double] = []
    ) {
      (testDescription, self.text, self.varying, self.reach, self.rates) = (name, text, varying, reach, rates)
    }
  }

  static let cases = [
    Case("without conflicts", "x = 100; y - x = -20; y >= 30; y <= 150", 0, 50...170, [1, 1]),
    Case("another constraint", "x = 100; y - x = -20; y >= 30; y <= 150", 1, -70...50, [0, 1]),
    Case("what is left out", "x = 10; x = 20", 1, nil),
    Case("until an equation agrees", "x = 10; x = 20", 0, -Double.infinity...20, [1]),
    Case("down to where an equation agrees", "x = 30; x = 20", 0, 20 ... .infinity, [1]),
    Case("until a lower bound holds", "x = 10; x >= 20", 0, -Double.infinity...20, [1]),
    Case("down to where an upper bound holds", "x = 30; x <= 20", 0, 20 ... .infinity, [1]),
    Case("an inequality in a conflict", "x >= 30; x = 20", 0, nil),
    Case("a scaled variable in a conflict", "2x = 30; x = 20", 0, nil),
    Case("two terms in a conflict", "x - y = 30; y = 0; x = 20", 0, nil),
    Case(
      "through a definition", "z - x - y = 0 !; x = 10; y = 50; z = 100", 2, -Double.infinity...90, [0, 1, 1]),
    Case("a conflict of others", "x = 10; x = 20; y = 5; y <= 8", 2, -Double.infinity...8, [0, 1]),
    Case(
      "after a constraint that is left out", "x = 10; x = 20; y = 5; y - z = 1; z >= 2", 2, 3 ... .infinity,
      [0, 1, 1]),
    Case("two conflicts", "x = 10; x >= 20; x >= 15", 0, -Double.infinity...15, [1]),
    Case("a conflict and a bound", "x = 10; x >= 20; x >= 4", 0, 4...20, [1]),
    Case("at a breakpoint", "x = 40; x >= 40 ~500", 0, nil),
  ]

  @Test(arguments: cases) func line(_ test: Case) {
    let problem = LinearProblem(written: test.text)
    var work = 0
    let line = problem.line(
      through: solve(problem), varying: LinearConstraint(index: test.varying), work: &work)
    #expect(line?.reach == test.reach)
    if test.reach != nil { #expect(line?.rates == test.rates) }
  }
}

extension LinearProblem {
  fileprivate init(_ other: LinearProblem, constant: Double) {
    self.init(variableCount: other.variableCount)
    for row in 0..<other.constraintCount {
      add(
        other.terms(of: row), other.relation(of: row), to: row == 0 ? constant : other.constant(of: row),
        strength: other.strength(of: row))
    }
  }
}
