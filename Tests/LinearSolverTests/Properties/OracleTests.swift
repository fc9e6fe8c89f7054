import LinearSolver
import Testing

@testable import LinearOracle

struct HandSolved: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var variableCount: Int
  var build: @Sendable (inout LinearProblem) -> Void
  var conflicts: [[Int]] = []
  var errors: [Rational] = []
  var freedom: [Extent]
  var final: [Extent]?
}

private func only(_ value: Int) -> Extent { Extent(least: Rational(value), greatest: Rational(value)) }

private func from(_ least: Int?, to greatest: Int?) -> Extent {
  Extent(least: least.map { Rational($0) }, greatest: greatest.map { Rational($0) })
}

private let handSolved: [HandSolved] = [
  HandSolved(
    testDescription: "no constraint leaves everything free", variableCount: 1, build: { _ in },
    freedom: [from(nil, to: nil)]),
  HandSolved(
    testDescription: "a definition and two values determine the third", variableCount: 3,
    build: {
      $0.add([.init(1, 2), .init(-1, 0), .init(-1, 1)], .equal, to: 0, strength: .definition)
      $0.add([.init(1, 0)], .equal, to: 10)
      $0.add([.init(1, 2)], .equal, to: 50)
    }, freedom: [only(10), only(40), only(50)]),
  HandSolved(
    testDescription: "two equations with fractions", variableCount: 2,
    build: {
      // x + 2y = 1, 3x - y = 0.5: x = 2/7, y = 5/14
      $0.add([.init(1, 0), .init(2, 1)], .equal, to: 1)
      $0.add([.init(3, 0), .init(-1, 1)], .equal, to: 0.5)
    },
    freedom: [
      Extent(least: .small(2, 7), greatest: .small(2, 7)),
      Extent(least: .small(5, 14), greatest: .small(5, 14)),
    ]),
  HandSolved(
    testDescription: "the later of two contradicting values is left out", variableCount: 1,
    build: {
      $0.add([.init(1, 0)], .equal, to: 3)
      $0.add([.init(1, 0)], .equal, to: 4)
    }, conflicts: [[0, 1]], freedom: [only(3)]),
  HandSolved(
    testDescription: "0 >= 3 is a conflict on its own, 0 <= 3 says nothing", variableCount: 1,
    build: {
      $0.add([], .lessOrEqual, to: 3)
      $0.add([], .greaterOrEqual, to: 3)
      $0.add([.init(0, 0)], .equal, to: 1)
      $0.add([.init(2, 0), .init(-2, 0)], .equal, to: -1)
    }, conflicts: [[1], [2], [3]], freedom: [from(nil, to: nil)]),
  HandSolved(
    testDescription: "the deletion filter tries the last first, so the earliest explanation stays",
    variableCount: 2,
    build: {
      $0.add([.init(1, 0)], .lessOrEqual, to: 5)
      $0.add([.init(1, 1)], .greaterOrEqual, to: 0)
      $0.add([.init(1, 0)], .lessOrEqual, to: 6)
      $0.add([.init(1, 0), .init(1, 1)], .equal, to: 3)
      $0.add([.init(1, 0)], .greaterOrEqual, to: 10)
    }, conflicts: [[0, 4]], freedom: [from(nil, to: 3), from(0, to: nil)]),
  HandSolved(
    testDescription: "one rejected constraint after another, with what stays", variableCount: 2,
    build: {
      $0.add([.init(1, 0), .init(-1, 1)], .equal, to: 0)  // x = y
      $0.add([.init(1, 0)], .equal, to: 1)
      $0.add([.init(1, 1)], .equal, to: 2)  // contradicts constraints 0 and 1
      $0.add([.init(1, 1)], .greaterOrEqual, to: 1)
      $0.add([.init(1, 0), .init(1, 1)], .greaterOrEqual, to: 3)  // contradicts constraints 0 and 1
    }, conflicts: [[0, 1, 2], [0, 1, 4]], freedom: [only(1), only(1)]),
  HandSolved(
    testDescription: "definitions take part in a conflict without being named", variableCount: 3,
    build: {
      $0.add([.init(1, 0)], .equal, to: 0)
      $0.add([.init(1, 1)], .greaterOrEqual, to: 0)
      $0.add([.init(1, 2)], .equal, to: -5)
      $0.add([.init(1, 2), .init(-1, 0), .init(-1, 1)], .equal, to: 0, strength: .definition)
    }, conflicts: [[0, 1, 2]], freedom: [only(0), from(0, to: nil), from(0, to: nil)]),
  HandSolved(
    testDescription: "a stronger one is not traded for three weaker ones", variableCount: 1,
    build: {
      $0.add([.init(1, 0)], .equal, to: 10, strength: .optional(500))
      for _ in 0..<3 { $0.add([.init(1, 0)], .equal, to: 0, strength: .optional(499.5)) }
    }, errors: [Rational(0), Rational(30)], freedom: [only(10)]),
  HandSolved(
    testDescription: "the least sum of errors of three is at the median", variableCount: 1,
    build: {
      for constant in [0.0, 100, 7] { $0.add([.init(1, 0)], .equal, to: constant, strength: .optional(750)) }
    }, errors: [Rational(100)], freedom: [only(7)]),
  HandSolved(
    testDescription: "of two, all between is best", variableCount: 1,
    build: {
      for constant in [0.0, 100] { $0.add([.init(1, 0)], .equal, to: constant, strength: .optional(750)) }
    }, errors: [Rational(100)], freedom: [from(0, to: 100)]),
  HandSolved(
    testDescription: "inequalities err one way only; coefficients weigh", variableCount: 2,
    build: {
      $0.add([.init(1, 0)], .lessOrEqual, to: 4, strength: .optional(750))
      $0.add([.init(3, 0)], .greaterOrEqual, to: 30, strength: .optional(750))
      $0.add([.init(1, 1)], .lessOrEqual, to: 4, strength: .optional(750))
      $0.add([.init(1, 1)], .greaterOrEqual, to: 2, strength: .optional(750))
    }, errors: [Rational(6)], freedom: [only(10), from(2, to: 4)]),
  HandSolved(
    testDescription: "hugging gives way to a required width, compression to none", variableCount: 2,
    build: {  // the view with less hugging is stretched
      $0.add([.init(1, 0), .init(1, 1)], .equal, to: 100)
      $0.add([.init(1, 0)], .lessOrEqual, to: 30, strength: .optional(250))
      $0.add([.init(1, 0)], .greaterOrEqual, to: 30, strength: .optional(750))
      $0.add([.init(1, 1)], .lessOrEqual, to: 40, strength: .optional(251))
      $0.add([.init(1, 1)], .greaterOrEqual, to: 40, strength: .optional(750))
    }, errors: [Rational(0), Rational(0), Rational(30)], freedom: [only(60), only(40)]),
  HandSolved(
    testDescription: "tie-breaks decide level by level, after freedom is found", variableCount: 2,
    build: {
      $0.add([.init(1, 0), .init(1, 1)], .equal, to: 10)
      $0.add([.init(1, 0)], .greaterOrEqual, to: 0)
      $0.add([.init(1, 1)], .greaterOrEqual, to: 0)
      $0.add([.init(1, 1)], .equal, to: 0, strength: .tieBreak(7))
      $0.add([.init(1, 0)], .equal, to: 1, strength: .tieBreak(0))
      $0.add([.init(1, 0)], .equal, to: 4, strength: .tieBreak(0))
    }, errors: [Rational(3), Rational(6)], freedom: [from(0, to: 10), from(0, to: 10)],
    final: [only(4), only(6)]),
  HandSolved(
    testDescription: "an unbounded direction stays free after a tie-break", variableCount: 2,
    build: {
      $0.add([.init(1, 0)], .greaterOrEqual, to: 2)
      $0.add([.init(1, 0)], .equal, to: 0, strength: .tieBreak(0))
    }, errors: [Rational(2)], freedom: [from(2, to: nil), from(nil, to: nil)],
    final: [only(2), from(nil, to: nil)]),
  HandSolved(
    testDescription: "decimals count as written: three tenths are 0.3", variableCount: 2,
    build: {
      $0.add([.init(0.1, 0)], .equal, to: 0.2)
      $0.add([.init(1, 1), .init(-0.1, 0)], .equal, to: 0.1)
      $0.add([.init(1, 1)], .equal, to: 0.3)
    }, freedom: [only(2), Extent(least: .small(3, 10), greatest: .small(3, 10))]),
]

