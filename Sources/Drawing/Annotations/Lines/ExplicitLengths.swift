internal import Encoding
internal import Graphics
internal import LayoutModel

/// Which lengths a file states; all others follow from content or from other constraints, and stand in parentheses.
///
/// Cost: linear in the number of constraints.
struct ExplicitLengths {
  private struct Size: Hashable {
    var view: Int
    var axis: Axis
  }
  private struct Distance: Hashable {
    var axis: Axis
    /// In hundredths.
    var span: Span
  }

  private var sizes: [Size: [Double]] = [:]
  private var distances: Set<Distance> = []
  private let solved: SolvedLayout

  static let legend =
    "( ): follows from content or from other constraints; without parentheses: stated"

  init(of solved: SolvedLayout) {
    self.solved = solved
    for constraint in solved.layout.constraints where constraint.relation == .equal {
      guard case .items(let first, let second, let multiplier, let constant) = constraint.form else {
        continue
      }
      guard let second else {
        sizes[Size(view: first.view.index, axis: first.attribute.axis), default: []].append(constant)
        continue
      }
      // One that gave way states nothing.
      let sign = solved.isMirrored(first.attribute, second.attribute) ? -1.0 : 1
      let way = solved.place(of: first) - solved.place(of: second) - sign * constant
      if multiplier != 1 || first.attribute.isSize || abs(way) >= 0.005 { continue }
      let edges = [first, second].map { solved.place(of: Item($0.view, $0.attribute.edge)) }
      let span = Span(low: min(edges[0], edges[1]), high: max(edges[0], edges[1]))
      distances.insert(Distance(axis: first.attribute.axis, span: span.rounded))
    }
  }

  /// The length of a view on an axis, as the file states or as it comes out: `40`, `(38.5)`.
  func words(_ axis: Axis, of view: Int, _ length: Double) -> String {
    let canvas = axis == .horizontal ? solved.canvas.width : solved.canvas.height
    let declared = solved.layout.views[view].explicitSize[axis]
    let stated = view == 0 ? [canvas] : [declared] + (sizes[Size(view: view, axis: axis)] ?? [])
    return words(length, isStated: stated.contains { $0.map { abs($0 - length) < 0.005 } ?? false })
  }

  /// The same of a gap.
  ///
  /// - Parameter superview: of what it lies between.
  func words(_ axis: Axis, _ gap: Span, in superview: Int) -> String {
    // A stack states its spacing.
    let isStated =
      distances.contains(Distance(axis: axis, span: gap.rounded))
      || solved.layout.views[superview].kind == .stack
    return words(gap.length, isStated: isStated)
  }

  private func words(_ length: Double, isStated: Bool) -> String {
    isStated ? figure(length) : "(\(figure(length)))"
  }
}
