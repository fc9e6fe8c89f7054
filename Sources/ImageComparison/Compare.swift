public import Graphics

/// Compares two pictures; colors of fully transparent pixels are ignored.
///
/// Cost: one pass over all bytes, and a few more passes over the rows that differ.
public func compare(
  expected: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact
) -> Comparison {
  guard expected.pixelSize == actual.pixelSize else {
    return .differentSizes(expected: expected.pixelSize, actual: actual.pixelSize)
  }
  let map = DifferenceMap(expected: expected, actual: actual, options: options)
  guard let difference = map.summary(expected: expected, actual: actual) else { return .identical }
  return options.allows(difference.count, of: expected.width * expected.height)
    ? .tolerated(difference) : .different(difference)
}
