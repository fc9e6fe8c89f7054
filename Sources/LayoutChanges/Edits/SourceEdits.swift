import Diagnostics
import LayoutLanguage
import LayoutModel

/// An edit, with what it takes to undo it.
struct UndoableEdit {
  enum Undoing {
    /// What to add to a metric's value.
    case metric(String, by: Double)
    case statements(StatementEdit)
  }

  var told: SourceEdit
  var undoing: Undoing
  /// The views that it says something about, by name.
  var views: Set<String>
  /// The two sources as they were read.
  var sources: ReadSources
}

/// What statements that were edited together mean in each source.
struct StatementEdit {
  /// Constraints of the first source only, as indices.
  var removed: [Int] = []
  /// Constraints of the second source only.
  var added: [Int] = []
  /// Views declared otherwise, or in one source only, by name.
  var views: [String] = []
  /// Canvases that are not the same, as indices in both.
  var canvases: [Int] = []
}

/// Two sources as they were read; shared by all edits between them.
final class ReadSources: Sendable {
  let before: ParsedLayout
  let after: ParsedLayout
  /// The second with the metrics of the first, so that what still differs was written.
  let restored: ParsedLayout
  /// By root metric that changed: what to add to undo it, in the order of definitions.
  let metricChanges: [(name: String, change: Double)]

  /// Of one scene of two Interface Builder files.
  init(_ before: Layout, _ after: Layout) {
    self.before = ParsedLayout(layout: before, diagnostics: [])
    self.after = ParsedLayout(layout: after, diagnostics: [])
    (restored, metricChanges) = (self.after, [])
  }

  /// `nil` where one has errors.
  init?(before: SourceText, after: SourceText) {
    self.before = parse(before)
    self.after = parse(after)
    guard !self.before.hasErrors, !self.after.hasErrors else { return nil }
    (restored, metricChanges) = restoredMetrics(of: self.before, in: self.after)
  }
}

/// More metrics than this at once are no edit that anybody reads about one by one; each is a reading of the source.
private func mostMetrics(_ source: SourceText) -> Int {
  max(2, min(100, 10_000_000 / (source.utf8.count + 1)))
}

/// Gives the metrics of one source to the other. A metric that another one's change explains is not reported.
private func restoredMetrics(
  of before: ParsedLayout, in after: ParsedLayout
) -> (restored: ParsedLayout, changes: [(name: String, change: Double)]) {
  let old = Dictionary(before.metrics.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  var (restored, changes) = (after, [(name: String, change: Double)]())
  let most = mostMetrics(after.layout.source)
  for index in after.metrics.indices where changes.count < most {
    let metric = restored.metrics[index]
    guard let wanted = old[metric.name], abs(wanted - metric.value) > 1e-9 else { continue }
    let trial = changes + [(metric.name, wanted - metric.value)]
    let parsed = parse(
      after.layout.source, options: ParseOptions(metricChanges: Dictionary(uniqueKeysWithValues: trial)))
    // A value of another source can be an invalid priority or divisor here.
    guard !parsed.hasErrors, parsed.isLike(after) else { continue }
    (restored, changes) = (parsed, trial)
  }
  return (restored, changes)
}

extension ParsedLayout {
  /// Whether views, constraints and metrics stand at the same places.
  func isLike(_ other: ParsedLayout) -> Bool {
    layout.views.count == other.layout.views.count
      && layout.constraints.count == other.layout.constraints.count && metrics.count == other.metrics.count
  }
}

/// What is written otherwise in the second source and changes what it means: metrics first, then by line.
///
/// None where a source is not known, has errors, or both are the same.
func sourceEdits(from before: LayoutState, to after: LayoutState) -> [UndoableEdit] {
  guard let old = before.source, let new = after.source, old.utf8 != new.utf8,
    let sources = ReadSources(before: old, after: new)
  else { return [] }
  return metricEdits(sources) + statementEdits(sources)
}

private func metricEdits(_ sources: ReadSources) -> [UndoableEdit] {
  let old = Dictionary(
    sources.before.metrics.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  let source = sources.after.layout.source
  return sources.metricChanges.compactMap { name, change in
    let parsed = parse(source, options: ParseOptions(metricChanges: [name: change]))
    guard let metric = sources.after.metrics.first(where: { $0.name == name }), !parsed.hasErrors,
      parsed.isLike(sources.after)
    else { return nil }
    let views = viewsThatDiffer(parsed.layout, sources.after.layout)
    guard !views.isEmpty || parsed.layout.canvases != sources.after.layout.canvases else { return nil }
    let line = source.location(at: metric.span.start).line
    return UndoableEdit(
      told: SourceEdit(parts: [.metric(name, before: old[name], after: metric.value, line: line)]),
      undoing: .metric(name, by: change), views: views, sources: sources)
  }
}

/// The views of which two readings of one source say different things.
private func viewsThatDiffer(_ a: Layout, _ b: Layout) -> Set<String> {
  var names: Set<String> = []
  for (one, other) in zip(a.views, b.views) where one != other {
    if let name = one.name { names.insert(name) }
  }
  for (one, other) in zip(a.constraints, b.constraints) where one != other {
    names.formUnion(other.views.compactMap { b[$0].name })
  }
  return names
}
