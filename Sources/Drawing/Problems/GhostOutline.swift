internal import Graphics
internal import LayoutModel

/// The dashed outline of a ghost, without the parts that coincide with other dashed lines.
struct GhostOutline {
  private(set) var lines: [DashedLine] = []
  private var color = LineColor(color: Color(rgb: 0))

  /// Cuts the outline of a frame.
  ///
  /// - Parameter drawn: the dashed lines so far, to which the outline's are added.
  init(_ frame: Rect, beside drawn: inout [DashedLine]) {
    for edge in DashedLine.edges(of: frame.inset(by: 0.5)) {
      let same = drawn.filter { $0.axis == edge.axis && abs($0.level - edge.level) < 1.5 }
      lines += edge.without(same.map { ($0.low, $0.high) })
      drawn.append(edge)
    }
  }

  static let dash = [2.0, 2]

  /// Colors it so that it is visible on everything that it crosses.
  mutating func paint(_ wanted: Color, on grounds: BackdropColors, theme: Theme) {
    color = theme.line(wanted, on: grounds.grounds(along: lines.map(\.segment)))
  }

  func crosses(_ box: Rect) -> Bool { lines.contains { !$0.isClear(of: box) } }

  /// The nodes of its lines, interrupted for texts.
  func nodes(around texts: [Rect]) -> [SceneNode] {
    let steps = lines.flatMap { line -> [SceneShape.PathStep] in
      let blocked = texts.map { $0.inset(by: -1.5) }.filter { !line.isClear(of: $0) }
      let parts = line.without(
        blocked.map { line.axis == .horizontal ? ($0.x, $0.maxX) : ($0.y, $0.maxY) })
      return parts.flatMap { [.move($0.point($0.low)), .line($0.point($0.high))] }
    }
    return steps.isEmpty ? [] : color.nodes(.path(steps), width: 1, dash: Self.dash)
  }
}

/// A line along an axis.
struct DashedLine {
  var axis: Axis
  /// The position across the axis.
  var level: Double
  var low: Double
  var high: Double

  func point(_ place: Double) -> Point {
    axis == .horizontal ? Point(x: place, y: level) : Point(x: level, y: place)
  }

  var segment: Segment { Segment(from: point(low), to: point(high)) }

  var box: Rect {
    axis == .horizontal
      ? Rect(minX: low, minY: level, maxX: high, maxY: level)
      : Rect(minX: level, minY: low, maxX: level, maxY: high)
  }

  func isClear(of box: Rect) -> Bool {
    let (start, end) = axis == .horizontal ? (box.x, box.maxX) : (box.y, box.maxY)
    let (near, far) = axis == .horizontal ? (box.y, box.maxY) : (box.x, box.maxX)
    return level <= near || far <= level || end <= low || high <= start
  }

  /// The rest of the line without some ranges, but for the shortest pieces.
  func without(_ ranges: [(low: Double, high: Double)]) -> [DashedLine] {
    var parts: [DashedLine] = []
    var place = low
    func add(_ end: Double) {
      if end - place >= 1 { parts.append(DashedLine(axis: axis, level: level, low: place, high: end)) }
    }
    for range in ranges.sorted(by: { $0.low < $1.low }) where range.high > place && range.low < high {
      add(range.low)
      place = range.high
    }
    add(high)
    return parts
  }

  /// The sides of a rectangle; for one without a width or a height, one line each way.
  static func edges(of frame: Rect) -> [DashedLine] {
    let levels = { (low: Double, high: Double) in high - low > 0.5 ? [low, high] : [low] }
    return levels(frame.y, frame.maxY).map {
      DashedLine(axis: .horizontal, level: $0, low: frame.x, high: frame.maxX)
    }
      + levels(frame.x, frame.maxX).map {
        DashedLine(axis: .vertical, level: $0, low: frame.y, high: frame.maxY)
      }
  }
}
