/// A size in SLL rules that has no effect, since two locations already fix its axis. It takes no part in solving.
public struct UnusedSize: Sendable, Equatable {
  /// The constraint that the rule would state if only one location were given; its first item is the size.
  public var constraint: Constraint
  /// The rule as the file names it: `w`.
  public var name: String
  /// The rules that take effect instead: `ll` and `rr`.
  public var places: [String]

  public init(_ constraint: Constraint, name: String, places: [String]) {
    self.constraint = constraint
    self.name = name
    self.places = places
  }
}
