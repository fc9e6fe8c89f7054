public import LayoutModel

/// A change to one member of a conflict that was solved, and ends the conflict without making another.
public struct ConflictFix: Sendable, Equatable {
  /// What becomes different.
  public enum Change: Sendable, Equatable {
    /// The constraint becomes optional, at this priority.
    case priority(Double)
    /// The constraint compares with this instead, in the sense of `Summand.constant`.
    case constant(Double)
    /// The constraint gets this relation.
    case relation(Relation)
    /// Another member, at this place among the members, ties the same.
    case remove(duplicateOf: Int)
  }

  /// The place of the changed constraint among the conflict's members.
  public var member: Int
  /// What becomes of it.
  public var change: Change
  /// What the member's constant measures, what it asked for, and what it has with the fix.
  public var quantity: Quantity
  /// What it asked for, in points.
  public var demanded: Double
  /// What it has with the fix, in points.
  public var result: Double
  /// Indicates whether the fixed layout leaves values open that were determined.
  public var isAmbiguous: Bool
  /// How far all edges move, compared with the layout that leaves one member out; in points.
  public var movement: Double
  /// Other conflicts that it ends, too: their places in `SolvedLayout.conflicts`.
  public var alsoEnds: [Int] = []
}
