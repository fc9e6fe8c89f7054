/// The strength of a constraint as a `ProblemRow` stores it. For a tie-break, `index` is its level; for an optional
/// constraint, it is the index of its priority in `LinearProblem.priorities`; otherwise, it is 0.
struct StrengthRank: Sendable, Equatable {
  enum Kind: UInt8, Sendable {
    case definition, required, optional, tieBreak
  }

  var kind: Kind
  var index: Int32
}

/// A constraint as a `LinearProblem` stores it. The row itself contains up to two terms; if there are more, they are
/// stored in `LinearProblem.longTerms`.
struct ProblemRow: Sendable, Equatable {
  static let none: Int32 = -1

  var firstCoefficient: Double
  var secondCoefficient: Double
  var constant: Double
  /// The index of the first term's variable, or `none` if there are no terms. In a row with more than two terms, the
  /// index of its first term in `LinearProblem.longTerms`.
  var first: Int32
  /// The index of the second term's variable, or `none` if there is no second term. In a row with more than two terms,
  /// the bitwise complement of the number of terms.
  var second: Int32
  var index: Int32
  var kind: StrengthRank.Kind
  var relation: LinearRelation

  var isLong: Bool { second < ProblemRow.none }
  var longCount: Int { Int(~second) }
  var firstTerm: LinearTerm { LinearTerm(firstCoefficient, Variable(index: Int(first))) }
  var secondTerm: LinearTerm { LinearTerm(secondCoefficient, Variable(index: Int(second))) }
  var rank: StrengthRank { StrengthRank(kind: kind, index: index) }

  /// Indicates whether the constraint is required or a definition.
  var mustHold: Bool { kind == .required || kind == .definition }

  init(
    _ firstCoefficient: Double, _ first: Int32, _ secondCoefficient: Double, _ second: Int32,
    constant: Double, relation: LinearRelation, _ rank: StrengthRank
  ) {
    self.firstCoefficient = firstCoefficient
    self.secondCoefficient = secondCoefficient
    self.constant = constant
    self.first = first
    self.second = second
    self.index = rank.index
    self.kind = rank.kind
    self.relation = relation
  }

  /// Creates a row without terms, or with more than two terms.
  init(start: Int32, count: Int32, constant: Double, relation: LinearRelation, _ rank: StrengthRank) {
    self.init(0, start, 0, ~count, constant: constant, relation: relation, rank)
    if count == 0 { (first, second) = (ProblemRow.none, ProblemRow.none) }
  }
}
