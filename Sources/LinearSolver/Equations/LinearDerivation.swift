/// A linear combination of constraints that proves something, such as a contradiction or the value of a variable.
public struct LinearCombination: Sendable, Equatable {
  /// A constraint of the problem, read as the equation `sum of terms = constant`, with its multiplier.
  public struct Part: Sendable, Equatable {
    /// The constraint's index.
    public var constraint: Int
    /// The multiplier of the constraint in the sum.
    public var multiplier: Double

    public init(_ constraint: Int, _ multiplier: Double) {
      self.constraint = constraint
      self.multiplier = multiplier
    }
  }

  /// The parts, ascending by constraint; no multiplier is 0.
  public var parts: [Part]
  /// The terms that are left when the left sides are added up; empty where the combination determines a value.
  public var rest: [LinearTerm]
  /// The sum of the constants, each times its multiplier.
  public var constant: Double
}

/// Derives equations from constraints of a problem, each with its proof.
///
/// The caller decides which constraints to add as equations: equations, and inequalities that hold with equality at a
/// solution. The first ones are used first: a constraint that follows from those before it is redundant, and is part
/// of no proof.
///
/// This is Gaussian elimination with sparse rows. Each eliminated variable has an expression in variables that are
/// not eliminated. Expressions are updated when they are used, as paths are compressed in union-find, so that the
/// long chains of layouts cost little more than their length. The proofs form a graph: every expression refers to the
/// one constraint and the expressions that it was made from.
public struct LinearDerivation {
  /// The effect of adding a constraint to those before it.
  public enum Addition: Equatable {
    /// The constraint does not follow from those before it.
    case new
    /// The constraint follows from those before it.
    case redundant
    /// The constraint cannot hold together with those before it: `combination.rest` is empty, though the constant is
    /// not 0.
    case contradiction(LinearCombination)
    /// The work limit is reached; no more constraints are added.
    case exhausted
  }

  private var problem: LinearProblem
  /// The expressions of the eliminated variables.
  private var expressions: [VariableExpression] = []
  /// The index in `expressions` for each variable, or -1. A conflict concerns few variables of a large layout, so that
  /// this must cost nearly nothing for all others.
  private var places: [Int32]
  /// The proof of each expression, later ones from earlier ones.
  private var proofs: [Proof] = []
  /// The cost so far, in the units of `LinearSolution.work`.
  public private(set) var work = 0
  private let workLimit: Int

  public init(_ problem: LinearProblem, workLimit: Int = 20_000_000) {
    Layer.derivation.reach()
    self.problem = problem
    self.workLimit = workLimit
    places = Array(repeating: -1, count: problem.variableCount)
  }

  /// Adds a constraint as an equation. Of the variables that are still open, it eliminates the last one, or the one
  /// given. Which one it is decides how variables are expressed, but neither what follows nor how it is proved.
  ///
  /// Cost: near to linear in its terms where constraints have two variables each; `workLimit` bounds the
  /// total.
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

  /// Adds an equation with constant 0 that is not a constraint of the problem, if it is not redundant; returns
  /// whether it was added.
  public mutating func add(_ terms: [LinearTerm]) -> Bool {
    add(problem.add(terms, .equal, to: 0).index) == .new
  }

  /// Expresses a sum by the constraints so far. Where `rest` is empty, `constant` is the value of the sum, and the
  /// parts prove it.
  public mutating func combination(for terms: [LinearTerm]) -> LinearCombination {
    let reduction = reduce(terms)
    var combination = combined(reduction.uses.map { ($0.proof, $0.multiplier) })
    combination.rest = reduction.terms
    combination.constant = reduction.constant
    return combination
  }

  /// A variable in terms of those that are open: how it moves with each of them. Cost: that of one reduction.
  public mutating func expression(of variable: Variable) -> [LinearTerm] {
    reduce([LinearTerm(1, variable)]).terms
  }

  /// The number of variables that were eliminated.
  var expressionCount: Int { expressions.count }

  /// Indicates whether no more work is allowed.
  public var isExhausted: Bool { work >= workLimit }
}

// MARK: - Expressions

/// The value of an eliminated variable: `sum of terms + constant`.
private struct VariableExpression {
  var terms: [LinearTerm]
  var constant: Double
  var proof: Int
}

/// A sum after eliminated variables were replaced, with the expressions that were used and their multipliers.
private struct Reduction {
  var terms: [LinearTerm] = []
  var constant = 0.0
  /// The largest number in the computation, which bounds the rounding of the constant.
  var magnitude = 0.0
  var uses: [Use] = []
}

private struct Use {
  var proof: Int
  var multiplier: Double
}

/// An equation as a sum: a constraint (or none, -1) and earlier equations.
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

  /// Adds terms to a sum, replacing each eliminated variable by its expression. The result contains each variable once,
  /// in ascending order.
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
    // Most sums have one or two terms, or are sorted already.
    if !zip(parts, parts.dropFirst()).allSatisfy({ $0.variable <= $1.variable }) {
      parts.sort { $0.variable < $1.variable }
    }
    // The sums of equal variables replace the parts, in place.
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

  /// Replaces the variables in an expression that have been eliminated since it was made, after doing the same in their
  /// expressions.
  private mutating func bringUpToDate(_ variable: Variable) {
    if !isOutdated(variable) { return }
    var path = [variable]
    // A variable's expression refers only to those that were eliminated after it, so this ends.
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

  /// Indicates whether a variable's expression has a variable that has been eliminated since it was made.
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

  /// A variable whose coefficient is not tiny beside the others: the preferred one, or else the last.
  private func pivot(of terms: [LinearTerm], preferring preferred: Variable?) -> LinearTerm? {
    let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
    func isLarge(_ term: LinearTerm) -> Bool { abs(term.coefficient) >= 1e-3 * largest }
    return terms.first { $0.variable == preferred && isLarge($0) } ?? terms.last(where: isLarge)
  }

  /// The sum of equations, traced back to constraints. Cost: linear in the proofs so far.
  private func combined(_ sources: [(proof: Int, multiplier: Double)]) -> LinearCombination {
    var weights = [Double](repeating: 0, count: proofs.count)
    for source in sources { weights[source.proof] += source.multiplier }
    // Each constraint is in one proof only, so that no two parts have the same constraint.
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
