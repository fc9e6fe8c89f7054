public import LayoutEngine
public import LayoutModel

/// Sizes between which nothing changes but lengths.
public struct SizeStretch: Sendable, Equatable {
  /// The smallest size, in points.
  public var from: Double
  /// The largest size, in points.
  public var to: Double
  /// By `ViewID.index`, the root first.
  public var frames: [LinearFrame]
  /// The layout as it was solved at one size inside.
  public var solved: SolvedLayout
}

/// Sizes over which the same formulas hold, with the same status and the same values open.
public struct SizePiece: Sendable, Equatable {
  /// The smallest size, in points.
  public var from: Double
  /// The largest size, in points.
  public var to: Double
  /// By `ViewID.index`, the root first.
  public var frames: [LinearFrame]
  /// At all of its sizes.
  public var status: SolvedLayout.Status
  /// Its places in `LayoutSizes.stretches`.
  public var stretches: Range<Int>
}

/// A layout on one canvas at all sizes of a range.
public struct LayoutSizes: Sendable, Equatable {
  /// What was solved.
  public var layout: Layout
  /// Its other side stays as it is.
  public var canvas: Canvas
  /// The side of the canvas that changes.
  public var axis: Axis
  /// The sizes that were asked for, in points.
  public var range: ClosedRange<Double>
  /// Ascending, from one end of the range to the other but for `unsought`; what happens between two of them need not show in frames.
  public var stretches: [SizeStretch]
  /// Ascending; two neighbors differ in a formula, the status, or in what is open.
  public var pieces: [SizePiece]
  /// What was not looked at, since that would have taken too many solves; ascending.
  public var unsought: [ClosedRange<Double>]

  /// The canvas at one size.
  public func canvas(at size: Double) -> Canvas { canvas.with(size, axis) }
}

extension Canvas {
  /// The same canvas with another width or height.
  func with(_ size: Double, _ axis: Axis) -> Canvas {
    var canvas = self
    if axis == .horizontal { canvas.width = size } else { canvas.height = size }
    return canvas
  }
}
