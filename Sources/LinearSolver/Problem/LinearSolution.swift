/// Required constraints that cannot all hold, although the others can if any one of them is left out.
public struct LinearConflict: Sendable, Equatable {
  /// The indices of the constraints, ascending. The last one is left out of the solution.
  public var members: [Int]
  /// False where minimizing the set would have taken too long: only the last member is certain.
  public var isMinimal: Bool

  public init(members: [Int], isMinimal: Bool = true) {
    self.members = members
    self.isMinimal = isMinimal
  }
}

/// The result of `solve`.
public struct LinearSolution: Sendable, Equatable {
  /// The value of each variable in a best solution: the one that the tie-breaks choose; where these leave more than
  /// one, any of them.
  public var values: [Double]
  /// The smallest and the largest value of each variable among the best solutions before tie-breaks, infinite without a
  /// bound; `nil` where the variable has one value, and everywhere if freedom was not requested.
  public var freedom: OpenRanges
  /// The conflicts in the order found: the last member of each was left out before the search for the next.
  public var conflicts: [LinearConflict]
  /// False where the numbers are too far apart for the result to be certain to six digits: for example a millionth
  /// beside a million, in a problem of more than a thousand constraints.
  public var isCertain = true
  /// The cost of solving and of the search for conflicts, in numbers that are read. A million of them take about three
  /// milliseconds.
  public var work = 0
  /// The constraints that determine the values; `nil` where constraints are left out, or the solver is not certain.
  var held: TightConstraints?
}
