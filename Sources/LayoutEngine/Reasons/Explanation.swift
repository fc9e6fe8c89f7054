public import LayoutModel

/// Why an attribute has its value.
public struct Explanation: Sendable, Equatable {
  /// A part of the sum that the value is.
  public struct Part: Sendable, Equatable {
    /// The constraint that the part is from.
    public var reason: Reason
    /// What its constant measures.
    public var quantity: Quantity
    /// In points.
    public var constant: Double
    /// Below 0 where the part is taken away.
    public var multiplier: Double

    /// In points.
    public var value: Double { constant * multiplier }
  }

  /// A constraint that is not met, or is met with room, and by how much, in points.
  public struct Distance: Sendable, Equatable {
    /// The constraint.
    public var reason: Reason
    /// How far off, or how much room.
    public var points: Double
  }

  /// What is explained.
  public var item: Item
  /// In points; a location in the canvas's coordinates.
  public var value: Double
  /// What else the value could be, where the layout leaves it open.
  public var range: OpenRange?
  /// What the value is the sum of, in the order in which it lies on the canvas, what is taken away last; empty
  /// where the chain does not reach the canvas or constants.
  public var parts: [Part]
  /// What the sum has besides, for an attribute that is not an edge: a margin, a baseline.
  public var offset: Double
  /// The constraints that hold with equality and together determine the value, from the attribute outward.
  public var chain: [Reason]
  /// Constraints about the same views that are not met: optional ones that gave way, the strongest first, and
  /// required ones that a conflict left out.
  public var gaveWay: [Distance]
  /// Inequalities about the same views that hold with room to spare, the least room first.
  public var slack: [Distance]
}
