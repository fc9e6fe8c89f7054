/// A size among SLL rules that has no say, since two places already fix its axis. It takes no part in solving.
public struct UnusedSize: Sendable, Equatable {
  /// What it would be beside a single place; its first item is the size.
  public var constraint: Constraint
  /// The rule as the file names it: `w`.
  public var name: String
  /// The rules that count instead: `ll` and `rr`.
  public var places: [String]

  public init(_ constraint: Constraint, name: String, places: [String]) {
    self.constraint = constraint
    self.name = name
    self.places = places
  }
}
