public import Graphics

/// Compares two pictures: exactly, unless the options tolerate something.
///
/// The color of a fully transparent pixel is invisible and is not compared. Cost: one pass over the bytes, and one
/// over the pixels of rows whose bytes differ.
public func compare(
  expected: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact
) -> Comparison {
  // 1. Pictures of different sizes are not compared further.
  guard expected.pixelSize == actual.pixelSize else {
    return .differentSizes(expected: expected.pixelSize, actual: actual.pixelSize)
  }
  // 2. Judge each pixel that differs.
  let map = DifferenceMap(expected: expected, actual: actual, options: options)
  // 3. Sum up.
  guard let difference = map.summary(expected: expected, actual: actual) else { return .identical }
  return options.allows(difference.count, of: expected.width * expected.height)
    ? .tolerated(difference) : .different(difference)
}
