internal import Graphics
internal import LayoutModel

/// The dashed outline of a ghost (another possible frame of an ambiguous view, or the frame that a dropped constraint
/// requests), without the parts that coincide with other dashed lines.
struct GhostOutline {
  private(set) var lines: [AxisLine] = []
  private let color: LineColor

  static let dash = [2.0, 2]

  /// Creates the outline. Edges that are more than half covered by texts are left out, unless no edge would remain.
  ///
  /// - Parameter drawn: the dashed lines drawn so far, to which the new ones are added.
  init(
    _ frame: Rect, _ wanted: Color, beside drawn: inout [AxisLine], around texts: [Rect],
    on grounds: BackdropColors, theme: Theme
  ) {
    var cut: [AxisLine] = []
    for edge in AxisLine.edges(of: frame.inset(by: 0.5)) {
      let parts = edge.parts(apartFrom: drawn, by: 1.5)
      let rest = Self.parts(of: parts, around: texts)
      if 2 * rest.reduce(0, { $0 + $1.span.length }) < parts.reduce(0, { $0 + $1.span.length }) {
        cut += parts
      } else {
        lines += parts
        drawn.append(edge)
      }
    }
    if lines.isEmpty { lines = cut }
    color = theme.line(wanted, on: grounds.grounds(along: lines.map(\.segment)))
  }

  func nodes(around texts: [Rect]) -> [SceneNode] {
    let steps = Self.parts(of: lines, around: texts).map(\.segment).flatMap {
      [SceneShape.PathStep.move($0.from), .line($0.to)]
    }
    return steps.isEmpty ? [] : color.nodes(.path(steps), width: 1, dash: Self.dash)
  }

  private static func parts(of lines: [AxisLine], around texts: [Rect]) -> [AxisLine] {
    let texts = texts.map { $0.inset(by: -1.5) }
    return lines.flatMap { $0.without(texts) }
  }
}
