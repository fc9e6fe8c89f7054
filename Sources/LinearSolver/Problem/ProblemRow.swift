/// A strength in 8 bytes: an optional one's place in `LinearProblem.priorities`, a tie-break's level.
struct StrengthRank: Sendable, Equatable {
  enum Kind: UInt8, Sendable {
    case definition, required, optional, tieBreak
  }

  var kind: Kind
  var index: Int32
}

/// A constraint as it lies in a `LinearProblem`: up to two terms, or where more of them are.
struct ProblemRow: Sendable, Equatable {
  /// No variable.
  static let none: Int32 = -1

  var firstCoefficient: Double
  var secondCoefficient: Double
  var constant: Double
  /// A variable, or where the terms start in `LinearProblem.longTerms`.
  var first: Int32
  /// A variable, `none`, or below that the complement of how many long terms there are.
  var second: Int32
  var index: Int32
  var kind: StrengthRank.Kind
  var relation: LinearRelation

  var isLong: Bool { second < ProblemRow.none }
  var longCount: Int { Int(~second) }
  var firstTerm: LinearTerm { LinearTerm(firstCoefficient, Variable(index: Int(first))) }
  var secondTerm: LinearTerm { LinearTerm(secondCoefficient, Variable(index: Int(second))) }
  var rank: StrengthRank { StrengthRank(kind: kind, index: index) }

  /// Holds always, or is left out: no level decides about it.
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

  /// A row of no or more than two terms.
  init(start: Int32, count: Int32, constant: Double, relation: LinearRelation, _ rank: StrengthRank) {
    self.init(0, start, 0, ~count, constant: constant, relation: relation, rank)
    if count == 0 { (first, second) = (ProblemRow.none, ProblemRow.none) }
  }
}
