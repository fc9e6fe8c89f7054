/// Required constraints that cannot all be satisfied. If the conflict is minimal, leaving out any one of them makes it
/// possible to satisfy the others.
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
  /// The value of each variable. If several solutions are equally good, tie-breaks choose one of them.
  public var values: [Double]
  /// For each variable, the range of its values in all best solutions, before tie-breaks choose one of these solutions.
  /// An element is `nil` if the variable has only one possible value, or if its range was not computed.
  public var freedom: OpenRanges
  /// The conflicts. The solution leaves out the last member of each conflict.
  public var conflicts: [LinearConflict]
  /// Indicates whether at least six digits of each value are certainly correct.
  public var isCertain = true
  /// The cost of solving and of finding conflicts, in units of `Budget`.
  public var work = 0
  /// The constraints, other than required equations, that hold with equality in all best solutions after tie-breaks;
  /// `nil` if there are conflicts, or if the solution is not certain.
  var held: TightConstraints?
}
