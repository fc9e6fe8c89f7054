import Diagnostics

/// A rule that two later ones on the same axis have put aside: a view keeps the two assigned last.
struct SLLDroppedRule {
  var dropped: SLLRuleName
  var at: SourceSpan
  /// The two that are left, in the order of assignment.
  var kept: [(name: SLLRuleName, span: SourceSpan)]

  var diagnostic: Diagnostic {
    Diagnostic(
      .warning, code: "dropped-rule",
      "'\(dropped)' is ignored: "
        + kept.map { "'\($0.name)'" }.joined(separator: " and ") + " were assigned later"
        + ", and a view keeps two rules on each axis",
      at: at, notes: kept.map { Diagnostic.Note("'\($0.name)' is assigned here", at: $0.span) })
  }
}
