/// A variable of a `LinearProblem`. It can have any finite value that the constraints allow.
public struct Variable: Sendable, Hashable, Comparable {
  /// The index in arrays such as `LinearSolution.values`.
  public let index: Int

  @inlinable
  public init(index: Int) { self.index = index }

  @inlinable
  public static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}

extension Array {
  /// The element for a variable, in an array with one element for each variable, such as `LinearSolution.values`.
  @inlinable
  public subscript(variable: Variable) -> Element {
    get { self[variable.index] }
    set { self[variable.index] = newValue }
  }
}

/// A constraint of a `LinearProblem`.
public struct LinearConstraint: Sendable, Hashable {
  /// The index that identifies the constraint in solutions.
  public let index: Int

  public init(index: Int) { self.index = index }
}

/// The relation of a constraint's left side to its constant.
public enum LinearRelation: UInt8, Sendable, Hashable {
  /// The relations “equal to”, “less than or equal to” and “greater than or equal to” the constant.
  case equal, lessOrEqual, greaterOrEqual
}

/// The strength of a constraint. A constraint takes precedence over any number of weaker constraints.
public enum Strength: Sendable, Hashable {
  /// A definition of the first term's variable, such as `right = left + width`, which always holds and is never part of
  /// a conflict.
  case definition
  /// A constraint that must hold, unless it conflicts with other required constraints.
  case required
  /// A constraint that is satisfied as closely as stronger constraints allow. Its priority is between 0 and 1000 (the
  /// strongest).
  case optional(Double)
  /// A constraint that chooses among several best solutions, but does not limit `LinearSolution.freedom`. The
  /// associated value is its level, where 0 is the strongest.
  case tieBreak(Int)
}

/// A term `coefficient * variable`.
public struct LinearTerm: Sendable, Hashable {
  /// The factor by which the variable is multiplied.
  public var coefficient: Double
  /// The variable.
  public var variable: Variable

  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// The input of `solve`: linear constraints on real variables, each with a strength.
public struct LinearProblem: Sendable, Hashable {
  /// The number of variables.
  public private(set) var variableCount: Int
  private(set) var rows: [ProblemRow] = []
  private(set) var longTerms: [LinearTerm] = []
  private(set) var priorities: [Double] = []

  public init(variableCount: Int = 0) { self.variableCount = variableCount }

  /// The number of constraints.
  public var constraintCount: Int { rows.count }

  /// Adds a variable.
  @inline(__always)
  public mutating func addVariable() -> Variable {
    addVariables(1)
  }

  /// Adds several variables with consecutive indices, and returns the first.
  public mutating func addVariables(_ count: Int) -> Variable {
    variableCount += count
    return Variable(index: variableCount - count)
  }

  /// Reserves memory for a number of constraints.
  public mutating func reserveCapacity(_ constraintCount: Int) {
    rows.reserveCapacity(constraintCount)
    longTerms.reserveCapacity(constraintCount)
  }

  /// Adds a constraint on the sum of `terms`, in which variables may repeat.
  ///
  /// All numbers must be finite. If required constraints conflict, the solution leaves out the one of them that was
  /// added last.
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
      // Layouts use few priorities, so a linear search is fast.
      if let index = priorities.firstIndex(of: priority) {
        return StrengthRank(kind: .optional, index: Int32(index))
      }
      priorities.append(priority)
      return StrengthRank(kind: .optional, index: Int32(priorities.count - 1))
    }
  }

  /// Returns the terms of a constraint, as they were added.
  public func terms(of constraint: Int) -> [LinearTerm] {
    let row = rows[constraint]
    if row.isLong { return Array(longTerms[Int(row.first)..<Int(row.first) + row.longCount]) }
    if row.second != ProblemRow.none { return [row.firstTerm, row.secondTerm] }
    return row.first == ProblemRow.none ? [] : [row.firstTerm]
  }

  /// Calls `body` with each term of a constraint, without making an array.
  public func forEachTerm(of constraint: Int, _ body: (LinearTerm) -> Void) {
    let row = rows[constraint]
    if row.isLong {
      for index in Int(row.first)..<Int(row.first) + row.longCount { body(longTerms[index]) }
      return
    }
    if row.first != ProblemRow.none { body(row.firstTerm) }
    if row.second != ProblemRow.none { body(row.secondTerm) }
  }

  /// Returns the variable of a constraint's first term; `nil` if there are no terms.
  public func firstVariable(of constraint: Int) -> Variable? {
    let row = rows[constraint]
    if row.isLong { return longTerms[Int(row.first)].variable }
    return row.first == ProblemRow.none ? nil : row.firstTerm.variable
  }

  /// Returns the relation between a constraint's left side and its constant.
  public func relation(of constraint: Int) -> LinearRelation { rows[constraint].relation }
  /// Returns the constant on a constraint's right side.
  public func constant(of constraint: Int) -> Double { rows[constraint].constant }

  /// Returns the strength of a constraint.
  public func strength(of constraint: Int) -> Strength {
    let rank = rows[constraint].rank
    return switch rank.kind {
    case .definition: .definition
    case .required: .required
    case .optional: .optional(priorities[Int(rank.index)])
    case .tieBreak: .tieBreak(Int(rank.index))
    }
  }

  /// Returns a copy of the problem without the constraints for which `isLeftOut` returns `true`. Cost: linear in the
  /// size of the problem.
  public func leavingOut(_ isLeftOut: (Int) -> Bool) -> LinearProblem {
    var rest = LinearProblem(variableCount: variableCount)
    rest.reserveCapacity(constraintCount)
    for row in rows.indices where !isLeftOut(row) {
      rest.append(copyOf: row, in: self) { Int32($0) }
    }
    return rest
  }

  /// Adds a copy of another problem's constraint, using `variable` to convert variable indices of that problem to
  /// indices of this problem.
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

  /// Hashes only the number of variables and the constants, which nearly always differ between problems.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(variableCount)
    for row in rows { hasher.combine(row.constant) }
  }

  /// Changes a constraint's constant.
  public mutating func setConstant(of constraint: LinearConstraint, to constant: Double) {
    rows[constraint.index].constant = constant
  }
}
