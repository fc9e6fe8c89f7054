public import Drawing
public import Graphics

/// Draws a scene as a bitmap with `scale` pixels per point. Equal scenes and fonts give equal bitmaps.
///
/// - Parameter mostPixels: the largest number of pixels; `nil` means 250 million.
/// - Throws: `RenderingError` for an invalid scale or size, for a side of more than 32,767 pixels, for more than
///   `mostPixels` pixels, or if Cairo fails.
public func renderBitmap(
  _ scene: Scene, scale: Double, mostPixels: Int? = nil
) throws(RenderingError) -> Bitmap {
  try renderBitmap(scene, scale: scale, mostPixels: mostPixels ?? BitmapSize.mostPixels, .shared)
}

func renderBitmap(
  _ scene: Scene, scale: Double, mostPixels: Int = BitmapSize.mostPixels, _ typesetter: Typesetter
) throws(RenderingError) -> Bitmap {
  let size = try BitmapSize(of: scene, scale: scale, most: mostPixels)
  var pixels: [UInt8] = []
  pixels.reserveCapacity(size.width * size.height * 4)
  try drawBands(of: scene, scale: scale, size: size, typesetter) { band in
    appendStraight(band.pixels, count: band.width * band.height, to: &pixels)
  }
  return Bitmap(width: size.width, height: size.height, pixels: pixels)
}

/// Appends the pixels as bytes of red, green, blue and alpha, undoing the multiplication of the colors by alpha.
func appendStraight(_ source: UnsafePointer<UInt32>, count: Int, to pixels: inout [UInt8]) {
  let block = [UInt8](unsafeUninitializedCapacity: count * 4) { target, initialized in
    for index in 0..<count {
      let (red, green, blue, alpha) = PixelLayout.premultiplied.channels(source[index])
      target[index * 4] = red
      target[index * 4 + 1] = green
      target[index * 4 + 2] = blue
      target[index * 4 + 3] = alpha
    }
    initialized = count * 4
  }
  pixels.append(contentsOf: block)
}
