public import CairoRendering
import Diagnostics
import Graphics
import InterfaceBuilder
import LayoutEngine
import LayoutLanguage
import LayoutModel

/// Reads and solves a source, and explains attributes such as `title.width`, or the whole frame of a view such as
/// `title`.
///
/// Cost: for each canvas, one solve, and one more for each canvas dimension and each metric, up to a limit.
///
/// - Parameters:
///   - known: solutions of the same source, which are not computed again.
///   - isQuick: whether a person is waiting for the result. If so, the search for effects of changes is limited to a
///     few hundredths of a second.
/// - Throws: a diagnostic if a canvas, view or attribute does not exist.
public func explain(
  _ source: SourceText, attributes names: [String], sizes: ContentSizes = .nearest,
  canvases wanted: [String] = [],
  matrix: CanvasMatrix = CanvasMatrix(), reusing known: SolvedFile? = nil, isQuick: Bool = false,
  measuring text: some TextMeasurer = PangoTextMeasurer()
) throws(Diagnostic) -> ExplainedFile {
  try explain(
    read(source, sizes: sizes), of: source, attributes: names, sizes: sizes, canvases: wanted, matrix: matrix,
    reusing: known, isQuick: isQuick, measuring: text)
}

package func explain(
  _ parsed: ParsedLayout, of source: SourceText, attributes names: [String], sizes: ContentSizes = .nearest,
  canvases wanted: [String] = [], matrix: CanvasMatrix = CanvasMatrix(), reusing known: SolvedFile? = nil,
  isQuick: Bool = false,
  measuring text: some TextMeasurer = PangoTextMeasurer()
) throws(Diagnostic) -> ExplainedFile {
  guard !parsed.hasErrors else {
    return ExplainedFile(source: source, diagnostics: parsed.diagnostics, canvases: [])
  }
  let variants = parsed.variants(matrix, sizes: sizes)
  let indices: [Int]
  do throws(UnknownCanvas) {
    indices = try variants.indices(named: wanted.isEmpty ? matrix.wanted : wanted)
  } catch {
    throw error.diagnostic
  }
  if let excess = indices.map({ variants[$0] }).excess {
    return ExplainedFile(source: source, diagnostics: parsed.diagnostics + [excess], canvases: [])
  }
  let asked = try items(named: names, of: indices.map { ($0, variants[$0].layout) })
  let uses = MetricUses(of: parsed.metrics.map(\.name), in: source)
  let most = mostTrials / max(1, asked.count)
  let effort = (isQuick ? 300_000 : 4_000_000) / max(1, (asked.count + 2) / 3)
  let canvases = asked.map { index, items in
    let variant = variants[index]
    let solved =
      known?.canvases.first { $0.label == variant.label }?.layout
      ?? LayoutEngine.solve(variant.layout, on: variant.canvas, measuring: text)
    let reasons = LayoutReasons(solved, measuring: text)
    let trial = SensitivityAnalysis(
      source: source, metrics: parsed.metrics, uses: uses, matrix: matrix, canvas: index,
      budget: min(most, reasons.solves(within: effort)))
    let changes = trial.changes(of: items, from: solved, measuring: text)
    let explanations = reasons.explanations(of: items)
    return ExplainedFile.Canvas(
      solved: SolvedCanvas(label: variant.label, layout: solved, textScale: variant.textScale),
      attributes: items.indices.map { place in
        ExplainedAttribute(
          explanation: explanations[place], sensitivities: changes[place],
          untriedSides: trial.untriedCount(of: solved.canvas), untriedMetrics: trial.untriedCount)
      })
  }
  return ExplainedFile(source: source, diagnostics: parsed.diagnostics, canvases: canvases)
}

private let mostTrials = 300

/// Returns the items with these names, for each canvas that has at least one of them.
private func items(
  named names: [String], of canvases: [(index: Int, layout: Layout)]
) throws(Diagnostic) -> [(index: Int, items: [Item])] {
  var found = canvases.map { (index: $0.index, items: [Item]()) }
  for name in names {
    var failure: Diagnostic?
    var isFound = false
    for (place, canvas) in canvases.enumerated() {
      do throws(Diagnostic) {
        found[place].items += try readItems(name, in: canvas.layout)
        isFound = true
      } catch {
        failure = failure ?? error
      }
    }
    if !isFound, let failure { throw failure }
  }
  return found.filter { !$0.items.isEmpty }
}
