public import Diagnostics
public import LayoutModel

/// What a source text came to: a layout as far as it was understood, and what is to be said about it.
public struct ParsedLayout: Sendable, Equatable {
  /// Complete only where no diagnostic is an error.
  public var layout: Layout
  /// In the order of their places in the text.
  public var diagnostics: [Diagnostic]
  /// In the order of their definitions.
  public var metrics: [Metric]

  public init(layout: Layout, diagnostics: [Diagnostic], metrics: [Metric] = []) {
    self.layout = layout
    self.diagnostics = diagnostics
    self.metrics = metrics
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// What `parse(_:options:)` may be asked for.
public struct ParseOptions: Sendable, Equatable {
  /// Whether each extension of Apple's Visual Format Language and each blank in its strings is a warning.
  public var strictVFL: Bool
  /// By name: what is added to a metric's value where it is defined, so that those computed from it follow.
  public var metricChanges: [String: Double]

  public init(strictVFL: Bool = false, metricChanges: [String: Double] = [:]) {
    self.strictVFL = strictVFL
    self.metricChanges = metricChanges
  }
}

/// Reads a `.layout` text. It never stops at the first error: the layout is what was understood, and every
/// error is reported, up to a thousand. Cost: a few passes over the text.
public func parse(_ source: SourceText, options: ParseOptions = ParseOptions()) -> ParsedLayout {
  let root = View(name: nil, kind: .view, parent: nil)
  let context = NotationContext(source: source, views: [root], viewNames: [:], metrics: [:])
  context.reportsVFLLiberties = options.strictVFL
  context.metricChanges = options.metricChanges
  // 1. Refuse what is no text.
  if let error = checkText(source) {
    context.report(error.diagnostic)
    return result(of: context, canvases: [])
  }
  // 2. Cut it into statements and blocks.
  let document = splitStatements(source)
  for error in document.errors { context.report(error.diagnostic) }
  // 3. Read what it declares.
  let declarations = readDeclarations(document, in: context)
  context.canvases = declarations.canvases
  // 4. Give every other statement to its notation.
  readStatements(declarations.statements, in: context)
  // 5. Read what must hold of what all of them come to.
  let assertions = readAssertions(declarations.assertions, in: context)
  // 6. Put everything in the order of the text.
  return result(of: context, canvases: declarations.canvases, assertions: assertions)
}

private func result(
  of context: NotationContext, canvases: [Canvas], assertions: [Assertion] = []
) -> ParsedLayout {
  ParsedLayout(
    layout: Layout(
      source: context.source, canvases: canvases.isEmpty ? [Canvas()] : canvases, views: context.views,
      constraints: context.constraints.sorted { $0.span.start < $1.span.start }, assertions: assertions,
      unusedSizes: context.unusedSizes.sorted {
        $0.constraint.span.start < $1.constraint.span.start
      }),
    diagnostics: context.sortedDiagnostics, metrics: context.definedMetrics)
}
