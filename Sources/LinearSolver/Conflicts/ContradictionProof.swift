/// Required constraints that cannot all hold; all but the last may well do.
struct ContradictionProof {
  /// Ascending.
  var members: [Int]
  /// Which side of the last one contradicts the others, where it is an equation; else how it relates anyway.
  var lastRelation: LinearRelation

  var last: Int { members[members.count - 1] }

  /// From constraints whose sum, each times its multiplier, is a contradiction. Definitions are never part of what is reported.
  ///
  /// A sum of inequalities and what equations make of it is to be given with those equations' multipliers reversed,
  /// so that above 0 a left side may not be less.
  init?(_ parts: [LinearCombination.Part], in problem: LinearProblem) {
    let parts = parts.filter { problem.strength(of: $0.constraint) == .required }
      .sorted { $0.constraint < $1.constraint }
    guard let last = parts.last else { return nil }
    members = parts.map(\.constraint)
    lastRelation = problem.relation(of: last.constraint)
    if lastRelation == .equal { lastRelation = last.multiplier > 0 ? .greaterOrEqual : .lessOrEqual }
  }
}

extension LinearDerivation {
  /// A proof from inequalities that the equations derived so far contradict: those, and the equations that do; `nil`
  /// where rounding leaves no contradiction of them.
  mutating func proof(
    from inequalities: [LinearCombination.Part], in problem: LinearProblem
  ) -> ContradictionProof? {
    // 1. The sum of the inequalities.
    var terms: [LinearTerm] = []
    var constant = 0.0
    for part in inequalities {
      constant += part.multiplier * problem.constant(of: part.constraint)
      problem.forEachTerm(of: part.constraint) { term in
        terms.append(LinearTerm(term.coefficient * part.multiplier, term.variable))
      }
    }
    // 2. The equations that make a number of it.
    let combination = combination(for: terms)
    guard combination.rest.isEmpty, constant > combination.constant else { return nil }
    let equations = combination.parts.map { LinearCombination.Part($0.constraint, -$0.multiplier) }
    return ContradictionProof(inequalities + equations, in: problem)
  }
}
