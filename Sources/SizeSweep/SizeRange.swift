public import LayoutModel

/// A range of canvas widths or heights, such as `--widths 320...1366`.
public struct SizeRange: Sendable, Equatable {
  /// The axis on which the size of the canvases changes.
  public var axis: Axis
  /// The range as given on the command line, in points. If `isOpen` is true, the lower bound depends on the canvas, so
  /// use `range(on:)` instead.
  public var range: ClosedRange<Double>
  /// Indicates whether the lower bound was omitted, as in `...1366`.
  public var isOpen = false

  public init(_ axis: Axis, _ range: ClosedRange<Double>) {
    self.axis = axis
    self.range = range
  }

  /// The range of sizes for a canvas, in points.
  public func range(on canvas: Canvas) -> ClosedRange<Double> {
    guard isOpen, let least = canvas.leastSize else { return range }
    return min(least[axis], range.upperBound)...range.upperBound
  }
}
