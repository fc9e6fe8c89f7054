public import LayoutModel

/// A change to one member of a conflict that, alone or together with a second fix, ends the conflict and causes no new
/// one. Solving the changed layout has confirmed this.
public struct ConflictFix: Sendable, Equatable {
  /// A change to a constraint: a new priority, constant or relation, or the removal of the constraint.
  public enum Change: Sendable, Equatable {
    /// The constraint becomes optional, at this priority.
    case priority(Double)
    /// The constraint gets this constant: positive for a gap or an inset, negative for an overlap.
    case constant(Double)
    /// The constraint gets this relation.
    case relation(Relation)
    /// The constraint is removed, because it repeats the conflict member with the index `duplicateOf`.
    case remove(duplicateOf: Int)
  }

  /// The index of the changed constraint among the conflict's members.
  public var member: Int
  /// The change.
  public var change: Change
  /// The quantity that the changed constraint's constant measures, such as a gap or an inset.
  public var quantity: Quantity
  /// The value of `quantity` that the constraint requests, in points.
  public var requested: Double
  /// The value of `quantity` in the layout with the fix, in points.
  public var result: Double
  /// Indicates whether the fix makes more values ambiguous.
  public var isAmbiguous: Bool
  /// The sum of the amounts by which the fix changes all edges and sizes, in points.
  public var movement: Double
  /// The indices of other conflicts in `SolvedLayout.conflicts` that the fix also ends.
  public var alsoEnds: [Int] = []
}
