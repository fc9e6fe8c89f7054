public import LayoutModel

/// The reasons for the value of an attribute.
public struct Explanation: Sendable, Equatable {
  /// A summand of the value.
  public struct Part: Sendable, Equatable {
    /// The constraint that contributes the summand.
    public var reason: Reason
    /// The quantity that the constant measures.
    public var quantity: Quantity
    /// The constant, in points.
    public var constant: Double
    /// The multiplier; below 0 where the summand is subtracted.
    public var multiplier: Double

    /// The summand's value, in points.
    public var value: Double { constant * multiplier }
  }

  /// A constraint that is not met, or that is met with room, and the distance, in points.
  public struct Distance: Sendable, Equatable {
    /// The constraint.
    public var reason: Reason
    /// The amount by which the constraint is missed, or its room.
    public var points: Double
  }

  /// The attribute that is explained.
  public var item: Item
  /// The value in points; a location in the canvas's coordinates.
  public var value: Double
  /// The range of the value, where the layout leaves it open; `nil` where it is determined.
  public var range: OpenRange?
  /// The summands of the value, in the order in which they lie on the canvas, subtracted ones last; empty where the
  /// chain does not reach the canvas or constants.
  public var parts: [Part]
  /// The remaining summand in points, for an attribute that is not an edge: the distance of a margin or a baseline from
  /// the edge.
  public var offset: Double
  /// The constraints that hold with equality and together determine the value, from the attribute outward.
  public var chain: [Reason]
  /// Constraints about the same views that are not met: optional ones that gave way, the strongest first, and
  /// required ones that a conflict left out.
  public var gaveWay: [Distance]
  /// Inequalities about the same views that hold with room to spare, the least room first.
  public var slack: [Distance]
}
