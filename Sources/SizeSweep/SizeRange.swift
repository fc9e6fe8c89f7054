public import LayoutModel

/// A range of sizes for one side of every canvas: `--widths 320...1366`.
public struct SizeRange: Sendable, Equatable {
  /// The side that changes.
  public var axis: Axis
  /// The range, in points.
  public var range: ClosedRange<Double>
  /// Indicates whether the range is written without a lower bound, `...1366`: it then begins at the smallest size of
  /// the canvas's window, or at 0 where the file gives none.
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
