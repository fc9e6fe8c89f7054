public import CairoRendering
import Diagnostics
import Graphics
import LayoutEngine
import LayoutMessages
import LayoutModel
import LayoutPipeline
public import SizeSweep

extension SizeSweepResult {
  /// Returns the rules' findings on all canvases, each with the canvas sizes at which it occurs; empty if the source
  /// has errors.
  ///
  /// - Parameter heedsIgnores: whether to omit findings that comments in the source ignore.
  /// - Complexity: Each rule examines each range of sizes in which frames change linearly.
  public func findings(
    of rules: [any CheckRule.Type], heedsIgnores: Bool = true,
    measuring text: some TextMeasurer = PangoTextMeasurer()
  ) -> [Diagnostic] {
    oneRun { allFindings(of: rules, heedsIgnores, measuring: text) }
  }

  private func allFindings(
    of rules: [any CheckRule.Type], _ heedsIgnores: Bool, measuring text: some TextMeasurer
  ) -> [Diagnostic] {
    if hasErrors { return [] }
    let checked = canvases.map { $0.sizes.checkedStretches(measuring: text) }
    var found: [Diagnostic] = []
    for rule in rules {
      // Apply the rule to all canvases together. Leave out ranges of sizes shorter than 0.001 points, because their
      // findings hardly ever differ from those of neighboring ranges.
      let all = checked.flatMap { $0 }.filter { $0.stretch.to - $0.stretch.from > 1e-3 }
      found += rule.findings(all.map(\.canvas))
      found += merged(
        zip(canvases, checked).map { canvas, stretches in
          let findings = stretches.flatMap { rule.findings(over: $0) }.joined
          var details = FindingDetails(rule)
          return ("'\(canvas.label)'", findings.map { diagnostic(of: $0, on: canvas, stretches, &details) })
        })
    }
    var ignores = heedsIgnores ? CheckIgnores(source) : CheckIgnores()
    return found.filter { !ignores.covers($0) }.inSourceOrder + unsoughtNotes + ignores.count
      + Diagnostic.cutOffs
  }

  /// Returns a diagnostic that gives the sizes at which a finding occurs, such as `'title' is truncated between 320 and
  /// 337.5`.
  private func diagnostic(
    of finding: RangeFinding, on canvas: Canvas, _ stretches: [CheckedStretch],
    _ details: inout FindingDetails
  ) -> Diagnostic {
    let (from, to) = (finding.range.lowerBound, finding.range.upperBound)
    let isWhole = from <= range.range.lowerBound && to >= range.range.upperBound
    let place =
      isWhole
      ? "at every \(range.axis.extent) from \(number(from)) to \(number(to))"
      : "between \(number(from)) and \(number(to))"
    var reported = Diagnostic(
      finding.severity, code: finding.code, "\(finding.words) \(place)", at: finding.span)
    guard let example = stretches.firstIndex(where: { $0.stretch.to >= (from + to) / 2 }),
      let details = details.of(finding, in: stretches, example)
    else { return reported }
    let size = stretches[example].canvas.solved.size
    let words = details.message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    reported.message += "; at \(number(size[range.axis])), \(words)"
    (reported.notes, reported.help) = (details.notes, details.help)
    return reported
  }

  private var unsoughtNotes: [Diagnostic] {
    canvases.flatMap(\.sizes.unsought).map {
      Diagnostic(
        .note, code: "sizes",
        "sizes between \(number($0.lowerBound)) and \(number($0.upperBound)) were not examined: the layout changes too often at smaller sizes; run again with only this range",
        at: nil)
    }
  }
}

/// Computes detailed findings of the rules `conflict` and `ambiguous`, until the run's limit on work is reached.
private struct FindingDetails {
  private let rule: any CheckRule.Type
  /// The findings computed so far, by the index of their stretch (a range of canvas sizes).
  private var known: [Int: [Diagnostic]] = [:]

  init(_ rule: any CheckRule.Type) { self.rule = rule }

  mutating func of(_ finding: RangeFinding, in stretches: [CheckedStretch], _ index: Int) -> Diagnostic? {
    guard rule.name == ConflictRule.name || rule.name == AmbiguityRule.name else { return nil }
    if known[index] == nil { known[index] = hasSpentTrials ? [] : rule.findings(stretches[index].canvas) }
    let atSpan = known[index]?.filter { $0.span == finding.span } ?? []
    if rule.name == AmbiguityRule.name { return atSpan.first }
    // Several conflicts can have the same span, such as the horizontal and the vertical conflict of an `HV:` line.
    let solved = ConflictRule.provedConflicts(stretches[index].canvas.solved)
    let subject = solved.conflicts.lazy.map { solved.member($0.members[$0.dropped]).subject }
      .first { finding.words == ConflictRule.words(for: $0) }
    return subject.flatMap { subject in atSpan.first { $0.message.contains(subject) } }
  }
}

/// Returns the conflicts and failed assertions at the sizes in the source's `// check: --widths A...B` comments,
/// preceded by complaints about malformed comments of this kind.
package func failuresOverSizes(
  of source: SourceText, measuring text: some TextMeasurer
) -> [Diagnostic] {
  let (ranges, complaints) = SizeRange.written(in: source)
  return complaints
    + ranges.flatMap { range -> [Diagnostic] in
      let file = try? solve(source, over: range, measuring: text)
      guard let file else { return [] }
      return file.findings(of: [ConflictRule.self], measuring: text)
        + file.findings(of: [AssertionRule.self], heedsIgnores: false, measuring: text)
        .filter { $0.severity != .note }
    }
}
