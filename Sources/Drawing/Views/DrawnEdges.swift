internal import Graphics
internal import LayoutModel

extension DrawnView {
  /// Indicates whether the view's frame can be seen, because the view has a fill, an outline or a mark for a problem,
  /// is clipped by a scroll view, or is so small that it is drawn as a cross.
  var showsFrame: Bool {
    isPoint || !problems.isEmpty || paint.fill != nil || paint.stroke != nil || clipped != nil
  }

  var showsContent: Bool { text != nil || !control.isEmpty && !hasSubviews }

  /// The visible area of the view: its frame or, if the frame is invisible, the area of its text and its control.
  var drawn: Rect {
    if showsFrame { return seen }
    let boxes = outlines.map(\.box)
    return boxes.dropFirst().reduce(boxes.first ?? seen) { $0.union($1) }
  }

  /// The area for the view's name: usually the frame. If the view has no subviews, and its control begins with a shape
  /// that lies inside the frame and fills at least half of it, the area is that of the shape.
  var body: Rect {
    guard !hasSubviews, case .shape(let shape)? = control.first else { return frame }
    let box = shape.outline.box
    return frame.contains(box) && 2 * box.width * box.height >= frame.width * frame.height ? box : frame
  }

  var roundness: Double {
    outlines.map { outline in
      switch outline {
      case .rectangle(_, let radius): radius
      case .ellipse(let box): min(box.width, box.height) / 2
      case .path: 0
      }
    }.max() ?? 0
  }

  /// Returns the point at which a horizontal or vertical line toward the view meets the view's visible outline; `nil`
  /// if the line misses the outline.
  func end(of line: Segment) -> Point? {
    let axis: Axis = line.from.y == line.to.y ? .horizontal : .vertical
    let (from, to) = axis == .horizontal ? (line.from, line.to) : (line.from.mirrored, line.to.mirrored)
    let ends = outlines.flatMap { $0.crossings(along: axis, at: to.y) }
    return (from.x < to.x ? ends.min() : ends.max()).map { axis.point($0, at: to.y) }
  }

  /// Returns whether the outline reaches along `axis` nearly from one side of the frame to the other. The outline is
  /// measured at the coordinate `level` on the other axis. Returns `true` if the frame is invisible or the outline does
  /// not extend to `level`.
  func spans(_ axis: Axis, at level: Double) -> Bool {
    let (frame, ends) = (axis.span(of: seen), outlines.flatMap { $0.crossings(along: axis, at: level) })
    guard showsFrame, let low = ends.min(), let high = ends.max() else { return true }
    return low - frame.low < 2 && frame.high - high < 2
  }

  private var outlines: [SceneShape.Outline] {
    if showsFrame { return [.rectangle(seen, cornerRadius: innerRadius(0))] }
    return (text?.lines ?? []).map { .around($0) } + control.flatMap(\.outlines)
  }
}

extension SceneNode {
  fileprivate var outlines: [SceneShape.Outline] {
    switch self {
    case .group(let group): group.children.flatMap(\.outlines)
    case .text(let text): [.around(text)]
    case .shape(let shape): [shape.outline]
    }
  }
}

extension SceneShape.Outline {
  fileprivate static func around(_ text: SceneText) -> Self {
    .rectangle(text.inkBox.inset(horizontally: -2, vertically: -1), cornerRadius: 0)
  }

  /// Returns the coordinates on `axis` at which the outline meets a line parallel to `axis`, at `level` on the other
  /// axis.
  func crossings(along axis: Axis, at level: Double) -> [Double] {
    switch self {
    case .rectangle(let box, let radius):
      let radius = min(radius, box.width / 2, box.height / 2)
      return Self.ends(of: box, axis, level, radii: Size(width: radius, height: radius))
    case .ellipse(let box):
      return Self.ends(of: box, axis, level, radii: Size(width: box.width / 2, height: box.height / 2))
    case .path(let steps):
      let places = Self.lines(of: steps).compactMap { a, b in
        let (a, b) = axis == .horizontal ? (a, b) : (a.mirrored, b.mirrored)
        return (a.y <= level) == (b.y <= level) ? nil : a.x + (level - a.y) / (b.y - a.y) * (b.x - a.x)
      }
      // If the line meets no part of the path, use the points at which it meets the path's bounding box.
      return places.isEmpty ? Self.ends(of: box, axis, level, radii: .zero) : places
    }
  }

  private static func ends(of box: Rect, _ axis: Axis, _ level: Double, radii: Size) -> [Double] {
    let (along, across) = (axis.span(of: box), axis.other.span(of: box))
    guard across.low <= level, level <= across.high else { return [] }
    let (radius, other) = (axis.length(of: radii), axis.other.length(of: radii))
    let depth = max(across.low + other - level, level - across.high + other, 0)
    let part = other > 0 ? depth / other : 0
    let inset = radius * (1 - max(0, 1 - part * part).squareRoot())
    return [along.low + inset, along.high - inset]
  }

  private static func lines(of steps: [SceneShape.PathStep]) -> [(Point, Point)] {
    var lines: [(Point, Point)] = []
    var (start, last) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for step in steps {
      switch step {
      case .move(let point): (start, last) = (point, point)
      case .line(let point):
        lines.append((last, point))
        last = point
      case .curve(let a, let b, let end):
        let from = last
        for part in 1...8 {
          let (t, s) = (Double(part) / 8, 1 - Double(part) / 8)
          func at(_ value: (Point) -> Double) -> Double {
            s * s * s * value(from) + 3 * s * s * t * value(a) + 3 * s * t * t * value(b)
              + t * t * t * value(end)
          }
          let point = Point(x: at(\.x), y: at(\.y))
          lines.append((last, point))
          last = point
        }
      case .close:
        lines.append((last, start))
        last = start
      }
    }
    return lines
  }
}

extension Point {
  /// The point with its coordinates exchanged.
  fileprivate var mirrored: Point { Point(x: y, y: x) }
}
