public import LayoutModel

/// A change to one member of a conflict that was tried by solving: it ends the conflict without causing
/// another.
public struct ConflictFix: Sendable, Equatable {
  /// The kinds of changes.
  public enum Change: Sendable, Equatable {
    /// The constraint becomes optional, at this priority.
    case priority(Double)
    /// The constraint compares with this constant instead, in the sense of `Summand.constant`.
    case constant(Double)
    /// The constraint gets this relation.
    case relation(Relation)
    /// The constraint is removed: another member, at this index, does the same.
    case remove(duplicateOf: Int)
  }

  /// The index of the changed constraint among the conflict's members.
  public var member: Int
  /// The change.
  public var change: Change
  /// The quantity that the member's constant measures.
  public var quantity: Quantity
  /// The requested value, in points.
  public var requested: Double
  /// The value with the fix, in points.
  public var result: Double
  /// Indicates whether the fix leaves values open that were determined.
  public var isAmbiguous: Bool
  /// The sum of the changes of all edges and sizes, in points, compared with the layout that leaves one member out.
  public var movement: Double
  /// The indices in `SolvedLayout.conflicts` of other conflicts that the fix also ends.
  public var alsoEnds: [Int] = []
}
