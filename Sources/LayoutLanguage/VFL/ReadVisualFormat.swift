public import Diagnostics
public import LayoutModel

/// Returns the constraints and diagnostics of a VFL string.
///
/// - Parameters:
///   - views: The views that the string may name, beginning with the superview.
///   - metrics: The lengths and priorities that the string may name.
public func readVisualFormat(_ format: String, views: [View], metrics: [String: Double]) -> (
  constraints: [Constraint], diagnostics: [Diagnostic]
) {
  let source = SourceText(name: "format", text: format)
  var names: [String: ViewID] = [:]
  for (index, view) in views.enumerated() { view.name.map { names[$0] = ViewID(index) } }
  let context = NotationContext(source: source, views: views, viewNames: names, metrics: metrics)
  let line = Statement(span: SourceSpan(start: 0, end: source.utf8.count), enclosing: .root)
  var notation = VisualFormat()
  notation.prepare(line, in: context)
  notation.read(line, in: context)
  notation.finish(in: context)
  return (context.constraints, context.sortedDiagnostics)
}
