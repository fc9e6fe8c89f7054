public import Graphics

/// Compares two pictures: exactly, unless the options tolerate something.
///
/// The color of a fully transparent pixel is invisible and is not compared. Cost: one pass over the bytes, and one
/// over the pixels of rows whose bytes differ.
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
