/// A linear combination of constraints that proves a contradiction or the value of a variable.
public struct LinearCombination: Sendable, Equatable {
  /// A constraint, treated as an equation, and the number by which it is multiplied.
  public struct Part: Sendable, Equatable {
    /// The constraint's index.
    public var constraint: Int
    /// The number by which both sides of the constraint's equation are multiplied.
    public var multiplier: Double

    public init(_ constraint: Int, _ multiplier: Double) {
      self.constraint = constraint
      self.multiplier = multiplier
    }
  }

  /// The constraints with nonzero multipliers, in ascending order of their indices.
  public var parts: [Part]
  /// The terms that the constraints leave undetermined in the sum passed to `combination(for:)`; empty in a proof of a
  /// contradiction.
  public var rest: [LinearTerm]
  /// The sum of the constants of the constraints in `parts`, each multiplied by the part's `multiplier`.
  public var constant: Double
}

/// Derives equations, with proofs, from constraints by sparse Gaussian elimination.
public struct LinearDerivation {
  /// The effect of adding a constraint.
  public enum Addition: Equatable {
    /// The constraint does not follow from earlier constraints.
    case new
    /// The constraint follows from earlier constraints.
    case redundant
    /// The constraint contradicts earlier constraints. The combination proves this: its `rest` is empty, and its
    /// `constant` is not 0.
    case contradiction(LinearCombination)
    /// The constraint was not added, because the work limit was reached.
    case exhausted
  }

  private var problem: LinearProblem
  private var expressions: [VariableExpression] = []
  /// For each variable, the index of its expression in `expressions`; -1 if the variable was not eliminated.
  private var places: [Int32]
  /// The proofs of the expressions, in an order in which each proof refers only to earlier proofs.
  private var proofs: [Proof] = []
  /// The cost so far, in units of `LinearSolution.work`.
  public private(set) var work = 0
  private let workLimit: Int

  public init(_ problem: LinearProblem, workLimit: Int = 20_000_000) {
    Layer.derivation.reach()
    self.problem = problem
    self.workLimit = workLimit
    places = Array(repeating: -1, count: problem.variableCount)
  }

  /// Adds a constraint as an equation, and solves it for `preferred` or, if the coefficient of `preferred` is too
  /// small, for another variable.
  ///
  /// - Complexity: Nearly linear in the number of terms if each constraint has two variables.
  public mutating func add(_ constraint: Int, eliminating preferred: Variable? = nil) -> Addition {
    let reduction = reduce(problem.terms(of: constraint))
    guard work < workLimit else { return .exhausted }
    let constant = problem.constant(of: constraint) - reduction.constant
    guard let pivot = pivot(of: reduction.terms, preferring: preferred) else {
      let size = max(abs(problem.constant(of: constraint)), reduction.magnitude)
      if abs(constant) <= 1e-9 * max(1, size) { return .redundant }
      var combination = combined(reduction.uses.map { ($0.proof, -$0.multiplier) })
      combination.parts.append(.init(constraint, 1))
      combination.parts.sort { $0.constraint < $1.constraint }
      combination.constant = constant
      return .contradiction(combination)
    }
    let scale = 1 / pivot.coefficient
    let proof = Proof(
      constraint: constraint, multiplier: scale,
      uses: reduction.uses.map { Use(proof: $0.proof, multiplier: -$0.multiplier * scale) })
    places[pivot.variable.index] = Int32(expressions.count)
    expressions.append(
      VariableExpression(
        terms: reduction.terms.filter { $0.variable != pivot.variable }
          .map { LinearTerm(-$0.coefficient * scale, $0.variable) },
        constant: constant * scale, proof: proofs.count))
    proofs.append(proof)
    return .new
  }

  /// Adds the equation `sum of terms = 0`, and returns whether it is independent of earlier equations.
  public mutating func add(_ terms: [LinearTerm]) -> Bool {
    add(problem.add(terms, .equal, to: 0).index) == .new
  }

  /// Returns the sum of `terms` as a combination of constraints. If the `rest` of the combination is empty, the value
  /// of the sum is the combination's `constant`.
  public mutating func combination(for terms: [LinearTerm]) -> LinearCombination {
    let reduction = reduce(terms)
    var combination = combined(reduction.uses.map { ($0.proof, $0.multiplier) })
    combination.rest = reduction.terms
    combination.constant = reduction.constant
    return combination
  }

  /// Expresses a variable as a sum of variables that were not eliminated, and returns the terms of this sum without its
  /// constant.
  public mutating func expression(of variable: Variable) -> [LinearTerm] {
    reduce([LinearTerm(1, variable)]).terms
  }

  var expressionCount: Int { expressions.count }

  /// Indicates whether the work limit was reached.
  public var isExhausted: Bool { work >= workLimit }
}

// MARK: - Expressions

private struct VariableExpression {
  var terms: [LinearTerm]
  var constant: Double
  var proof: Int
}

