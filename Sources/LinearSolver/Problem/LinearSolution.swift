/// Required constraints that cannot all hold, although they can if any one of them is left out.
public struct LinearConflict: Sendable, Equatable {
  /// The indices of the conflict's constraints, in ascending order. The solution leaves out the last of these
  /// constraints.
  public var members: [Int]
  /// Indicates whether the conflict is known to need every member: if any member is left out, the others can hold. The
  /// value is `false` if this check would have taken too long. Then only the last member is certainly part of the
  /// conflict.
  public var isMinimal: Bool

  public init(members: [Int], isMinimal: Bool = true) {
    self.members = members
    self.isMinimal = isMinimal
  }
}

/// The result of `solve`.
public struct LinearSolution: Sendable, Equatable {
  /// The value of each variable in a best solution. Tie-breaks choose among best solutions.
  public var values: [Double]
  /// The range of each variable's values in all best solutions before tie-breaks. An end without a bound is infinite.
  /// The range is `nil` for a variable with a single value, and for all variables if ranges were not requested.
  public var freedom: OpenRanges
  /// The conflicts. The solution leaves out the last member of each conflict.
  public var conflicts: [LinearConflict]
  /// Indicates whether the result certainly has at least six correct digits. False if the magnitudes of numbers differ
  /// too much, such as 0.000001 and 1,000,000 in a large problem.
  public var isCertain = true
  /// The cost of solving and of the search for conflicts. Reading one value costs one unit; a million units take about
  /// three milliseconds.
  public var work = 0
  /// The constraints that determine the values; `nil` if there are conflicts, or if the solution is not certain.
  var held: TightConstraints?
}
