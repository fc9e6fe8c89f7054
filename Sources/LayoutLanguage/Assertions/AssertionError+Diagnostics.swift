import Diagnostics

extension AssertionError {
  var diagnostic: Diagnostic {
    if case .equation(let error) = self { return error.diagnostic }
    let (code, message, span) = words
    return Diagnostic(.error, code: code, message, at: span)
  }

  private var words: (code: String, message: String, span: SourceSpan) {
    switch self {
    case .equation: preconditionFailure("an equation's error has its own words")
    case .priority(let span):
      return ("assertion-priority", "an assertion has no priority: it holds or it does not", span)
    case .negatedComparison(let span):
      return (
        "negated-comparison",
        "'not' stands before \(list); turn the relation round instead, as in '<=' for '>='",
        span
      )
    case .expectedProperty(let span):
      return ("expected-assertion", "expected \(list) after 'not'", span)
    case .unknownProperty(let word, let suggestion, let span):
      return (
        "unknown-assertion",
        "nothing can be asserted with \(quoted(word))"
          + (suggestion == nil
            ? "; write a comparison such as 'a.width >= 44', or \(list)" : didYouMean(suggestion)),
        span
      )
    case .expectedView(let property, let number, let span):
      let example = property.viewCount == 1 ? "'\(property.rawValue) a'" : "'\(property.rawValue) a b'"
      return (
        "expected-name",
        "expected a \(number == 1 ? "" : "second ")view's name, as in 'assert \(example.dropFirst())",
        span
      )
    case .unknownView(let name, let suggestion, let span):
      return ("unknown-view", "no view is named \(quoted(name))" + didYouMean(suggestion), span)
    case .sameView(let name, let property, let span):
      return (
        "same-view", "'\(property.rawValue)' takes two views, and \(quoted(name)) is the first one", span
      )
    case .noText(let name, let kind, let span):
      return (
        "no-text", "\(quoted(name)) is a '\(kind.rawValue)', which sets no text that could be truncated", span
      )
    case .unexpectedText(let span):
      return (
        "unexpected-text", "the assertion is complete before this; only a \"name\" may follow", span
      )
    }
  }

  private var list: String {
    let words = AssertedProperty.allCases.map { "'\($0.rawValue)'" }
    return words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }
}
