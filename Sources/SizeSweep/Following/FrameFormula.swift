import Graphics
public import LayoutEngine
public import LayoutModel

/// The frame of a view as a linear function of the canvas's size, and the range of sizes in which it applies.
public struct FrameFormula: Sendable, Equatable {
  /// The frame as a function of the canvas's width or height.
  public var frame: LinearFrame
  /// The sizes at which the formula applies, in points, limited to the requested range.
  public var range: ClosedRange<Double>
}

extension Layout {
  /// Returns the formula of a view's frame at the canvas's current size, and the part of `range` in which the formula
  /// applies; `nil` if the formula cannot be determined.
  ///
  /// Cost: up to `most` solves toward each end of `range`, and fewer for a large layout. If this limit is reached, the
  /// formula may also apply to sizes outside of the returned range.
  public func formula(
    of view: ViewID, on canvas: Canvas, _ axis: Axis, within range: ClosedRange<Double>, most: Int = 12,
    measuring text: some TextMeasurer
  ) -> FrameFormula? {
    guard let size = canvas[axis], range.contains(size) else {
      return nil
    }
    var search = StretchSearch(layout: self, canvas: canvas, axis: axis, text: text)
    var first: SizeStretch?
    for size in [size, size + probeDistance, size - probeDistance] where first == nil {
      first = search.traced(at: size, in: range)
    }
    guard let first else { return nil }
    let frame = first.frames[view.index]
    let steps = min(most, 10_000 / (views.count + constraints.count))
    func end(from start: Double, toward limit: Double) -> Double {
      var end = start
      for _ in 0..<steps where end != limit {
        let probe = limit > end ? min(limit, end + probeDistance) : max(limit, end - probeDistance)
        guard let next = search.traced(at: probe, in: range) else { break }
        let other = next.frames[view.index]
        let isOn = [next.from, next.to].allSatisfy { isSame(frame.frame(at: $0), other.frame(at: $0)) }
        if !isOn || (next.solved.status == .conflict) != (first.solved.status == .conflict) { break }
        end = limit > end ? next.to : next.from
      }
      return end
    }
    return FrameFormula(
      frame: frame,
      range: end(from: first.from, toward: range.lowerBound)...end(from: first.to, toward: range.upperBound)
    )
  }

  /// The distance, in points, between the end of one range of sizes and the size at which the search for the next range
  /// begins.
  private var probeDistance: Double { 1e-3 }
}
