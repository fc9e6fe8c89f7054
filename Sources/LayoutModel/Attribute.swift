/// Which way text runs on a canvas: it decides which side is leading.
public enum LayoutDirection: String, Sendable, Hashable {
  /// Leading is left.
  case leftToRight = "ltr"
  /// Leading is right.
  case rightToLeft = "rtl"
}

/// What a constraint can tie of a view; the names are NSLayoutConstraint's.
///
/// `baseline` of the language is `lastBaseline` here.
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
  /// The direction that it is a length or place in.
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

  /// Width and height; all others are locations.
  public var isSize: Bool { self == .width || self == .height }

  /// Left, right and their margins: the same side whatever the direction.
  public var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Leading, trailing and their margins: sides that change places under right-to-left.
  public var isDirectionalSide: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// A baseline, of either line.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Returns whether NSLayoutConstraint ties the two: sizes to sizes, and locations of one axis, but no leading to a
  /// left.
  public func goesWith(_ other: Attribute) -> Bool {
    if isSize || other.isSize { return isSize && other.isSize }
    return axis == other.axis && !(isDirectionalSide && other.isAbsoluteSide)
      && !(isAbsoluteSide && other.isDirectionalSide)
  }
}
