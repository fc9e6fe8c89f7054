internal import Graphics
internal import LayoutModel

/// A line with an arrowhead at each end, as in technical drawings.
struct DimensionLine {
  var axis: Axis
  var span: Span
  var level: Double
  var hole: Span?

  /// The area of the line and its arrowheads, shortened by 1.5 points at each end.
  var strip: Rect {
    axis.rect(span.inset(by: 1.5), Span(low: level - Self.halfWidth, high: level + Self.halfWidth))
  }

  var ends: [Rect] {
    [span.low, span.high].map {
      axis.rect(
        Span(low: $0 - 5, high: $0 + 5), Span(low: level - Self.halfWidth, high: level + Self.halfWidth))
    }
  }

  static func arrow(in span: Span) -> Double { min(4, 0.32 * span.length) }
  private static let halfWidth = 1.75

  var lines: [Segment] {
    let arrow = Self.arrow(in: span)
    let (from, to) = (span.low + 0.8 * arrow, span.high - 0.8 * arrow)
    let parts = hole.map { [(from, $0.low), ($0.high, to)] } ?? [(from, to)]
    return parts.filter { $0.0 < $0.1 }.map {
      Segment(from: axis.point($0.0, at: level), to: axis.point($0.1, at: level))
    }
  }

  var heads: [SceneShape.PathStep] {
    let arrow = Self.arrow(in: span)
    return head(at: span.low, to: span.low + arrow) + head(at: span.high, to: span.high - arrow)
  }

  /// Returns the shafts of two arrows that point to the span from outside, as in `→|←`. They are used for a span of
  /// length 0, which has no room for arrows.
  func linesFromOutside(_ length: Double) -> [Segment] {
    [(span.low - length, span.low), (span.high + length, span.high)].map {
      Segment(from: axis.point($0.0, at: level), to: axis.point($0.1, at: level))
    }
  }

  var headsFromOutside: [SceneShape.PathStep] {
    head(at: span.low, to: span.low - 4) + head(at: span.high, to: span.high + 4)
  }

  /// Two slanted strokes near the line's end, which indicate that the length is greater than drawn.
  var brokenSign: [Segment] {
    [0.0, 2.5].map { offset in
      let place = span.high - min(10, span.length / 4) + offset
      return Segment(from: axis.point(place - 1, at: level + 3), to: axis.point(place + 1, at: level - 3))
    }
  }

  private func head(at tip: Double, to base: Double) -> [SceneShape.PathStep] {
    let half = max(0.36 * abs(base - tip), 1.2)
    return [
      .move(axis.point(tip, at: level)), .line(axis.point(base, at: level - half)),
      .line(axis.point(base, at: level + half)), .close,
    ]
  }
}
