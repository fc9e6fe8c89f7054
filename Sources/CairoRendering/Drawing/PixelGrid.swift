import Drawing
import Graphics

/// Scales points to pixels, and aligns horizontal and vertical edges with the pixels.
struct PixelGrid {
  var scale: Double
  /// Indicates whether edges are moved to pixel boundaries; `false` for formats without pixels.
  var snaps: Bool
  /// The right ends of the scene and of the picture, in pixels. The picture's size is rounded up to whole pixels, so
  /// edges at the scene's end are moved to the picture's end.
  var right: End?
  var bottom: End?

  struct End {
    var scene: Double
    var picture: Double
  }

  func width(_ stroke: SceneShape.Stroke) -> Double {
    let width = stroke.width * scale
    return snaps && width > 0 ? max(1, width.rounded()) : width
  }

  func dash(_ stroke: SceneShape.Stroke) -> [Double] {
    stroke.dash.map { snaps && $0 > 0 ? max(1, ($0 * scale).rounded()) : $0 * scale }
  }

  func rectangle(_ rect: Rect, strokeWidth: Double) -> Rect {
    let scaled = Rect(
      x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale)
    guard snaps else { return scaled }
    let (x, width) = span(scaled.x, scaled.maxX, strokeWidth, right)
    let (y, height) = span(scaled.y, scaled.maxY, strokeWidth, bottom)
    return Rect(x: x, y: y, width: width, height: height)
  }

  func pixels(of clip: Rect, in area: PixelArea) -> PixelArea {
    let rect = rectangle(clip, strokeWidth: 0)
    func column(_ value: Double) -> Int { Int(min(max(value, Double(area.left)), Double(area.right))) }
    func row(_ value: Double) -> Int { Int(min(max(value, Double(area.top)), Double(area.bottom))) }
    return PixelArea(
      left: column(rect.x), top: row(rect.y), right: column(rect.maxX), bottom: row(rect.maxY))
  }

  private func span(
    _ start: Double, _ end: Double, _ strokeWidth: Double, _ last: End?
  ) -> (start: Double, length: Double) {
    // Treat a rectangle as a line if it has no stroke and is at most one point thick, and round its thickness to at
    // least one pixel. If both edges were rounded instead, the thickness would depend on the position.
    if strokeWidth == 0, end > start, end - start <= scale + 1e-6 {
      let length = max(1, (end - start + 1e-6).rounded())
      let isLast = last.map { (end - $0.scene).magnitude < 1e-6 } ?? false
      return (isLast ? nearest(end, last) - length : nearest(start, last), length)
    }
    let half = strokeWidth / 2
    let from = nearest(start - half, last) + half
    let to = nearest(end + half, last) - half
    return (from, end > start ? max(to - from, strokeWidth > 0 ? 0 : 1) : 0)
  }

  /// Returns a path in pixels. If `snaps` is true, a stroked path that has only horizontal and vertical lines is
  /// aligned with the pixels.
  func path(_ steps: [SceneShape.PathStep], strokeWidth: Double) -> [SceneShape.PathStep] {
    if snaps, strokeWidth > 0, isUpright(steps) { return snapped(steps, half: strokeWidth / 2) }
    func scaled(_ point: Point) -> Point { Point(x: point.x * scale, y: point.y * scale) }
    return steps.map { step in
      switch step {
      case .move(let to): .move(scaled(to))
      case .line(let to): .line(scaled(to))
      case .curve(let control1, let control2, let to):
        .curve(scaled(control1), scaled(control2), to: scaled(to))
      case .close: .close
      }
    }
  }

  private func snapped(_ steps: [SceneShape.PathStep], half: Double) -> [SceneShape.PathStep] {
    var points: [(point: Point, onVertical: Bool, onHorizontal: Bool)] = []
    var start = 0
    func connect(_ a: Int, _ b: Int) {
      let isVertical = (points[a].point.x - points[b].point.x).magnitude < 1e-9
      let isHorizontal = (points[a].point.y - points[b].point.y).magnitude < 1e-9
      for index in [a, b] {
        points[index].onVertical = points[index].onVertical || isVertical
        points[index].onHorizontal = points[index].onHorizontal || isHorizontal
      }
    }
    for step in steps {
      switch step {
      case .move(let to):
        start = points.count
        points.append((to, false, false))
      case .line(let to):
        points.append((to, false, false))
        connect(points.count - 2, points.count - 1)
      case .close: connect(points.count - 1, start)
      case .curve: break
      }
    }
    var placed = points.map { point, onVertical, onHorizontal in
      let (acrossX, acrossY) = (onVertical ? half : 0, onHorizontal ? half : 0)
      return Point(
        x: nearest(point.x * scale - acrossX, right) + acrossX,
        y: nearest(point.y * scale - acrossY, bottom) + acrossY)
    }.makeIterator()
    return steps.map { step in
      switch step {
      case .move(let to): .move(placed.next() ?? to)
      case .line(let to): .line(placed.next() ?? to)
      case .curve, .close: .close
      }
    }
  }

  func isUpright(_ outline: SceneShape.Outline) -> Bool {
    switch outline {
    case .rectangle(_, let radius): radius <= 0
    case .ellipse: false
    case .path(let steps): isUpright(steps)
    }
  }

  private func isUpright(_ steps: [SceneShape.PathStep]) -> Bool {
    var start: Point?
    var last: Point?
    for step in steps {
      switch step {
      case .move(let to): (start, last) = (to, to)
      case .line(let to):
        guard let from = last, isUpright(from, to) else { return false }
        last = to
      case .curve: return false
      case .close:
        guard let from = last, let to = start, isUpright(from, to) else { return false }
        last = nil
      }
    }
    return true
  }

  private func isUpright(_ a: Point, _ b: Point) -> Bool {
    (a.x - b.x).magnitude < 1e-9 || (a.y - b.y).magnitude < 1e-9
  }

  /// Returns the nearest pixel boundary or, for the scene's end, the picture's end. Halves are rounded up, even below
  /// 0, because rounding them away from 0 would change the distance between edges on opposite sides of 0.
  private func nearest(_ value: Double, _ last: End?) -> Double {
    if let last, (value - last.scene).magnitude < 1e-6 { return last.picture }
    return (value + 0.5 + 1e-9).rounded(.down)
  }
}
