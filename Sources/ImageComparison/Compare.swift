public import Graphics

/// Compares two pictures: exactly, unless the options let something pass.
///
/// The color of a wholly transparent pixel cannot be seen and is not compared. Cost: one pass over the bytes, and one
/// over the pixels of rows that are not the same to the byte.
public func compare(
  expected: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact
) -> Comparison {
  // 1. Different sizes are a verdict of their own.
  guard expected.pixelSize == actual.pixelSize else {
    return .differentSizes(expected: expected.pixelSize, actual: actual.pixelSize)
  }
  // 2. What becomes of each pixel that differs.
  let map = DifferenceMap(expected: expected, actual: actual, options: options)
  // 3. What that comes to.
  guard let difference = map.summary(expected: expected, actual: actual) else { return .identical }
  return options.allows(difference.count, of: expected.width * expected.height)
    ? .tolerated(difference) : .different(difference)
}
