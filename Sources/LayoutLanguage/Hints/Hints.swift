import Diagnostics

/// What is asked for a way out of an error, the surest first: each knows one thing that people bring along from
/// elsewhere, and returns a help for it, or `nil`. Adding one is a function and a line here.
private let hints: [@Sendable (HintContext) -> String?] = [
  commentHint, quoteHint, markupHint, propertyHint, declarationHint, attributeHint, anchorHint,
  equationHint, viewHint,
]

extension Diagnostic {
  /// The error with a help that its text suggests. Cost: of a stretch of its line, however long that is.
  func withHint(in source: SourceText) -> Diagnostic {
    guard severity == .error, let span else { return self }
    let place = HintContext(code: code, span: span, in: source)
    guard let hint = hints.lazy.compactMap({ $0(place) }).first else { return self }
    var copy = self
    copy.help = hint
    return copy
  }
}
