import LinearSolver
import Testing

@Suite struct HandSolvedTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// The range of each variable in all best solutions, or `nil` for a range that is not tested.
    var ranges: [ClosedRange<Double>?]
    var conflicts: [[Int]]

    init(_ name: String, _ text: String, _ ranges: [ClosedRange<Double>?], conflicts: [[Int]] = []) {
      (testDescription, self.text, self.ranges, self.conflicts) = (name, text, ranges, conflicts)
    }
  }

  private static let all = -Double.infinity ... .infinity
  private static func upTo(_ end: Double) -> ClosedRange<Double> { -Double.infinity...end }
  private static func from(_ start: Double) -> ClosedRange<Double> { start ... .infinity }
  private static func only(_ values: Double...) -> [ClosedRange<Double>?] { values.map { $0...$0 } }

  static let equations = [
    Case("a redundant row of two others", "x + y = 10; x - y = 4; 3x = 21; 2x + 2y = 20", only(7, 3)),
    Case("nearly parallel", "x + y = 2; x + 1.001y = 2.001", only(1, 1)),
    Case("three unknowns in each row", "x + y + z = 6; x - y + z = 2; x + y - z = 0", only(1, 2, 3)),
    Case(
      "four unknowns in each row",
      "x + y + z + u = 10; x + 2y + 3z + 5u = 34; x - y + z - u = -2; x + y - z - u = -4", only(1, 2, 3, 4)),
    Case(
      "four rows, of which one follows from the others",
      "x + y + z + u = 10; x + 2y + 3z + 4u = 30; x - y + z - u = -2; x + y - z - u = -4; x >= 1; x <= 2",
      [1...2, 1...2, 2...3, 4...5]),
    Case("one unknown, several terms", "x + 2x - 0.5x = 10", only(4)),
    Case("a coefficient that cancels", "x + y - x = 4; x = 1", only(1, 4)),
    Case(
      "a chain of three unknowns each", "x + y + z = 3; x = 5; y - z = 4; u + z + y = 9", only(5, 1, -3, 11)),
    Case("a class that is scaled twice", "x - 2y = 1; y - 3z = 2; z = 4", only(29, 14, 4)),
    Case(
      "a class whose root is found last", "x - y = 1; z - u = 2; y - z = 3; u + x = 20", only(13, 12, 9, 7)),
    Case("definitions", "z - x - y = 0 !; z = 9; x = 4", only(4, 5, 9)),
    Case("bounds that pin a sum", "x + y >= 9; x + y <= 9; x - y = 1", only(5, 4)),
    Case("an equation over bounds that just allow it", "x + y = 9; x <= 4; y <= 5", only(4, 5)),
  ]

  static let ranges = [
    Case("no range", "x = 0 ~500; y = 1 ~500; x = 3; z - y = 0", [3...3, 1...1, 1...1]),
    Case("no lower end", "x <= 5", [upTo(5)]),
    Case("no upper end", "-2x <= -8", [from(4)]),
    Case("two ends", "2x >= 3; 4x <= 10", [1.5...2.5]),
    Case("the tightest of several", "x >= 1; x >= 3; x >= 2; x <= 9; x <= 7; x <= 8", [3...7]),
    Case("both ends at one value", "x >= 4; x <= 4", only(4)),
    Case("a sum with a limit", "x + y <= 10; x >= 2; y >= 3", [2...7, 3...8]),
    Case("a difference with a lower end", "x - y >= 2; y >= 1", [from(3), from(1)]),
    Case("a difference with an upper end", "x - y >= 2; x <= 9", [upTo(9), upTo(7)]),
    Case("a difference without any end", "x - y >= 2", [all, all]),
    Case(
      "a sum without a lower end", "x + y + z <= 12; x >= 1; y >= 2; z <= 100",
      [1...all.upperBound, 2...all.upperBound, upTo(9)]),
    Case("a scaled chain", "x - 2y = 0; y - 3z = 0; z >= 1; x <= 30", [6...30, 3...15, 1...5]),
    Case("a chain that turns around", "x + y = 10; y - 2z = 0; z >= 1; x >= 4", [4...8, 2...6, 1...3]),
    Case(
      "three pairs", "x + y <= 10; y + z <= 8; x + z <= 6; x >= 0; y >= 0; z >= 0", [0...6, 0...8, 0...6]),
    Case(
      "three pairs without lower ends", "x + y <= 10; y + z <= 8; x + z <= 6; x + y + z >= 12",
      [4...4, 6...6, 2...2]),
    Case(
      "three pairs with room", "x + y <= 10; y + z <= 8; x + z <= 6; x + y + z >= 11", [3...5, 5...7, 1...3]),
    Case(
      "three sums", "x + y + z <= 12; x + y - z >= 2; x - y <= 4; x >= 1; y >= 1; z >= 1",
      [1...7.5, 1...10, 1...5]),
    Case(
      "two cores",
      "x + y <= 10; y + z <= 8; x + z <= 6; x + y + z >= 11; u + v >= 4; u - v <= 1; u + 2v <= 7; u >= 0",
      [3...5, 5...7, 1...3, 1...3, 1.5...3]),
    Case(
      "a sum over a core", "x + y <= 10; y + z <= 8; x + z <= 6; x + y + z >= 11; u - x - z = 0",
      [3...5, 5...7, 1...3, 4...6]),
  ]

  static let levels = [
    Case("the higher priority", "x + y = 10; x = 8 ~500; y = 6 ~250", only(8, 2)),
    Case("a tie", "x + y = 10; x = 8 ~500; y = 6 ~500", [4...8, 2...6]),
    Case("a tie of equations", "x = 0 ~500; x = 10 ~500", [0...10]),
    Case("a coefficient outweighs", "2x = 0 ~500; x = 10 ~500", only(0)),
    Case("two outweigh one", "x = 0 ~500; x = 10 ~500; x = 10 ~500", only(10)),
    Case("a weaker level ends a tie", "x = 0 ~500; x = 10 ~500; x = 4 ~100", only(4)),
    Case("a weaker level leaves part of a tie", "x = 0 ~500; x = 10 ~500; x >= 4 ~100", [4...10]),
    Case("a weaker level beyond a tie", "x = 0 ~500; x = 10 ~500; x = 14 ~100", only(10)),
    Case("two weaker levels", "x = 0 ~500; x = 10 ~500; x >= 4 ~100; x <= 6 ~99", [4...6]),
    Case("bounds that contradict each other", "x >= 4 ~500; x <= 2 ~500", [2...4]),
    Case("bounds of two levels that contradict each other", "x >= 4 ~500; x <= 2 ~501", only(2)),
    Case("bounds of two levels, the other way", "x >= 4 ~501; x <= 2 ~500", only(4)),
    Case("bounds with room", "x >= 4 ~500; x <= 6 ~500", [4...6]),
    Case("an equation within optional bounds", "x >= 4 ~500; x <= 6 ~500; x = 5 ~1", only(5)),
    Case("a shared shortage", "x + y <= 10; x >= 8 ~300; y >= 8 ~300", [2...8, 2...8]),
    Case("a shortage with unequal weights", "x + y <= 10; 2x >= 16 ~300; y >= 8 ~300", only(8, 2)),
    Case("a shortage with a half weight", "x + y <= 10; 0.5x >= 4 ~300; y >= 8 ~300", only(2, 8)),
    Case("a shared surplus", "x + y >= 10; x <= 3 ~300; y <= 4 ~300", [3...6, 4...7]),
    Case("the strongest difference", "x = 2 ~700; y = 9 ~600; y - x = 3 ~800", only(2, 5)),
    Case("a middle difference", "x = 2 ~700; y = 9 ~600; y - x = 3 ~650", only(2, 5)),
    Case("the weakest difference", "x = 2 ~700; y = 9 ~600; y - x = 3 ~100", only(2, 9)),
    Case(
      "three pairs that are just tight",
      "x + y >= 10; y + z >= 12; x + z >= 14; x = 0 ~400; y = 0 ~400; z = 0 ~400", only(6, 4, 8)),
    Case(
      "three pairs with redundant sums",
      "x + y >= 10; y + z >= 12; x + z >= 14; x + y + z >= 18; 2x + 2y + 2z >= 36; x = 0 ~400; y = 0 ~400; z = 0 ~400",
      only(6, 4, 8)),
    Case(
      "three pairs and a bound that takes the place of one",
      "x + y >= 10; y + z >= 12; x + z >= 14; x <= 5; x = 0 ~400; y = 0 ~400; z = 0 ~400", only(5, 5, 9)),
    Case(
      "three pairs at two levels", "x + y = 10 ~500; y + z = 12 ~500; x + z = 14 ~500; x = 0 ~100",
      only(6, 4, 8)),
    Case(
      "a sum that is stronger than its parts", "x + y + z = 12; x = 1 ~300; y = 2 ~200; z = 3 ~100",
      only(1, 2, 9)),
    Case(
      "a sum whose strongest part is last", "x + y + z = 12; x = 1 ~100; y = 2 ~200; z = 3 ~300",
      only(7, 2, 3)),
    Case(
      "three levels, of which each leaves room",
      "x >= 2 ~300; x <= 9 ~300; x >= 4 ~200; x <= 8 ~100; x >= 5 ~50",
      [5...8]),
    Case("a tie within a class", "x - y = 3; x = 1 ~500; y = 4 ~500", [1...7, -2...4]),
    Case(
      "one side of an equation is at its bound", "x <= 3; x = 5 ~500; y - x = 1 ~400; y = 9 ~300", only(3, 4)),
    Case("required and optional bounds touch", "x <= 3; x >= 3 ~500; y + x = 9 ~1", only(3, 6)),
  ]

  @Test(arguments: equations + ranges + levels) func solved(_ test: Case) {
    let problem = LinearProblem(written: test.text)
    let solution = solve(problem)
    #expect(solution.conflicts.isEmpty && solution.isCertain)
    for (index, expected) in test.ranges.enumerated() {
      guard let expected else { continue }
      let value = solution.values[index]
      if expected.lowerBound == expected.upperBound {
        #expect(solution.freedom[index] == nil, "variable \(index)")
        #expect(abs(value - expected.lowerBound) < 1e-9, "variable \(index)")
      } else {
        let found = solution.freedom[index] ?? value...value
        #expect(isSame(found.lowerBound, expected.lowerBound), "variable \(index): \(found)")
        #expect(isSame(found.upperBound, expected.upperBound), "variable \(index): \(found)")
        #expect(expected.lowerBound - 1e-9 <= value && value <= expected.upperBound + 1e-9)
      }
    }
    for constraint in 0..<problem.constraintCount where problem.strength(of: constraint) == .required {
      #expect(problem.error(of: constraint, at: solution.values) < 1e-9, "constraint \(constraint)")
    }
  }

  private func isSame(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 1e-9 }

  static let conflicts: [Case] = [
    ("two bounds", "x >= 5; x <= 3", [[0, 1]]),
    ("two bounds that touch", "x >= 5; x <= 5", []),
    ("two bounds of which one is scaled", "2x >= 10; -x >= -4", [[0, 1]]),
    ("two bounds of a difference", "x - y >= 2; y - x >= -1", [[0, 1]]),
    ("two bounds of a difference that touch", "x - y >= 2; y - x >= -2", []),
    ("two bounds of a scaled difference", "2x - 2y >= 4; x - y <= 1", [[0, 1]]),
    ("two bounds of a scaled difference that touch", "2x - 2y >= 4; x - y <= 2", []),
    ("an equation and a bound", "x - y = 2; y = 1; x <= 2", [[0, 1, 2]]),
    ("an equation at a bound", "x - y = 2; y = 1; x <= 3", []),
    ("a sum of two", "x >= 6; y >= 5; x + y <= 10", [[0, 1, 2]]),
    ("a sum of two that touches", "x >= 5; y >= 5; x + y <= 10", []),
    ("a sum of three", "x >= 4; y >= 4; z >= 3; x + y + z <= 10", [[0, 1, 2, 3]]),
    ("a sum of three that touches", "x >= 4; y >= 4; z >= 3; x + y + z <= 11", []),
    ("three pairs and their sum", "x + y >= 10; y + z >= 10; x + z >= 10; x + y + z <= 14", [[0, 1, 2, 3]]),
    ("three pairs and their sum that touch", "x + y >= 10; y + z >= 10; x + z >= 10; x + y + z <= 15", []),
    ("others are not part", "y >= 1; x >= 6; z <= 3; y >= 5; z >= 1; x + y <= 10", [[1, 3, 5]]),
    ("the earlier of two explanations", "x >= 6; y >= 6; x >= 5; x + y <= 10", [[0, 1, 3]]),
    (
      "the earlier of two explanations, when it is looser", "x >= 5; y >= 6; x >= 6; x + y <= 10",
      [[0, 1, 3]]
    ),
    ("the only explanation of two bounds", "x >= 4; y >= 6; x >= 5; x + y <= 10", [[1, 2, 3]]),
    ("a third value", "x = 1; x = 2; x = 3", [[0, 1], [0, 2]]),
    ("a third value that equals the second", "x = 1; x = 2; x = 2; x = 1", [[0, 1], [0, 2]]),
    ("two parts", "x = 1; y = 1; y >= 2; x <= 0", [[1, 2], [0, 3]]),
    ("two conflicts that share a member", "x = 5; x - y = 1; y = 3; x >= 6", [[0, 1, 2], [0, 3]]),
    ("three equations", "x + y = 10; x - y = 4; 3x = 22", [[0, 1, 2]]),
    ("four equations", "x + y + z = 6; x - y + z = 2; x + y - z = 0; x + 2y + 3z = 15", [[0, 1, 2, 3]]),
    ("four equations that agree", "x + y + z = 6; x - y + z = 2; x + y - z = 0; x + 2y + 3z = 14", []),
    ("a definition is not named", "z - x - y = 0 !; x = 4; y = 5; z = 8", [[1, 2, 3]]),
    ("optional constraints are not part", "x = 1 ~999; x >= 2; x <= 1", [[1, 2]]),
    ("a circle of three", "y - x >= 1; z - y >= 1; x - z >= -1", [[0, 1, 2]]),
    ("a circle of three that touches", "y - x >= 1; z - y >= 1; x - z >= -2", []),
    ("a difference within tolerance", "x = 100; x = 100.000000001", []),
    ("a difference above tolerance", "x = 100; x = 100.0000001", [[0, 1]]),
    ("a bound missed within tolerance", "x = 100; x <= 99.999999999", []),
    ("a bound missed above tolerance", "x = 100; x <= 99.9999999", [[0, 1]]),
  ].map { Case($0, $1, [], conflicts: $2) }

  @Test(arguments: conflicts) func contradictory(_ test: Case) {
    let problem = LinearProblem(written: test.text)
    let solution = solve(problem)
    let expected = test.conflicts.sorted { $0.last! < $1.last! }.map { LinearConflict(members: $0) }
    #expect(solution.conflicts == expected)
    let leftOut = solution.conflicts.map { $0.members.last! }
    for constraint in 0..<problem.constraintCount where !leftOut.contains(constraint) {
      if case .optional = problem.strength(of: constraint) { continue }
      #expect(problem.error(of: constraint, at: solution.values) < 1e-8, "constraint \(constraint)")
    }
  }
}
