import LinearSolver

let foundByFuzzer = [
  FoundFailure(
    testDescription: "one sum by two ways, once as what is left of a cancellation", variableCount: 6,
    build: {
      $0.add([.init(-1, 3), .init(27, 1), .init(28.75, 0)], .equal, to: 0, strength: .definition)
      $0.add([.init(-1, 4), .init(28.75, 3)], .equal, to: 0, strength: .definition)
      $0.add([.init(-1, 5), .init(1, 1), .init(-22.75, 2)], .equal, to: 0, strength: .optional(45))
      $0.add([.init(1, 3)], .lessOrEqual, to: -22)
      $0.add([.init(1, 2), .init(22.5, 4)], .equal, to: 0)
      $0.add([.init(-1, 2)], .equal, to: 0, strength: .optional(25.25))
    }),
  FoundFailure(
    testDescription: "two that are not negative, and what they sum to", variableCount: 7,
    build: {
      $0.add([.init(-1, 3), .init(27, 1), .init(0.75, 0)], .equal, to: 0, strength: .definition)
      $0.add([.init(-1, 4), .init(27.5, 2), .init(0, 0)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 5), .init(-0.5, 1), .init(-0.5, 2), .init(3, 2), .init(0.5, 0)], .equal, to: 0,
        strength: .definition)
      $0.add(
        [.init(-1, 6), .init(-0.25, 0), .init(-0.25, 0), .init(25.25, 4)], .equal, to: 0,
        strength: .definition)
      $0.add([.init(-1, 4)], .lessOrEqual, to: 0)
      $0.add([.init(-1, 3)], .lessOrEqual, to: 0)
      $0.add([.init(-1, 2), .init(-22.75, 3)], .equal, to: 0, strength: .optional(29.25))
    }),
  FoundFailure(
    testDescription: "all that is left of three bounds is 0", variableCount: 11,
    build: {
      $0.add([.init(-1, 5), .init(27, 2), .init(28.75, 1)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 6), .init(20.5, 4), .init(-12.75, 1), .init(1, 1), .init(0.5, 0), .init(0.25, 1)], .equal,
        to: 0, strength: .definition)
      $0.add(
        [.init(-1, 7), .init(-0.25, 3), .init(0.25, 3), .init(1, 0)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 8), .init(0.5, 2), .init(0.75, 4), .init(20.5, 0), .init(27.5, 7)], .equal, to: 0,
        strength: .definition)
      $0.add(
        [.init(-1, 9), .init(-22.75, 7), .init(-22.75, 7), .init(-22.75, 7)], .equal, to: 0,
        strength: .definition)
      $0.add([.init(-1, 10), .init(11.75, 0)], .equal, to: 0, strength: .definition)
      $0.add([.init(-22.75, 5), .init(-0.25, 10)], .lessOrEqual, to: 0)
      $0.add([.init(-1, 9)], .lessOrEqual, to: 0)
      $0.add([.init(1, 5)], .lessOrEqual, to: 0)
    }),
  FoundFailure(
    testDescription: "a millionth beside a million, of the strongest priority", variableCount: 5,
    build: {
      $0.add([.init(1, 1), .init(-1, 3), .init(1, 2)], .equal, to: 0, strength: .definition)
      $0.add([.init(1, 3)], .lessOrEqual, to: 0, strength: .optional(51))
      $0.add([.init(1, 4)], .greaterOrEqual, to: 1, strength: .optional(750))
      $0.add([.init(1, 2), .init(-1000, 0)], .equal, to: 1_000_000, strength: .optional(500))
      $0.add([.init(1, 0), .init(-1, 4)], .equal, to: 0, strength: .optional(750))
      $0.add([.init(1, 1)], .greaterOrEqual, to: 1e-06, strength: .optional(999))
    }),
  FoundFailure(
    testDescription: "a bound that a combination of free definitions meets", variableCount: 10,
    build: {
      $0.add([.init(-1, 5), .init(27, 2), .init(28.75, 1)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 6), .init(20.5, 4), .init(-12.75, 1), .init(1, 1), .init(0.5, 0), .init(0.25, 1)], .equal,
        to: 0, strength: .definition)
      $0.add(
        [.init(-1, 7), .init(-3, 6), .init(1, 2), .init(-22.75, 3), .init(24.25, 5)], .equal, to: 0,
        strength: .definition)
      $0.add(
        [.init(-1, 8), .init(-22.75, 7), .init(-0.25, 1), .init(-0.25, 3)], .equal, to: 0,
        strength: .definition)
      $0.add(
        [.init(-1, 9), .init(-22.75, 0), .init(-24.75, 0), .init(11.75, 0)], .equal, to: 0,
        strength: .definition)
      $0.add([.init(-1, 5), .init(-22.75, 9)], .lessOrEqual, to: -22)
      $0.add([.init(1, 5)], .lessOrEqual, to: 0)
      $0.add([.init(1, 5), .init(29.25, 9)], .lessOrEqual, to: 0, strength: .tieBreak(0))
    }),
  FoundFailure(
    testDescription: "an optional row of one variable, among definitions", variableCount: 11,
    build: {
      $0.add([.init(-1, 5), .init(27, 2), .init(28.75, 1)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 6), .init(20.5, 4), .init(-12.75, 1), .init(1, 1), .init(0.5, 0), .init(0.25, 1)], .equal,
        to: 0, strength: .definition)
      $0.add([.init(-1, 7)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 8), .init(-0.25, 7), .init(0, 0), .init(31.25, 0)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 9), .init(31.25, 5), .init(31.25, 5), .init(-0.25, 5), .init(28, 8), .init(26.25, 6)],
        .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 10), .init(-3, 4), .init(1, 2), .init(-22.75, 3)], .equal, to: 0, strength: .definition)
      $0.add([.init(24.25, 0)], .equal, to: 0, strength: .optional(63.75))
      $0.add([.init(-22.75, 5), .init(-0.5, 2)], .equal, to: 0)
    }),
  FoundFailure(
    testDescription: "a second conflict, after pivots have left their rounding", variableCount: 4,
    build: {
      $0.add([.init(1, 0)], .greaterOrEqual, to: 1)
      $0.add([.init(1, 3), .init(1, 2)], .equal, to: 0)
      $0.add([.init(1, 3)], .greaterOrEqual, to: 1)
      $0.add([.init(-1, 0), .init(-3.5, 1), .init(0.25, 2)], .equal, to: -2)
      $0.add([.init(-1, 1), .init(1, 2)], .lessOrEqual, to: 0)
      $0.add([.init(1, 1), .init(21.25, 0)], .lessOrEqual, to: 0)
      $0.add([.init(0.25, 0), .init(-12, 3)], .equal, to: 0)
      $0.add([.init(1, 1)], .equal, to: 0)
    }, conflicts: [[1, 2, 3, 4, 6], [0, 5, 7]]),
  FoundFailure(
    testDescription: "definitions of definitions, and a tie-break", variableCount: 8,
    build: {
      $0.add([.init(-1, 4), .init(19.25, 2), .init(27.75, 3)], .equal, to: 0, strength: .definition)
      $0.add([.init(-1, 5), .init(25, 4)], .equal, to: 0, strength: .definition)
      $0.add(
        [.init(-1, 6), .init(-12.75, 5), .init(1, 1), .init(0.5, 0), .init(0.25, 2)], .equal, to: 0,
        strength: .definition)
      $0.add(
        [.init(-1, 7), .init(-3, 0), .init(1, 2), .init(-22.75, 3)], .equal, to: 0, strength: .definition)
      $0.add([.init(20.5, 4)], .lessOrEqual, to: 1)
      $0.add([.init(-1, 4)], .lessOrEqual, to: -20, strength: .tieBreak(4))
    }),
]
