import CairoRendering
import Diagnostics
import Graphics
import LayoutPipeline
public import SizeSweep

extension LayoutSizes {
  /// Returns the canvas sizes, in ascending order, at which the layout's behavior changes or a finding begins or ends.
  ///
  /// - Complexity: Runs the rules once for each range of sizes in which frames change linearly.
  public func layoutBreakpoints(measuring text: some TextMeasurer = PangoTextMeasurer()) -> [LayoutBreakpoint]
  {
    let checked = checkedStretches(measuring: text)
    return layoutBreakpoints(
      rangeRules.flatMap { rule in checked.flatMap { rule.findings(over: $0) }.joined }, measuring: text)
  }
}

extension SizeSweepResult {
  /// Finds, on every canvas, the sizes at which the layout's behavior changes or a finding begins or ends.
  public mutating func findCriticalSizes(measuring text: some TextMeasurer = PangoTextMeasurer()) {
    let cutOffs = oneRun {
      for index in canvases.indices {
        canvases[index].critical = canvases[index].sizes.layoutBreakpoints(measuring: text)
      }
      return Diagnostic.cutOffs
    }
    diagnostics += cutOffs
  }
}

private let rangeRules: [any CheckRule.Type] = checkRules.filter { rule in
  rule.isOnByDefault
    && ![PriorityTieRule.name, NoEffectRule.name, MixedDirectionRule.name].contains(rule.name)
}
