import Testing

@testable import Graphics

/// Samples of 16 bits are kept only if rounding to 8 bits loses information.
@Suite struct BitmapTests {
  @Test(
    arguments: [
      ([0, 257, 32639, 65535], [0, 1, 127, 255], false), ([128, 129, 65406, 65407], [0, 1, 254, 255], true),
      ([0, 0, 0, 1], [0, 0, 0, 0], true),
    ] as [([UInt16], [UInt8], Bool)])
  func deep(samples: [UInt16], rounded: [UInt8], isDeep: Bool) {
    let bitmap = Bitmap(width: 1, height: 2, deepPixels: samples + samples)
    #expect(bitmap.pixels == rounded + rounded)
    #expect(bitmap.deepPixels == (isDeep ? samples + samples : nil))
  }

  @Test func shallow() {
    let bitmap = Bitmap(width: 3, height: 2, pixels: Array(1...24))
    #expect(bitmap.width == 3 && bitmap.height == 2)
    #expect(bitmap.pixels == Array(1...24) && bitmap.deepPixels == nil)
  }
}
