/// The strength of a constraint, stored in 8 bytes. For a tie-break, `index` is its level; for an optional constraint,
/// the position of its priority in `LinearProblem.priorities`.
struct StrengthRank: Sendable, Equatable {
  enum Kind: UInt8, Sendable {
    case definition, required, optional, tieBreak
  }

  var kind: Kind
  var index: Int32
}

/// A stored constraint of a `LinearProblem`: up to two terms, or the location of more terms.
struct ProblemRow: Sendable, Equatable {
  static let none: Int32 = -1

  var firstCoefficient: Double
  var secondCoefficient: Double
  var constant: Double
  /// The index of the first variable, or `none`. In a row with more than two terms (`isLong`), the index of the first
  /// term in `LinearProblem.longTerms`.
  var first: Int32
  /// The index of the second variable, or `none`. In a row with more than two terms (`isLong`), the bitwise complement
  /// of the number of terms.
  var second: Int32
  var index: Int32
  var kind: StrengthRank.Kind
  var relation: LinearRelation

  var isLong: Bool { second < ProblemRow.none }
  var longCount: Int { Int(~second) }
  var firstTerm: LinearTerm { LinearTerm(firstCoefficient, Variable(index: Int(first))) }
  var secondTerm: LinearTerm { LinearTerm(secondCoefficient, Variable(index: Int(second))) }
  var rank: StrengthRank { StrengthRank(kind: kind, index: index) }

  /// Indicates whether the constraint must hold: it is required or defines a variable. A required constraint is
  /// violated only if it is left out because of a conflict.
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
