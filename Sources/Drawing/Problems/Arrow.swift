internal import Graphics
internal import LayoutModel

struct Arrow {
  var axis: Axis
  var from: Double
  var to: Double
  var level: Double

  private static let headLength = 5.0
  private static let headHalf = 2.75

  var box: Rect {
    let (low, high) = (min(from, to), max(from, to))
    let half = Self.headHalf + 0.5
    return axis == .horizontal
      ? Rect(minX: low, minY: level - half, maxX: high, maxY: level + half)
      : Rect(minX: level - half, minY: low, maxX: level + half, maxY: high)
  }

  func nodes(_ color: LineColor, width: Double) -> [SceneNode] {
    let direction = to < from ? -1.0 : 1.0
    let head = min(Self.headLength, abs(to - from))
    let neck = to - direction * head
    let half = Self.headHalf * head / Self.headLength
    let triangle: [SceneShape.PathStep] = [
      .move(point(to, level)), .line(point(neck, level - half)), .line(point(neck, level + half)), .close,
    ]
    let shaft: [SceneShape.PathStep] = [.move(point(from, level)), .line(point(neck, level))]
    return color.nodes(.path(shaft), width: width) + [color.filled(.path(triangle))]
  }

  private func point(_ along: Double, _ across: Double) -> Point {
    axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}
