import Graphics
public import LayoutEngine
public import LayoutModel

/// The lines that a view's frame is on around one size of the canvas, and how far it keeps to them.
public struct FrameFormula: Sendable, Equatable {
  /// By the canvas's width or height.
  public var frame: LinearFrame
  /// In points; where it reaches an end of what was asked for, it may go on.
  public var range: ClosedRange<Double>
}

extension Layout {
  /// The lines that a view's frame is on around the canvas's own size, within a range of sizes; `nil` where none is known.
  ///
  /// Cost: a solve for each stretch, at most `most` on either side and in large layouts fewer; where that ends before the
  /// frame's lines do, so does the range.
  public func formula(
    of view: ViewID, on canvas: Canvas, _ axis: Axis, within range: ClosedRange<Double>, most: Int = 12,
    measuring text: some TextMeasurer
  ) -> FrameFormula? {
    guard let size = canvas[axis], range.contains(size) else {
      return nil
    }
    var search = StretchSearch(layout: self, canvas: canvas, axis: axis, text: text)
    // 1. Where the canvas stands on a border, what is above it.
    var first: SizeStretch?
    for size in [size, size + aside, size - aside] where first == nil {
      first = search.traced(at: size, in: range)
    }
    guard let first else { return nil }
    let frame = first.frames[view.index]
    // 2. As far as other stretches have the same lines, and constraints contradict each other as little.
    let steps = min(most, 10_000 / (views.count + constraints.count))
    func end(from start: Double, toward limit: Double) -> Double {
      var end = start
      for _ in 0..<steps where end != limit {
        let beside = limit > end ? min(limit, end + aside) : max(limit, end - aside)
        guard let next = search.traced(at: beside, in: range) else { break }
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

  /// How far beside a border a solve stands, in points.
  private var aside: Double { 1e-3 }
}
