package import Graphics

/// The number of pixels per point at which a sheet is as large as a screenful of pictures may be; text can still be
/// read at one pixel per point. It is rounded down to two decimals.
package func largestScale(of size: Size) -> Double {
  let (mostPixels, longestSide) = (48e6, 16_000.0)
  let byArea = (mostPixels / max(1, size.width * size.height)).squareRoot()
  let bySide = longestSide / max(1, size.width, size.height)
  return max(0.01, (min(byArea, bySide) * 100).rounded(.down) / 100)
}
