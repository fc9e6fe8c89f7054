/// How a stack arranges its members: UIStackView's properties.
public struct StackArrangement: Sendable, Hashable {
  /// Where members stand across the axis.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// `leading` and `trailing` are for columns; `top`, `bottom` and the baselines for rows.
    case fill, leading, trailing, top, bottom, center, firstBaseline, lastBaseline

    /// Whether a stack along an axis can align its members so.
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

    /// Whether gaps are at least as large as they are asked to be, instead of just so.
    public var hasLooseGaps: Bool { self == .equalSpacing || self == .equalCentering }
  }

  /// Whose rules it follows.
  public enum Rules: Sendable, Hashable {
    /// UIStackView's, which are the language's.
    case uiKit
    /// NSStackView's, whose alignment gives way to what members ask for: no line can declare such a stack.
    case appKit
    /// The same, where members stand together at the start, in the middle and at the end: the area of each, in their order.
    case appKitAreas([Area])
  }

  /// A part of a stack that shares its room by gravity.
  public enum Area: Sendable, Hashable, CaseIterable {
    /// In the order in which they lie.
    case beginning, middle, end
  }

  /// A row is horizontal.
  public var axis: Axis
  /// Between neighbours, in points.
  public var spacing: Double
  /// Where members stand across the axis.
  public var alignment: Alignment
  /// How they share the room along it.
  public var distribution: Distribution
  /// Whether members keep within the stack's layout margins, on both axes.
  public var usesMargins: Bool
  /// Whose rules it follows.
  public var rules = Rules.uiKit
  /// The priority at which its last member stays within it, along the axis: below 1000, a stack may be too small for them.
  public var clippingResistance = 1000.0
  /// Whether spacing goes from the last baseline of a member to the first of the next, where both have text; in columns.
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
