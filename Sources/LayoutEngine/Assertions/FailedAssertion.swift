public import Graphics
public import LayoutModel

/// An assertion that does not hold in a solved layout, and the finding that contradicts it.
public struct FailedAssertion: Sendable, Equatable {
  /// The finding that contradicts an assertion.
  public enum Finding: Sendable, Equatable {
    /// The values of both sides of a comparison, in points, measured from `origin`.
    case comparison(found: Double, wanted: Double, origin: Origin)
    /// For `inside` and its negation: the lengths by which the first view sticks out of the second view. A length is
    /// negative at a side that is inside.
    case place(Overhang)
    /// For `apart`: the size of the area in which the views overlap. The width or height is 0 or negative if the views
    /// are apart on that axis.
    case shared(Size)
    /// For `truncated` and its negation: the way in which the text fits its view.
    case fit(TextFit)
    /// For `ambiguous` and its negation: the ambiguous values of the view's frame; empty if there are none.
    case openness([OpenValue])
  }

  /// The point from which both values of a comparison are measured.
  public enum Origin: Sendable, Equatable {
    /// The comparison is between sizes, which are not measured from a point.
    case size
    /// The superview's attribute with which a view is compared: `a.left == superview.left + 8` is measured from
    /// `superview.left`.
    case superview(Item)
    /// Both values are measured from the left or top edge of a view, or from its right edge if `isRight` is true, as
    /// for leading and trailing edges in a right-to-left layout. The view is the root, unless the comparison multiplies
    /// an attribute: then the view is the nearest common ancestor of the two compared views.
    case edge(of: ViewID, isRight: Bool)
  }

  /// The index of the assertion in `Layout.assertions`.
  public var index: Int
  /// The finding that contradicts the assertion.
  public var finding: Finding
}
