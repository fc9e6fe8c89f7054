internal import Graphics
internal import LayoutModel

/// The dashed outline of a ghost, without the parts that coincide with other dashed lines.
struct GhostOutline {
  private(set) var lines: [AxisLine] = []
  private let color: LineColor

  static let dash = [2.0, 2]

  /// Removes from the outline of a frame what coincides with other dashed lines, and colors the rest so that it is
  /// visible on everything that it crosses. An edge that texts cut into loose dashes is left out, unless the outline
  /// has no other: its label would seem to be about the view that is drawn.
  ///
  /// - Parameter drawn: the other dashed lines; the outline's own are added to them.
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

  /// The nodes of the lines, interrupted where texts are.
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
