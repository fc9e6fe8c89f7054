public import LayoutEngine
public import LayoutModel

/// A range of sizes in which frames are linear functions of the size.
public struct SizeStretch: Sendable, Equatable {
  /// The smallest size, in points.
  public var from: Double
  /// The largest size, in points.
  public var to: Double
  /// The frames by `ViewID.index`, the root first.
  public var frames: [LinearFrame]
  /// The layout, solved at one size of the range.
  public var solved: SolvedLayout
}

/// A range of sizes with the same formulas for frames, the same status and the same ambiguous values.
public struct SizePiece: Sendable, Equatable {
  /// The smallest size, in points.
  public var from: Double
  /// The largest size, in points.
  public var to: Double
  /// The frames by `ViewID.index`, the root first.
  public var frames: [LinearFrame]
  /// The status at all of its sizes.
  public var status: SolvedLayout.Status
  /// The indices of its stretches in `LayoutSizes.stretches`.
  public var stretches: Range<Int>
}

/// A layout on one canvas at all sizes of a range.
public struct LayoutSizes: Sendable, Equatable {
  /// The layout that was solved.
  public var layout: Layout
  /// The canvas, whose other side is fixed.
  public var canvas: Canvas
  /// The side of the canvas that changes.
  public var axis: Axis
  /// The requested sizes, in points.
  public var range: ClosedRange<Double>
  /// The stretches, ascending, which cover the range except for `unsought`. A change between two of them may not be
  /// visible in frames.
  public var stretches: [SizeStretch]
  /// The pieces, ascending. Adjacent ones differ in a formula, in the status, or in their ambiguous values.
  public var pieces: [SizePiece]
  /// The ranges that were not examined, as that would have taken too many solves; ascending.
  public var unsought: [ClosedRange<Double>]

  /// The canvas at one size.
  public func canvas(at size: Double) -> Canvas { canvas.with(size, axis) }
}

extension Canvas {
  /// The canvas with another width or height.
  func with(_ size: Double, _ axis: Axis) -> Canvas {
    var canvas = self
    if axis == .horizontal { canvas.width = size } else { canvas.height = size }
    return canvas
  }
}
