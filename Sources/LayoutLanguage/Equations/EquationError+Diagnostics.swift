import Diagnostics
import LayoutModel

extension EquationError {
  var diagnostic: Diagnostic {
    switch self {
    case .number(let error): return error.diagnostic
    case .priority(let error): return error.diagnostic
    case .string(let error): return error.diagnostic
    case .pair(let pair, let first, let second, let span): return pair.diagnostic(first, second, at: span)
    case .factor(let factor, let span): return factor.diagnostic(at: span)
    default:
      let (code, message, span) = words
      return Diagnostic(.error, code: code, message, at: span)
    }
  }

  private var words: (code: String, message: String, span: SourceSpan) {
    switch self {
    case .form(let form, let validForm, let span):
      return (form.code, form.sentence + write(validForm), span)
    case .missingAttribute(let view, let validForm, let span):
      return (
        "expected-attribute",
        "an equation relates attributes, so \(quoted(view)) needs one, as in '\(shortened(view)).left'"
          + write(validForm), span
      )
    case .path(let validForm, let span):
      return ("view-path", "use the view's name alone, without a path" + write(validForm), span)
    case .expectedAttribute(let view, let span):
      return ("expected-attribute", "expected an attribute after '.', as in '\(shortened(view)).left'", span)
    case .unknownAttribute(let name, let suggestion, let span):
      return ("unknown-attribute", "no attribute is named \(quoted(name))" + didYouMean(suggestion), span)
    case .expectedRelation(let span):
      return ("expected-relation", "expected a relation: '=', '==', '<=' or '>='", span)
    case .unknownRelation(let suggestion, let span):
      return (
        "unknown-relation", "unknown relation; it must be '=', '==', '<=' or '>='" + didYouMean(suggestion),
        span
      )
    case .expectedRightSide(let span):
      return ("expected-operand", "expected a view's attribute, a number or a metric", span)
    case .expectedConstant(let sign, let span):
      return ("expected-constant", "expected a number or a metric after '\(sign)'", span)
    case .unexpectedText(let span):
      return (
        "unexpected-text",
        "the equation is complete before this; only '~ PRIORITY' and a \"name\" can follow",
        span
      )
    default:
      return wordsAboutNames
    }
  }

  private var wordsAboutNames: (code: String, message: String, span: SourceSpan) {
    switch self {
    case .unknownView(let name, let suggestion, let span):
      return ("unknown-view", "no view is named \(quoted(name))" + didYouMean(suggestion), span)
    case .reservedName(let name, let span):
      return ("reserved-name", "'\(name)' is a reserved word and cannot be a view's name", span)
    case .unknownMetric(let name, let suggestion, let isView, let span):
      let way =
        isView ? "; as a view it needs an attribute, as in '\(shortened(name)).left'" : didYouMean(suggestion)
      return ("unknown-metric", "no metric is named \(quoted(name))" + way, span)
    case .rootHasNoSuperview(let span):
      return ("root-has-no-superview", "the root view has no superview to be measured from", span)
    case .multiplierTooLarge(let span):
      return ("number-too-large", "the multiplier is too large; the largest number is 1000000000000", span)
    case .noContent(let view, let kind, let span):
      return (
        "no-content",
        "only a scroll has content, and '\(shortened(view))' is \(kind.withArticle)", span
      )
    default:
      return wordsAboutFactors
    }
  }

  private var wordsAboutFactors: (code: String, message: String, span: SourceSpan) {
    switch self {
    case .misplacedRatio(let span):
      return (
        "misplaced-ratio",
        "a ratio such as 16:9 stands alone behind '*'; with other factors, write '* 16 / 9'",
        span
      )
    case .percentageOfLocation(let attribute, let span):
      let end: Attribute =
        switch attribute.axis {
        case .vertical: .bottom
        case .horizontal: attribute.isDirectionalSide ? .trailing : .right
        }
      return (
        "percentage-of-location",
        "a percentage is one of the superview's width or height, and '\(attribute.rawValue)' is a location; "
          + "half of the way is 'superview.\(end.rawValue) * 0.5'", span
      )
    case .percentageAsFactor(let number, let span):
      return (
        "percentage-as-factor",
        "a percentage stands alone, as in 'a.width = 50%'; as a factor write '\(plainNumber(number / 100) ?? "0.5")'",
        span
      )
    case .percentageInSum(let size, let multiplier, let span):
      return (
        "further-operation",
        "a percentage stands alone; with a constant, write 'superview.\(size) * \(plainNumber(multiplier) ?? "0.5") + 8'",
        span
      )
    case .percentageOutOfRange(let span):
      return ("number-out-of-range", "a percentage must be greater than 0", span)
    default:
      preconditionFailure("the error has its words elsewhere")
    }
  }

  private func write(_ validForm: String?) -> String { validForm.map { "; write '\($0)'" } ?? "" }

  private func shortened(_ name: String) -> String { name.utf8.count <= 60 ? name : "NAME" }
}

extension EquationError.Form {
  fileprivate var code: String {
    switch self {
    case .constantBeforeItem: "constant-before-item"
    case .arithmeticOfConstants: "constant-arithmetic"
    case .arithmeticOnLeft: "arithmetic-on-left"
    case .furtherOperation: "further-operation"
    case .parenthesis: "parenthesis"
    case .plusSign: "plus-sign"
    case .furtherItem: "further-item"
    case .constantOnLeft: "constant-on-left"
    case .superviewOnLeft: "superview-on-left"
    case .message: "message-syntax"
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .constantBeforeItem: "a number comes after the view's attribute"
    case .arithmeticOfConstants:
      "a constant must be a single number or metric; to calculate, declare a metric with 'let'"
    case .arithmeticOnLeft: "the left side must be a single attribute"
    case .furtherOperation: "an equation can have one multiplier, followed by one constant"
    case .parenthesis: "an equation has no parentheses; a multiplier or constant is one number or metric"
    case .plusSign: "a constant has no '+' sign"
    case .furtherItem: "an equation relates at most two attributes"
    case .constantOnLeft: "an equation begins with a view's attribute"
    case .superviewOnLeft:
      "'superview' refers to the superview of the view on the left, so it cannot be used on the left itself"
    case .message: "messages in brackets are not supported in equations"
    }
  }
}
