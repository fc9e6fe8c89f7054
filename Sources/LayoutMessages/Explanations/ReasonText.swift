import Diagnostics
package import LayoutEngine
import LayoutModel

extension SolvedLayout {
  /// Returns a reason for a value in words, preceded by the reason's source position if it has one: `a.layout:12:5:
  /// a.width == 120`.
  package func text(of reason: Reason, holds: Bool = false) -> String {
    let reported = member(reason, holds: holds)
    guard let span = reported.span else { return reported.text }
    let place = layout.source.location(at: span.start)
    return "\(layout.source.name):\(place.line):\(place.column): \(reported.text)"
  }

  /// Returns a reason's source position and its description in words. For an intrinsic content size, the description is
  /// an equation if `holds` is `true`, which means that the view has this size; otherwise, it is the inequality of
  /// content hugging or compression resistance.
  package func member(_ reason: Reason, holds: Bool) -> (span: SourceSpan?, text: String) {
    switch reason {
    case .written(let index):
      let constraint = layout.constraints[index]
      let stack = layout.stack(of: constraint).map { ", from the stack '\(layout.name(of: $0))'" }
      return (constraint.span, layout.text(of: constraint) + (stack ?? ""))
    case .content(let property, let id, let axis):
      let (view, name) = (layout[id], sizeName(id, axis))
      let length = intrinsicSizes[id.index][axis].map(number) ?? "none"
      let relation = property == .hugging ? "<=" : ">="
      let text =
        holds
        ? "\(name) == \(length) (its intrinsic content size)"
        : "\(name) \(relation) \(length) (its intrinsic content size, \(property.rawValue) \(number(view[property][axis])))"
      return (view.nameSpan ?? view.span, text)
    case .nonNegativeSize(let view, let axis):
      return (nil, "\(sizeName(view, axis)) >= 0 (no size can be negative)")
    case .nonNegativeContent(let view, let axis):
      return (nil, "\(layout.name(of: view)).content.\(axis.extent) >= 0 (no size can be negative)")
    case .canvasSize(let axis):
      let length = canvas[axis] ?? size[axis]
      return (canvas.span, "\(sizeName(.root, axis)) == \(number(length)) (the canvas's \(axis.extent))")
    case .fittingCanvas(let axis):
      return (canvas.span, "the canvas is just \(axis.adjective) enough for its views")
    }
  }
}
