/// Required constraints that cannot all hold, though without any one of them the others can.
public struct LinearConflict: Sendable, Equatable {
  /// Constraint indices, ascending. The last one is left out of what is solved.
  public var members: [Int]
  /// False where looking for what the set can do without would have taken too long: only the last member is certain.
  public var isMinimal: Bool

  public init(members: [Int], isMinimal: Bool = true) {
    self.members = members
    self.isMinimal = isMinimal
  }
}

/// What `solve` found.
public struct LinearSolution: Sendable, Equatable {
  /// By variable: a best solution, picked by the tie-breaks where several are best; where these leave more than one, any.
  public var values: [Double]
  /// By variable: the smallest and the largest value among the best solutions before tie-breaks,
  /// infinite where there is no bound; `nil` where the variable has one value, and everywhere if nobody asked.
  public var freedom: OpenRanges
  /// In the order found: each one's last member was left out before the next was looked for.
  public var conflicts: [LinearConflict]
  /// False where the numbers are too far apart (a millionth beside a million, over a thousand constraints) for the
  /// solver to be sure that what it says is right to six digits.
  public var isCertain = true
  /// What solving and the search for conflicts have cost, in numbers that were looked at; a million take about three milliseconds.
  public var work = 0
  /// What the values follow from; `nil` where constraints are left out, or the solver is not certain.
  var held: HeldConstraints?

  public init(values: [Double], freedom: OpenRanges, conflicts: [LinearConflict]) {
    self.values = values
    self.freedom = freedom
    self.conflicts = conflicts
  }
}
