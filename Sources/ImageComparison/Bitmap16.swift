import Graphics

/// The 16-bit samples of two pictures of the same size. At least one of the pictures needs more than 8 bits per sample.
struct Bitmap16 {
  private let expected: [UInt16]
  private let actual: [UInt16]

  init?(expected: Bitmap, actual: Bitmap) {
    if expected.deepPixels == nil, actual.deepPixels == nil { return nil }
    (self.expected, self.actual) = (Self.samples(of: expected), Self.samples(of: actual))
  }

  private static func samples(of bitmap: Bitmap) -> [UInt16] {
    bitmap.deepPixels ?? bitmap.pixels.map { UInt16($0) * 257 }
  }

  func differingRows(width: Int, height: Int) -> [Int] {
    (0..<height).filter { row in
      let row = 4 * width * row..<4 * width * (row + 1)
      return expected[row] != actual[row]
    }
  }

  func difference(at pixel: Int) -> (expected: PixelChannels, actual: PixelChannels)? {
    let (a, b) = channels(at: pixel)
    return a == b || a.alpha == 0 && b.alpha == 0 ? nil : (a, b)
  }

  func channels(at pixel: Int) -> (expected: PixelChannels, actual: PixelChannels) {
    (PixelChannels(expected, at: 4 * pixel), PixelChannels(actual, at: 4 * pixel))
  }
}
