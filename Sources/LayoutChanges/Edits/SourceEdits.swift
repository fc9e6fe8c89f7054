import Diagnostics
import LayoutLanguage
import LayoutModel

struct UndoableEdit {
  enum UndoStep {
    case metric(String, by: Double)
    case statements(StatementEdit)
  }

  var reported: SourceEdit
  var undoing: UndoStep
  var views: Set<String>
  var sources: ReadSources
}

struct StatementEdit {
  var removed: [Int] = []
  var added: [Int] = []
  var views: [String] = []
  var canvases: [Int] = []
}

final class ReadSources: Sendable {
  let before: ParsedLayout
  let after: ParsedLayout
  /// The second source, read with the metric values of the first source.
  let restored: ParsedLayout
  /// The changed metrics in the order of their definitions; `change` is the old value minus the new value.
  let metricChanges: [(name: String, change: Double)]

  /// Creates an instance from two versions of an Interface Builder scene or a Swift class, without a search for changed
  /// metrics.
  init(_ before: Layout, _ after: Layout) {
    self.before = ParsedLayout(layout: before, diagnostics: [])
    self.after = ParsedLayout(layout: after, diagnostics: [])
    (restored, metricChanges) = (self.after, [])
  }

  /// Reads both sources; `nil` if one of them has errors.
  ///
  /// - Parameter renamed: the new names of views by their old names.
  init?(before: SourceText, after: SourceText, renamed: [String: String]) {
    var old = parse(before)
    for index in old.layouts.indices { old.layouts[index].rename(renamed) }
    self.before = old
    self.after = parse(after)
    guard !self.before.hasErrors, !self.after.hasErrors else { return nil }
    (restored, metricChanges) = restoredMetrics(of: self.before, in: self.after)
  }
}

extension ReadSources {
  func names(in edit: StatementEdit) -> [String] {
    edit.views
      + edit.removed.flatMap { before.layout.constraints[$0].views }.compactMap { before.layout[$0].name }
      + edit.added.flatMap { after.layout.constraints[$0].views }.compactMap { after.layout[$0].name }
  }
}

/// Returns the largest number of changed metrics to find: at most 100, and as few as 2 for a long source, because the
/// source is read again for each metric.
private func mostMetrics(_ source: SourceText) -> Int {
  max(2, min(100, 10_000_000 / (source.utf8.count + 1)))
}

/// Reads the second source with the metric values of the first source. A metric keeps its new value if the second
/// source would be invalid with the old one. `changes` contains the amount that was added to each changed value.
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
    // Keep the new value of a metric if the changed source would be invalid with the old value, for example because an
    // expression would divide by 0, or if the old value would change the number of views, constraints or metrics.
    guard !parsed.hasErrors, parsed.hasSameShape(as: after) else { continue }
    (restored, changes) = (parsed, trial)
  }
  return (restored, changes)
}

extension ParsedLayout {
  func hasSameShape(as other: ParsedLayout) -> Bool {
    layout.views.count == other.layout.views.count
      && layout.constraints.count == other.layout.constraints.count && metrics.count == other.metrics.count
  }
}

/// Returns the edits that change the layout, beginning with changed metrics; empty if a source is unknown or has
/// errors.
func sourceEdits(
  from before: LayoutState, to after: LayoutState, renamed: [String: String]
) -> [UndoableEdit] {
  guard let old = before.source, let new = after.source, old.utf8 != new.utf8,
    let sources = ReadSources(before: old, after: new, renamed: renamed)
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
      parsed.hasSameShape(as: sources.after)
    else { return nil }
    let views = viewsThatDiffer(parsed.layout, sources.after.layout)
    guard !views.isEmpty || parsed.layout.canvases != sources.after.layout.canvases else { return nil }
    let line = source.location(at: metric.span.start).line
    return UndoableEdit(
      reported: SourceEdit(parts: [.metric(name, before: old[name], after: metric.value, line: line)]),
      undoing: .metric(name, by: change), views: views, sources: sources)
  }
}

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
