public import Graphics
public import LayoutModel

/// An assertion that does not hold in a solved layout, with the finding that contradicts it.
public struct FailedAssertion: Sendable, Equatable {
  /// The finding that contradicts an assertion.
  public enum Finding: Sendable, Equatable {
    /// The values of both sides of a comparison, in points, measured from `origin`.
    case comparison(found: Double, wanted: Double, origin: Origin)
    /// For `inside` and its negation: how far the first view extends beyond each side of the second view, in points. A
    /// length is negative if the side is inside.
    case place(Overhang)
    /// For `apart`: the size of the area in which the views overlap. The width or height is 0 or negative if the views
    /// do not overlap on that axis.
    case shared(Size)
    /// For `truncated` and its negation: how the text fits its view.
    case fit(TextFit)
    /// For `ambiguous` and its negation: the ambiguous values of the view's frame; empty if the frame is determined.
    case openness([OpenValue])
  }

  /// The point from which both values of a comparison are measured.
  public enum Origin: Sendable, Equatable {
    /// The comparison is between sizes, which are not measured from a point.
    case size
    /// A superview's attribute. For example, both sides of `a.left == superview.left + 8` are measured from
    /// `superview.left`.
    case superview(Item)
    /// The left or top edge of a view. If `isRight` is true, its right edge, as for leading edges in a right-to-left
    /// layout. The view is the nearest common ancestor of the compared views if the assertion has a multiplier;
    /// otherwise, it is the root.
    case edge(of: ViewID, isRight: Bool)
  }

  /// The index of the assertion in `Layout.assertions`.
  public var index: Int
  /// The finding that contradicts the assertion.
  public var finding: Finding
}
