public import Graphics

/// Two pictures on one another, each in one of two colors: what only the expected one has darkened is cyan, what
/// only the actual one has is red, what both have is gray. Transparency is seen before white.
///
/// As large as both together.
public func overlayImage(expected: Bitmap, actual: Bitmap) -> Bitmap {
  let size = expected.pixelSize.union(actual.pixelSize)
  let reds = expected.map(to: size, luminance)
  var image = actual.map(to: size, luminance)
  // Red is what the expected picture leaves light.
  reds.withPixels { reds in
    image.withMutablePixels { pixels, _ in
      let red = pixel(255, 0, 0, 0)
      for index in pixels.indices { pixels[index] = pixels[index] & ~red | reds[index] & red }
    }
  }
  return image
}

/// A pixel in gray, before white.
private func luminance(_ color: UInt32) -> UInt32 {
  let gray = UInt32(min(255, max(0, brightness(color).rounded())))
  return pixel(gray, gray, gray)
}
