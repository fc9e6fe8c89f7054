/// A strength in 8 bytes: the kind, and the index of an optional constraint's priority in `LinearProblem.priorities`,
/// or the level of a tie-break.
struct StrengthRank: Sendable, Equatable {
  enum Kind: UInt8, Sendable {
    case definition, required, optional, tieBreak
  }

  var kind: Kind
  var index: Int32
}

/// A constraint as stored in a `LinearProblem`: up to two terms, or the location of more.
struct ProblemRow: Sendable, Equatable {
  /// The value for no variable.
  static let none: Int32 = -1

  var firstCoefficient: Double
  var secondCoefficient: Double
  var constant: Double
  /// The first variable, or the index of the first term in `LinearProblem.longTerms`.
  var first: Int32
  /// The second variable, `none`, or a smaller value: the complement of the number of long terms.
  var second: Int32
  var index: Int32
  var kind: StrengthRank.Kind
  var relation: LinearRelation

  var isLong: Bool { second < ProblemRow.none }
  var longCount: Int { Int(~second) }
  var firstTerm: LinearTerm { LinearTerm(firstCoefficient, Variable(index: Int(first))) }
  var secondTerm: LinearTerm { LinearTerm(secondCoefficient, Variable(index: Int(second))) }
  var rank: StrengthRank { StrengthRank(kind: kind, index: index) }

  /// Indicates whether the constraint either holds or is left out: no level decides it.
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

  /// Creates a row with a number of terms other than one or two.
  init(start: Int32, count: Int32, constant: Double, relation: LinearRelation, _ rank: StrengthRank) {
    self.init(0, start, 0, ~count, constant: constant, relation: relation, rank)
    if count == 0 { (first, second) = (ProblemRow.none, ProblemRow.none) }
  }
}