@Suite struct OracleTests {
  @Test(arguments: handSolved) func agreesWithTheHand(_ hand: HandSolved) {
    var problem = LinearProblem(variableCount: hand.variableCount)
    hand.build(&problem)
    let solution = solveByDefinition(problem)
    #expect(solution.conflicts.map(\.members) == hand.conflicts)
    #expect(solution.levels.map(\.error) == hand.errors)
    #expect(solution.freedom == hand.freedom)
    #expect(solution.final == hand.final ?? hand.freedom)
  }
}

@Suite struct OracleRationalTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (0.1, "1/10"), (-2.5, "-5/2"), (1e-6, "1/1000000"),
    (1e20, "100000000000000000000"),
    (-1.5e-25, "-3/20000000000000000000000000"),
  ]) func readsDecimals(_ value: Double, _ text: String) {
    #expect(Rational(decimal: value).description == text)
    #expect(abs(Rational(decimal: value).double - value) <= value.ulp)
  }

  @Test func continuesBeyondMachineWordsAndBack() {
    let third = Rational.small(1, 3)
    var power = Rational.one
    for _ in 0..<100 { power = power * third }
    #expect(power > .zero && power.double == 1.9403252174826328e-48)
    for _ in 0..<100 { power = power / third }
    #expect(power == .one)
    let large = Rational(Int.max)
    #expect(large + large - large == large)
    #expect(large * large / large == large)
    #expect(large < large + .one && -large - .one - .one < -large)
    #expect(Rational(Int.max) * Rational(Int.max) > Rational(Int.max))
  }
}
