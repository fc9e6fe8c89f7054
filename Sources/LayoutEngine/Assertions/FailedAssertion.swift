public import Graphics
public import LayoutModel

/// An assertion that does not hold in a solved layout, with what was found instead.
public struct FailedAssertion: Sendable, Equatable {
  /// The finding that contradicts an assertion.
  public enum Finding: Sendable, Equatable {
    /// Both sides of a comparison in points, counted from `origin`.
    case comparison(found: Double, wanted: Double, origin: Origin)
    /// The lengths by which the first view sticks out of the second, negative where it does not. The assertion was
    /// that the view is inside, or that it is not.
    case place(Overhang)
    /// The size of the area that both views share; not positive on an axis on which they are apart.
    case shared(Size)
    /// The way in which the text fits its view.
    case fit(TextFit)
    /// The open values of the view; empty where it is determined.
    case openness([OpenValue])
  }

  /// The origin of the numbers of a comparison.
  public enum Origin: Sendable, Equatable {
    /// No origin, as sizes have none.
    case size
    /// The superview's attribute, for locations that the file measures from there.
    case superview(Item)
    /// The left or top edge of a view, or its right edge where leading and trailing change sides. The view is the root
    /// or, with a multiplier, the nearest common ancestor of the compared views.
    case edge(of: ViewID, isRight: Bool)
  }

  /// The index of the assertion in `Layout.assertions`.
  public var index: Int
  /// The finding.
  public var finding: Finding
}
