/// Required constraints that cannot all hold, although they can if any one of them is left out.
public struct LinearConflict: Sendable, Equatable {
  /// The indices of the conflicting constraints, in ascending order; the solution leaves out the last constraint.
  public var members: [Int]
  /// Indicates whether every member is known to be necessary for the conflict.
  public var isMinimal: Bool

  public init(members: [Int], isMinimal: Bool = true) {
    self.members = members
    self.isMinimal = isMinimal
  }
}

/// The result of `solve`.
public struct LinearSolution: Sendable, Equatable {
  /// The value of each variable in the best solution that tie-breaks choose.
  public var values: [Double]
  /// The range of each variable's values in all best solutions, before tie-breaks; `nil` if there is only one value, or
  /// if ranges were not requested.
  public var freedom: OpenRanges
  /// The conflicts. The solution leaves out the last member of each conflict.
  public var conflicts: [LinearConflict]
  /// Indicates whether at least six digits of each value are certainly correct.
  public var isCertain = true
  /// The cost of solving and of finding conflicts, in units of `Budget`.
  public var work = 0
  /// The constraints that determine the values; `nil` if there are conflicts, or if the solution is not certain.
  var held: TightConstraints?
}
