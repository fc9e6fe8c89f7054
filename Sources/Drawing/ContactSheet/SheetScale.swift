package import Graphics

/// The largest number of pixels per point, rounded down to two decimals, at which a sheet has at most 48 million
/// pixels, and at most 16,000 on a side.
package func largestScale(of size: Size) -> Double {
  let (mostPixels, longestSide) = (48e6, 16_000.0)
  let byArea = (mostPixels / max(1, size.width * size.height)).squareRoot()
  let bySide = longestSide / max(1, size.width, size.height)
  return max(0.01, (min(byArea, bySide) * 100).rounded(.down) / 100)
}
