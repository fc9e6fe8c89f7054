import Diagnostics
import LayoutModel

/// Two attributes that no constraint can tie, whatever its notation: the pairs that NSLayoutConstraint refuses.
enum RejectedPair: Error, Equatable {
  case sizeWithLocation
  case horizontalWithVertical
  case directionalWithAbsolute

  /// Why a constraint cannot tie `first` to `second`; `nil` where it can.
  init?(_ first: Attribute, _ second: Attribute) {
    if first.isSize != second.isSize {
      self = .sizeWithLocation
    } else if !first.isSize, first.axis != second.axis {
      self = .horizontalWithVertical
    } else if first.isDirectionalSide && second.isAbsoluteSide
      || first.isAbsoluteSide && second.isDirectionalSide
    {
      self = .directionalWithAbsolute
    } else {
      return nil
    }
  }

  /// - Parameter span: of the second attribute, which the first one rules out.
  func diagnostic(_ first: Attribute, _ second: Attribute, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, code: code, sentence(first, second), at: span)
  }

  private var code: String {
    switch self {
    case .sizeWithLocation: "size-with-location"
    case .horizontalWithVertical: "horizontal-with-vertical"
    case .directionalWithAbsolute: "leading-with-left"
    }
  }

  private func sentence(_ first: Attribute, _ second: Attribute) -> String {
    let start = "'\(first.rawValue)' cannot be related to '\(second.rawValue)': "
    return switch self {
    case .sizeWithLocation: start + "one is a size, the other a location"
    case .horizontalWithVertical: start + "one is horizontal, the other vertical"
    case .directionalWithAbsolute:
      start + "leading and trailing change sides in right-to-left layouts, left and right do not"
        + "; use '\(first.otherSide.rawValue)' or '\(second.otherSide.rawValue)'"
        + (first.otherSide == second ? " for both" : "")
    }
  }
}

/// A factor that no constraint can have, whatever its notation.
enum RejectedFactor: Error, Equatable {
  case multiplierZero, divisionByZero

  func diagnostic(at span: SourceSpan) -> Diagnostic {
    switch self {
    case .multiplierZero:
      Diagnostic(
        .error, code: "multiplier-zero", "a multiplier cannot be 0: the other view would have no effect",
        at: span)
    case .divisionByZero:
      Diagnostic(.error, code: "division-by-zero", "division by zero", at: span)
    }
  }
}

/// The attribute that a word of the language means; `baseline` is `lastBaseline`.
func attribute(named word: String) -> Attribute? {
  word == "baseline" ? .lastBaseline : Attribute(rawValue: word)
}

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

  /// The attribute of a view that is this one of its margins; `nil` where no attribute is.
  var ofMargins: Attribute? {
    switch self {
    case .left, .leftMargin: .leftMargin
    case .right, .rightMargin: .rightMargin
    case .top, .topMargin: .topMargin
    case .bottom, .bottomMargin: .bottomMargin
    case .leading, .leadingMargin: .leadingMargin
    case .trailing, .trailingMargin: .trailingMargin
    case .centerX, .centerXWithinMargins: .centerXWithinMargins
    case .centerY, .centerYWithinMargins: .centerYWithinMargins
    case .width, .height, .firstBaseline, .lastBaseline: nil
    }
  }

  /// What of the superview a bare constant is measured from: the same attribute, for a baseline the top;
  /// `nil` for a size, which is that constant.
  var superviewAttribute: Attribute? {
    if isSize { return nil }
    return isBaseline ? .top : self
  }
}