private struct Reduction {
  var terms: [LinearTerm] = []
  var constant = 0.0
  /// The largest magnitude among the addends of `constant`, for its rounding tolerance.
  var magnitude = 0.0
  var uses: [Use] = []
}

private struct Use {
  var proof: Int
  var multiplier: Double
}

/// The proof of an equation. The equation is the sum of a constraint and of equations with earlier proofs, each
/// multiplied by a factor. If there is no constraint, `constraint` is -1.
private struct Proof {
  var constraint: Int
  var multiplier: Double
  var uses: [Use]
}

extension LinearDerivation {
  private mutating func reduce(_ terms: [LinearTerm]) -> Reduction {
    for term in terms { bringUpToDate(term.variable) }
    work += terms.count
    return replacing(terms, in: Reduction())
  }

  /// Replaces eliminated variables in `terms` by their expressions. Returns `start` with the resulting terms, sorted by
  /// variable, and with the constants and proofs of the expressions added.
  private mutating func replacing(_ terms: [LinearTerm], in start: Reduction) -> Reduction {
    var parts: [LinearTerm] = []
    parts.reserveCapacity(terms.count)
    var result = start
    for term in terms where term.coefficient != 0 {
      guard isEliminated(term.variable) else {
        parts.append(term)
        continue
      }
      let expression = expressions[Int(places[term.variable.index])]
      for part in expression.terms {
        parts.append(LinearTerm(term.coefficient * part.coefficient, part.variable))
      }
      result.uses.append(Use(proof: expression.proof, multiplier: term.coefficient))
      result.constant += term.coefficient * expression.constant
      result.magnitude = max(result.magnitude, abs(term.coefficient * expression.constant))
      work += expression.terms.count + 1
    }
    if !zip(parts, parts.dropFirst()).allSatisfy({ $0.variable <= $1.variable }) {
      parts.sort { $0.variable < $1.variable }
    }
    var kept = 0
    for index in parts.indices {
      if kept > 0, parts[kept - 1].variable == parts[index].variable {
        parts[kept - 1].coefficient = sumWithoutNoise(parts[kept - 1].coefficient, parts[index].coefficient)
      } else {
        parts[kept] = parts[index]
        kept += 1
      }
    }
    parts.removeLast(parts.count - kept)
    parts.removeAll { $0.coefficient == 0 }
    result.terms = parts
    return result
  }

  private mutating func bringUpToDate(_ variable: Variable) {
    if !isOutdated(variable) { return }
    var path = [variable]
    // An expression never refers to variables that were eliminated before its own variable, so the loop ends.
    while let last = path.last, work < workLimit {
      guard isOutdated(last) else {
        path.removeLast()
        continue
      }
      let place = Int(places[last.index])
      let expression = expressions[place]
      let depth = path.count
      for term in expression.terms where isOutdated(term.variable) { path.append(term.variable) }
      work += expression.terms.count
      if path.count == depth {
        expressions[place] = substituted(expression)
        path.removeLast()
      }
    }
  }

  private func isOutdated(_ variable: Variable) -> Bool {
    isEliminated(variable)
      && expressions[Int(places[variable.index])].terms.contains { isEliminated($0.variable) }
  }

  private func isEliminated(_ variable: Variable) -> Bool { places[variable.index] >= 0 }

  private mutating func substituted(_ expression: VariableExpression) -> VariableExpression {
    let start = Reduction(
      constant: expression.constant, magnitude: abs(expression.constant),
      uses: [Use(proof: expression.proof, multiplier: 1)])
    let reduction = replacing(expression.terms, in: start)
    proofs.append(Proof(constraint: -1, multiplier: 0, uses: reduction.uses))
    return VariableExpression(terms: reduction.terms, constant: reduction.constant, proof: proofs.count - 1)
  }

  private func pivot(of terms: [LinearTerm], preferring preferred: Variable?) -> LinearTerm? {
    let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
    func isLarge(_ term: LinearTerm) -> Bool { abs(term.coefficient) >= 1e-3 * largest }
    return terms.first { $0.variable == preferred && isLarge($0) } ?? terms.last(where: isLarge)
  }

  private func combined(_ sources: [(proof: Int, multiplier: Double)]) -> LinearCombination {
    var weights = [Double](repeating: 0, count: proofs.count)
    for source in sources { weights[source.proof] += source.multiplier }
    // Each constraint has at most one proof, so `parts` contains it only once.
    var parts: [LinearCombination.Part] = []
    for index in proofs.indices.reversed() where weights[index] != 0 {
      let proof = proofs[index]
      if proof.constraint >= 0 { parts.append(.init(proof.constraint, weights[index] * proof.multiplier)) }
      for use in proof.uses {
        let added = weights[index] * use.multiplier
        let sum = weights[use.proof] + added
        weights[use.proof] = abs(sum) <= 1e-10 * abs(added) ? 0 : sum
      }
    }
    parts.sort { $0.constraint < $1.constraint }
    return LinearCombination(parts: parts, rest: [], constant: 0)
  }
}
