public import Graphics

/// How two pictures differ, pixel by pixel.
public enum Comparison: Sendable, Equatable {
  case identical
  /// Pictures of different sizes are not compared further.
  case differentSizes(expected: PixelSize, actual: PixelSize)
  case different(PixelDifference)
}

/// A size in pixels.
public struct PixelSize: Sendable, Hashable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Which pixels of two pictures of one size differ, and by how much.
public struct PixelDifference: Sendable, Equatable {
  /// How many pixels differ in any channel.
  public var count: Int
  /// Of all pixels, from 0 to 1.
  public var ratio: Double
  /// The smallest rectangle of pixels that holds all that differ: half-open ranges of columns and rows.
  public var columns: Range<Int>
  public var rows: Range<Int>
  /// The largest difference of a channel, from 1 to 255.
  public var largest: Int
}

/// Compares two pictures exactly: one channel of one pixel off by one is a difference.
///
/// The colour of a wholly transparent pixel cannot be seen and is not compared. Cost: one pass over the rows that
/// are not the same to the byte.
public func compare(expected: Bitmap, actual: Bitmap) -> Comparison {
  guard expected.width == actual.width, expected.height == actual.height else {
    return .differentSizes(expected: expected.pixelSize, actual: actual.pixelSize)
  }
  var difference: PixelDifference?
  for row in 0..<expected.height where expected.row(row) != actual.row(row) {
    for column in 0..<expected.width {
      let distance = channelDistance(expected, actual, at: row * expected.width + column)
      guard distance > 0 else { continue }
      difference.include(column: column, row: row, distance: distance)
    }
  }
  guard var difference else { return .identical }
  difference.ratio = Double(difference.count) / Double(expected.width * expected.height)
  return .different(difference)
}

/// The largest difference of a channel at a pixel.
func channelDistance(_ a: Bitmap, _ b: Bitmap, at pixel: Int) -> Int {
  let start = pixel * 4
  if a.pixels[start + 3] == 0, b.pixels[start + 3] == 0 { return 0 }
  return (start..<start + 4).map { abs(Int(a.pixels[$0]) - Int(b.pixels[$0])) }.max() ?? 0
}

extension Bitmap {
  public var pixelSize: PixelSize { PixelSize(width: width, height: height) }

  fileprivate func row(_ row: Int) -> ArraySlice<UInt8> { pixels[row * width * 4..<(row + 1) * width * 4] }
}

extension PixelDifference? {
  fileprivate mutating func include(column: Int, row: Int, distance: Int) {
    guard var known = self else {
      self = PixelDifference(
        count: 1, ratio: 0, columns: column..<column + 1, rows: row..<row + 1, largest: distance)
      return
    }
    known.count += 1
    known.columns = min(known.columns.lowerBound, column)..<max(known.columns.upperBound, column + 1)
    known.rows = known.rows.lowerBound..<row + 1
    known.largest = Swift.max(known.largest, distance)
    self = known
  }
}
