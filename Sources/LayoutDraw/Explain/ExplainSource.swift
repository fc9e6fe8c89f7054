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
/// frame) on its canvases, or on those that are named.
///
/// Cost: a solve for each canvas, and one more for each side of the canvas and each metric, of which large
/// layouts try fewer.
public func explain(
  _ source: SourceText, attributes names: [String], canvases wanted: [String] = [],
  measuring text: some TextMeasurer = PangoTextMeasurer()
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
  let indices: [Int]
  do throws(UnknownCanvas) { indices = try parsed.layout.canvases(named: wanted) } catch {
    throw .canvas(error)
  }
  let labels = parsed.layout.canvasLabels
  let canvases = indices.map { index in
    let solved = LayoutEngine.solve(parsed.layout, on: parsed.layout.canvases[index], measuring: text)
    let reasons = LayoutReasons(solved, measuring: text)
    // 3. The same with one point more here and there.
    let trial = PointsMore(
      source: source, metrics: parsed.metrics, canvas: index, budget: reasons.solveBudget)
    let changes = trial.changes(of: items, from: solved, measuring: text)
    return ExplainedFile.Canvas(
      solved: SolvedCanvas(label: labels[index], layout: solved),
      attributes: items.indices.map { place in
        ExplainedAttribute(
          explanation: reasons.explanation(of: items[place]), pointsMore: changes[place],
          untriedMetrics: trial.untriedCount)
      })
  }
  return ExplainedFile(source: source, diagnostics: parsed.diagnostics, canvases: canvases)
}
