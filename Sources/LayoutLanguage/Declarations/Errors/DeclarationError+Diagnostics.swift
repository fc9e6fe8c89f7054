import Diagnostics
import LayoutModel

extension DeclarationError {
  var diagnostic: Diagnostic {
    switch self {
    case .number(let error): return error.diagnostic
    case .priority(let error): return error.diagnostic
    case .string(let error): return error.diagnostic
    default: break
    }
    let (code, message, span) = words
    var diagnostic = Diagnostic(.error, code: code, message, at: span)
    switch self {
    case .repeatedProperty, .unusedProperty, .unusedText: diagnostic.severity = .warning
    default: break
    }
    if let note { diagnostic.notes = [note] }
    if case .unknownStatement(_, _, isAtView: false, _) = self { diagnostic.help = Self.statements }
    return diagnostic
  }

  private static let statements =
    "a view's line begins with its kind: \(LanguageWords.kinds.joined(separator: " ")); others with "
    + LanguageWords.directives.joined(separator: " ")

  private var note: Diagnostic.Note? {
    switch self {
    case .duplicateView(_, _, let first?), .duplicateMetric(_, _, let first?),
      .duplicateCanvas(_, _, let first?), .duplicateRootName(_, let first?):
      .init("the first one is here", at: first)
    case .laterMetric(let name, _, let definition): .init("'\(name)' is defined here", at: definition)
    case .expected(.closingParenthesis(let opening), _): .init("the parenthesis is opened here", at: opening)
    default: nil
    }
  }

  private var words: (code: String, message: String, span: SourceSpan) {
    switch self {
    case .expected(let expectation, let span):
      return (expectation.code, expectation.sentence, span)
    case .unexpectedText(let owner, let span):
      return ("unexpected-text", "unexpected text after \(owner)", span)
    case .unknownStatement(let word, let suggestion, let isAtView, let span):
      let way =
        isAtView
        ? "; rules about a view begin '\(word):', an equation '\(word).'" : didYouMean(suggestion)
      return ("unknown-statement", "unknown statement \(quoted(word))" + way, span)
    case .reservedName(let name, let span):
      return ("reserved-name", "'\(name)' is a reserved word and cannot be a view's name", span)
    case .duplicateView(let name, let span, _):
      return ("duplicate-view", "another view is named \(quoted(name)); names are unique in the file", span)
    case .duplicateMetric(let name, let span, _):
      return ("duplicate-metric", "another metric is named \(quoted(name))", span)
    case .duplicateCanvas(let name?, let span, _):
      return ("duplicate-canvas", "another canvas is named \(quoted(name))", span)
    case .duplicateCanvas(nil, let span, _):
      return ("duplicate-canvas", "only one canvas can be unnamed; write 'canvas \"NAME\" …'", span)
    case .duplicateRootName(let span, _):
      return ("duplicate-root-name", "another canvas gives the root view another name; it can have one", span)
    case .repeatedProperty(let name, let span):
      return ("repeated-property", "'\(name)' is given more than once; the last one counts", span)
    case .misplacedInBlock(let keyword, let span):
      return (
        "misplaced-statement", "'\(keyword)' applies to the whole file and cannot be used in a block", span
      )
    case .propertyOutsideView(let name, let span):
      return (
        "property-outside-view", "'\(name)' is a property; put it on the view's line or in its block", span
      )
    case .blockWithoutOwner(let span):
      return ("unexpected-block", "only a view and 'metrics' can have a block, on the same line", span)
    default:
      return wordsAboutValues
    }
  }
}

extension DeclarationError.Expectation {
  fileprivate var code: String {
    switch self {
    case .nameAfter: "expected-name"
    case .canvasSize, .viewSize, .timesSign: "expected-size"
    case .number: "expected-number"
    case .color: "expected-color"
    case .metricEquals: "expected-equals"
    case .operand: "expected-number"
    case .closingParenthesis: "unclosed-parenthesis"
    case .metricsBlock: "expected-block"
    case .metricDefinition: "expected-metric"
    case .canvasName: "expected-canvas-name"
    case .deviceName: "expected-device"
    case .choice: "expected-word"
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .nameAfter(let word): "expected a name after '\(word)'; a name is made of a-z, A-Z, 0-9 and '_'"
    case .canvasSize: "expected a size such as '320x480', 'fitx100' or 'fit'"
    case .viewSize: "expected a size such as '48x48', '48x-' or '-x48'"
    case .timesSign: "expected 'x' between width and height, as in '320x480'"
    case .number(let word): "expected a number after '\(word)'"
    case .color(let word):
      "expected a colour after '\(word)': '#rgb', '#rrggbb', '#rrggbbaa', a CSS colour name, or 'none'"
    case .metricEquals: "expected '=' after the metric's name, as in 'let gap = 12'"
    case .operand: "expected a number, a metric or '('"
    case .closingParenthesis: "expected ')'"
    case .metricsBlock: "expected a block after 'metrics', as in 'metrics { a = 1, b = 2 }'"
    case .metricDefinition: "expected a metric such as 'a = 1'"
    case .canvasName: "a canvas cannot have an empty name"
    case .deviceName: "expected a device's name after 'device', as in 'canvas device \"iPhone 15\"'"
    case .choice(let property, let choices):
      "expected a word after '\(property)': \(choices.joined(separator: ", "))"
    }
  }
}
