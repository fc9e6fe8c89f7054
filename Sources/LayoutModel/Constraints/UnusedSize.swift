/// A size in SLL rules (the rule language of COSLayout) that has no effect, since two other rules already fix both of
/// the view's edges, or an edge and the center, on that axis.
public struct UnusedSize: Sendable, Equatable {
  /// The constraint that the rule would add if it had an effect; its first item is the size.
  public var constraint: Constraint
  /// The rule's name in the file: `w`.
  public var name: String
  /// The names of the rules that fix the view's edges or center instead: `ll` and `rr`.
  public var places: [String]

  public init(_ constraint: Constraint, name: String, places: [String]) {
    self.constraint = constraint
    self.name = name
    self.places = places
  }
}
