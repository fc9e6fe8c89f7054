/// A size in SLL rules that has no effect, since two locations already fix the axis.
public struct UnusedSize: Sendable, Equatable {
  /// The constraint that the rule would add if it had an effect; its first item is the size.
  public var constraint: Constraint
  /// The rule's name in the file: `w`.
  public var name: String
  /// The rules that fix the axis instead of the size: `ll` and `rr`.
  public var places: [String]

  public init(_ constraint: Constraint, name: String, places: [String]) {
    self.constraint = constraint
    self.name = name
    self.places = places
  }
}
