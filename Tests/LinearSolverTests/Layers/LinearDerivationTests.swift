import Testing

@testable import LinearSolver

@Suite struct LinearDerivationTests {
  private func chain(_ count: Int, order: (Int) -> Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: count)
    for index in (0..<count).map(order) {
      if index == 0 {
        problem.add([LinearTerm(1, 0)], .equal, to: 8)
      } else {
        problem.add([LinearTerm(1, index), LinearTerm(-1, index - 1)], .equal, to: 10)
      }
    }
    return problem
  }

  @Test(arguments: [0, 1, 2])
  func aLongChainInAnyOrder(_ order: Int) {
    let count = 20_000
    let problem = chain(count) { index in
      switch order {
      case 0: index
      case 1: count - 1 - index
      default: index * 7_919 % count
      }
    }
    var derivation = LinearDerivation(problem)
    for row in 0..<count { #expect(derivation.add(row) == .new) }
    let end = derivation.combination(for: [LinearTerm(1, count - 1)])
    #expect(end.rest.isEmpty)
    #expect(end.constant == Double(8 + 10 * (count - 1)))
    #expect(end.parts.count == count)
    #expect(!derivation.isExhausted)
  }

  @Test func aContradictionNamesOnlyWhatTakesPart() throws {
    var problem = LinearProblem(variableCount: 3)
    problem.add([LinearTerm(1, 0)], .equal, to: 30)
    problem.add([LinearTerm(1, 2)], .equal, to: 7)
    problem.add([LinearTerm(1, 0), LinearTerm(-2, 1)], .equal, to: 0)
    problem.add([LinearTerm(1, 1)], .equal, to: 20)
    var derivation = LinearDerivation(problem)
    for row in 0..<3 { #expect(derivation.add(row) == .new) }
    guard case .contradiction(let found) = derivation.add(3) else {
      Issue.record("15 is not 20")
      return
    }
    #expect(found.parts == [.init(0, -0.5), .init(2, 0.5), .init(3, 1)])
    #expect(found.constant == 5)
  }

  @Test func onlyVariablesThatTakePartAreKept() {
    let problem = chain(10_000) { $0 }
    var derivation = LinearDerivation(problem)
    for row in [0, 1, 2] { #expect(derivation.add(row) == .new) }
    #expect(derivation.combination(for: [LinearTerm(1, 2)]).constant == 28)
    #expect(derivation.expressionCount == 3)
  }

  @Test func whatFollowsIsRedundant() {
    var problem = LinearProblem(variableCount: 2)
    problem.add([LinearTerm(1, 0), LinearTerm(1, 1)], .equal, to: 10)
    problem.add([LinearTerm(1, 0), LinearTerm(-1, 1)], .equal, to: 4)
    problem.add([LinearTerm(3, 0)], .equal, to: 21)
    var derivation = LinearDerivation(problem)
    #expect(derivation.add(0) == .new)
    #expect(derivation.add(1) == .new)
    #expect(derivation.add(2) == .redundant)
    let value = derivation.combination(for: [LinearTerm(1, 0)])
    #expect(value.parts == [.init(0, 0.5), .init(1, 0.5)])
    #expect(value.constant == 7)
  }

  @Test func openVariablesAreNamed() {
    var problem = LinearProblem(variableCount: 3)
    problem.add([LinearTerm(1, 0), LinearTerm(1, 1), LinearTerm(-1, 2)], .equal, to: 0)
    var derivation = LinearDerivation(problem)
    #expect(derivation.add(0) == .new)
    #expect(derivation.expression(of: Variable(index: 2)) == [LinearTerm(1, 0), LinearTerm(1, 1)])
  }

  @Test func sizesThatAreEliminatedFirstKeepChainsShort() {
    let count = 500
    var problem = LinearProblem(variableCount: 3 * count)
    for view in 0..<count {
      problem.add(
        [LinearTerm(1, 3 * view + 1), LinearTerm(1, 3 * view), LinearTerm(-1, 3 * view + 2)], .equal, to: 0)
    }
    problem.add([LinearTerm(1, 0)], .equal, to: 8)
    for view in 1..<count {
      problem.add([LinearTerm(1, 3 * view), LinearTerm(-1, 3 * view - 1)], .equal, to: 8)
    }
    for view in 0..<count { problem.add([LinearTerm(1, 3 * view + 1)], .equal, to: 30) }
    func derived(eliminating size: (Int) -> Variable?) -> (end: LinearCombination, work: Int) {
      var derivation = LinearDerivation(problem)
      for row in 0..<problem.constraintCount {
        #expect(derivation.add(row, eliminating: row < count ? size(row) : nil) == .new)
      }
      return (derivation.combination(for: [LinearTerm(1, 3 * count - 1)]), derivation.work)
    }
    let (byLast, byFirst) = (derived { _ in nil }, derived { problem.firstVariable(of: $0) })
    #expect(byFirst.end == byLast.end)
    #expect(byFirst.end.constant == Double(38 * count))
    #expect(byFirst.work < 20 * count)
    #expect(byLast.work > 100 * count)
  }

  private func randomProblem(_ seed: Int, _ count: Int) -> LinearProblem {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var problem = LinearProblem(variableCount: count)
    for _ in 0..<20 {
      let terms = (0..<(1 + random(3))).map { _ in
        LinearTerm(Double(1 + random(3)) * (random(2) == 0 ? 1 : -1), random(count))
      }
      problem.add(terms, .equal, to: Double(random(40)))
    }
    return problem
  }

  @Test("the variable that a row eliminates decides no proof", arguments: 0..<200)
  func eliminatedVariables(_ seed: Int) {
    let problem = randomProblem(seed, 12)
    var (byLast, byFirst) = (LinearDerivation(problem), LinearDerivation(problem))
    for row in 0..<20 {
      let (last, first) = (byLast.add(row), byFirst.add(row, eliminating: problem.firstVariable(of: row)))
      #expect((last == .new) == (first == .new))
    }
    for variable in 0..<12 {
      let last = byLast.combination(for: [LinearTerm(1, variable)])
      let first = byFirst.combination(for: [LinearTerm(1, variable)])
      #expect(last.rest.isEmpty == first.rest.isEmpty)
      guard last.rest.isEmpty else { continue }
      #expect(last.parts.map(\.constraint) == first.parts.map(\.constraint))
      for (a, b) in zip(last.parts, first.parts) { #expect(abs(a.multiplier - b.multiplier) < 1e-9) }
    }
  }

  @Test(arguments: 0..<200)
  func combinationsAddUp(_ seed: Int) {
    let count = 12
    let problem = randomProblem(seed, count)
    var derivation = LinearDerivation(problem)
    var combinations: [(LinearCombination, target: Int?)] = []
    for row in 0..<20 {
      if case .contradiction(let found) = derivation.add(row) { combinations.append((found, nil)) }
    }
    for variable in 0..<count {
      combinations.append((derivation.combination(for: [LinearTerm(1, variable)]), variable))
    }
    for (combination, target) in combinations {
      var sums = [Double](repeating: 0, count: count)
      var constant = 0.0
      for part in combination.parts {
        for term in problem.terms(of: part.constraint) {
          sums[term.variable] += part.multiplier * term.coefficient
        }
        constant += part.multiplier * problem.constant(of: part.constraint)
      }
      for term in combination.rest { sums[term.variable] += term.coefficient }
      if let target { sums[target] -= 1 }
      #expect(sums.allSatisfy { abs($0) < 1e-6 })
      #expect(abs(constant - combination.constant) < 1e-6)
    }
  }

  static let pivots:
    [(name: String, text: String, preferred: Int?, eliminated: Int, expression: [LinearTerm])] = [
      ("the last of equal terms", "x + y = 0", nil, 1, [LinearTerm(-1, 0)]),
      ("the preferred term", "x + y = 0", 0, 0, [LinearTerm(-1, 1)]),
      ("a thousandth is large", "x + 0.001y = 0", nil, 1, [LinearTerm(-1000, 0)]),
      ("less than a thousandth is small", "x + 0.0005y = 0", nil, 0, [LinearTerm(-0.0005, 1)]),
      ("a preferred term that is small", "0.0005x + y = 0", 0, 1, [LinearTerm(-0.0005, 0)]),
      ("the largest is negative", "-4x + 0.001y = 0", nil, 0, [LinearTerm(0.00025, 1)]),
      ("a preferred variable that is not there", "x + 2y = 0", 2, 1, [LinearTerm(-0.5, 0)]),
      ("zeros and repeated variables", "x + 0y + 3x - 2y = 0", nil, 1, [LinearTerm(2, 0)]),
      ("what cancels", "x + y - y - 2z = 0", nil, 2, [LinearTerm(0.5, 0)]),
    ]

  @Test(arguments: pivots)
  func pivot(name: String, text: String, preferred: Int?, eliminated: Int, expression: [LinearTerm]) {
    var derivation = LinearDerivation(LinearProblem(written: text + "; z = 0"))
    #expect(derivation.add(0, eliminating: preferred.map { Variable(index: $0) }) == .new)
    for variable in 0..<3 {
      let found = derivation.expression(of: Variable(index: variable))
      let expected = variable == eliminated ? expression : [LinearTerm(1, variable)]
      #expect(found.map(\.variable) == expected.map(\.variable))
      for (a, b) in zip(found, expected) { #expect(abs(a.coefficient - b.coefficient) < 1e-12) }
    }
  }

  static let last: [(text: String, isRedundant: Bool)] = [
    ("x = 0; x = 0.000000001", true), ("x = 0; x = 0.0000000011", false),
    ("x = 0.5; x = 0.5000000009", true), ("x = 0.5; x = 0.5000000011", false),
    ("x = 100; x = 100.00000009", true), ("x = 100; x = 100.00000011", false),
    ("x = -100; x = -100.00000009", true), ("x = -100; x = -100.00000011", false),
    ("x = 1000; y = 1000; x - y = 0.0000009", true), ("x = 1000; y = 1000; x - y = 0.0000011", false),
    ("x = -1000; y = -1000; x - y = 0.0000009", true), ("x = 10; y = 10; x - y = 0.0000009", false),
    ("x + y = 9; x - y = 1; z - x = 2; z + y = 11", true),
    ("x + y = 9; x - y = 1; z - x = 2; z + y = 12", false),
  ]

  @Test(arguments: last) func isRedundant(text: String, isRedundant: Bool) {
    let problem = LinearProblem(written: text)
    var derivation = LinearDerivation(problem)
    let end = problem.constraintCount - 1
    for row in 0..<end { #expect(derivation.add(row) == .new) }
    let added = derivation.add(end)
    #expect((added == .redundant) == isRedundant)
    if case .contradiction(let found) = added {
      // The sum of the parts is a false equation without variables, such as `0 = 1`.
      var sums = [Double](repeating: 0, count: problem.variableCount)
      for part in found.parts {
        for term in problem.terms(of: part.constraint) {
          sums[term.variable] += part.multiplier * term.coefficient
        }
      }
      #expect(sums.allSatisfy { abs($0) < 1e-12 })
      let constant = found.parts.reduce(0) { $0 + $1.multiplier * problem.constant(of: $1.constraint) }
      #expect(abs(found.constant - constant) < 1e-9 && found.constant != 0 && found.rest.isEmpty)
      #expect(found.parts.last == .init(end, 1))
    } else {
      #expect(isRedundant)
    }
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]]) func multipliers(order: [Int]) {
    var derivation = LinearDerivation(LinearProblem(written: "x - 3y = 1; 2y - z = -8; z - u = 20"))
    for row in order { #expect(derivation.add(row, eliminating: Variable(index: row)) == .new) }
    let value = derivation.combination(for: [LinearTerm(2, 0), LinearTerm(1, 1)])
    #expect(value.parts == [.init(0, 2), .init(1, 3.5), .init(2, 3.5)])
    #expect(value.constant == 44 && value.rest == [LinearTerm(3.5, 3)])
    let rest = derivation.combination(for: [LinearTerm(1, 2), LinearTerm(-1, 3), LinearTerm(0, 0)])
    #expect(rest.parts == [.init(2, 1)] && rest.rest.isEmpty && rest.constant == 20)
  }

  @Test func furtherEquations() {
    var derivation = LinearDerivation(LinearProblem(written: "x - y = 1; y - z = 2"))
    #expect(derivation.add(0) == .new)
    let areNew = [
      [LinearTerm(1, 1), LinearTerm(-1, 2)], [LinearTerm(2, 1), LinearTerm(-2, 2)], [LinearTerm(1, 0)],
      [LinearTerm(1, 1), LinearTerm(-1, 2)],
    ].map { derivation.add($0) }
    #expect(areNew == [true, false, true, false])
    // x is 0, so y is -1, and so is z.
    #expect(derivation.combination(for: [LinearTerm(1, 2)]).constant == -1)
    #expect(derivation.expressionCount == 3)
  }

  /// A derivation is exhausted as soon as its work reaches the limit.
  @Test(arguments: [(0, false), (2, false), (3, true)]) func workLimit(limit: Int, isEnough: Bool) {
    var derivation = LinearDerivation(LinearProblem(written: "x - y = 1"), workLimit: limit)
    #expect(derivation.isExhausted == (limit == 0))
    #expect(derivation.add(0) == (isEnough ? .new : .exhausted))
    #expect(derivation.isExhausted == !isEnough && derivation.work == 2)
    #expect(derivation.expressionCount == (isEnough ? 1 : 0))
  }
}
