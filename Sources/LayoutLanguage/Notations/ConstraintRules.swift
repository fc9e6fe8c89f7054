import Diagnostics
import LayoutModel

extension Diagnostic {
  /// Why no constraint can tie `first` to `second`, whatever its notation: the pairs that NSLayoutConstraint refuses.
  /// `nil` where one can.
  ///
  /// - Parameter span: of the second attribute, which the first one rules out.
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
      start + "leading and trailing change sides in right-to-left layouts, left and right do not"
        + "; use '\(first.otherSide.rawValue)' or '\(second.otherSide.rawValue)'"
        + (first.otherSide == second ? " for both" : ""), at: span)
  }
}

/// The attribute that a word of the language means; `baseline` is `lastBaseline`.
func attribute(named word: String) -> Attribute? {
  word == "baseline" ? .lastBaseline : attributes[word]
}

private let attributes = WordTable<Attribute>()

/// The words that attributes are written with.
let attributeWords = Attribute.allCases.map(\.rawValue) + ["baseline"]

extension Attribute {
  /// The side as the other pair of words has it, as it is in left-to-right layouts: leading for left.
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

  /// What of the superview a bare constant is measured from: the same attribute, for a baseline the top;
  /// `nil` for a size, which is that constant.
  var superviewAttribute: Attribute? {
    if isSize { return nil }
    return isBaseline ? .top : self
  }
}
