package import Graphics

/// The color of a line, with a casing on both sides if no single color is visible on all of its backgrounds.
struct LineColor {
  var color: Color
  /// The color of the casing, a wider line behind the line; `nil` for no casing. The color is transparent if the line
  /// does not need a casing in this theme but might need one in other themes, so that pictures have the same shapes in
  /// all themes.
  var casing: Color?

  /// The width, in points, of the visible part of the casing on each side of the line.
  static let casingWidth = 0.75

  func nodes(
    _ outline: SceneShape.Outline, fill: Color? = nil, width: Double, dash: [Double] = []
  ) -> [SceneNode] {
    let stroke = SceneShape.Stroke(color, width: width, dash: dash)
    guard let casing else { return [.shape(SceneShape(outline, fill: fill, stroke: stroke))] }
    let around = SceneShape.Stroke(casing, width: width + 2 * Self.casingWidth, dash: dash)
    return [
      .shape(SceneShape(outline, fill: fill, stroke: around)), .shape(SceneShape(outline, stroke: stroke)),
    ]
  }

  func filled(_ outline: SceneShape.Outline) -> SceneNode {
    .shape(
      SceneShape(
        outline, fill: color,
        stroke: casing.map { SceneShape.Stroke($0, width: Self.casingWidth) }))
  }
}

extension Theme {
  /// Returns the first color that is visible on all backgrounds. If there is none, the result depends on the
  /// backgrounds. If they come from one source, it is the color with the best contrast on its worst background. If they
  /// come from several sources, it is the first color, with a visible casing (a wider line behind the line).
  func line(_ colors: [Color], on grounds: [BackdropColors.Ground]) -> LineColor {
    let seen = colors.first { color in grounds.allSatisfy { color.isSeen(on: $0.color) } }
    guard let first = grounds.first, grounds.contains(where: { $0.source != first.source }) else {
      func worst(_ color: Color) -> Double { grounds.map { color.contrast(with: $0.color) }.min() ?? 0 }
      return LineColor(color: seen ?? colors.max { worst($0) < worst($1) } ?? leader)
    }
    let color = seen ?? colors[0]
    let casing = [Color(rgb: 0xFFFFFF), Color(rgb: 0)].max {
      $0.contrast(with: color) < $1.contrast(with: color)
    }
    return LineColor(color: color, casing: casing?.withAlpha(seen == nil ? 255 : 0))
  }

  func line(_ wanted: Color, on grounds: [BackdropColors.Ground]) -> LineColor {
    line(grounds.isEmpty ? [wanted] : shades(of: wanted, on: grounds[0].color), on: grounds)
  }

  /// Returns the requested color, or a darker or lighter shade of it that is visible on the background.
  package func line(_ wanted: Color, on ground: Color) -> Color {
    let colors = shades(of: wanted, on: ground)
    return colors.first { $0.isSeen(on: ground) } ?? colors[colors.count - 1]
  }

  private func shades(of wanted: Color, on ground: Color) -> [Color] {
    let ends = [Color(rgb: 0x000000), Color(rgb: 0xFFFFFF)]
    let end = ends[0].contrast(with: ground) >= ends[1].contrast(with: ground) ? ends[0] : ends[1]
    return [0, 48, 96, 144, 192, 255].map { end.withAlpha($0).composited(over: wanted) }
  }
}
