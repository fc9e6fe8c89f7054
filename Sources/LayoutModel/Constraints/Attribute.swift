/// The direction of text on a canvas, which decides which side is leading.
public enum LayoutDirection: String, Sendable, Hashable {
  /// The leading side is the left side.
  case leftToRight = "ltr"
  /// The leading side is the right side.
  case rightToLeft = "rtl"
}

/// An attribute of a view, named as in NSLayoutConstraint.
public enum Attribute: String, Sendable, Hashable, CaseIterable {
  /// Edges; leading and trailing follow the layout direction.
  case left, right, top, bottom, leading, trailing
  /// Sizes and centers.
  case width, height, centerX, centerY
  /// Baselines of the first and the last line of text.
  case firstBaseline, lastBaseline
  /// Edges of the layout margins.
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  /// Centers of the area within the layout margins.
  case centerXWithinMargins, centerYWithinMargins
}

extension Attribute {
  /// The axis along which the attribute is measured.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Indicates whether the attribute is a width or height, not a location.
  public var isSize: Bool { self == .width || self == .height }

  /// Indicates whether the attribute is a left or right edge or margin, which does not depend on the layout direction.
  public var isAbsoluteSide: Bool {
    self == .left || self == .right || self == .leftMargin || self == .rightMargin
  }

  /// Indicates whether the attribute is a leading or trailing edge or margin, which depends on the layout direction.
  public var isDirectionalSide: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// Indicates whether the attribute is a baseline.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Returns whether NSLayoutConstraint can relate the two attributes.
  public func isComparable(to other: Attribute) -> Bool {
    if isSize || other.isSize { return isSize && other.isSize }
    return axis == other.axis && !(isDirectionalSide && other.isAbsoluteSide)
      && !(isAbsoluteSide && other.isDirectionalSide)
  }
}
