public import Graphics
public import LayoutModel

/// An assertion that does not hold in a solved layout, and what was found instead.
public struct FailedAssertion: Sendable, Equatable {
  /// What is the case instead.
  public enum Finding: Sendable, Equatable {
    /// Both sides of a comparison in points, counted from `origin`.
    case comparison(found: Double, wanted: Double, origin: Origin)
    /// Not inside, or inside where it should not be.
    case place(Overhang)
    /// The size of what the two share; not positive on an axis on which they are apart.
    case shared(Size)
    /// How the text fits its view.
    case fit(TextFit)
    /// What is open of the view; nothing where all is determined.
    case openness([OpenValue])
  }

  /// Where the numbers of a comparison are counted from.
  public enum Origin: Sendable, Equatable {
    /// Sizes are counted from nowhere.
    case size
    /// From the superview's attribute, for what the file measures from there.
    case superview(Item)
    /// From an edge of a view, the root's unless a multiplier makes it another's: the right one where leading
    /// and trailing change places.
    case edge(of: ViewID, isRight: Bool)
  }

  /// `Layout.assertions[index]`.
  public var index: Int
  /// What was found.
  public var finding: Finding

  public init(index: Int, finding: Finding) {
    self.index = index
    self.finding = finding
  }
}
