import Diagnostics

/// The functions that find a help text for an error, the most reliable first. Each recognizes one habit from other
/// languages, and returns `nil` for everything else. A new hint is a function and a line here.
private let hints: [@Sendable (HintContext) -> String?] = [
  commentHint, quoteHint, markupHint, propertyHint, declarationHint, attributeHint, anchorHint,
  equationHint, viewHint, visualFormatHint, ruleHint,
]

extension Diagnostic {
  /// The error with a help text that suits the code around it. Cost: that of reading a part of the line, whose length
  /// is bounded.
  ///
  /// - Parameter isView: returns whether a view has a name.
  func withHint(in source: SourceText, where isView: (String) -> Bool = { _ in false }) -> Diagnostic {
    guard severity == .error, let span else { return self }
    let place = HintContext(code: code, span: span, in: source, where: isView)
    guard let hint = hints.lazy.compactMap({ $0(place) }).first else { return self }
    var copy = self
    copy.help = hint
    return copy
  }
}
