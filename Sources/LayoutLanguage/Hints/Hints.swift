import Diagnostics

/// Functions that return a help text for an error, the most reliable function first.
private let hints: [@Sendable (HintContext) -> String?] = [
  commentHint, quoteHint, markupHint, propertyHint, declarationHint, attributeHint, anchorHint,
  equationHint, viewHint, visualFormatHint, ruleHint,
]

extension Diagnostic {
  /// Returns the error with a help text that fits the surrounding code, if there is one.
  func withHint(in source: SourceText, where isView: (String) -> Bool = { _ in false }) -> Diagnostic {
    guard severity == .error, let span else { return self }
    let place = HintContext(code: code, span: span, in: source, where: isView)
    guard let hint = hints.lazy.compactMap({ $0(place) }).first else { return self }
    var copy = self
    copy.help = hint
    return copy
  }
}
