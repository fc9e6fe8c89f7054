import Diagnostics
package import LayoutEngine
import LayoutModel

extension SolvedLayout {
  /// A reason with its place, if it is in the file: `a.layout:12:5: a.width == 120`.
  package func text(of reason: Reason, holds: Bool = false) -> String {
    let reported = member(reason, holds: holds)
    guard let span = reported.span else { return reported.text }
    let place = layout.source.location(at: span.start)
    return "\(layout.source.name):\(place.line):\(place.column): \(reported.text)"
  }

  /// The place and the words of a reason.
  ///
  /// - Parameter holds: whether it is mentioned because it holds with equality.
  package func member(_ reason: Reason, holds: Bool) -> (span: SourceSpan?, text: String) {
    func size(_ view: ViewID, _ axis: Axis) -> String {
      "\(layout.name(of: view)).\(axis.extent)"
    }
    func content(_ view: ViewID, _ axis: Axis, _ relation: String, _ property: String, _ priority: Double)
      -> String
    {
      let length = intrinsicSizes[view.index][axis].map(number) ?? "none"
      if holds { return "\(size(view, axis)) == \(length), its content" }
      return "\(size(view, axis)) \(relation) \(length), its content (\(property) \(number(priority)))"
    }
    switch reason {
    case .written(let index):
      let constraint = layout.constraints[index]
      let stack = layout.stack(of: constraint).map { ", as the stack '\(layout.name(of: $0))' needs" }
      return (constraint.span, layout.text(of: constraint) + (stack ?? ""))
    case .hugging(let view, let axis):
      return (
        layout[view].nameSpan ?? layout[view].span,
        content(view, axis, "<=", "hugging", layout[view].hugging[axis])
      )
    case .compression(let view, let axis):
      return (
        layout[view].nameSpan ?? layout[view].span,
        content(view, axis, ">=", "compression", layout[view].compression[axis])
      )
    case .nonNegativeSize(let view, let axis): return (nil, "\(size(view, axis)) >= 0, like all sizes")
    case .nonNegativeContent(let view, let axis):
      let size = axis.extent
      return (nil, "\(layout.name(of: view)).content.\(size) >= 0, like all sizes")
    case .canvasSize(let axis):
      let length = axis == .horizontal ? canvas.width ?? self.size.width : canvas.height ?? self.size.height
      return (canvas.span, "\(size(.root, axis)) == \(number(length)), the canvas")
    case .fittingCanvas(let axis):
      return (canvas.span, "the canvas is just \(axis.adjective) enough for its views")
    }
  }
}
