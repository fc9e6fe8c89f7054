public import LayoutModel

/// Views that a layout leaves open together, on one axis.
public struct LayoutFreedom: Sendable, Equatable {
  /// One way in which views can move while every constraint stays as well met as it can be.
  public struct Direction: Sendable, Equatable {
    /// What one view does, for one point of the value that leads.
    public struct Motion: Sendable, Equatable {
      /// The view that moves.
      public var view: ViewID
      /// How far its left or top edge goes, in points; below 0 to the left or up.
      public var move: Double
      /// How much wider or higher it gets, in points.
      public var growth: Double
    }

    /// In file order; the first view leads.
    public var motions: [Motion]
    /// The value that leads, and its extremes.
    public var lead: Item
    /// The extremes of `lead`.
    public var range: OpenRange
  }

  /// Optional constraints of one priority that cannot all hold, so that which of them gives way is left open.
  public struct Tie: Sendable, Equatable {
    /// The priority that they share.
    public var priority: Double
    /// In the order of the rows; at least two.
    public var reasons: [Reason]
  }

  /// The direction that is left open.
  public var axis: Axis
  /// In file order.
  public var views: [ViewID]
  /// Independent of each other.
  public var directions: [Direction]
  /// Those from which the freedom comes.
  public var ties: [Tie]
  /// The fewest changes that leave nothing open, solved before they are offered; empty where none was found.
  public var pins: [DisambiguatingConstraint]
}

/// What would determine a direction of freedom.
public enum DisambiguatingConstraint: Sendable, Equatable {
  /// Both views get the same size.
  case equalSizes(ViewID, ViewID, Axis)
  /// The view gets this size, in points.
  case size(ViewID, Axis, Double)
  /// A distance inward from the superview's leading or top edge (`isStart`), or from the other one.
  case inset(ViewID, Axis, isStart: Bool, Double)
  /// From the end of the first view to the start of the second, its sibling.
  case gap(ViewID, ViewID, Axis, Double)
  /// The view's hugging priority changes.
  case hugging(ViewID, Axis, priority: Double)
  /// The view's compression resistance changes.
  case compression(ViewID, Axis, priority: Double)
  /// The inequality `Layout.constraints[index]` becomes an equation.
  case equation(Int)
}
