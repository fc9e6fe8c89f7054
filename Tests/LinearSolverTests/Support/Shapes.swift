import LinearOracle
import LinearSolver

enum Shape: String, CaseIterable, Sendable {
  case oneAxisLayout, twoAxisLayout, largeLayout, arbitrary, degenerate, overconstrained, underconstrained
  case manyLevels, tieBroken, manyVariables, badlyScaled, badlyScaledLayout
  case worseScaled, worseScaledLayout, proportions

  /// Large layouts get fewer seeds, since the oracle is slow for them.
  func seeds(of count: UInt64) -> Range<UInt64> { 0..<(self == .largeLayout ? (count + 19) / 20 : count) }

  func problem(seed: UInt64) -> LinearProblem {
    var random = SplitMix64(seed: seed)
    switch self {
    case .oneAxisLayout: return layoutProblem(axes: 1, views: 1...5, &random)
    case .twoAxisLayout: return layoutProblem(axes: 2, views: 1...3, &random)
    case .largeLayout: return layoutProblem(axes: 2, views: 6...12, &random)
    case .arbitrary: return RowMaker().problem(&random)
    case .degenerate:
      return RowMaker(
        rows: 2...14, coefficients: [-1, -1, 0, 1, 1, 2], constants: [0, 0, 0, 0, 1, -1], repeats: 40,
        required: 50
      ).problem(&random)
    case .overconstrained:
      return RowMaker(variables: 1...3, rows: 4...12, required: 85, boxes: 20).problem(&random)
    case .underconstrained:
      return RowMaker(variables: 3...7, rows: 1...6, equalities: 15, boxes: 0).problem(&random)
    case .manyLevels:
      return RowMaker(rows: 4...14, priorities: [999, 750.5, 750.25, 750, 3, 2, 1.5, 1, 0.5], required: 15)
        .problem(&random)
    case .tieBroken:
      return RowMaker(variables: 2...6, rows: 4...12, required: 30, tieBreaks: 70).problem(&random)
    case .manyVariables:
      return RowMaker(
        variables: 6...12, rows: 6...16, coefficients: (-32...32).map { Double($0) / 2 }, required: 60
      ).problem(&random)
    case .badlyScaled: return rescaled(RowMaker().problem(&random), 1e-3, &random)
    case .badlyScaledLayout:
      return rescaled(layoutProblem(axes: 1, views: 1...5, &random), 1e-3, &random)
    case .worseScaled: return rescaled(RowMaker().problem(&random), 1e-6, &random)
    case .worseScaledLayout:
      return rescaled(layoutProblem(axes: 1, views: 1...5, &random), 1e-6, &random)
    case .proportions: return proportionProblem(&random)
    }
  }
}

private func proportionProblem(_ random: inout SplitMix64) -> LinearProblem {
  let views = random.int(2...6)
  var problem = LinearProblem(variableCount: 2 * views)
  for variable in 0..<2 * views { problem.add([.init(1, variable)], .greaterOrEqual, to: 0) }
  for _ in 0..<random.int(views...5 * views) {
    let factor = Double(random.int(200...2000)) / 1000
    problem.add(
      [.init(1, 2 * random.int(0...views - 1)), .init(-factor, 2 * random.int(0...views - 1) + 1)],
      random.chance(90) ? .greaterOrEqual : .equal, to: Double(random.int(-40...40)),
      strength: .optional(Double(random.int(1...30)) * 10))
  }
  return problem
}

/// Makes problems of random constraints, which are called rows here.
private struct RowMaker {
  var variables = 1...5
  var rows = 2...9
  var coefficients: [Double] = [-3, -2, -1, -1, 1, 1, 1, 2, 3, 0.5]
  var constants: [Double] = [-10, -7, -4, -2.5, -1, 0, 0, 1, 2, 3, 5.25, 8, 10, 0.1, 0.2, 0.3]
  var priorities: [Double] = [750, 500, 250, 250.5]
  /// The percentage of rows that repeat an earlier row, in some cases multiplied by a factor, which can be negative.
  var repeats = 8
  var required = 45
  var equalities = 40
  /// The percentage of tie-breaks among the rows that are not required.
  var tieBreaks = 15
  /// The percentage of problems with bounds on all variables.
  var boxes = 40

