import Diagnostics

extension DeclarationError {
  /// The words for errors in sizes, numbers, colours and metrics.
  var wordsAboutValues: (code: String, message: String, span: SourceSpan) {
    switch self {
    case .misplacedText(let span):
      return ("misplaced-text", "a text comes right after the name", span)
    case .unknownProperty(let name, let owner, let suggestion, let span):
      return ("unknown-property", "\(owner) has no property \(quoted(name))" + didYouMean(suggestion), span)
    case .negative(let property, let span):
      return ("negative-number", "'\(property)' cannot be negative", span)
    case .notPositive(let property, let span):
      return ("number-out-of-range", "'\(property)' must be greater than 0", span)
    case .notWhole(let property, let span):
      return ("number-out-of-range", "'\(property)' must be a whole number", span)
    case .tooLargeFor(let property, let limit, let span):
      return ("number-too-large", "'\(property)' can be \(limit) at most", span)
    case .marginCount(let count, let span):
      return (
        "margin-count", "margins are one number or four (top, leading, bottom, trailing), not \(count)", span
      )
    case .insetCount(let count, let property, let span):
      return (
        "margin-count",
        "'\(property)' has one number or four (top, left, bottom, right), not \(count)", span
      )
    case .unknownChoice, .misplacedProperty, .misplacedAlignment, .unusedProperty, .unusedText,
      .unknownDevice:
      return wordsAboutUse
    case .fitForView(let span):
      return ("expected-size", "only a canvas can be 'fit'; a view's side without a size is '-'", span)
    case .dashForCanvas(let span):
      return ("expected-size", "only a view's side can be '-'; a canvas that fits its content is 'fit'", span)
    case .unknownColor(let name, let suggestion, let span):
      return ("unknown-color", "no colour is named \(quoted(name))" + didYouMean(suggestion), span)
    case .malformedColor(let text, let span):
      return (
        "malformed-color",
        "\(quoted(text)) is not a colour; write '#rgb', '#rrggbb' or '#rrggbbaa' in hexadecimal",
        span
      )
    case .unknownMetric(let name, let suggestion, let span):
      return ("unknown-metric", "no metric is named \(quoted(name))" + didYouMean(suggestion), span)
    case .laterMetric(let name, let span, _):
      return ("later-metric", "\(quoted(name)) is defined later; a metric can use only earlier ones", span)
    case .metricOfItself(let name, let span):
      return ("later-metric", "\(quoted(name)) cannot be used in its own definition", span)
    case .divisionByZero(let span):
      return ("division-by-zero", "division by zero", span)
    case .resultTooLarge(let span):
      return ("number-too-large", "the result is too large; the largest number is 1000000000000", span)
    case .nestedTooDeep(let span):
      return ("nested-too-deep", "parentheses can be nested 200 deep at most", span)
    default:
      preconditionFailure("the error has its words elsewhere")
    }
  }
}
