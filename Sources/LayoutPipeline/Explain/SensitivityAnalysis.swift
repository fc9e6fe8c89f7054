import Diagnostics
import Graphics
import LayoutEngine
import LayoutLanguage
import LayoutModel

/// Finds the effects of changing the canvas's width, the canvas's height, or one metric, by solving again.
struct SensitivityAnalysis {
  let source: SourceText
  let metrics: [Metric]
  let uses: MetricUses
  let matrix: CanvasMatrix
  let canvas: Int
  let budget: Int

  func untriedCount(of canvas: Canvas) -> Int {
    budget > 1 ? 0 : [canvas.width, canvas.height].count { $0 != nil }
  }
  var untriedCount: Int { max(0, metrics.count - max(0, budget - 2)) }

  func changes(
    of items: [Item], from solved: SolvedLayout, measuring text: some TextMeasurer
  ) -> [[ExplainedAttribute.Sensitivity]] {
    let before = items.map { solved.value(of: $0, measuring: text) }
    var changes = items.map { _ in [ExplainedAttribute.Sensitivity]() }
    func note(
      _ cause: ExplainedAttribute.Sensitivity.Cause, unitless step: Double? = nil, _ changed: SolvedLayout
    ) {
      for (place, item) in items.enumerated() {
        let change = changed.value(of: item, measuring: text) - before[place]
        changes[place].append(
          .init(
            cause: cause, step: step ?? 1, isUnitless: step != nil, change: abs(change) < 1e-6 ? 0 : change))
      }
    }
    for axis in Axis.allCases where budget > 1 {
      var larger = solved.canvas
      switch axis {
      case .horizontal: larger.width = larger.width.map { $0 + 1 }
      case .vertical: larger.height = larger.height.map { $0 + 1 }
      }
      guard larger != solved.canvas else { continue }
      note(.canvas(axis), LayoutEngine.solve(solved.layout, on: larger, measuring: text))
    }
    for metric in metrics.prefix(metrics.count - untriedCount) {
      let step = uses.stepWithoutUnit(of: metric.name)
      let parsed = parse(source, options: ParseOptions(metricChanges: [metric.name: step ?? 1]))
      // Skip the metric if the change causes an error, such as an invalid priority or divisor, or changes the number of
      // views.
      guard !parsed.hasErrors, parsed.layout.views.count == solved.layout.views.count else { continue }
      let variant = parsed.layout.variants(matrix)[canvas]
      note(
        .metric(metric.name), unitless: step,
        LayoutEngine.solve(variant.layout, on: variant.canvas, measuring: text))
    }
    return changes
  }
}
