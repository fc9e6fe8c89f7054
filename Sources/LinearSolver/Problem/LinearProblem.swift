/// A variable of a `LinearProblem`, as returned when it is added; it can have any finite value unless constraints
/// bound it.
public struct Variable: Sendable, Hashable, Comparable {
  /// The number of variables added before it, which is its index in arrays by variable.
  public let index: Int

  @inlinable
  public init(index: Int) { self.index = index }

  @inlinable
  public static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}

extension Array {
  /// The element of a variable in an array by variable, such as `LinearSolution.values`.
  @inlinable
  public subscript(variable: Variable) -> Element {
    get { self[variable.index] }
    set { self[variable.index] = newValue }
  }
}

/// A constraint of a `LinearProblem`, as returned when it is added.
public struct LinearConstraint: Sendable, Hashable {
  /// The number of constraints added before it, by which solutions refer to it.
  public let index: Int

  public init(index: Int) { self.index = index }
}

/// The relation of a constraint's left side to its constant.
public enum LinearRelation: UInt8, Sendable, Hashable {
  /// The left side equals the constant, is at most it, or is at least it.
  case equal, lessOrEqual, greaterOrEqual
}

/// The strength of a constraint: a stronger one is never traded for any number of weaker ones.
public enum Strength: Sendable, Hashable {
  /// The definition of one variable by others (`right = left + width`). Definitions always hold, cannot contradict each
  /// other, and are never named in a conflict. The first term is the variable to compute from the others where nothing
  /// else decides.
  case definition
  /// A constraint that must hold; conflicts are sets of these.
  case required
  /// A constraint that holds as well as stronger ones allow; 0 < priority < 1000, a greater one is stronger.
  case optional(Double)
  /// A constraint that picks one of the best solutions; level 0 is the strongest. Freedom is reported as it is before
  /// tie-breaks.
  case tieBreak(Int)
}

/// A term `coefficient * variable`.
public struct LinearTerm: Sendable, Hashable {
  /// The coefficient.
  public var coefficient: Double
  /// The variable.
  public var variable: Variable

  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// Linear constraints with priorities over real variables: the input of `solve`.
///
/// A constraint of up to two terms, as nearly all of a layout's are, takes 40 bytes in one array; building and reading
/// a large problem costs no allocation per constraint.
public struct LinearProblem: Sendable, Hashable {
  /// The number of variables; the next one gets this index.
  public private(set) var variableCount: Int
  private(set) var rows: [ProblemRow] = []
  /// The terms of constraints that have more than two.
  private(set) var longTerms: [LinearTerm] = []
  /// The priorities in use, in the order of their first use.
  private(set) var priorities: [Double] = []

  public init(variableCount: Int = 0) { self.variableCount = variableCount }

  /// The number of constraints, to which solutions refer by their indices.
  public var constraintCount: Int { rows.count }

  /// Adds a variable. Cost: constant.
  @inline(__always)
  public mutating func addVariable() -> Variable {
    addVariables(1)
  }

  /// Adds several variables; returns the first, and the indices of the others follow. Cost: constant.
  public mutating func addVariables(_ count: Int) -> Variable {
    variableCount += count
    return Variable(index: variableCount - count)
  }

  /// Reserves space for a number of constraints, so that adding them copies nothing.
  public mutating func reserveCapacity(_ constraintCount: Int) {
    rows.reserveCapacity(constraintCount)
    longTerms.reserveCapacity(constraintCount)
  }

  /// Adds `sum of terms relation constant`.
  ///
  /// The order has one effect only: of a conflict's members, the one added last is left out. Several terms may have
  /// the same variable; they add up. Coefficients and the constant are finite.
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

  /// Adds a constraint of one or two terms without making an array.
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

  /// Adds the definition `first + second + third = constant` without making an array.
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
      // Layouts use a handful of priorities, usually the same one several times in a row.
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

  /// Passes each term of a constraint to a closure, without making an array.
  public func forEachTerm(of constraint: Int, _ body: (LinearTerm) -> Void) {
    let row = rows[constraint]
    if row.isLong {
      for index in Int(row.first)..<Int(row.first) + row.longCount { body(longTerms[index]) }
      return
    }
    if row.first != ProblemRow.none { body(row.firstTerm) }
    if row.second != ProblemRow.none { body(row.secondTerm) }
  }

  /// The variable of a constraint's first term; `nil` where it has no terms.
  public func firstVariable(of constraint: Int) -> Variable? {
    let row = rows[constraint]
    if row.isLong { return longTerms[Int(row.first)].variable }
    return row.first == ProblemRow.none ? nil : row.firstTerm.variable
  }

  /// The relation between a constraint's left side and its constant.
  public func relation(of constraint: Int) -> LinearRelation { rows[constraint].relation }
  /// The constant on a constraint's right side.
  public func constant(of constraint: Int) -> Double { rows[constraint].constant }

  /// The strength of a constraint.
  public func strength(of constraint: Int) -> Strength {
    let rank = rows[constraint].rank
    return switch rank.kind {
    case .definition: .definition
    case .required: .required
    case .optional: .optional(priorities[Int(rank.index)])
    case .tieBreak: .tieBreak(Int(rank.index))
    }
  }

  /// The problem without some of its constraints, the others in their order. Cost: linear in the problem.
  public func leavingOut(_ isLeftOut: (Int) -> Bool) -> LinearProblem {
    var rest = LinearProblem(variableCount: variableCount)
    rest.reserveCapacity(constraintCount)
    for row in rows.indices where !isLeftOut(row) {
      rest.append(copyOf: row, in: self) { Int32($0) }
    }
    return rest
  }

  /// Adds a constraint of another problem, with other variables.
  @inline(__always)
  mutating func append(copyOf constraint: Int, in other: LinearProblem, variable: (Int) -> Int32) {
    var row = other.rows[constraint]
    if row.kind == .optional { row.index = rank(of: other.strength(of: constraint)).index }
    if row.isLong {
      let start = Int(row.first)
      row.first = Int32(longTerms.count)
      for term in other.longTerms[start..<start + row.longCount] {
        longTerms.append(LinearTerm(term.coefficient, Variable(index: Int(variable(term.variable.index)))))
      }
    } else if row.first >= 0 {
      row.first = variable(Int(row.first))
      if row.second >= 0 { row.second = variable(Int(row.second)) }
    }
    _ = append(row)
  }

  /// Hashes the number of variables and the constants, which tell nearly all different problems apart. Cost: linear in
  /// constraints.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(variableCount)
    for row in rows { hasher.combine(row.constant) }
  }

  /// Gives a constraint another constant. Cost: constant.
  public mutating func setConstant(of constraint: LinearConstraint, to constant: Double) {
    rows[constraint.index].constant = constant
  }
}
