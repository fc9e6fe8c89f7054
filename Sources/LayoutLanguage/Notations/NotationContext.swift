import Diagnostics
import LayoutModel

/// The names in a file, and the constraints and diagnostics from all its notations. This type is a class because all
/// notations add to one shared instance.
final class NotationContext {
  let source: SourceText
  var views: [View]
  var viewNames: [String: ViewID]
  var metrics: [String: Double]
  var definedMetrics: [Metric] = []
  var metricChanges: [String: Double] = [:]
  var canvases: [Canvas] = []
  /// VFL's standard space between siblings, in points.
  var spacing = PerAxis(both: 8.0)
  /// Indicates whether the file declares no view, in which case each name in a constraint becomes a box in the root
  /// view.
  var declaresNoView = false
  let stream: TokenStream
  /// Indicates whether to warn about VFL that Apple's parser would reject.
  var reportsVFLExtensions = false
  /// The superview of each undeclared VFL stack, by the stack's name. A stack becomes a layout guide in its superview
  /// when its name is first used.
  var stackNames: [String: ViewID] = [:]
  var statement: Statement?
  private(set) var constraints: [Constraint] = []
  var unusedSizes: [UnusedSize] = []
  private var list: DiagnosticList
  /// The number of names that may still be compared with misspelled names to suggest corrections. The limit keeps a
  /// file with many errors from taking too long.
  private var comparisonsLeft = 500_000

  init(
    source: SourceText, _ document: Document? = nil, views: [View], viewNames: [String: ViewID],
    metrics: [String: Double]
  ) {
    self.source = source
    stream = document?.stream ?? TokenStream(source)
    list = document?.errors.withHints(in: source) ?? DiagnosticList()
    self.views = views
    self.viewNames = viewNames
    self.metrics = metrics
  }

  var roles: TokenRoles? { stream.roles }

  func cursor(at span: SourceSpan) -> Cursor { Cursor(stream, span) }

  subscript(span: SourceSpan) -> String { stream.text(span) }

  func add(_ constraint: consuming Constraint) { constraints.append(constraint) }

  func putConstraintsInOrder() { constraints = constraints.inSourceOrder() }

  func report(_ diagnostic: Diagnostic) { report(diagnostic.severity) { diagnostic } }

  func report(_ severity: Diagnostic.Severity, words: () -> Diagnostic) {
    list.add(severity) {
      let error = words()
      return equationSlip(error, in: self) ?? error.withHint(in: source) { viewNames[$0] != nil }
    }
  }

  func reportAsIs(_ error: Diagnostic) { list.add(error) }

  /// Calls `read` only to record the roles of a statement's words, and discards the diagnostics that it reports.
  func noting(_ read: () -> Void) {
    guard roles != nil else { return }
    let known = list
    read()
    list = known
  }

  var diagnostics: [Diagnostic] { list.diagnostics }

  var sortedDiagnostics: [Diagnostic] { list.sorted() }

  /// Returns the view with the given name. If no view has the name yet, creates one for a VFL stack or, in a file that declares
  /// no view, for any name that is not reserved; otherwise, returns `nil`.
  func view(named name: String) -> ViewID? {
    if let known = viewNames[name] { return known }
    if let superview = stackNames[name] {
      views.append(View(name: name, kind: .guide, parent: superview))
    } else if declaresNoView, !reservedViewNames.contains(name) {
      views.append(View(name: name, kind: .box, parent: .root))
    } else {
      return nil
    }
    let id = ViewID(views.count - 1)
    viewNames[name] = id
    return id
  }

  func closeNames() {
    declaresNoView = false
    stackNames = [:]
  }

  func superview(of view: ViewID) -> ViewID? { views[view.index].parent }

  func nearestViewName(to name: String) -> String? { nearest(to: name, inKeysOf: viewNames) }

  func nearestMetricName(to name: String) -> String? { nearest(to: name, inKeysOf: metrics) }

  private func nearest<Value>(to name: String, inKeysOf dictionary: [String: Value]) -> String? {
    mayCompare(dictionary.count) ? LayoutLanguage.nearest(to: name, in: dictionary.keys.sorted()) : nil
  }

  /// Returns the candidate nearest to `name`; `nil` if no candidate is close, or after too many comparisons.
  func nearestName(to name: String, among candidates: [String]) -> String? {
    mayCompare(candidates.count) ? LayoutLanguage.nearest(to: name, in: candidates) : nil
  }

  private func mayCompare(_ count: Int) -> Bool {
    guard count <= comparisonsLeft else { return false }
    comparisonsLeft -= count
    return true
  }
}
