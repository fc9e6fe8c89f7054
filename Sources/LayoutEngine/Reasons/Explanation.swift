public import LayoutModel

/// The reasons for an attribute's value.
public struct Explanation: Sendable, Equatable {
  /// A summand of the value.
  public struct Part: Sendable, Equatable {
    /// The constraint that contributes the summand.
    public var reason: Reason
    /// The quantity that `constant` measures, such as the size of a view or an inset.
    public var quantity: Quantity
    /// The constant, in points.
    public var constant: Double
    /// The factor of `constant` in the sum; negative if the constant is subtracted.
    public var multiplier: Double

    /// The summand's value, in points.
    public var value: Double { constant * multiplier }
  }

  /// A constraint that does not hold or has room to spare, and its distance from equality.
  public struct Distance: Sendable, Equatable {
    /// The constraint.
    public var reason: Reason
    /// The difference between the two sides of the constraint, in points.
    public var points: Double
  }

  /// The attribute that is explained.
  public var item: Item
  /// The value, in points; a location is measured in the canvas's coordinates.
  public var value: Double
  /// The range of an ambiguous value; `nil` if the value is determined.
  public var range: OpenRange?
  /// The summands of the value, with subtracted summands last; empty if the constraints do not determine the value or
  /// if all constants are 0.
  public var parts: [Part]
  /// The distance of a margin or baseline from an edge of the frame, in points; 0 for an edge or size.
  public var offset: Double
  /// The constraints that hold with equality and together determine the value.
  public var chain: [Reason]
  /// Constraints on the views of `item` and `chain` that do not hold, by descending priority.
  public var gaveWay: [Distance]
  /// Inequalities on the views of `item` and `chain` that hold with room to spare, tightest first.
  public var slack: [Distance]
}
