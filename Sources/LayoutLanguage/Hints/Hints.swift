import Diagnostics

/// The functions that find a help text for an error, the most reliable first. They return `nil` for unrecognized
/// errors.
private let hints: [@Sendable (HintContext) -> String?] = [
  commentHint, quoteHint, markupHint, propertyHint, declarationHint, attributeHint, anchorHint,
  equationHint, viewHint, visualFormatHint, ruleHint,
]

extension Diagnostic {
  /// Returns the error with a help text that fits the code around it, or unchanged if none fits. Reads up to 200 bytes
  /// of code on each side of the error.
  ///
  /// - Parameter isView: Returns whether a view has the given name.
  func withHint(in source: SourceText, where isView: (String) -> Bool = { _ in false }) -> Diagnostic {
    guard severity == .error, let span else { return self }
    let place = HintContext(code: code, span: span, in: source, where: isView)
    guard let hint = hints.lazy.compactMap({ $0(place) }).first else { return self }
    var copy = self
    copy.help = hint
    return copy
  }
}
