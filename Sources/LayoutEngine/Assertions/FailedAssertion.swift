public import Graphics
public import LayoutModel

/// An assertion that does not hold in a solved layout, with the finding that contradicts it.
public struct FailedAssertion: Sendable, Equatable {
  /// The finding that contradicts an assertion.
  public enum Finding: Sendable, Equatable {
    /// The values of both sides of a comparison, in points, measured from `origin`.
    case comparison(found: Double, wanted: Double, origin: Origin)
    /// For `inside` and its negation: how far, in points, the first view extends beyond each edge of the second view;
    /// distances inside the second view are negative.
    case place(Overhang)
    /// For `apart`: the width and height of the overlap, each 0 or negative if the views do not overlap along that
    /// axis.
    case shared(Size)
    /// For `truncated` and its negation: how the text fits its view.
    case fit(TextFit)
    /// For `ambiguous` and its negation: the ambiguous values of the view's frame; empty if the frame is determined.
    case openness([OpenValue])
  }

  /// The position, such as an edge of the superview, from which both values of a comparison are measured.
  public enum Origin: Sendable, Equatable {
    /// Both values are sizes, which are not measured from a position.
    case size
    /// Both values are measured from this attribute of the superview, such as `superview.left` in `a.left ==
    /// superview.left + 8`.
    case superview(Item)
    /// Values are measured from the left or top edge of a view, usually the root, or from the view's right edge if
    /// `isRight` is true.
    case edge(of: ViewID, isRight: Bool)
  }

  /// The index of the assertion in `Layout.assertions`.
  public var index: Int
  /// The actual values that contradict the assertion, such as the two sides of a comparison.
  public var finding: Finding
}
