/// A sum of constraints that comes to something, such as a contradiction or the value of a variable.
public struct LinearCombination: Sendable, Equatable {
  /// A constraint of the problem, read as the equation `sum of terms = constant`, and how often it counts.
  public struct Part: Sendable, Equatable {
    /// The constraint's index.
    public var constraint: Int
    /// What the constraint is multiplied by in the sum.
    public var multiplier: Double

    public init(_ constraint: Int, _ multiplier: Double) {
      self.constraint = constraint
      self.multiplier = multiplier
    }
  }

  /// Ascending by constraint; no multiplier is 0.
  public var parts: [Part]
  /// What the left sides do not cancel: nothing, where the combination determines a value.
  public var rest: [LinearTerm]
  /// The constants, each times its multiplier.
  public var constant: Double
}

/// Constraints of a problem taken one after another as equations; what follows from them comes with its proof.
///
/// Which constraints may be taken for equations is for the caller to know: those that are, and inequalities that
/// hold with equality at a solution. What is taken first is used first: a constraint that says nothing new is
/// proved by those before it, and is part of no proof.
///
/// This is Gaussian elimination with sparse rows. Each variable that was eliminated stands for an expression in
/// those that were not. Expressions are brought up to date when they are used, as paths are compressed in
/// union-find, so that the long chains of layouts cost little more than their length. The proofs form a graph:
/// every expression names the one constraint and the expressions that it was made from.
public struct LinearDerivation {
  /// What a constraint adds to those before it.
  public enum Addition: Equatable {
    /// It does not follow from those before.
    case new
    /// It follows from those before.
    case redundant
    /// It cannot hold together with those before: `combination.rest` is empty, though the constant is not 0.
    case contradiction(LinearCombination)
    /// The work limit is reached; nothing more is taken.
    case exhausted
  }

  private var problem: LinearProblem
  /// By variable that was eliminated: the expression that it stands for.
  private var expressions: [Variable: Expression] = [:]
  /// Where each expression came from, later ones from earlier ones.
  private var proofs: [Proof] = []
  /// What this has cost, as `LinearSolution.work` counts it.
  public private(set) var work = 0
  private let workLimit: Int

  public init(_ problem: LinearProblem, workLimit: Int = 20_000_000) {
    Layer.derivation.reach()
    self.problem = problem
    self.workLimit = workLimit
  }

  /// Takes a constraint as an equation. Of the variables that are still open, it eliminates the last one.
  ///
  /// Cost: near to linear in its terms for what is tied two by two; limited in all by `workLimit`.
  public mutating func add(_ constraint: Int) -> Addition {
    let reduction = reduce(Array(problem.terms(of: constraint)))
    guard work < workLimit else { return .exhausted }
    let constant = problem.constant(of: constraint) - reduction.constant
    guard let pivot = pivot(of: reduction.terms) else {
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
    expressions[pivot.variable] = Expression(
      terms: reduction.terms.filter { $0.variable != pivot.variable }
        .map { LinearTerm(-$0.coefficient * scale, $0.variable) },
      constant: constant * scale, proof: proofs.count)
    proofs.append(proof)
    return .new
  }

  /// Takes an equation that is not a constraint of the problem, if it says something new about which variables
  /// move together; its constant is 0. Says whether it did.
  public mutating func add(_ terms: [LinearTerm]) -> Bool {
    add(problem.add(terms, .equal, to: 0).index) == .new
  }

  /// What the constraints so far make of a sum: its value where `rest` is empty, and by which of them.
  public mutating func combination(for terms: [LinearTerm]) -> LinearCombination {
    let reduction = reduce(terms)
    var combination = combined(reduction.uses.map { ($0.proof, $0.multiplier) })
    combination.rest = reduction.terms
    combination.constant = reduction.constant
    return combination
  }

  /// A variable in terms of those that are open: how it moves with each of them. Cost: of one reduction.
  public mutating func expression(of variable: Variable) -> [LinearTerm] {
    reduce([LinearTerm(1, variable)]).terms
  }

  /// Indicates whether no more work is allowed.
  public var isExhausted: Bool { work >= workLimit }
}

// MARK: - Expressions

/// What an eliminated variable equals: `sum of terms + constant`.
private struct Expression {
  var terms: [LinearTerm]
  var constant: Double
  var proof: Int
}

/// A sum after eliminated variables were replaced: what is left, and which expressions took part how often.
private struct Reduction {
  var terms: [LinearTerm] = []
  var constant = 0.0
  /// The largest number that took part, which says how much of the constant may be rounding.
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

  /// Adds terms to what is there, each eliminated variable's expression for it; ascending by variable, each once.
  private mutating func replacing(_ terms: [LinearTerm], in start: Reduction) -> Reduction {
    var (parts, rest): ([LinearTerm], [LinearTerm]) = ([], [])
    var result = start
    for term in terms where term.coefficient != 0 {
      guard let expression = expressions[term.variable] else {
        parts.append(term)
        continue
      }
      parts += expression.terms.map { LinearTerm(term.coefficient * $0.coefficient, $0.variable) }
      result.uses.append(Use(proof: expression.proof, multiplier: term.coefficient))
      result.constant += term.coefficient * expression.constant
      result.magnitude = max(result.magnitude, abs(term.coefficient * expression.constant))
      work += expression.terms.count + 1
    }
    parts.sort { $0.variable < $1.variable }
    for part in parts {
      if let last = rest.last, last.variable == part.variable {
        rest[rest.count - 1].coefficient = sumWithoutNoise(last.coefficient, part.coefficient)
      } else {
        rest.append(part)
      }
    }
    result.terms = rest.filter { $0.coefficient != 0 }
    return result
  }

  /// Replaces what has been eliminated since in a variable's expression, and first in those that it speaks of.
  private mutating func bringUpToDate(_ variable: Variable) {
    var path = [variable]
    while let last = path.last, work < workLimit {
      // A variable speaks only of those that were eliminated after it, so this ends.
      let outdated = expressions[last]?.terms.filter { expressions[$0.variable] != nil } ?? []
      if outdated.isEmpty {
        path.removeLast()
        continue
      }
      let stale = outdated.map(\.variable).filter { variable in
        expressions[variable]!.terms.contains { expressions[$0.variable] != nil }
      }
      work += expressions[last]!.terms.count
      if stale.isEmpty {
        expressions[last] = substituted(expressions[last]!)
        path.removeLast()
      } else {
        path += stale
      }
    }
  }

  private mutating func substituted(_ expression: Expression) -> Expression {
    let start = Reduction(
      constant: expression.constant, magnitude: abs(expression.constant),
      uses: [Use(proof: expression.proof, multiplier: 1)])
    let reduction = replacing(expression.terms, in: start)
    proofs.append(Proof(constraint: -1, multiplier: 0, uses: reduction.uses))
    return Expression(terms: reduction.terms, constant: reduction.constant, proof: proofs.count - 1)
  }

  /// The last variable whose coefficient is not tiny beside the others.
  private func pivot(of terms: [LinearTerm]) -> LinearTerm? {
    let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
    return terms.last { abs($0.coefficient) >= 1e-3 * largest }
  }

  /// The sum of equations, traced back to constraints. Cost: linear in the proofs so far.
  private func combined(_ sources: [(proof: Int, multiplier: Double)]) -> LinearCombination {
    var weights = [Double](repeating: 0, count: proofs.count)
    for source in sources { weights[source.proof] += source.multiplier }
    // No constraint has two proofs of its own.
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
