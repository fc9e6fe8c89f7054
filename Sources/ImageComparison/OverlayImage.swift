public import Graphics

/// Draws two pictures over each other on white: cyan where only the expected picture shows something, red where only
/// the actual picture does, and gray where both do.
public func overlayImage(expected: Bitmap, actual: Bitmap) -> Bitmap {
  let size = expected.pixelSize.union(actual.pixelSize)
  let reds = expected.map(to: size, luminance)
  var image = actual.map(to: size, luminance)
  // The red channel is the brightness of the expected picture; green and blue are the brightness of the actual picture.
  reds.withPixels { reds in
    image.withMutablePixels { pixels, _ in
      let red = pixel(255, 0, 0, 0)
      for index in pixels.indices { pixels[index] = pixels[index] & ~red | reds[index] & red }
    }
  }
  return image
}

private func luminance(_ color: UInt32) -> UInt32 {
  let gray = UInt32(min(255, max(0, brightness(color).rounded())))
  return pixel(gray, gray, gray)
}
