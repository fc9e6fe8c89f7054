public import LayoutModel

/// The freedom of views that a layout leaves open together, on one axis.
public struct LayoutFreedom: Sendable, Equatable {
  /// A way in which views can move while every constraint stays as well met as possible.
  public struct Direction: Sendable, Equatable {
    /// The motion of one view for one point of the leading value.
    public struct Motion: Sendable, Equatable {
      /// The view that moves.
      public var view: ViewID
      /// The motion of its left or top edge, in points; below 0 to the left or up.
      public var move: Double
      /// The growth of its width or height, in points.
      public var growth: Double
    }

    /// The motions, in file order; the first view leads.
    public var motions: [Motion]
    /// The leading value.
    public var lead: Item
    /// The range of `lead`.
    public var range: OpenRange
  }

  /// Optional constraints of one priority that cannot all hold, so that it is open which of them yields.
  public struct Tie: Sendable, Equatable {
    /// The common priority.
    public var priority: Double
    /// The constraints in the order of the rows; at least two.
    public var reasons: [Reason]
  }

  /// The axis.
  public var axis: Axis
  /// The views, in file order.
  public var views: [ViewID]
  /// The directions, which are independent of each other.
  public var directions: [Direction]
  /// The ties that cause the freedom.
  public var ties: [Tie]
  /// The fewest changes that leave nothing open, each tried by solving; empty where none was found.
  public var pins: [DisambiguatingConstraint]
}

/// A constraint that would remove a direction of freedom.
public enum DisambiguatingConstraint: Sendable, Equatable {
  /// Both views get the same size.
  case equalSizes(ViewID, ViewID, Axis)
  /// The view gets this size, in points.
  case size(ViewID, Axis, Double)
  /// The distance inward from the superview's leading or top edge (`isStart`), or from its trailing or bottom edge, in
  /// points.
  case inset(ViewID, Axis, isStart: Bool, Double)
  /// The view's trailing or bottom edge is at this margin, or edge of a guide, of its superview.
  case endMargin(ViewID, Item)
  /// The view's center is at that of its superview.
  case center(ViewID, Axis)
  /// The distance from the end of the first view to the start of the second, its sibling, in points.
  case gap(ViewID, ViewID, Axis, Double)
  /// The content of the scroll view gets the size of its frame, so that it scrolls on the other axis only.
  case contentSize(ViewID, Axis)
  /// The view's hugging or compression resistance gets this priority.
  case priority(ContentPriority, ViewID, Axis, Double)
  /// The inequality `Layout.constraints[index]` becomes an equation.
  case equation(Int)
}
