public import Graphics
public import LayoutModel

/// A value that moves in a straight line with the canvas's size: `constant + rate * size`, in points.
public struct LinearValue: Sendable, Equatable {
  /// At size 0, in points.
  public var constant: Double
  /// Points for each point of the canvas.
  public var rate: Double

  public init(constant: Double, rate: Double) {
    self.constant = constant
    self.rate = rate
  }

  /// In points, for a canvas of this size in points.
  public func value(at size: Double) -> Double { constant + rate * size }
}

/// A frame that moves in straight lines with the canvas's size.
public struct LinearFrame: Sendable, Equatable {
  /// The left edge.
  public var x: LinearValue
  /// The top edge.
  public var y: LinearValue
  /// In points.
  public var width: LinearValue
  /// In points.
  public var height: LinearValue

  public init(x: LinearValue, y: LinearValue, width: LinearValue, height: LinearValue) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// For a canvas of this size in points.
  public func frame(at size: Double) -> Rect {
    Rect(
      x: x.value(at: size), y: y.value(at: size), width: width.value(at: size), height: height.value(at: size)
    )
  }

  /// In the order of `FrameValue.allCases`.
  public var values: [LinearValue] { [x, y, width, height] }
}

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
  /// Ascending; two neighbours differ in a formula, the status, or in what is open.
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
