import Drawing

struct BitmapSize: Equatable {
  var width: Int
  var height: Int

  /// The longest side that Cairo can draw, in pixels.
  static let longestSide = 32_767
  /// The default limit for the number of pixels in a bitmap. That many pixels take 1 GB at four bytes per pixel.
  static let mostPixels = 250_000_000

  /// Computes a bitmap's size for a scene at `scale` pixels per point; each side has at least one pixel.
  init(of scene: Scene, scale: Double, most: Int = mostPixels) throws(RenderingError) {
    let (width, height) = (scene.size.width, scene.size.height)
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    guard width >= 0, height >= 0, width.isFinite, height.isFinite else {
      throw .invalidSize(width: width, height: height)
    }
    let (across, down) = (Self.pixels(width * scale), Self.pixels(height * scale))
    if max(across, down) > Double(Self.longestSide) {
      throw .sideTooLong(
        width: width, height: height, scale: scale, limit: Self.longestSide,
        largestScale: Self.largestScale(width, height, most))
    }
    if across * down > Double(most) {
      throw .tooManyPixels(
        width: width, height: height, scale: scale, limit: most,
        largestScale: Self.largestScale(width, height, most))
    }
    self.width = Int(across)
    self.height = Int(down)
  }

  private static func pixels(_ length: Double) -> Double {
    // The solver's rounding errors can turn a length of 320 into 320.0000001, which must not add another row or column
    // of pixels.
    max(1, (length - 1e-6).rounded(.up))
  }

  private static func largestScale(_ width: Double, _ height: Double, _ most: Int) -> Double {
    let bySide = Double(longestSide) / max(width, height)
    let byArea = (Double(most) / width / height).squareRoot()
    var scale = (min(bySide, byArea) * 1000).rounded(.down) / 1000
    // Rounding the sides up to whole pixels may have made the area larger than the limit.
    while scale > 0.001, pixels(width * scale) * pixels(height * scale) > Double(most) {
      scale -= 0.001
    }
    return (scale * 1000).rounded() / 1000
  }
}
