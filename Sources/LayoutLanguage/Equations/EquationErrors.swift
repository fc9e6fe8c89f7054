import Diagnostics
import LayoutModel

/// A kind of equation that the grammar does not allow.
enum UnsupportedForm {
  /// A constant precedes the attribute on the right: `a.left = 20 + superview.left`.
  case constantBeforeItem
  /// The right side calculates with constants only: `a.left = 20 + 3`.
  case arithmeticOfConstants
  /// The left side contains an operation: `a.left + 20 = superview.left`.
  case arithmeticOnLeft
  /// The right side continues after its constant: `a.left = b.left + 5 + 3`.
  case furtherOperation
  /// The right side contains parentheses: `a.left = b.width * (0.9 + 5)`.
  case parenthesis
  /// A plus sign precedes the constant: `a.left = +5`.
  case plusSign
  /// The right side contains a second item: `a.left = b.left + c.left`.
  case furtherItem
  /// The left side is a constant: `20 = a.left`.
  case constantOnLeft
  /// The left side is an attribute of `superview`: `superview.left = a.left`.
  case superviewOnLeft
  /// An Objective-C message: `[a setLeft:20]`.
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
      ("further-operation", "an equation can have only one multiplier, followed by one constant")
    case .parenthesis:
      (
        "parenthesis",
        "an equation cannot contain parentheses; its multiplier and constant must each be a single number or metric"
      )
    case .plusSign: ("plus-sign", "a constant cannot begin with '+'")
    case .furtherItem: ("further-item", "an equation cannot relate more than two attributes")
    case .constantOnLeft: ("constant-on-left", "an equation must begin with a view's attribute")
    case .superviewOnLeft:
      (
        "superview-on-left",
        "an equation cannot begin with 'superview', because this word means the superview of the equation's first view"
      )
    case .message: ("message-syntax", "Objective-C messages are not supported in equations")
    }
  }
}

extension Diagnostic {
  static func form(_ form: UnsupportedForm, validForm: String?, at span: SourceSpan) -> Self {
    .error(form.words.code, form.words.sentence + write(validForm), at: span)
  }

  static func missingAttribute(
    view: String, other: Attribute? = nil, validForm: String?, at span: SourceSpan
  ) -> Self {
    let example = "\(shortened(view)).\((other ?? .left).rawValue)"
    return .error(
      "expected-attribute",
      "\(quoted(view)) needs an attribute in an equation, as in '\(example)'" + write(validForm),
      at: span)
  }

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

  static func noContent(view: String, _ kind: ViewKind, at span: SourceSpan) -> Self {
    .error(
      "no-content", "only a scroll view has a content guide, but '\(shortened(view))' is \(kind.withArticle)",
      at: span)
  }

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
          : "for the middle of the superview, write 'superview.\(end.rawValue) * 0.5'"),
      at: span)
  }

  static func percentageAsFactor(_ number: Double, at span: SourceSpan) -> Self {
    let factor = plainNumber(number / 100) ?? "0.5"
    return .error(
      "percentage-as-factor",
      "a percentage must be the whole right side, as in 'a.width = 50%'; as a multiplier, write '\(factor)'",
      at: span)
  }

  /// The error for a percentage followed by an operation.
  ///
  /// - Parameter multiplier: the percentage as a fraction, such as 0.5.
  static func percentageWithOperation(
    size: Attribute, multiplier: Double, _ operation: Character, operand: String?, at span: SourceSpan
  ) -> Self {
    let isFactor = operation == "*" || operation == "/"
    let factor = multiplier == 1 ? "" : " * \(plainNumber(multiplier) ?? "0.5")"
    let operand = operand ?? (isFactor ? "2" : "8")
    return .error(
      "further-operation",
      "a percentage must be the whole right side; with \(isFactor ? "another factor" : "a constant"), write "
        + "'superview.\(size.rawValue)\(factor) \(operation) \(operand)'",
      at: span)
  }

  static func percentageOutOfRange(at span: SourceSpan) -> Self {
    .error("number-out-of-range", "a percentage must be greater than 0", at: span)
  }
}
