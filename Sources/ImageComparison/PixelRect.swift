/// A size in pixels.
public struct PixelSize: Sendable, Hashable {
  /// The width, in pixels.
  public var width: Int
  /// The height, in pixels.
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of pixels, relative to the top left corner of a picture.
public struct PixelRect: Sendable, Hashable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The width, in pixels.
  public var width: Int
  /// The height, in pixels.
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(columns: Range<Int>, rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// The columns, from left to right.
  public var columns: Range<Int> { x..<x + width }
  /// The rows, from top to bottom.
  public var rows: Range<Int> { y..<y + height }

  /// Returns the part inside a picture of the given size, which may be empty.
  public func clipped(to size: PixelSize) -> PixelRect {
    // Users can enter any numbers, so the sums may overflow.
    let right = x.addingReportingOverflow(max(0, width))
    let bottom = y.addingReportingOverflow(max(0, height))
    let minX = min(max(x, 0), size.width)
    let minY = min(max(y, 0), size.height)
    let maxX = min(right.overflow ? size.width : right.partialValue, size.width)
    let maxY = min(bottom.overflow ? size.height : bottom.partialValue, size.height)
    return PixelRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
  }

  /// Returns whether the rectangle contains another rectangle.
  public func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  /// Returns the smallest rectangle that contains both rectangles.
  public func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      columns: min(x, other.x)..<max(x + width, other.x + other.width),
      rows: min(y, other.y)..<max(y + height, other.y + other.height))
  }
}

extension PixelSize: CustomStringConvertible {
  /// The size, such as `640x480`.
  public var description: String { "\(width)x\(height)" }
}

extension PixelRect: CustomStringConvertible {
  /// The rectangle, such as `88x32 at 120,40`.
  public var description: String { "\(width)x\(height) at \(x),\(y)" }
}
