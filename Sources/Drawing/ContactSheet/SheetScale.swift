package import Graphics

/// The pixels a point at which a sheet is as large as a large screenful of pictures may be; text is still read at one
/// pixel a point. To two decimals, rounded down.
package func largestScale(of size: Size) -> Double {
  let (mostPixels, longestSide) = (48e6, 16_000.0)
  let byArea = (mostPixels / max(1, size.width * size.height)).squareRoot()
  let bySide = longestSide / max(1, size.width, size.height)
  return max(0.01, (min(byArea, bySide) * 100).rounded(.down) / 100)
}
