public import Graphics

/// Compares two pictures, except for the colors of fully transparent pixels.
///
/// Cost: a pass over all bytes, and one over differing rows.
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
