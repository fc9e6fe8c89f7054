internal import Graphics
internal import LayoutModel

struct AxisLine {
  var axis: Axis
  var level: Double
  var span: Span

  var segment: Segment {
    Segment(from: axis.point(span.low, at: level), to: axis.point(span.high, at: level))
  }

  func crosses(_ box: Rect) -> Bool {
    let across = axis.other.span(of: box)
    return across.low < level && level < across.high && axis.span(of: box).intersection(span).length > 0
  }

  /// Returns the parts of the line outside the boxes, except for parts so short that they would look like dots.
  func without(_ boxes: [Rect]) -> [AxisLine] {
    without(boxes.filter(crosses).map { axis.span(of: $0) })
  }

  func without(_ stretches: [Span]) -> [AxisLine] {
    var parts: [AxisLine] = []
    var start = span.low
    for stretch in stretches.sorted(by: { ($0.low, $0.high) < ($1.low, $1.high) })
    where stretch.high > start && stretch.low < span.high {
      add(stretch.low)
      start = stretch.high
    }
    add(span.high)
    return parts

    func add(_ end: Double) {
      let least = start == span.low && end == span.high ? 0.5 : 2.5
      if end - start >= least {
        parts.append(AxisLine(axis: axis, level: level, span: Span(low: start, high: end)))
      }
    }
  }

  /// Returns the whole line or, if it is long, only its two end pieces, which are `low` and `high` points long.
  func interrupted(keeping low: Double, _ high: Double) -> [AxisLine] {
    span.length - low - high < Self.longestMiddle
      ? [self] : without([Span(low: span.low + low, high: span.high - high)])
  }

  private static let longestMiddle = 112.0
  static let extensionEnd = 24.0

  func parts(apartFrom drawn: [AxisLine], by distance: Double) -> [AxisLine] {
    without(drawn.filter { $0.axis == axis && abs($0.level - level) < distance }.map(\.span))
  }

  /// Returns the sides of a rectangle, without duplicates if the rectangle is only a line.
  static func edges(of frame: Rect) -> [AxisLine] {
    Axis.allCases.flatMap { axis in
      let across = axis.other.span(of: frame)
      return (across.length > 0.5 ? [across.low, across.high] : [across.low]).map {
        AxisLine(axis: axis, level: $0, span: axis.span(of: frame))
      }
    }
  }
}
