internal import Graphics

extension Pattern {
  /// Returns the pattern's lines in a rounded rectangle; `nil` if the rectangle is too small.
  ///
  /// - Parameter zone: the width of the band along the edges in which lines are drawn; `nil` to fill the whole
  ///   rectangle.
  func node(in frame: Rect, cornerRadius: Double, within zone: Double? = nil) -> SceneNode? {
    var steps: [SceneShape.PathStep] = []
    var dash: [Double] = []
    switch lines {
    case .rising: steps = diagonals(in: frame, cornerRadius, falling: false)
    case .falling: steps = diagonals(in: frame, cornerRadius, falling: true)
    case .crossed:
      steps = diagonals(in: frame, cornerRadius, falling: false)
      steps += diagonals(in: frame, cornerRadius, falling: true)
    case .horizontal: steps = rows(in: frame, cornerRadius)
    case .vertical: steps = columns(in: frame, cornerRadius)
    case .dots:
      steps = rows(in: frame, cornerRadius)
      dash = [width, max(spacing(in: frame) - width, width)]
    }
    if steps.isEmpty { return nil }
    if let zone {
      // Horizontal or vertical lines are drawn in full or left out, because short pieces along an edge would look like
      // the marks of a ruler.
      let (beside, above) = (lines == .horizontal ? -1 : zone, lines == .vertical ? -1 : zone)
      let hole = frame.inset(horizontally: beside, vertically: above)
      steps = Self.lines(of: steps, outside: hole, period: dash.reduce(0, +))
    }
    return .shape(
      SceneShape(.path(steps), stroke: SceneShape.Stroke(color, width: width, dash: dash)))
  }

  func spread(by factor: Double) -> Pattern {
    var pattern = self
    pattern.spacing *= factor
    return pattern
  }

  /// Returns the distance between lines, which is larger in very large views, so that there are at most 500 lines.
  private func spacing(in frame: Rect) -> Double { max(spacing, (frame.width + frame.height) / 500) }

  /// Returns the parts of lines outside of a rectangle. A dashed line that continues on the far side of the rectangle
  /// starts there with a whole dash.
  private static func lines(
    of steps: [SceneShape.PathStep], outside hole: Rect, period: Double
  ) -> [SceneShape.PathStep] {
    stride(from: 0, to: steps.count, by: 2).flatMap { index -> [SceneShape.PathStep] in
      guard case .move(let a) = steps[index], case .line(let b) = steps[index + 1],
        let (enter, leave) = hole.part(from: a, to: b)
      else { return Array(steps[index..<index + 2]) }
      let line = Segment(from: a, to: b)
      let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      let whole = period > 0 ? (leave * length / period).rounded(.up) * period / length : leave
      return (enter > 0 ? [.move(a), .line(line.at(enter))] : [])
        + (whole < 1 ? [.move(line.at(whole)), .line(b)] : [])
    }
  }

  private func diagonals(in frame: Rect, _ radius: Double, falling: Bool) -> [SceneShape.PathStep] {
    let spacing = spacing(in: frame)
    var steps: [SceneShape.PathStep] = []
    var distance = spacing
    while distance < frame.width + frame.height {
      if let (low, high) = hatchLine(at: distance, size: frame.size, radius: radius) {
        let (from, to) = falling ? (frame.maxX - low, frame.maxX - high) : (frame.x + low, frame.x + high)
        steps += [
          .move(Point(x: from, y: frame.y + distance - low)),
          .line(Point(x: to, y: frame.y + distance - high)),
        ]
      }
      distance += spacing
    }
    return steps
  }

  private func rows(in frame: Rect, _ radius: Double) -> [SceneShape.PathStep] {
    offsets(along: frame.height, spacing(in: frame)).flatMap { down -> [SceneShape.PathStep] in
      let inset = arcInset(at: down, of: frame.height, radius)
      if frame.width <= 2 * inset { return [] }
      return [
        .move(Point(x: frame.x + inset, y: frame.y + down)),
        .line(Point(x: frame.maxX - inset, y: frame.y + down)),
      ]
    }
  }

  private func columns(in frame: Rect, _ radius: Double) -> [SceneShape.PathStep] {
    offsets(along: frame.width, spacing(in: frame)).flatMap { across -> [SceneShape.PathStep] in
      let inset = arcInset(at: across, of: frame.width, radius)
      if frame.height <= 2 * inset { return [] }
      return [
        .move(Point(x: frame.x + across, y: frame.y + inset)),
        .line(Point(x: frame.x + across, y: frame.maxY - inset)),
      ]
    }
  }

  private func offsets(along length: Double, _ spacing: Double) -> [Double] {
    guard length > 2 * width else { return [] }
    let count = max(0, (length / spacing).rounded(.down) - 1)
    let first = (length - count * spacing) / 2
    return (0...Int(count)).map { first + Double($0) * spacing }
  }

  private func arcInset(at offset: Double, of length: Double, _ radius: Double) -> Double {
    let depth = radius - min(offset, length - offset)
    if depth <= 0 { return 0 }
    return radius - max(0, radius * radius - depth * depth).squareRoot()
  }
}
