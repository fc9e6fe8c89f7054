public import LayoutEngine
public import LayoutModel

/// A range of canvas sizes in which the frames are linear functions of the size.
public struct SizeStretch: Sendable, Equatable {
  /// The smallest canvas size in the range, in points.
  public var from: Double
  /// The largest canvas size in the range, in points.
  public var to: Double
  /// The frames of all views by `ViewID.index`, starting with the root.
  public var frames: [LinearFrame]
  /// The solved layout at one canvas size in the range.
  public var solved: SolvedLayout
}

/// A range of sizes in which the formulas of all frames, the status and the set of ambiguous values stay the same.
public struct SizePiece: Sendable, Equatable {
  /// The smallest canvas size in the range, in points.
  public var from: Double
  /// The largest canvas size in the range, in points.
  public var to: Double
  /// The frames of all views by `ViewID.index`, starting with the root.
  public var frames: [LinearFrame]
  /// The status of the layout, which is the same at all sizes from `from` to `to`.
  public var status: SolvedLayout.Status
  /// The indices in `LayoutSizes.stretches` of the stretches that this piece covers.
  public var stretches: Range<Int>
}

/// The frames and the status of a layout on one canvas at all sizes of a range.
public struct LayoutSizes: Sendable, Equatable {
  /// The layout that was solved.
  public var layout: Layout
  /// The canvas, whose size on `axis` varies over `range`.
  public var canvas: Canvas
  /// The axis on which the size of the canvas changes.
  public var axis: Axis
  /// The range of sizes that was requested, in points.
  public var range: ClosedRange<Double>
  /// The ranges of sizes in which the frames are linear functions of the size, in ascending order.
  public var stretches: [SizeStretch]
  /// The size ranges that result from joining neighboring `stretches` with the same formulas, status and ambiguous
  /// values, in ascending order.
  public var pieces: [SizePiece]
  /// The ranges that were not examined because that would have taken too long, in ascending order.
  public var unsought: [ClosedRange<Double>]

  /// Returns the canvas with a given size on `axis`.
  public func canvas(at size: Double) -> Canvas { canvas.with(size, axis) }
}

extension Canvas {
  func with(_ size: Double, _ axis: Axis) -> Canvas {
    var canvas = self
    if axis == .horizontal { canvas.width = size } else { canvas.height = size }
    return canvas
  }
}
