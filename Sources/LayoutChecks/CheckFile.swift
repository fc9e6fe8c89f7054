import CairoRendering
import Diagnostics
import Graphics
import LayoutPipeline

extension SolvedFile {
  /// Returns the rules' findings on all canvases, in source order. Findings that comments in the source ignore are left
  /// out.
  ///
  /// Diagnostics from reading the source are not included. Cost: the sum of the rules' costs.
  ///
  /// - Parameter rules: the rules to apply, from `checkRules`.
  public func findings(
    of rules: [any CheckRule.Type], measuring text: some TextMeasurer = PangoTextMeasurer()
  ) -> [Diagnostic] {
    guard !hasErrors else { return [] }
    var ignores = CheckIgnores(source)
    let (reported, cutOffs) = oneRun {
      (findings(of: rules, measuring: text, without: &ignores), Diagnostic.cutOffs)
    }
    let found = reported + ignores.complaints(active: rules.map { $0.name })
    return found.inSourceOrder + ignores.count + cutOffs
  }

  /// Returns the failed assertions as errors in source order; empty if the source has errors. A failure on several
  /// canvases is reported once.
  ///
  /// Cost: linear in views and assertions, on every canvas.
  ///
  /// - Parameter heedsIgnores: whether to omit failures that comments of the source ignore.
  public func failedAssertions(heedsIgnores: Bool = true) -> [Diagnostic] {
    guard !hasErrors else { return [] }
    var ignores = heedsIgnores ? CheckIgnores(source) : CheckIgnores()
    return findings(of: [AssertionRule.self], measuring: PangoTextMeasurer(), without: &ignores)
  }

  /// Returns the problems to show with pictures. `unknown` contains all failed assertions, and the conflicts and
  /// ambiguities that no comment in the source ignores. `known` is the number of conflicts and ambiguities that
  /// comments ignore.
  ///
  /// Cost: linear in views and assertions. If a canvas has a conflict or ambiguity, the cost of running `ConflictRule`
  /// and `AmbiguityRule` is added.
  package func shownProblems(measuring text: some TextMeasurer) -> (unknown: [Diagnostic], known: Int) {
    let failures = failedAssertions(heedsIgnores: false)
    if canvases.allSatisfy({ $0.layout.status == .solved }) { return (failures, 0) }
    var (none, ignores) = (CheckIgnores(), CheckIgnores(source))
    let found = oneRun {
      findings(of: [ConflictRule.self, AmbiguityRule.self], measuring: text, without: &none)
    }.filter { $0.severity != .note }
    let unknown = found.filter { !ignores.covers($0) }
    return (unknown + failures, found.count - unknown.count)
  }

  func findings(
    of rules: [any CheckRule.Type], measuring text: some TextMeasurer, without ignores: inout CheckIgnores
  ) -> [Diagnostic] {
    let checked = canvases.map { CheckedCanvas($0.layout, measuring: text) }
    var found: [Diagnostic] = []
    for rule in rules where rule.isForCode || canvases.first?.layout.layout.coverage == nil {
      found += rule.findings(checked)
      found += merged(zip(canvases, checked).map { ($0.name, rule.findings($1)) })
    }
    return found.filter { !ignores.covers($0) }
  }
}
