/// How a stack arranges its members: UIStackView's properties.
public struct StackArrangement: Sendable, Hashable {
  /// Where members stand across the axis.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// `leading` and `trailing` are for columns; `top`, `bottom` and the baselines for rows.
    case fill, leading, trailing, top, bottom, center, firstBaseline, lastBaseline

    /// Returns whether a stack along an axis can align its members so.
    public func isPossible(along axis: Axis) -> Bool {
      switch self {
      case .fill, .center: true
      case .leading, .trailing: axis == .vertical
      case .top, .bottom, .firstBaseline, .lastBaseline: axis == .horizontal
      }
    }
  }

  /// How members share the room along the axis.
  public enum Distribution: String, Sendable, Hashable, CaseIterable {
    /// As `UIStackView.Distribution` has them.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

    /// Indicates whether gaps are at least as large as they are asked to be, instead of just so.
    public var hasLooseGaps: Bool { self == .equalSpacing || self == .equalCentering }
  }

  /// Whose rules it follows.
  public enum Rules: Sendable, Hashable {
    /// UIStackView's, which are the language's.
    case uiKit
    /// NSStackView's, whose alignment gives way to what members ask for: no line can declare such a stack.
    case appKit
    /// The same, where members stand together at the start, in the middle and at the end.
    case appKitAreas
  }

  /// A row is horizontal.
  public var axis: Axis
  /// Between neighbors, in points.
  public var spacing: Double
  /// Where members stand across the axis.
  public var alignment: Alignment
  /// How they share the room along it.
  public var distribution: Distribution
  /// Indicates whether members keep within the stack's layout margins, on both axes.
  public var usesMargins: Bool
  /// Whose rules it follows.
  public var rules = Rules.uiKit
  /// Indicates whether spacing goes from the last baseline of a member to the first of the next, where both have
  /// text; in columns.
  public var isBaselineRelative = false

  public init(
    axis: Axis = .horizontal, spacing: Double = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill, usesMargins: Bool = false
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.usesMargins = usesMargins
  }
}