  func problem(_ random: inout SplitMix64) -> LinearProblem {
    var problem = LinearProblem(variableCount: random.int(variables))
    let plain = problem.variableCount
    if random.chance(25) {
      let sum = problem.addVariable()
      problem.add(
        terms(plain, &random) + [LinearTerm(random.pick([-1, -1, 2]), sum)], .equal, to: 0,
        strength: .definition)
    }
    if random.chance(boxes) {
      for variable in 0..<plain {
        problem.add([.init(1, variable)], .greaterOrEqual, to: random.pick([0, 0, -5]))
        problem.add([.init(1, variable)], .lessOrEqual, to: random.pick([0, 10, 10, 12.5]))
      }
    }
    for _ in 0..<random.int(rows) {
      if problem.constraintCount > 0, random.chance(repeats) {
        repeatRow(&problem, &random)
      } else {
        problem.add(
          terms(problem.variableCount, &random), relation(&random), to: random.pick(constants),
          strength: strength(&random))
      }
    }
    return problem
  }

  private func terms(_ count: Int, _ random: inout SplitMix64) -> [LinearTerm] {
    let length = random.pick([0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 4])
    return (0..<length).map { _ in LinearTerm(random.pick(coefficients), random.int(0...count - 1)) }
  }

  private func relation(_ random: inout SplitMix64) -> LinearRelation {
    random.chance(equalities) ? .equal : random.pick([.lessOrEqual, .greaterOrEqual])
  }

  private func strength(_ random: inout SplitMix64) -> Strength {
    if random.chance(required) { return .required }
    return random.chance(tieBreaks)
      ? .tieBreak(random.pick([0, 0, 1, 2, 5])) : .optional(random.pick(priorities))
  }

  private func repeatRow(_ problem: inout LinearProblem, _ random: inout SplitMix64) {
    let row = random.int(0...problem.constraintCount - 1)
    let factor = random.pick([1, 1, 2, -1, -0.5])
    let relation: LinearRelation =
      switch problem.relation(of: row) {
      case .equal: .equal
      case .lessOrEqual: factor < 0 ? .greaterOrEqual : .lessOrEqual
      case .greaterOrEqual: factor < 0 ? .lessOrEqual : .greaterOrEqual
      }
    problem.add(
      problem.terms(of: row).map { LinearTerm($0.coefficient * factor, $0.variable) }, relation,
      to: problem.constant(of: row) * factor, strength: strength(&random))
  }
}

private func rescaled(
  _ problem: LinearProblem, _ least: Double, _ random: inout SplitMix64
) -> LinearProblem {
  let powers =
    least == 1e-3
    ? [1e-3, 1e-2, 0.1, 1, 1, 10, 100, 1000] : [1e-6, 1e-5, 1e-3, 0.1, 1, 1, 10, 1000, 1e5, 1e6]
  let units = (0..<problem.variableCount).map { _ in random.pick(powers) }
  var result = LinearProblem(variableCount: problem.variableCount)
  for row in 0..<problem.constraintCount {
    let strength = problem.strength(of: row)
    let isExact = strength == .required || strength == .definition
    let factor = isExact ? random.pick(powers) : 1
    result.add(
      problem.terms(of: row).map {
        LinearTerm(decimalProduct($0.coefficient, units[$0.variable], factor), $0.variable)
      }, problem.relation(of: row), to: decimalProduct(problem.constant(of: row), factor), strength: strength)
  }
  return result
}

/// Returns the product of the factors as decimals, rounded only once, since further rounding could make consistent
/// equations contradict each other.
private func decimalProduct(_ factors: Double...) -> Double {
  factors.reduce(Rational.one) { $0 * Rational(decimal: $1) }.double
}
