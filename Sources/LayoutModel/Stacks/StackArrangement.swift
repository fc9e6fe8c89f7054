/// The properties of UIStackView that arrange a stack's members.
public struct StackArrangement: Sendable, Hashable {
  /// The position of members across the axis.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// Vertical stacks support `leading` and `trailing`, horizontal stacks support `top`, `bottom` and the baselines,
    /// and both support `fill` and `center`.
    case fill, leading, trailing, top, bottom, center, firstBaseline, lastBaseline

    /// Returns whether a stack along the axis can have this alignment.
    public func isPossible(along axis: Axis) -> Bool {
      switch self {
      case .fill, .center: true
      case .leading, .trailing: axis == .vertical
      case .top, .bottom, .firstBaseline, .lastBaseline: axis == .horizontal
      }
    }
  }

  /// The distribution of space along the axis.
  public enum Distribution: String, Sendable, Hashable, CaseIterable {
    /// The cases of `UIStackView.Distribution`.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

    /// Indicates whether gaps may be larger than the spacing.
    public var hasLooseGaps: Bool { self == .equalSpacing || self == .equalCentering }
  }

  /// The framework whose rules a stack follows.
  public enum Rules: Sendable, Hashable {
    /// UIStackView's rules, which also apply to stacks in layout files.
    case uiKit
    /// NSStackView's rules, in which the members' constraints override the alignment.
    case appKit
    /// NSStackView's rules for gravity areas, with each member's area.
    case appKitAreas([Area])
  }

  /// A gravity area, which places members at the start, in the middle or at the end of a stack.
  public enum Area: Sendable, Hashable, CaseIterable {
    /// The start, the middle and the end of the stack, in their order along the axis.
    case beginning, middle, end
  }

  /// The axis along which members are arranged.
  public var axis: Axis
  /// The distance between neighbors, in points.
  public var spacing: Double
  /// The position of members across the axis.
  public var alignment: Alignment
  /// The distribution of space along the axis.
  public var distribution: Distribution
  /// Indicates whether the stack's layout margins surround the members.
  public var usesMargins: Bool
  /// The framework whose rules the stack follows.
  public var rules = Rules.uiKit
  /// The priority of the constraints that keep members from extending beyond the end of the stack along its axis.
  /// NSStackView calls it the clipping resistance priority.
  public var clippingResistance = 1000.0
  /// Indicates whether the spacing between two members with text is measured from the last baseline of the upper one to
  /// the first baseline of the lower one. Only vertical stacks use this.
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
