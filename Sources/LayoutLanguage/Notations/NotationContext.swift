import Diagnostics
import LayoutModel

/// What notations know of the file around a statement, and where they put what they find.
///
/// A class, because the document and every notation write to the one file's views, constraints and diagnostics.
final class NotationContext {
  let source: SourceText
  var views: [View]
  var viewNames: [String: ViewID]
  var metrics: [String: Double]
  /// The metrics in the order of their definitions.
  var definedMetrics: [Metric] = []
  /// By name: what is added to a metric's value where it is defined.
  var metricChanges: [String: Double] = [:]
  /// All that the file names; empty where it names none.
  var canvases: [Canvas] = []
  /// VFL's standard space between siblings.
  var spacing = PerAxis(both: 8.0)
  /// Indicates whether names stand for boxes on the root, because the file declares no view.
  var declaresNoView = false
  let stream: TokenStream
  /// Indicates whether the visual format language reports, as warnings, what Apple's own parser would refuse.
  var reportsVFLLiberties = false
  /// Names that view stacks declare where no line of the file does, and the superview of the stack's members:
  /// each becomes a guide when it is first named.
  var stackNames: [String: ViewID] = [:]
  /// The statement that a notation is reading.
  var statement: Statement?
  private(set) var constraints: [Constraint] = []
  /// Sizes that two places of their view leave no say.
  var unusedSizes: [UnusedSize] = []
  private var list: DiagnosticList
  /// How many more names may be compared for suggestions: a file with thousands of names and thousands of
  /// errors must not take minutes.
  private var comparisonsLeft = 500_000

  /// - Parameter document: the source's, where somebody has it.
  init(
    source: SourceText, _ document: Document? = nil, views: [View], viewNames: [String: ViewID],
    metrics: [String: Double]
  ) {
    self.source = source
    stream = (document ?? Lexer.document(of: source, findsPastedCode: false)).stream
    list = document?.errors.withHints(in: source) ?? DiagnosticList()
    self.views = views
    self.viewNames = viewNames
    self.metrics = metrics
  }

  /// Where words are noted, if somebody asks for them.
  var roles: TokenRoles? { stream.roles }

  func cursor(at span: SourceSpan) -> Cursor { Cursor(stream, span) }

  /// The source's text of a span.
  subscript(span: SourceSpan) -> String {
    String(decoding: source.utf8[span.start..<span.end], as: UTF8.self)
  }

  func add(_ constraint: consuming Constraint) { constraints.append(constraint) }

  func report(_ diagnostic: Diagnostic) { report(diagnostic.severity) { diagnostic } }

  /// Reports what `words` returns, for what a hostile file can hold millions of.
  func report(_ severity: Diagnostic.Severity, words: () -> Diagnostic) {
    list.add(severity) {
      let error = words()
      return equationSlip(error, in: self) ?? error.withHint(in: source)
    }
  }

  /// Reports what says all that helps.
  func reportAsIs(_ error: Diagnostic) { list.add(error) }

  /// Reads what an error keeps from meaning anything, for the sake of what its words stand for.
  func noting(_ read: () -> Void) {
    guard roles != nil else { return }
    let known = list
    read()
    list = known
  }

  /// In the order in which they were reported.
  var diagnostics: [Diagnostic] { list.diagnostics }

  /// In the order of their places.
  var sortedDiagnostics: [Diagnostic] { list.sorted() }

  /// The view of that name; where no view is declared, a new box on the root. A view stack's name that no
  /// line declares is a new guide beside the stack's members.
  ///
  /// `nil` means that no view has the name, or can have it; the caller reports it, in its notation's words,
  /// with `nearestViewName(to:)`.
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

  /// From here on a name means a view that there is, and makes none.
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

  /// The candidate most like `name`, as long as comparing is affordable.
  func nearestName(to name: String, among candidates: [String]) -> String? {
    mayCompare(candidates.count) ? LayoutLanguage.nearest(to: name, in: candidates) : nil
  }

  private func mayCompare(_ count: Int) -> Bool {
    guard count <= comparisonsLeft else { return false }
    comparisonsLeft -= count
    return true
  }
}
