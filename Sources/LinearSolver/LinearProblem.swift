/// A variable of a `LinearProblem`, counted from 0; any finite value unless constraints bound it.
public typealias Variable = Int

/// How a constraint's left side relates to its constant.
public enum LinearRelation: UInt8, Sendable, Hashable {
  case equal, lessOrEqual, greaterOrEqual
}

/// How much a constraint matters: whatever is stronger is never traded for any number of weaker ones.
public enum Strength: Sendable, Hashable {
  /// Defines one variable by others (`right = left + width`). Definitions hold always, can not
  /// contradict each other, and are never named in a conflict.
  case definition
  /// Must hold; conflicts are sets of these.
  case required
  /// Held as well as stronger ones allow; 0 < priority < 1000, a greater one is stronger.
  case optional(Double)
  /// Picks one of the best solutions; level 0 is the strongest. Freedom is told as it was
  /// before tie-breaks.
  case tieBreak(Int)
}

/// One `coefficient * variable`.
public struct LinearTerm: Sendable, Hashable {
  public var coefficient: Double
  public var variable: Variable

  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// Linear constraints with priorities over real variables: what `solve` takes.
///
/// The terms of all constraints lie in one array, so that building and reading a large problem costs
/// no allocation a constraint.
public struct LinearProblem: Sendable, Equatable {
  public private(set) var variableCount: Int
  private(set) var terms: [LinearTerm] = []
  /// Where the terms of each constraint end; they start where those of the one before end.
  private(set) var termEnds: [Int32] = []
  private(set) var relations: [LinearRelation] = []
  private(set) var strengths: [Strength] = []
  private(set) var constants: [Double] = []

  public init(variableCount: Int = 0) { self.variableCount = variableCount }

  public var constraintCount: Int { constants.count }

  /// A new variable. Cost: constant.
  public mutating func addVariable() -> Variable {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds `sum of terms relation constant` and returns its index.
  ///
  /// The order matters in one way only: of a conflict's members, the one added last is left out.
  /// A variable may stand in several terms; they add up. Coefficients and the constant are finite.
  @discardableResult
  public mutating func add(
    _ newTerms: some Collection<LinearTerm>, _ relation: LinearRelation, _ constant: Double,
    _ strength: Strength = .required
  ) -> Int {
    terms.append(contentsOf: newTerms)
    termEnds.append(Int32(terms.count))
    relations.append(relation)
    constants.append(constant)
    strengths.append(strength)
    return constants.count - 1
  }

  /// The terms of a constraint, as they were added.
  public func terms(of constraint: Int) -> ArraySlice<LinearTerm> {
    terms[(constraint == 0 ? 0 : Int(termEnds[constraint - 1]))..<Int(termEnds[constraint])]
  }

  public func relation(of constraint: Int) -> LinearRelation { relations[constraint] }
  public func constant(of constraint: Int) -> Double { constants[constraint] }
  public func strength(of constraint: Int) -> Strength { strengths[constraint] }

  /// The size of the largest constant. Cost: linear.
  var largestConstant: Double { constants.reduce(0) { max($0, abs($1)) } }
}
