import Diagnostics
import LayoutModel

extension Diagnostic {
  /// The error of a constraint between two attributes that NSLayoutConstraint rejects, such as `left` and `top`; `nil`
  /// for other pairs.
  ///
  /// - Parameter span: the place of the second attribute.
  static func rejectedPair(_ first: Attribute, _ second: Attribute, at span: SourceSpan) -> Self? {
    var start: String { "'\(first.rawValue)' cannot be related to '\(second.rawValue)': " }
    if first.isSize != second.isSize {
      return .error("size-with-location", start + "one is a size, the other a location", at: span)
    }
    if !first.isSize, first.axis != second.axis {
      return .error("horizontal-with-vertical", start + "one is horizontal, the other vertical", at: span)
    }
    guard
      first.isDirectionalSide && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectionalSide
    else { return nil }
    return .error(
      "leading-with-left",
      start + "leading and trailing are mirrored in right-to-left layouts, left and right are not"
        + "; write '\(first.otherSide.rawValue)' instead of '\(first.rawValue)', or "
        + "'\(second.otherSide.rawValue)' instead of '\(second.rawValue)'", at: span)
  }
}

/// The attribute for a word of the language; `baseline` is `lastBaseline`.
func attribute(named word: String) -> Attribute? {
  word == "baseline" ? .lastBaseline : attributes[word]
}

private let attributes = WordTable<Attribute>()

let attributeWords = Attribute.allCases.map(\.rawValue) + ["baseline"]

extension Attribute {
  /// The other name of a side in a left-to-right layout: leading for left, left for leading.
  fileprivate var otherSide: Attribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leading: .left
    case .trailing: .right
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: self
    }
  }

  /// The superview's attribute to which a constant refers, such as `superview.left` for `a.left = 20`. The
  /// constant of a baseline refers to the superview's top. `nil` for a size.
  var superviewAttribute: Attribute? {
    if isSize { return nil }
    return isBaseline ? .top : self
  }
}
