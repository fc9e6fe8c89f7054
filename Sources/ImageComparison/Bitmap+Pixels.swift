public import Graphics

extension Bitmap {
  /// The width and height in pixels.
  public var pixelSize: PixelSize { PixelSize(width: width, height: height) }

  func covers(_ column: Int, _ row: Int) -> Bool { 0..<width ~= column && 0..<height ~= row }

  /// Calls `body` with the pixels, each with the bytes red, green, blue and alpha in this order in memory.
  func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    // The memory of an array is sufficiently aligned for `UInt32`.
    pixels.withUnsafeBytes { $0.withMemoryRebound(to: UInt32.self, body) }
  }

  mutating func withMutablePixels(_ body: (UnsafeMutableBufferPointer<UInt32>, _ width: Int) -> Void) {
    let width = width
    pixels.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { body($0, width) }
    }
  }

  /// Returns the picture with `change` applied to each pixel, extended with white to `size`, which must not be smaller
  /// than the picture.
  func map(to size: PixelSize, _ change: (UInt32) -> UInt32) -> Bitmap {
    var image = Bitmap(
      width: size.width, height: size.height,
      pixels: [UInt8](repeating: 255, count: size.width * size.height * 4))
    // Reuses the last result, because neighboring pixels often have the same color.
    var last: (from: UInt32, to: UInt32) = (0, change(0))
    withPixels { source in
      image.withMutablePixels { target, targetWidth in
        for row in 0..<height {
          for column in 0..<width {
            let color = source[row * width + column]
            if color != last.from { last = (color, change(color)) }
            target[row * targetWidth + column] = last.to
          }
        }
      }
    }
    return image
  }

  func cropped(to size: PixelSize) -> Bitmap {
    if size == pixelSize { return self }
    var part: [UInt8] = []
    part.reserveCapacity(size.width * size.height * 4)
    for row in 0..<size.height { part += pixels[row * width * 4..<(row * width + size.width) * 4] }
    return Bitmap(width: size.width, height: size.height, pixels: part)
  }
}

extension PixelSize {
  func union(_ other: PixelSize) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }

  func intersection(_ other: PixelSize) -> PixelSize {
    PixelSize(width: min(width, other.width), height: min(height, other.height))
  }
}
