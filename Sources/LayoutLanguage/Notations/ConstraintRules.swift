import Diagnostics
import LayoutModel

extension Diagnostic {
  /// Returns an error if NSLayoutConstraint rejects the pair of attributes, such as `left` and `top`.
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
      start + "leading and trailing are mirrored in right-to-left layouts, but left and right are not"
        + "; write '\(first.otherSide.rawValue)' instead of '\(first.rawValue)', or "
        + "'\(second.otherSide.rawValue)' instead of '\(second.rawValue)'", at: span)
  }
}

/// Returns the attribute for a word of the language; `baseline` means `lastBaseline`.
func attribute(named word: String) -> Attribute? {
  word == "baseline" ? .lastBaseline : attributes[word]
}

private let attributes = WordTable<Attribute>()

let attributeWords = Attribute.allCases.map(\.rawValue) + ["baseline"]

extension Attribute {
  /// The attribute for the same side in a left-to-right layout, such as `leading` for `left` and `left` for `leading`.
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

  /// The superview's attribute from which a constant is measured: `left` for `a.left = 20`, and `top` for a baseline;
  /// `nil` for a size.
  var superviewAttribute: Attribute? {
    if isSize { return nil }
    return isBaseline ? .top : self
  }
}
