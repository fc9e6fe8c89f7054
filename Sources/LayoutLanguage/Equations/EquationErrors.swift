import Diagnostics
import LayoutModel

// The errors of equations, with the correct form if it is known.

/// A form of sum or product that the grammar does not allow.
enum UnsupportedForm {
  /// A constant before an item: `a.left = 20 + superview.left`, and `20 * b.width`.
  case constantBeforeItem
  /// Arithmetic of constants: `a.left = 20 + 3`.
  case arithmeticOfConstants
  /// Arithmetic on the left side: `a.left + 20 = superview.left`.
  case arithmeticOnLeft
  /// A further operation: `a.left = b.left + 5 + 3`, `a.width = b.width * 2 * 3`.
  case furtherOperation
  /// Parentheses: `a.left = b.width * (0.9 + 5)`.
  case parenthesis
  /// A plus sign: `a.left = +5`.
  case plusSign
  /// A further item: `a.left = b.left + c.left`.
  case furtherItem
  /// A constant on the left side: `20 = a.left`.
  case constantOnLeft
  /// The superview on the left side: `superview.left = a.left`.
  case superviewOnLeft
  /// A message of Objective-C: `[a setLeft:20]`.
  case message

  fileprivate var words: (code: String, sentence: String) {
    switch self {
    case .constantBeforeItem: ("constant-before-item", "the number must come after the view's attribute")
    case .arithmeticOfConstants:
      (
        "constant-arithmetic",
        "a constant must be a single number or metric; to calculate, declare a metric with 'let'"
      )
    case .arithmeticOnLeft: ("arithmetic-on-left", "the left side must be a single attribute")
    case .furtherOperation:
      ("further-operation", "an equation can have one multiplier, followed by one constant")
    case .parenthesis:
      (
        "parenthesis",
        "an equation cannot contain parentheses; its multiplier and constant must each be a single number or metric"
      )
    case .plusSign: ("plus-sign", "a constant is written without '+'")
    case .furtherItem: ("further-item", "an equation relates at most two attributes")
    case .constantOnLeft: ("constant-on-left", "an equation begins with a view's attribute")
    case .superviewOnLeft:
      (
        "superview-on-left",
        "'superview' refers to the superview of the view on the left, so it cannot be used on the left itself"
      )
    case .message: ("message-syntax", "Objective-C messages are not supported in equations")
    }
  }
}

extension Diagnostic {
  /// The error of an unsupported form.
  ///
  /// - Parameter validForm: the same equation in the grammar's form, if there is one.
  static func form(_ form: UnsupportedForm, validForm: String?, at span: SourceSpan) -> Self {
    .error(form.words.code, form.words.sentence + write(validForm), at: span)
  }

  /// The error of a view without its attribute: `a = b`, `a.left = b`.
  ///
  /// - Parameter other: the attribute of the other side.
  static func missingAttribute(
    view: String, other: Attribute? = nil, validForm: String?, at span: SourceSpan
  ) -> Self {
    let example = "\(shortened(view)).\((other ?? .left).rawValue)"
    return .error(
      "expected-attribute",
      "\(quoted(view)) needs an attribute in an equation, as in '\(example)'" + write(validForm),
      at: span)
  }

  /// The error of a path: `a.b.left = 20`.
  static func path(validForm: String, at span: SourceSpan) -> Self {
    .error("view-path", "use the view's name alone, without a path" + write(validForm), at: span)
  }

  private static func write(_ validForm: String?) -> String { validForm.map { "; write '\($0)'" } ?? "" }

  private static func shortened(_ name: String) -> String { name.utf8.count <= 60 ? name : "NAME" }

  static func expectedAttribute(view: String, at span: SourceSpan) -> Self {
    .error(
      "expected-attribute", "expected an attribute after '.', as in '\(shortened(view)).left'", at: span)
  }

  static func unknownAttribute(_ name: String, suggestion: String?, at span: SourceSpan) -> Self {
    .error("unknown-attribute", "no attribute is named \(quoted(name))" + didYouMean(suggestion), at: span)
  }

  static func unknownRelation(suggestion: String?, at span: SourceSpan) -> Self {
    .error(
      "unknown-relation", "unknown relation; it must be '=', '==', '<=' or '>='" + didYouMean(suggestion),
      at: span)
  }

  static func expectedRightSide(at span: SourceSpan) -> Self {
    .error("expected-operand", "expected a view's attribute, a number or a metric", at: span)
  }

  static func expectedConstant(after sign: String, at span: SourceSpan) -> Self {
    .error("expected-constant", "expected a number or a metric after '\(sign)'", at: span)
  }

  /// The error of an unknown word in place of a metric, which may be a view without its attribute.
  static func unknownOperand(
    _ name: String, suggestion: String?, isView: Bool, at span: SourceSpan
  ) -> Self {
    guard isView else { return .unknownMetric(name, suggestion: suggestion, at: span) }
    let way = "if you mean the view, add an attribute, as in '\(shortened(name)).left'"
    return .error("unknown-metric", "no metric is named \(quoted(name)); \(way)", at: span)
  }

  static func rootHasNoSuperview(at span: SourceSpan) -> Self {
    .error(
      "root-has-no-superview", "this equation needs a superview, but the root view has none", at: span)
  }

  /// The error of `a.content.top` for a view that is not a scroll view.
  static func noContent(view: String, _ kind: ViewKind, at span: SourceSpan) -> Self {
    .error(
      "no-content", "only a scroll view has a content guide, but '\(shortened(view))' is \(kind.withArticle)",
      at: span)
  }

  /// The error of a percentage for a location: `a.left = 50%`.
  static func percentageOfLocation(_ attribute: Attribute, at span: SourceSpan) -> Self {
    let end: Attribute =
      switch attribute.axis {
      case .vertical: .bottom
      case .horizontal: attribute.isDirectionalSide ? .trailing : .right
      }
    return .error(
      "percentage-of-location",
      "a percentage refers to the superview's width or height, but '\(attribute.rawValue)' is a location; "
        + ([.centerX, .centerY].contains(attribute)
          ? "for the center, write 'superview.\(attribute.rawValue)'"
          : "for half of the distance, write 'superview.\(end.rawValue) * 0.5'"),
      at: span)
  }

  /// The error of a percentage as a factor: `b.width * 50%`.
  static func percentageAsFactor(_ number: Double, at span: SourceSpan) -> Self {
    let factor = plainNumber(number / 100) ?? "0.5"
    return .error(
      "percentage-as-factor",
      "a percentage must be the whole right side, as in 'a.width = 50%'; as a factor, write '\(factor)'",
      at: span)
  }

  /// The error of a percentage in a sum: `50% + 8`.
  static func percentageInSum(
    size: String, multiplier: Double, offset: String, at span: SourceSpan
  ) -> Self {
    let factor = multiplier == 1 ? "" : " * \(plainNumber(multiplier) ?? "0.5")"
    return .error(
      "further-operation",
      "a percentage must be the whole right side; with a constant, write 'superview.\(size)\(factor) \(offset)'",
      at: span)
  }

  static func percentageOutOfRange(at span: SourceSpan) -> Self {
    .error("number-out-of-range", "a percentage must be greater than 0", at: span)
  }
}
