/// A variable of a `LinearProblem`, as adding it names it; any finite value unless constraints bound it.
public struct Variable: Sendable, Hashable, Comparable {
  /// How many were added before it, which is where arrays by variable have what is its own.
  public let index: Int

  @inlinable
  public init(index: Int) { self.index = index }

  @inlinable
  public static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}

extension Array {
  /// What an array by variable, such as `LinearSolution.values`, has for one.
  @inlinable
  public subscript(variable: Variable) -> Element {
    get { self[variable.index] }
    set { self[variable.index] = newValue }
  }
}

/// A constraint of a `LinearProblem`, as adding it names it.
public struct LinearConstraint: Sendable, Hashable {
  /// How many were added before it, which is what solutions name it by.
  public let index: Int

  public init(index: Int) { self.index = index }
}

/// How a constraint's left side relates to its constant.
public enum LinearRelation: UInt8, Sendable, Hashable {
  /// The left side equals the constant, is at most it, or is at least it.
  case equal, lessOrEqual, greaterOrEqual
}

/// How much a constraint matters: whatever is stronger is never traded for any number of weaker ones.
public enum Strength: Sendable, Hashable {
  /// Defines one variable by others (`right = left + width`). Definitions hold always, can not
  /// contradict each other, and are never named in a conflict. The first term is the variable to be computed
  /// from the others where nothing else decides.
  case definition
  /// Must hold; conflicts are sets of these.
  case required
  /// Held as well as stronger ones allow; 0 < priority < 1000, a greater one is stronger.
  case optional(Double)
  /// Picks one of the best solutions; level 0 is the strongest. Freedom is reported as it was
  /// before tie-breaks.
  case tieBreak(Int)
}

/// One `coefficient * variable`.
public struct LinearTerm: Sendable, Hashable {
  /// What the variable is multiplied by.
  public var coefficient: Double
  /// Which variable.
  public var variable: Variable

  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// Linear constraints with priorities over real variables: what `solve` takes.
///
/// A constraint of up to two terms, as nearly all of a layout's are, takes 40 bytes in one array; building and
/// reading a large problem costs no allocation a constraint.
public struct LinearProblem: Sendable, Equatable {
  /// How many variables there are; the next one gets this index.
  public private(set) var variableCount: Int
  private(set) var rows: [ProblemRow] = []
  /// The terms of constraints that have more than two.
  private(set) var longTerms: [LinearTerm] = []
  /// The priorities in use, in the order of their first use.
  private(set) var priorities: [Double] = []

  public init(variableCount: Int = 0) { self.variableCount = variableCount }

  /// How many constraints there are, by whose index solutions name them.
  public var constraintCount: Int { rows.count }

  /// A new variable. Cost: constant.
  @inline(__always)
  public mutating func addVariable() -> Variable {
    addVariables(1)
  }

  /// Several new variables; returns the first, whose index those of the others follow. Cost: constant.
  public mutating func addVariables(_ count: Int) -> Variable {
    variableCount += count
    return Variable(index: variableCount - count)
  }

  /// Makes room for so many constraints, so that adding does not copy what is there.
  public mutating func reserveCapacity(_ constraintCount: Int) {
    rows.reserveCapacity(constraintCount)
    longTerms.reserveCapacity(constraintCount)
  }

  /// Adds `sum of terms relation constant`.
  ///
  /// The order matters in one way only: of a conflict's members, the one added last is left out.
  /// A variable may stand in several terms; they add up. Coefficients and the constant are finite.
  @discardableResult
  public mutating func add(
    _ terms: [LinearTerm], _ relation: LinearRelation, to constant: Double, strength: Strength = .required
  ) -> LinearConstraint {
    switch terms.count {
    case 1: return add(terms[0], relation, to: constant, strength: strength)
    case 2: return add(terms[0], and: terms[1], relation, to: constant, strength: strength)
    default:
      let row = ProblemRow(
        start: Int32(longTerms.count), count: Int32(terms.count), constant: constant, relation: relation,
        rank(of: strength))
      longTerms.append(contentsOf: terms)
      return append(row)
    }
  }

  /// Adds a constraint of one term or two, as the general `add` does without making an array.
  @discardableResult
  public mutating func add(
    _ first: LinearTerm, and second: LinearTerm? = nil, _ relation: LinearRelation, to constant: Double,
    strength: Strength = .required
  ) -> LinearConstraint {
    append(
      ProblemRow(
        first.coefficient, Int32(first.variable.index), second?.coefficient ?? 0,
        second.map { Int32($0.variable.index) } ?? ProblemRow.none, constant: constant, relation: relation,
        rank(of: strength)))
  }

  /// Adds the definition `first + second + third = constant`, as the general `add` does without making an array.
  @discardableResult
  public mutating func define(
    _ first: LinearTerm, _ second: LinearTerm, _ third: LinearTerm, _ constant: Double = 0
  ) -> LinearConstraint {
    let row = ProblemRow(
      start: Int32(longTerms.count), count: 3, constant: constant, relation: .equal,
      StrengthRank(kind: .definition, index: 0))
    longTerms.append(first)
    longTerms.append(second)
    longTerms.append(third)
    return append(row)
  }

  private mutating func append(_ row: ProblemRow) -> LinearConstraint {
    rows.append(row)
    return LinearConstraint(index: rows.count - 1)
  }

  private mutating func rank(of strength: Strength) -> StrengthRank {
    switch strength {
    case .required: return StrengthRank(kind: .required, index: 0)
    case .definition: return StrengthRank(kind: .definition, index: 0)
    case .tieBreak(let level): return StrengthRank(kind: .tieBreak, index: Int32(level))
    case .optional(let priority):
      // Layouts use a handful of priorities, mostly the same one several times in a row.
      if let index = priorities.firstIndex(of: priority) {
        return StrengthRank(kind: .optional, index: Int32(index))
      }
      priorities.append(priority)
      return StrengthRank(kind: .optional, index: Int32(priorities.count - 1))
    }
  }

  /// The terms of a constraint, as they were added.
  public func terms(of constraint: Int) -> [LinearTerm] {
    let row = rows[constraint]
    if row.isLong { return Array(longTerms[Int(row.first)..<Int(row.first) + row.longCount]) }
    if row.second != ProblemRow.none { return [row.firstTerm, row.secondTerm] }
    return row.first == ProblemRow.none ? [] : [row.firstTerm]
  }

  /// How a constraint's left side compares with its constant.
  public func relation(of constraint: Int) -> LinearRelation { rows[constraint].relation }
  /// A constraint's right side.
  public func constant(of constraint: Int) -> Double { rows[constraint].constant }

  /// How strongly a constraint is wanted.
  public func strength(of constraint: Int) -> Strength {
    let rank = rows[constraint].rank
    return switch rank.kind {
    case .definition: .definition
    case .required: .required
    case .optional: .optional(priorities[Int(rank.index)])
    case .tieBreak: .tieBreak(Int(rank.index))
    }
  }

  /// The same problem without some of its constraints, the others in their order. Cost: linear in the problem.
  public func leavingOut(_ isLeftOut: (Int) -> Bool) -> LinearProblem {
    var rest = LinearProblem(variableCount: variableCount)
    rest.reserveCapacity(constraintCount)
    for row in rows.indices where !isLeftOut(row) {
      rest.add(terms(of: row), relation(of: row), to: constant(of: row), strength: strength(of: row))
    }
    return rest
  }

  /// Gives a constraint another constant. Cost: constant.
  public mutating func setConstant(of constraint: LinearConstraint, to constant: Double) {
    rows[constraint.index].constant = constant
  }
}
