public import LayoutModel

/// A group of views that a layout leaves ambiguous together, on one axis.
public struct LayoutFreedom: Sendable, Equatable {
  /// A motion of views that keeps the layout among the best solutions.
  public struct Direction: Sendable, Equatable {
    /// The motion of one view while `lead`, the value that can be chosen freely, grows by 1 point.
    public struct Motion: Sendable, Equatable {
      /// The view that moves.
      public var view: ViewID
      /// The motion of the view's left or top edge, in points; negative to the left or upward.
      public var move: Double
      /// The growth of the view's width or height, in points.
      public var growth: Double
    }

    /// The motions of views: first that of the view of `lead`, whose value can be chosen freely, then those of the
    /// other views in file order.
    public var motions: [Motion]
    /// The lead value: the value that can be chosen freely, and to which all motions are relative.
    public var lead: Item
    /// The range in which the value of `lead` may be chosen.
    public var range: OpenRange
  }

  /// Optional constraints with the same priority that cannot all hold. The layout does not determine which of them is
  /// violated.
  public struct Tie: Sendable, Equatable {
    /// The priority that the constraints have in common.
    public var priority: Double
    /// The constraints that cannot all hold, at least two.
    public var reasons: [Reason]
  }

  /// The axis on which the views can move.
  public var axis: Axis
  /// The views that can move, in file order.
  public var views: [ViewID]
  /// The directions of motion, which are independent of each other.
  public var directions: [Direction]
  /// The optional constraints of equal priority that contradict each other and thereby cause the freedom.
  public var ties: [Tie]
  /// Changes that together remove the freedom, checked by solving; empty if none were found.
  public var pins: [DisambiguatingConstraint]
}

/// A change that removes a direction of freedom.
public enum DisambiguatingConstraint: Sendable, Equatable {
  /// Both views get the same size.
  case equalSizes(ViewID, ViewID, Axis)
  /// The view gets this size, in points.
  case size(ViewID, Axis, Double)
  /// The view's distance inward from the superview's leading or top edge (`isStart`), or from its trailing or bottom
  /// edge, in points.
  case inset(ViewID, Axis, isStart: Bool, Double)
  /// The view's trailing or bottom edge is at this margin or guide of its superview.
  case endMargin(ViewID, Item)
  /// The view's center is at the superview's center.
  case center(ViewID, Axis)
  /// The distance from the end of the first view to the start of the second, its sibling, in points.
  case gap(ViewID, ViewID, Axis, Double)
  /// The content gets the size of the scroll view's frame, so that the view scrolls on the other axis only.
  case contentSize(ViewID, Axis)
  /// The view's hugging or compression resistance gets this priority.
  case priority(ContentPriority, ViewID, Axis, Double)
  /// The inequality `Layout.constraints[index]` becomes an equation.
  case equation(Int)
}
