public import Diagnostics
public import LayoutModel

/// The layouts that a source text describes, and the diagnostics.
public struct ParsedLayout: Sendable, Equatable {
  /// The layouts, without the statements that have errors. A layout file has one layout; an Interface Builder file has
  /// one for each scene.
  public var layouts: [Layout]
  /// The diagnostics, in source order.
  public var diagnostics: [Diagnostic]
  /// The metrics, in source order.
  public var metrics: [Metric]

  public init(layout: Layout, diagnostics: [Diagnostic], metrics: [Metric] = []) {
    self.init(layouts: [layout], diagnostics: diagnostics, metrics: metrics)
  }

  public init(layouts: [Layout], diagnostics: [Diagnostic], metrics: [Metric] = []) {
    self.layouts = layouts
    self.diagnostics = diagnostics
    self.metrics = metrics
  }

  /// Indicates whether an error keeps the layout from being solved.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The first of `layouts`, which is the only one for a layout file.
  public var layout: Layout {
    get { layouts[0] }
    set { layouts[0] = newValue }
  }
}

/// The options of `parse(_:options:)`.
public struct ParseOptions: Sendable, Equatable {
  /// Indicates whether to warn about visual format strings that Apple's parser would reject, because they contain
  /// blanks or extensions of the language.
  public var strictVFL: Bool
  /// The number to add to each metric's value, by the metric's name.
  public var metricChanges: [String: Double]

  public init(strictVFL: Bool = false, metricChanges: [String: Double] = [:]) {
    self.strictVFL = strictVFL
    self.metricChanges = metricChanges
  }
}

/// Reads a `.layout` text; statements with errors are left out, and at most a thousand errors are reported.
///
/// - Complexity: A few passes over the text.
public func parse(_ source: SourceText, options: ParseOptions = ParseOptions()) -> ParsedLayout {
  readSource(source, options: options).parsed
}

func readSource(
  _ source: SourceText, options: ParseOptions = ParseOptions(), notingIn roles: TokenRoles? = nil
) -> (parsed: ParsedLayout, document: Document) {
  // 1. Divide the source into tokens, statements and blocks, or reject it if it is not text.
  let refusal = checkText(source)
  let stream = TokenStream(refusal == nil ? source : SourceText(name: "", utf8: []), notingIn: roles)
  let document = Divider.document(of: stream)
  let root = View(name: nil, kind: .view, parent: nil)
  let context = NotationContext(source: source, document, views: [root], viewNames: [:], metrics: [:])
  context.reportsVFLExtensions = options.strictVFL
  context.metricChanges = options.metricChanges
  if let refusal {
    context.report(refusal)
    return (result(of: context, canvases: []), document)
  }
  // 2. Read the declarations.
  let declarations = readDeclarations(document.parts, in: context)
  context.canvases = declarations.canvases
  let hadNoView = context.declaresNoView
  let pasted = readPastedCode(declarations.pastedCode, in: context)
  // 3. Read every other statement in its notation, such as VFL.
  readStatements(declarations.statements, in: context)
  context.orientDividers()
  // 4. Read the assertions about the result.
  let assertions = readAssertions(declarations.assertions, in: context)
  // 5. Report pasted code of other languages, together with the layout text that it converts to.
  for reading in pasted {
    context.reportAsIs(PastedConversion(reading, in: context, hadNoView: hadNoView).diagnostic(in: context))
  }
  // 6. Create the result, with the constraints and diagnostics in source order.
  var result = result(of: context, canvases: declarations.canvases, assertions: assertions)
  // 7. Report an unfinished merge or an Xcode log as a single error instead of many.
  if let error = findMergeMarkers(in: source, result.diagnostics)
    ?? findXcodeLog(in: source, result.diagnostics)
  {
    result.diagnostics = [error]
  }
  return (result, document)
}

private func result(
  of context: NotationContext, canvases: [Canvas], assertions: [Assertion] = []
) -> ParsedLayout {
  var layout = Layout(
    source: context.source, canvases: canvases.isEmpty ? [Canvas()] : canvases, views: context.views,
    constraints: context.constraints.inSourceOrder(), assertions: assertions,
    unusedSizes: context.unusedSizes.sorted { $0.constraint.span.start < $1.constraint.span.start })
  layout.addStackConstraints()
  return ParsedLayout(
    layout: layout, diagnostics: context.sortedDiagnostics, metrics: context.definedMetrics)
}

extension [Constraint] {
  /// Returns the constraints sorted by their source positions.
  func inSourceOrder() -> [Constraint] {
    if indices.dropFirst().allSatisfy({ self[$0 - 1].span.start <= self[$0].span.start }) { return self }
    return indices.sorted { self[$0].span.start < self[$1].span.start }.map { self[$0] }
  }
}
