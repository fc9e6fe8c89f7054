public import LayoutModel

/// A group of views that are ambiguous on one axis and whose ambiguous values depend on each other.
public struct LayoutFreedom: Sendable, Equatable {
  /// A motion of views that keeps the layout among the best solutions.
  public struct Direction: Sendable, Equatable {
    /// The motion of one view while `Direction.lead`, an attribute that can be chosen freely, grows by 1 point.
    public struct Motion: Sendable, Equatable {
      /// The view that moves.
      public var view: ViewID
      /// The distance, in points, that the view's left or top edge moves while `lead` grows by 1 point; negative to the
      /// left or upward.
      public var move: Double
      /// The growth of the view's width or height, in points; negative if the view shrinks.
      public var growth: Double
    }

    /// The motions of views: first the view of `lead`, then the other views in file order.
    public var motions: [Motion]
    /// The attribute whose value can be chosen freely; `motions` are the movements of views while this value grows by 1
    /// point.
    public var lead: Item
    /// The values that the attribute `lead` can have.
    public var range: OpenRange
  }

  /// Optional constraints that have the same priority and cannot all hold, so the layout does not determine which of
  /// them is violated.
  public struct Tie: Sendable, Equatable {
    /// The priority that all `reasons` have.
    public var priority: Double
    /// The two or more constraints that cannot all hold.
    public var reasons: [Reason]
  }

  /// The axis on which the views can move.
  public var axis: Axis
  /// The views that can move, in file order.
  public var views: [ViewID]
  /// The independent directions of motion.
  public var directions: [Direction]
  /// The ties that make these views ambiguous: optional constraints that have the same priority and cannot all hold.
  public var ties: [Tie]
  /// Changes that together remove the ambiguity; empty if none were found.
  public var pins: [DisambiguatingConstraint]
}

/// A change that removes a direction of freedom.
public enum DisambiguatingConstraint: Sendable, Equatable {
  /// Both views get the same size.
  case equalSizes(ViewID, ViewID, Axis)
  /// The view gets this size, in points.
  case size(ViewID, Axis, Double)
  /// The view is inset by this distance, in points, from its superview's leading or top edge, or from the trailing or
  /// bottom edge if `isStart` is false.
  case inset(ViewID, Axis, isStart: Bool, Double)
  /// The view's trailing or bottom edge is at this margin or guide of its superview.
  case endMargin(ViewID, Item)
  /// The view's center is at the superview's center.
  case center(ViewID, Axis)
  /// The views are siblings, and the second view starts at this distance, in points, after the end of the first view.
  case gap(ViewID, ViewID, Axis, Double)
  /// The content of the scroll view gets the size of the scroll view's frame along this axis.
  case contentSize(ViewID, Axis)
  /// The view's hugging or compression resistance gets this priority.
  case priority(ContentPriority, ViewID, Axis, Double)
  /// The inequality at this index in `Layout.constraints` is changed to an equation.
  case equation(Int)
}
