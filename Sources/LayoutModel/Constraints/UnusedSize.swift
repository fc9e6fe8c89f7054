/// A size in SLL (the rule language of COSLayout) that has no effect because other rules already determine the view's
/// size.
public struct UnusedSize: Sendable, Equatable {
  /// The constraint that the rule would add. Its first item is the view's width or height.
  public var constraint: Constraint
  /// The name of the size's rule: `w` or `h`.
  public var name: String
  /// The names of the rules that already determine the size, such as `ll` and `rr`.
  public var places: [String]

  public init(_ constraint: Constraint, name: String, places: [String]) {
    self.constraint = constraint
    self.name = name
    self.places = places
  }
}
