public import Graphics

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
