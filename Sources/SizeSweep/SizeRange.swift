public import LayoutModel

/// The sizes that one side of every canvas is to have: `--widths 320...1366`.
public struct SizeRange: Sendable, Equatable {
  /// The side that changes.
  public var axis: Axis
  /// In points.
  public var range: ClosedRange<Double>

  public init(_ axis: Axis, _ range: ClosedRange<Double>) {
    self.axis = axis
    self.range = range
  }
}
