package import Graphics

/// Returns the largest scale, in pixels per point, at which a picture has at most 48 million pixels and no side is
/// longer than 16,000 pixels. The scale is rounded down to hundredths, but is at least 0.01.
package func largestScale(of size: Size) -> Double {
  let (mostPixels, longestSide) = (48e6, 16_000.0)
  let byArea = (mostPixels / max(1, size.width * size.height)).squareRoot()
  let bySide = longestSide / max(1, size.width, size.height)
  return max(0.01, (min(byArea, bySide) * 100).rounded(.down) / 100)
}
