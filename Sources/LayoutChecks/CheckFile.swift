import CairoRendering
import Diagnostics
import Graphics
import LayoutPipeline

extension SolvedFile {
  /// Returns the rules' findings on all canvases in source order, except findings that comments in the source ignore.
  ///
  /// - Parameter rules: the rules to apply, from `checkRules`.
  /// - Complexity: The sum of the rules' costs.
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

  /// Returns each failed assertion once, as an error, in source order; empty if the source has errors.
  ///
  /// - Parameter heedsIgnores: whether to omit failures that comments in the source ignore.
  /// - Complexity: Linear in views and assertions, on every canvas.
  public func failedAssertions(heedsIgnores: Bool = true) -> [Diagnostic] {
    guard !hasErrors else { return [] }
    var ignores = heedsIgnores ? CheckIgnores(source) : CheckIgnores()
    return findings(of: [AssertionRule.self], measuring: PangoTextMeasurer(), without: &ignores)
  }

  /// Returns the file's problems: `unknown` contains all failed assertions, and the conflicts and ambiguities that no
  /// comment in the source ignores; `known` is the number of the ignored conflicts and ambiguities.
  package func shownProblems(measuring text: some TextMeasurer) -> (unknown: [Diagnostic], known: Int) {
    let failures = failedAssertions(heedsIgnores: false)
    if canvases.allSatisfy({ $0.layout.status == .solved }) { return (failures, 0) }
    var ignores = CheckIgnores(source)
    let found = oneRun {
      findings(of: [ConflictRule.self, AmbiguityRule.self], measuring: text, heeding: ignores)
    }.filter { $0.severity != .note }
    let unknown = found.filter { !ignores.covers($0) }
    return (unknown + failures, found.count - unknown.count)
  }

  func findings(
    of rules: [any CheckRule.Type], measuring text: some TextMeasurer, without ignores: inout CheckIgnores
  ) -> [Diagnostic] {
    findings(of: rules, measuring: text, heeding: ignores).filter { !ignores.covers($0) }
  }

  /// Returns all findings, including those that `ignores` covers.
  private func findings(
    of rules: [any CheckRule.Type], measuring text: some TextMeasurer, heeding ignores: CheckIgnores
  ) -> [Diagnostic] {
    let checked = canvases.map { canvas in
      var checked = CheckedCanvas(canvas.layout, measuring: text)
      checked.ignores = ignores
      return checked
    }
    var found: [Diagnostic] = []
    for rule in rules where rule.isForCode || canvases.first?.layout.layout.coverage == nil {
      found += rule.findings(checked)
      found += merged(zip(canvases, checked).map { ($0.name, rule.findings($1)) })
    }
    return found
  }
}
