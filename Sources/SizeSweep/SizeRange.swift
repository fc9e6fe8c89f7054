public import LayoutModel

/// A range of widths or heights for all canvases: `--widths 320...1366`.
public struct SizeRange: Sendable, Equatable {
  /// The axis on which the canvases' size changes.
  public var axis: Axis
  /// The range, in points.
  public var range: ClosedRange<Double>
  /// Indicates whether the range is written without a lower bound, as `...1366`. The range then begins at the smallest
  /// size of the canvas's window, or at 0 if the file gives none.
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
