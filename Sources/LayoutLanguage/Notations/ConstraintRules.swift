import Diagnostics
import LayoutModel

extension Diagnostic {
  /// The error of a constraint that relates `first` to `second`, in any notation, for the pairs that NSLayoutConstraint
  /// rejects; `nil` for all other pairs.
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
      start + "leading and trailing change sides in right-to-left layouts, left and right do not"
        + "; use '\(first.otherSide.rawValue)' or '\(second.otherSide.rawValue)'"
        + (first.otherSide == second ? " for both" : ""), at: span)
  }
}

/// The attribute for a word of the language; `baseline` is `lastBaseline`.
func attribute(named word: String) -> Attribute? {
  word == "baseline" ? .lastBaseline : attributes[word]
}

private let attributes = WordTable<Attribute>()

let attributeWords = Attribute.allCases.map(\.rawValue) + ["baseline"]

extension Attribute {
  /// The same side of a left-to-right layout in the other pair of words: leading for left, left for leading.
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

  /// The superview's attribute to which a constant alone refers: `a.left = 20` means `a.left = superview.left + 20`. A
  /// baseline is measured from the top. `nil` for a size, which equals the constant.
  var superviewAttribute: Attribute? {
    if isSize { return nil }
    return isBaseline ? .top : self
  }
}
