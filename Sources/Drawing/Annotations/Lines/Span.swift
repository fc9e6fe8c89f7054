internal import Graphics
internal import LayoutModel

/// A range of coordinates on one axis, in points.
struct Span: Hashable {
  var low: Double
  var high: Double

  var length: Double { high - low }
  var middle: Double { (low + high) / 2 }

  /// Returns the common part of two spans, with a negative length if the spans are apart.
  func intersection(_ other: Span) -> Span { Span(low: max(low, other.low), high: min(high, other.high)) }

  func inset(by distance: Double) -> Span {
    let distance = min(distance, length / 2)
    return Span(low: low + distance, high: high - distance)
  }

  func nearest(to value: Double) -> Double { min(max(value, low), high) }

  func at(_ part: Double) -> Double { low + part * length }

  /// The span in hundredths of a point, rounded to whole numbers, so that nearly equal spans compare as equal.
  var rounded: Span { Span(low: (low * 100).rounded(), high: (high * 100).rounded()) }
}

extension Axis {
  func span(of rect: Rect) -> Span {
    self == .horizontal ? Span(low: rect.x, high: rect.maxX) : Span(low: rect.y, high: rect.maxY)
  }

  func length(of size: Size) -> Double { self == .horizontal ? size.width : size.height }

  func point(_ along: Double, at level: Double) -> Point {
    self == .horizontal ? Point(x: along, y: level) : Point(x: level, y: along)
  }

  func line(along: Double, from: Double, to: Double) -> Rect {
    rect(Span(low: along - 0.25, high: along + 0.25), Span(low: min(from, to), high: max(from, to)))
  }

  func rect(_ along: Span, _ across: Span) -> Rect {
    self == .horizontal
      ? Rect(minX: along.low, minY: across.low, maxX: along.high, maxY: across.high)
      : Rect(minX: across.low, minY: along.low, maxX: across.high, maxY: along.high)
  }
}
