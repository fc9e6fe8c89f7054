public import Graphics

/// A value that is linear in the canvas's size: `constant + rate * size`, in points.
public struct LinearValue: Sendable, Equatable {
  /// The value for a canvas of size 0, in points.
  public var constant: Double
  /// The change for each point of canvas size.
  public var rate: Double

  public init(constant: Double, rate: Double) {
    self.constant = constant
    self.rate = rate
  }

  /// Returns the value in points for a canvas of this size.
  public func value(at size: Double) -> Double { constant + rate * size }
}

/// A frame that is linear in the canvas's size.
public struct LinearFrame: Sendable, Equatable {
  /// The left edge.
  public var x: LinearValue
  /// The top edge.
  public var y: LinearValue
  /// The width.
  public var width: LinearValue
  /// The height.
  public var height: LinearValue

  public init(x: LinearValue, y: LinearValue, width: LinearValue, height: LinearValue) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Returns the frame for a canvas of this size, in points.
  public func frame(at size: Double) -> Rect {
    Rect(
      x: x.value(at: size), y: y.value(at: size), width: width.value(at: size), height: height.value(at: size)
    )
  }

  /// The values in the order of `FrameValue.allCases`.
  public var values: [LinearValue] { [x, y, width, height] }
}
