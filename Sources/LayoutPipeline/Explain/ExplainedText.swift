import Diagnostics
import LayoutEngine
import LayoutMessages
import LayoutModel

extension ExplainedFile {
  /// Returns the explanations in words, one attribute after another, with a line break at the end.
  public func text() -> String {
    var text = ""
    for canvas in canvases {
      for attribute in canvas.attributes {
        if !text.isEmpty { text += "\n" }
        if canvases.count > 1 { text += printable("on canvas '\(canvas.solved.label)': ") }
        text += canvas.solved.layout.text(of: attribute)
      }
    }
    return text
  }
}

extension SolvedLayout {
  fileprivate func text(of attribute: ExplainedAttribute) -> String {
    var lines = lines(of: attribute.explanation)
    let points = sensitivities(attribute)
    lines += section("effects of small changes", points, most: .max) { $0 }
    if attribute.untriedSides > 0 {
      lines.append(
        "  the effect of the canvas size was not computed: solving this layout again would take too long")
    }
    if attribute.untriedMetrics > 0 {
      lines.append("  metrics whose effect was not computed: \(attribute.untriedMetrics)")
    }
    let isComplete = attribute.untriedSides + attribute.untriedMetrics == 0
    if isComplete, points.isEmpty, !attribute.sensitivities.isEmpty {
      lines.append("  making the canvas or a metric slightly larger would not change this value")
    }
    return printableText(lines)
  }

  private func sensitivities(_ attribute: ExplainedAttribute) -> [String] {
    let name =
      "\(layout.name(of: attribute.explanation.item.view)).\(attribute.explanation.item.attribute.rawValue)"
    return attribute.sensitivities.filter { $0.change != 0 }.map { point in
      let cause =
        switch point.cause {
        case .canvas(.horizontal): "canvas width"
        case .canvas(.vertical): "canvas height"
        case .metric(let name): name
        }
      return "\(cause) \(signed(point.step)): \(name) \(signed(point.change))"
    }
  }

  private func signed(_ value: Double) -> String { "\(value < 0 ? "-" : "+")\(number(abs(value)))" }
}
