import CairoRendering
import Diagnostics
import Graphics
import LayoutPipeline

extension SolvedFile {
  /// What the rules find in all canvases, in the order of the source, without what the source asks to ignore.
  ///
  /// What the source itself says wrong (`reading`) is not repeated here. Cost: of the rules.
  ///
  /// - Parameter rules: names out of `checkRules`.
  public func findings(
    of rules: [any CheckRule.Type], measuring text: some TextMeasurer = PangoTextMeasurer()
  ) -> [Diagnostic] {
    guard !hasErrors else { return [] }
    // 1. Every rule on every canvas, without what is to be ignored.
    var ignores = CheckIgnores(source)
    let (told, cutOff) = oneRun {
      (findings(of: rules, measuring: text, without: &ignores), Diagnostic.trialsCutOff)
    }
    let found = told + ignores.complaints(active: rules.map { $0.name })
    // 2. As a reader of the source meets them.
    return found.inSourceOrder + ignores.count + (cutOff.map { [$0] } ?? [])
  }

  /// The assertions of the file that do not hold, as errors in the order of the source; empty where the source has errors.
  /// What several canvases find alike is reported once.
  ///
  /// Cost: linear in views and assertions, on every canvas.
  ///
  /// - Parameter heedsIgnores: whether those are left out that the source asks `check` to ignore.
  public func failedAssertions(heedsIgnores: Bool = true) -> [Diagnostic] {
    guard !hasErrors else { return [] }
    var ignores = heedsIgnores ? CheckIgnores(source) : CheckIgnores()
    // Nothing is measured.
    return findings(of: [AssertionRule.self], measuring: FixedAdvanceMeasurer(), without: &ignores)
  }

  /// What its pictures show wrong: conflicts, ambiguities and failed assertions that no comment of the source calls known
  /// by ignoring them, and how many are known. A failed assertion never is.
  ///
  /// Cost: linear in views and assertions where all canvases are solved, else that of the rules.
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

  /// What rules find in all canvases, rule by rule.
  func findings(
    of rules: [any CheckRule.Type], measuring text: some TextMeasurer, without ignores: inout CheckIgnores
  ) -> [Diagnostic] {
    let checked = canvases.map { CheckedCanvas($0.layout, measuring: text) }
    let names = canvases.map(\.name)
    var found: [Diagnostic] = []
    for rule in rules where rule.isForCode || canvases.first?.layout.layout.coverage == nil {
      found += rule.findings(checked) + rule.mergedFindings(checked, names: names)
    }
    return found.filter { !ignores.covers($0) }
  }
}

extension CheckRule {
  /// The findings of each canvas; what several say alike is reported once, naming them. Cost: findings of one place are
  /// looked through.
  static func mergedFindings(_ canvases: [CheckedCanvas], names: [String]) -> [Diagnostic] {
    var merged: [(finding: Diagnostic, names: [String])] = []
    var places: [Int: [Int]] = [:]
    for (canvas, name) in zip(canvases, names) {
      for finding in findings(canvas) {
        let start = finding.span?.start ?? -1
        if let place = places[start]?.first(where: { merged[$0].finding == finding }) {
          merged[place].names.append(name)
        } else {
          places[start, default: []].append(merged.count)
          merged.append((finding, [name]))
        }
      }
    }
    return merged.map { entry in
      if entry.names.count == canvases.count { return entry.finding }
      var finding = entry.finding
      finding.message = "on canvas \(canvasNames(entry.names)): \(finding.message)"
      return finding
    }
  }
}
