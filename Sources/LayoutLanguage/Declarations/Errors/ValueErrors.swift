import Diagnostics

extension Diagnostic {
  static func expectedNumber(after word: String, at span: SourceSpan) -> Self {
    .error("expected-number", "expected a number after '\(word)'", at: span)
  }

  static func negative(_ property: String, at span: SourceSpan) -> Self {
    .error("negative-number", "'\(property)' cannot be negative", at: span)
  }

  static func outOfRange(_ property: String, _ rule: String, at span: SourceSpan) -> Self {
    .error("number-out-of-range", "'\(property)' must be \(rule)", at: span)
  }

  static func sideCount(_ what: String, _ sides: String, not count: Int, at span: SourceSpan) -> Self {
    .error("margin-count", "\(what) one number or four numbers (\(sides)), not \(count)", at: span)
  }

  static func expectedSize(_ message: String, at span: SourceSpan) -> Self {
    .error("expected-size", message, at: span)
  }

  /// The error for `canvas "iPhone 15"`, which lacks the word `device`; `form` is the corrected line.
  static func deviceWithoutWord(_ form: String, at span: SourceSpan) -> Self {
    .error("expected-size", "expected a size such as '320x480'; for a device, write '\(form)'", at: span)
  }

  static func laterMetric(_ name: String, at span: SourceSpan, definition: SourceSpan) -> Self {
    .error(
      "later-metric", "\(quoted(name)) is defined later; a metric can use only earlier ones", at: span,
      notes: [.init("'\(name)' is defined here", at: definition)])
  }
}
