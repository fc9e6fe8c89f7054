import Drawing
import Graphics

extension SVGWriter {
  mutating func write(_ shape: SceneShape) {
    let darkClass = darkClasses?.next(fill: shape.fill, stroke: shape.stroke?.color)
    guard begin(shape.outline) else { return }
    if let darkClass { svg.attribute("class", darkClass) }
    finish(shape)
  }

  private mutating func begin(_ outline: SceneShape.Outline) -> Bool {
    switch outline {
    case .rectangle(let rect, let radius):
      guard isDrawable(rect) else { return false }
      if rect.width == 0 || rect.height == 0 { return begin(.path(corners(of: rect))) }
      svg.append("<rect")
      svg.attribute("x", rect.x)
      svg.attribute("y", rect.y)
      svg.attribute("width", rect.width)
      svg.attribute("height", rect.height)
      let radius = min(radius, rect.width / 2, rect.height / 2)
      if radius > 0 { svg.attribute("rx", radius) }
    case .ellipse(let rect):
      guard isDrawable(rect) else { return false }
      svg.append("<ellipse")
      svg.attribute("cx", rect.midX)
      svg.attribute("cy", rect.midY)
      svg.attribute("rx", rect.width / 2)
      svg.attribute("ry", rect.height / 2)
    case .path(let steps):
      guard !steps.isEmpty, steps.allSatisfy(isFinite) else { return false }
      svg.append("<path d=\"")
      for step in steps { write(step) }
      svg.append("\"")
    }
    return true
  }

  /// Returns a path for a rectangle whose width or height is 0. Viewers do not draw a `rect` element of such a size,
  /// not even its stroke, but they do draw the stroke of a path.
  private func corners(of rect: Rect) -> [SceneShape.PathStep] {
    [
      .move(Point(x: rect.x, y: rect.y)), .line(Point(x: rect.maxX, y: rect.y)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.x, y: rect.maxY)), .close,
    ]
  }

  private mutating func finish(_ shape: SceneShape) {
    svg.attribute("fill", opacity: "fill-opacity", shape.fill)
    if let stroke = shape.stroke, stroke.width > 0, stroke.width.isFinite {
      svg.attribute("stroke", opacity: "stroke-opacity", stroke.color)
      if stroke.width != 1 { svg.attribute("stroke-width", stroke.width) }
      if !stroke.dash.isEmpty, stroke.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) {
        svg.attribute("stroke-dasharray", stroke.dash)
      }
    }
    svg.append("/>")
    endLine()
  }

  mutating func write(_ step: SceneShape.PathStep) {
    switch step {
    case .move(let to):
      svg.append("M")
      write(to)
    case .line(let to):
      svg.append("L")
      write(to)
    case .curve(let control1, let control2, let to):
      svg.append("C")
      write(control1)
      svg.append(" ")
      write(control2)
      svg.append(" ")
      write(to)
    case .close:
      svg.append("Z")
    }
  }

  private mutating func write(_ point: Point) {
    svg.append(point.x)
    svg.append(" ")
    svg.append(point.y)
  }

  private func isFinite(_ step: SceneShape.PathStep) -> Bool {
    func isFinite(_ point: Point) -> Bool { point.x.isFinite && point.y.isFinite }
    return switch step {
    case .move(let to), .line(let to): isFinite(to)
    case .curve(let control1, let control2, let to):
      isFinite(control1) && isFinite(control2) && isFinite(to)
    case .close: true
    }
  }
}
