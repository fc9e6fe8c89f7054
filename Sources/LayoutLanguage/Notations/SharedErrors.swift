import Diagnostics

extension Diagnostic {
  static func unknownView(_ name: String, suggestion: String?, at span: SourceSpan) -> Self {
    .error("unknown-view", "no view is named \(quoted(name))" + didYouMean(suggestion), at: span)
  }

  static func unknownMetric(_ name: String, suggestion: String?, at span: SourceSpan) -> Self {
    .error("unknown-metric", "no metric is named \(quoted(name))" + didYouMean(suggestion), at: span)
  }

  static func reservedName(_ name: String, at span: SourceSpan) -> Self {
    .error("reserved-name", "'\(name)' is a reserved word and cannot be a view's name", at: span)
  }

  static func unterminatedString(at span: SourceSpan, notes: [Note] = []) -> Self {
    .error(
      "unterminated-string", "the string is not closed; it must end in '\"' on its line", at: span,
      notes: notes)
  }

  static func divisionByZero(at span: SourceSpan) -> Self {
    .error("division-by-zero", "division by zero", at: span)
  }

  static func multiplierZero(at span: SourceSpan) -> Self {
    .error(
      "multiplier-zero",
      "a multiplier cannot be 0, because the value that it multiplies would have no effect",
      at: span)
  }

  static func numberTooLarge(_ what: String, at span: SourceSpan) -> Self {
    .error("number-too-large", "the \(what) is too large; the largest number is 1000000000000", at: span)
  }
}
