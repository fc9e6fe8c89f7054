/// Finds every conflict of a set of constraints, as `LinearConflict` defines it, by that definition.
///
/// Constraints are taken in order, each a row of a tableau that is kept feasible; one that cannot be is left out, and
/// what its set can do without is found by trying. Quick for hundreds of constraints; `ProofSearch` is for more.
struct ConflictSearch {
  let problem: LinearProblem
  private var tableau: BoundedTableau
  /// By tableau variable: the required constraint whose row it is, or -1.
  private var constraintOf: [Int32] = []
  private var unknownOf: [Variable: Int] = [:]
  private var rowVariable: [Int: Int] = [:]

  init(_ problem: LinearProblem, workLimit: Int = 400_000_000) {
    self.problem = problem
    tableau = BoundedTableau(workLimit: workLimit)
  }

  /// The conflicts among `constraints`, which are ascending; definitions among them are taken to hold.
  mutating func run(_ constraints: [Int]) -> [LinearConflict] {
    for constraint in constraints where problem.strength(of: constraint) == .definition {
      addRow(constraint)
      restore(constraint)
      // Definitions do not contradict each other; should they, the later ones give way.
      if explanationOfFailure() != nil { relax(constraint) }
    }
    var conflicts: [LinearConflict] = []
    var kept: [Int] = []
    for constraint in constraints where problem.strength(of: constraint) == .required {
      if tableau.isExhausted { break }
      addRow(constraint)
      restore(constraint)
      if let explanation = explanationOfFailure() {
        conflicts.append(LinearConflict(members: minimal(explanation, constraint, kept)))
      } else {
        kept.append(constraint)
      }
    }
    return conflicts
  }

  /// The deletion filter: tries to do without each kept constraint, from the last to the first.
  ///
  /// What an explanation does not name can be done without, so that only its last member is in question.
  private mutating func minimal(_ first: [Int], _ rejected: Int, _ kept: [Int]) -> [Int] {
    var members = [rejected]
    var explanation = first
    var top = kept.count
    while let candidate = explanation.filter({ !members.contains($0) }).max(), !tableau.isExhausted {
      while top > 0 && kept[top - 1] >= candidate {
        top -= 1
        relax(kept[top])
      }
      if let shorter = explanationOfFailure() {
        explanation = shorter
        continue
      }
      members.append(candidate)
      restore(candidate)
      guard let next = explanationOfFailure() else { break }
      explanation = next
    }
    relax(rejected)
    for constraint in kept[top...] { restore(constraint) }
    _ = explanationOfFailure()
    return members.sorted()
  }

  // MARK: - Rows

  private mutating func addRow(_ constraint: Int) {
    var variables: [Int] = []
    var coefficients: [Double] = []
    for term in problem.terms(of: constraint) where term.coefficient != 0 {
      variables.append(unknown(for: term.variable))
      coefficients.append(term.coefficient)
    }
    rowVariable[constraint] = tableau.addRow(variables, coefficients)
    constraintOf.append(problem.strength(of: constraint) == .required ? Int32(constraint) : -1)
  }

  private mutating func unknown(for variable: Variable) -> Int {
    if let known = unknownOf[variable] { return known }
    let unknown = tableau.addUnknown()
    unknownOf[variable] = unknown
    constraintOf.append(-1)
    return unknown
  }

  private mutating func relax(_ constraint: Int) { tableau.relax(rowVariable[constraint]!) }

  private mutating func restore(_ constraint: Int) {
    let constant = problem.constant(of: constraint)
    let relation = problem.relation(of: constraint)
    tableau.bound(
      rowVariable[constraint]!, from: relation == .lessOrEqual ? -.infinity : constant,
      to: relation == .greaterOrEqual ? .infinity : constant)
  }

  /// The constraints that say why they cannot all hold, ascending, if they cannot.
  private mutating func explanationOfFailure() -> [Int]? {
    guard let explanation = tableau.explanationOfFailure() else { return nil }
    return explanation.compactMap { constraintOf[$0.variable] >= 0 ? Int(constraintOf[$0.variable]) : nil }
      .sorted()
  }
}
