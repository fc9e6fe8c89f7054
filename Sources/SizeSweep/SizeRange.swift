public import LayoutModel

/// A range of sizes for one side of every canvas: `--widths 320...1366`.
public struct SizeRange: Sendable, Equatable {
  /// The side that changes.
  public var axis: Axis
  /// The range, in points.
  public var range: ClosedRange<Double>
  /// Indicates whether it begins where a canvas does: at the smallest size of a window, else at 0.
  public var isOpen = false

  public init(_ axis: Axis, _ range: ClosedRange<Double>) {
    self.axis = axis
    self.range = range
  }

  /// The range for a canvas, in points.
  public func range(on canvas: Canvas) -> ClosedRange<Double> {
    guard isOpen, let least = canvas.leastSize else { return range }
    return min(least[axis], range.upperBound)...range.upperBound
  }
}
