import CairoRendering
import Graphics
public import SizeSweep

extension LayoutSizes {
  /// The sizes at which something changes, ascending, with what changes and why; where what the rules find begins or ends is
  /// among them.
  ///
  /// Cost: of the rules over each stretch, and of lowering the constraints for each.
  public func layoutBreakpoints(measuring text: some TextMeasurer = PangoTextMeasurer()) -> [LayoutBreakpoint] {
    let checked = checkedStretches(measuring: text)
    return layoutBreakpoints(
      rangeRules.flatMap { rule in checked.flatMap { rule.findings(over: $0) }.joined }, measuring: text)
  }
}

extension SizeSweepResult {
  /// Looks for the sizes at which something changes, on every canvas.
  public mutating func findCriticalSizes(measuring text: some TextMeasurer = PangoTextMeasurer()) {
    for index in canvases.indices {
      canvases[index].critical = canvases[index].sizes.layoutBreakpoints(measuring: text)
    }
  }
}

/// The rules whose findings begin or end at critical sizes, the gravest first.
private let rangeRules: [any CheckRule.Type] = checkRules.filter { rule in
  rule.isOnByDefault
    && ![PriorityTieRule.name, NoEffectRule.name, MixedDirectionRule.name].contains(rule.name)
}
