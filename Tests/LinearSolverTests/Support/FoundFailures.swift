import LinearSolver
import Testing

/// A problem on which a property test failed, made as small as possible.
struct FoundFailure: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var variableCount: Int
  var build: @Sendable (inout LinearProblem) -> Void
  var conflicts: [[Int]] = []
}

let foundFailures = [
  FoundFailure(
    testDescription: "3x == -10 leaves a residue of 2e-15 once x is solved", variableCount: 1,
    build: {
      $0.add([.init(1, 0)], .lessOrEqual, to: 0)
      $0.add([.init(3, 0)], .equal, to: -10)
      $0.add([.init(1, 0)], .greaterOrEqual, to: 0)
    }, conflicts: [[1, 2]]),
  FoundFailure(
    testDescription: "what all zeros satisfy is not a conflict", variableCount: 3,
    build: {
      $0.add([.init(1000, 0)], .greaterOrEqual, to: 0)
      $0.add([.init(1, 0)], .lessOrEqual, to: 0)
      $0.add([.init(1, 1)], .greaterOrEqual, to: 0)
      $0.add([.init(-1, 2)], .lessOrEqual, to: -1)
      $0.add([.init(1, 1), .init(0.05, 2), .init(20, 0)], .equal, to: 0)
    }, conflicts: [[0, 2, 3, 4]]),
  FoundFailure(
    testDescription: "a rejected row is followed by two that hold", variableCount: 3,
    build: {
      $0.add([.init(0.5, 0), .init(2, 1), .init(2, 0), .init(2, 2)], .equal, to: 0, strength: .definition)
      $0.add([.init(1, 0)], .lessOrEqual, to: 0)
      $0.add([.init(1, 2)], .lessOrEqual, to: 1)
      $0.add([.init(1, 2)], .equal, to: 5)
      $0.add([.init(-1, 2)], .equal, to: 0)
      $0.add([.init(1, 1)], .equal, to: 0)
    }, conflicts: [[2, 3]]),
  FoundFailure(
    testDescription: "a definition and an equality make the size 0, as bounds allow", variableCount: 3,
    build: {
      $0.add([.init(1, 2), .init(-1, 0), .init(-1, 1)], .equal, to: 0, strength: .definition)
      $0.add([.init(1, 1)], .greaterOrEqual, to: 0)
      $0.add([.init(-0.75, 1)], .greaterOrEqual, to: 20)
      $0.add([.init(1, 0), .init(-1, 2)], .equal, to: 0)
    }, conflicts: [[1, 2]]),
  FoundFailure(
    testDescription: "a corner at 10/3 is rejected, 0 is left", variableCount: 1,
    build: {
      $0.add([.init(1, 0)], .lessOrEqual, to: 0)
      $0.add([.init(-3, 0)], .lessOrEqual, to: -10)
      $0.add([.init(-1, 0)], .lessOrEqual, to: 0)
    }, conflicts: [[0, 1]]),
  FoundFailure(
    testDescription: "a corner where three bounds meet, reached exactly", variableCount: 2,
    build: {
      $0.add([.init(1, 0)], .greaterOrEqual, to: -5)
      $0.add([.init(1, 1)], .greaterOrEqual, to: 0)
      $0.add([.init(0.5, 0), .init(3, 1)], .lessOrEqual, to: -2.5)
    }, conflicts: []),
  FoundFailure(
    testDescription: "a coefficient that is a difference, 0.1 - 0.075", variableCount: 2,
    build: {
      $0.add([.init(1, 0), .init(-10, 1)], .lessOrEqual, to: 0)
      $0.add([.init(0.1, 1), .init(-0.075, 1)], .equal, to: 0)
      $0.add([.init(1, 0)], .equal, to: 50)
      $0.add([.init(-1, 0)], .equal, to: 0)
    }, conflicts: [[0, 1, 2]]),
  FoundFailure(
    testDescription: "a required inequality among ten variables", variableCount: 10,
    build: {
      $0.add([.init(-1, 9), .init(-30, 6), .init(1, 7), .init(1, 2)], .equal, to: 0, strength: .definition)
      $0.add([.init(1, 1), .init(-20.5, 9)], .equal, to: 0)
      $0.add([.init(1, 1), .init(-1, 3)], .equal, to: -10.75, strength: .optional(42.75))
      $0.add([.init(-10, 5), .init(-3, 0), .init(1, 6)], .lessOrEqual, to: 0)
      $0.add([.init(12, 7), .init(-1, 4), .init(-1, 6), .init(-1, 3)], .equal, to: 0)
      $0.add([.init(11, 5), .init(6, 4), .init(1, 2)], .equal, to: 0)
      $0.add([.init(1, 7), .init(1, 2)], .greaterOrEqual, to: 0)
      $0.add([.init(21, 2), .init(0.5, 3), .init(1, 8)], .lessOrEqual, to: 0, strength: .optional(42.25))
    }),
  FoundFailure(
    testDescription: "a coefficient of 0.000002 beside one of 100000", variableCount: 3,
    build: {
      $0.add([.init(-2e-06, 0), .init(1, 1)], .equal, to: -1_900_000)
      $0.add([.init(1, 2)], .greaterOrEqual, to: 1)
      $0.add([.init(1, 2), .init(100000, 0)], .lessOrEqual, to: 0)
    }),
  FoundFailure(
    testDescription: "a definition of what is nearly 0", variableCount: 6,
    build: {
      $0.add([.init(-1, 3), .init(1, 0), .init(1, 2)], .equal, to: 0, strength: .definition)
      $0.add([.init(-1, 4), .init(1, 2)], .equal, to: 0, strength: .definition)
      $0.add([.init(-1, 5), .init(-1, 4)], .equal, to: 0, strength: .definition)
      $0.add([.init(-3e-05, 3), .init(1, 1)], .equal, to: 262500)
      $0.add([.init(-300000, 5)], .greaterOrEqual, to: 1, strength: .optional(40.25))
    }),
  FoundFailure(
    testDescription: "a sum of two that are not negative is 0", variableCount: 5,
    build: {
      $0.add([.init(1, 0)], .greaterOrEqual, to: 0)
      $0.add([.init(1, 3)], .greaterOrEqual, to: 0)
      $0.add([.init(1, 4)], .greaterOrEqual, to: 0)
      $0.add([.init(-1, 2), .init(1, 1), .init(12, 0)], .equal, to: 0, strength: .optional(250.5))
      $0.add([.init(-1, 3), .init(1, 2)], .equal, to: 5)
      $0.add([.init(1, 4), .init(1, 3)], .lessOrEqual, to: 0, strength: .optional(750))
    }),
  FoundFailure(
    testDescription: "three tenths, twice a tenth, and bounds that meet", variableCount: 2,
    build: {
      $0.add([.init(-1, 1)], .lessOrEqual, to: 0)
      $0.add([.init(3, 0)], .greaterOrEqual, to: 0.3)
      $0.add([.init(2, 0), .init(1, 1)], .lessOrEqual, to: 0.2)
    }),
  FoundFailure(
    testDescription: "two variables at 0 that a third row would spread", variableCount: 4,
    build: {
      $0.add([.init(1, 0)], .greaterOrEqual, to: 0)
      $0.add([.init(1, 1)], .greaterOrEqual, to: 0)
      $0.add([.init(1, 2)], .greaterOrEqual, to: 0)
      $0.add([.init(-1, 0), .init(-1, 1)], .greaterOrEqual, to: 0)
      $0.add([.init(13.5, 0), .init(-14.5, 2), .init(1, 3)], .equal, to: -1, strength: .optional(750))
    }),
  FoundFailure(
    testDescription: "a bound at 0 beside a canceled elimination", variableCount: 6,
    build: {
      $0.add([.init(-1, 5), .init(0.02, 4), .init(-2000, 0)], .equal, to: 0, strength: .definition)
      $0.add([.init(1, 4), .init(200, 3)], .equal, to: 0)
      $0.add([.init(-1, 1)], .greaterOrEqual, to: 0)
      $0.add([.init(1, 0), .init(-1, 3), .init(1, 1)], .equal, to: 0, strength: .optional(51.5))
      $0.add([.init(-1, 0)], .equal, to: 1, strength: .optional(21.25))
      $0.add([.init(-20, 4), .init(1, 2), .init(-0.01975, 5)], .equal, to: 0, strength: .optional(37))
    }),
  FoundFailure(
    testDescription: "a required row under an optional one of nearly its direction", variableCount: 8,
    build: {
      $0.add([.init(-1, 5), .init(1, 0), .init(-1, 4)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 6), .init(6000, 2), .init(0.01, 4), .init(1, 1)], .equal, to: 0, strength: .definition)
      $0.add([.init(-1, 7), .init(1, 3), .init(30000, 1)], .equal, to: 0, strength: .definition)
      $0.add([.init(-1, 5), .init(-2450, 7)], .lessOrEqual, to: -1.175)
      $0.add([.init(1, 5), .init(-13250, 7), .init(0.02, 2)], .lessOrEqual, to: 0, strength: .optional(22))
    }),
  FoundFailure(
    testDescription: "a definition of five variables against a bound", variableCount: 9,
    build: {
      $0.add(
        [.init(-1, 7), .init(1, 2), .init(-1, 1), .init(20, 0), .init(-1, 5)], .equal, to: 0,
        strength: .definition)
      $0.add(
        [.init(-1, 8), .init(-20, 4), .init(30000, 1), .init(1, 0)], .equal, to: 0, strength: .definition)
      $0.add([.init(-1, 3), .init(1, 6)], .greaterOrEqual, to: 0, strength: .tieBreak(1))
      $0.add([.init(1, 3), .init(1, 1)], .equal, to: 1, strength: .optional(9.25))
      $0.add([.init(1, 5)], .equal, to: -237.5)
      $0.add([.init(-1, 7)], .greaterOrEqual, to: 0)
    }),
  FoundFailure(
    testDescription: "a bound on what four definitions of large coefficients use", variableCount: 9,
    build: {
      $0.add(
        [.init(-1, 4), .init(7.75, 1), .init(-23, 2), .init(-2875, 3)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 6), .init(0.01225, 3), .init(0.275, 1), .init(1.1, 3), .init(-2300, 4)], .equal, to: 0,
        strength: .definition)
      $0.add(
        [.init(-1, 7), .init(134.175, 5), .init(-45, 6), .init(2875, 2), .init(-2850, 0)], .equal, to: 0,
        strength: .definition)
      $0.add(
        [.init(-1, 8), .init(7.25, 5), .init(0.02625, 4), .init(202.5, 0)], .equal, to: 0,
        strength: .definition)
      $0.add([.init(1, 0)], .lessOrEqual, to: -265)
      $0.add([.init(-1, 4)], .greaterOrEqual, to: 0, strength: .optional(17))
      $0.add([.init(1, 5)], .equal, to: 0, strength: .optional(63.5))
    }),
  FoundFailure(
    testDescription: "an equation of 0.24 beside 1500", variableCount: 3,
    build: {
      $0.add(
        [.init(-1, 1), .init(2375, 0), .init(-0.6, 0), .init(0.016, 0), .init(1050, 0), .init(0.00375, 0)],
        .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 2), .init(-1950, 1), .init(0.01625, 1), .init(31750, 0), .init(0.09, 0)], .equal, to: 0,
        strength: .definition)
      $0.add([.init(-0.24, 0), .init(-1500, 2)], .equal, to: -3000)
    }),
  FoundFailure(
    testDescription: "a size that is a millionth of another one", variableCount: 6,
    build: {
      $0.add([.init(1, 0), .init(-1, 2), .init(1, 1)], .equal, to: 0, strength: .definition)
      $0.add([.init(1, 1)], .greaterOrEqual, to: 0)
      $0.add([.init(1, 3), .init(-1, 5), .init(1, 4)], .equal, to: 0, strength: .definition)
      $0.add([.init(1, 4)], .greaterOrEqual, to: 0)
      $0.add([.init(1, 0), .init(-1, 3)], .equal, to: 0, strength: .optional(249.5))
      $0.add([.init(1, 4), .init(-1e-06, 1)], .equal, to: 1, strength: .optional(249.5))
    }),
  FoundFailure(
    testDescription: "an optional row on the last of three definitions", variableCount: 8,
    build: {
      $0.add([.init(-1, 2), .init(28.75, 0)], .equal, to: 0, strength: .definition)
      $0.add([.init(-1, 3), .init(28.75, 1)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 4), .init(-20, 0), .init(-22.25, 3), .init(0.25, 3), .init(0, 1)], .equal, to: 0,
        strength: .definition)
      $0.add([.init(-1, 5)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 6), .init(-26.75, 1), .init(-29, 5), .init(28.75, 2)], .equal, to: 0, strength: .definition
      )
      $0.add(
        [.init(-1, 7), .init(19.75, 0), .init(-31.75, 4), .init(-31.75, 4)], .equal, to: 0,
        strength: .definition)
      $0.add([.init(-1, 7)], .equal, to: 0, strength: .optional(61.5))
    }),
  FoundFailure(
    testDescription: "a row that may be anywhere, of sizes 1 to 1000", variableCount: 6,
    build: {
      $0.add([.init(1, 0), .init(-1, 2), .init(1, 1)], .equal, to: 0, strength: .definition)
      $0.add([.init(1, 3), .init(-1, 5), .init(1, 4)], .equal, to: 0, strength: .definition)
      $0.add([.init(1, 1)], .lessOrEqual, to: 0, strength: .optional(250))
      $0.add([.init(1, 4)], .greaterOrEqual, to: 1, strength: .optional(750))
      $0.add([.init(1, 5), .init(-1, 0)], .lessOrEqual, to: 0, strength: .optional(249.5))
      $0.add([.init(1, 3), .init(-1, 2)], .equal, to: 0)
      $0.add([.init(1, 4), .init(-0.001, 1)], .equal, to: 0, strength: .optional(500))
    }),
  FoundFailure(
    testDescription: "a seventh definition of what an optional row decides", variableCount: 6,
    build: {
      $0.add([.init(-1, 4)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 5), .init(28, 3), .init(26.25, 2), .init(27.5, 4), .init(27, 4)], .equal, to: 0,
        strength: .definition)
      $0.add([.init(1, 1), .init(29.75, 0), .init(1, 2)], .equal, to: 0)
      $0.add([.init(1, 0)], .equal, to: 0, strength: .optional(0.25))
      $0.add([.init(1, 0), .init(-28.5, 5)], .equal, to: 0)
    }),
  FoundFailure(
    testDescription: "a bound on what chained definitions scale up", variableCount: 12,
    build: {
      $0.add([.init(-1, 5), .init(27, 2), .init(28.75, 1)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 6), .init(20.5, 4), .init(0, 1), .init(1, 0), .init(30.25, 0), .init(19.75, 1)], .equal,
        to: 0,
        strength: .definition)
      $0.add(
        [.init(-1, 7), .init(25.25, 3), .init(29, 5), .init(24.25, 5), .init(-0.25, 3)], .equal, to: 0,
        strength: .definition)
      $0.add(
        [.init(-1, 8), .init(16.25, 7), .init(28.5, 2), .init(16.25, 7)], .equal, to: 0, strength: .definition
      )
      $0.add([.init(-1, 9)], .equal, to: 0, strength: .definition)
      $0.add([.init(-1, 10), .init(11.75, 0)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 11), .init(0.25, 2), .init(20.75, 0), .init(27.75, 8), .init(24.25, 9)], .equal, to: 0,
        strength: .definition)
      $0.add([.init(1, 2), .init(28.5, 10)], .equal, to: -0.25, strength: .optional(63.75))
      $0.add([.init(-1, 10)], .equal, to: 0, strength: .optional(63.75))
      $0.add([.init(-1, 2)], .lessOrEqual, to: 0)
    }),
  FoundFailure(
    testDescription: "29 times what is 0", variableCount: 8,
    build: {
      $0.add([.init(-1, 4), .init(29, 0)], .equal, to: 0, strength: .definition)
      $0.add([.init(-1, 5), .init(1, 1), .init(0, 0)], .equal, to: 0, strength: .definition)
      $0.add([.init(-1, 6), .init(27.5, 4), .init(0.25, 5)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 7), .init(1, 2), .init(9, 3), .init(18.25, 0), .init(29, 5)], .equal, to: 0,
        strength: .definition)
      $0.add([.init(1, 0)], .equal, to: 0, strength: .optional(0.75))
      $0.add([.init(-3, 1), .init(0.25, 2)], .equal, to: 0)
      $0.add([.init(1, 3)], .equal, to: 0)
    }),
  FoundFailure(
    testDescription: "an optional row decides what a definition scales", variableCount: 8,
    build: {
      $0.add(
        [.init(-1, 3), .init(16.75, 1), .init(0.75, 0), .init(0, 0)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 4), .init(28.5, 1), .init(27.5, 0), .init(1, 3), .init(0.5, 0), .init(0.25, 0)], .equal,
        to: 0,
        strength: .definition)
      $0.add([.init(-1, 6), .init(28.75, 3), .init(9.75, 2)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 7), .init(18.5, 0), .init(-0.75, 4), .init(27, 5), .init(9, 3)], .equal, to: 0,
        strength: .definition)
      $0.add([.init(0.25, 1), .init(1, 6)], .equal, to: 0)
      $0.add([.init(1, 2)], .equal, to: 0, strength: .optional(63.75))
    }),
  FoundFailure(
    testDescription: "a definition at 0 that a bound goes through", variableCount: 13,
    build: {
      $0.add([.init(-1, 5), .init(27, 2), .init(28.75, 1)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 6), .init(20.5, 4), .init(-12.75, 1), .init(1, 1), .init(0.5, 0), .init(0.25, 1)], .equal,
        to: 0, strength: .definition)
      $0.add(
        [.init(-1, 8), .init(1, 3), .init(-0.25, 0), .init(16.25, 7), .init(-22.75, 5)], .equal, to: 0,
        strength: .definition)
      $0.add(
        [.init(-1, 11), .init(0.5, 10), .init(0.75, 4), .init(20.5, 9), .init(27.5, 6)], .equal, to: 0,
        strength: .definition)
      $0.add(
        [.init(-1, 12), .init(27.75, 0), .init(25.25, 10), .init(20.5, 10)], .equal, to: 0,
        strength: .definition)
      $0.add([.init(-1, 5), .init(-22.75, 12)], .lessOrEqual, to: -22)
      $0.add([.init(-1, 5)], .lessOrEqual, to: 0)
      $0.add([.init(-1, 12)], .equal, to: 0, strength: .optional(63.75))
    }),
  FoundFailure(
    testDescription: "a bound at what is 0 but for rounding", variableCount: 3,
    build: {
      $0.add([.init(0.18, 1), .init(-26, 2)], .equal, to: 18928.8)
      $0.add([.init(-0.2, 1)], .equal, to: -232)
      $0.add([.init(-1, 0)], .greaterOrEqual, to: 0)
      $0.add([.init(20, 1), .init(12, 2), .init(-1, 0)], .equal, to: 14560)
    }),
]
