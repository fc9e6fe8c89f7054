public import CairoRendering
import LayoutEngine

/// What cannot be explained, because there is no such thing.
public enum ExplainError: Error, Equatable {
  case canvas(UnknownCanvas)
  case attribute(ItemError)

  public var diagnostic: Diagnostic {
    switch self {
    case .canvas(let error): error.diagnostic
    case .attribute(let error): error.diagnostic
    }
  }
}

/// Reads and solves a source, and explains the attributes with these names (`title.width`; `title` is its whole
/// frame) on its canvases and whatever a matrix makes of them, or on those that are named.
///
/// Cost: a solve for each canvas, and one more for each side of the canvas and each metric, of which large
/// layouts try fewer.
public func explain(
  _ source: SourceText, attributes names: [String], canvases wanted: [String] = [],
  matrix: CanvasMatrix = CanvasMatrix(), measuring text: some TextMeasurer = PangoTextMeasurer()
) throws(ExplainError) -> ExplainedFile {
  // 1. What the source says, and what is asked of it.
  let parsed = read(source)
  guard !parsed.hasErrors else {
    return ExplainedFile(source: source, diagnostics: parsed.diagnostics, canvases: [])
  }
  var items: [Item] = []
  do throws(ItemError) {
    for name in names { items += try readItems(name, in: parsed.layout) }
  } catch {
    throw .attribute(error)
  }
  // 2. Its solution, and the reasons for it.
  let variants = parsed.layout.variants(matrix)
  let indices: [Int]
  do throws(UnknownCanvas) {
    indices = try variants.indices(named: wanted.isEmpty ? matrix.wanted : wanted)
  } catch {
    throw .canvas(error)
  }
  let canvases = indices.map { index in
    let variant = variants[index]
    let solved = LayoutEngine.solve(variant.layout, on: variant.canvas, measuring: text)
    let reasons = LayoutReasons(solved, measuring: text)
    // 3. The same with one point more here and there.
    let trial = PointsMore(
      source: source, metrics: parsed.metrics, matrix: matrix, canvas: index, budget: reasons.solveBudget)
    let changes = trial.changes(of: items, from: solved, measuring: text)
    return ExplainedFile.Canvas(
      solved: SolvedCanvas(label: variant.label, layout: solved, textScale: variant.textScale),
      attributes: items.indices.map { place in
        ExplainedAttribute(
          explanation: reasons.explanation(of: items[place]), pointsMore: changes[place],
          untriedMetrics: trial.untriedCount)
      })
  }
  return ExplainedFile(source: source, diagnostics: parsed.diagnostics, canvases: canvases)
}
