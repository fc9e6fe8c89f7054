public import Graphics

/// A picture of where two pictures differ: the expected one in pale grey, what differs in solid magenta.
///
/// Where the sizes differ it is as large as both together, and all that only one covers differs.
public func differenceImage(expected: Bitmap, actual: Bitmap) -> Bitmap {
  let width = max(expected.width, actual.width)
  let height = max(expected.height, actual.height)
  var pixels: [UInt8] = []
  pixels.reserveCapacity(width * height * 4)
  for row in 0..<height {
    for column in 0..<width {
      if let same = expected.pixel(column, row), same == actual.pixel(column, row) {
        let paleness = pale(same)
        pixels += [paleness, paleness, paleness, 255]
      } else {
        pixels += [230, 0, 126, 255]
      }
    }
  }
  return Bitmap(width: width, height: height, pixels: pixels)
}

/// A quarter of the contrast, on white.
private func pale(_ pixel: [UInt8]) -> UInt8 {
  let luminance = (Int(pixel[0]) * 54 + Int(pixel[1]) * 183 + Int(pixel[2]) * 19) / 256
  return UInt8(255 - (255 - luminance) * Int(pixel[3]) / 255 / 4)
}

extension Bitmap {
  /// The four channels of a pixel; `nil` outside, and the same for all that is wholly transparent.
  fileprivate func pixel(_ column: Int, _ row: Int) -> [UInt8]? {
    guard column < width, row < height else { return nil }
    let start = (row * width + column) * 4
    return pixels[start + 3] == 0 ? [0, 0, 0, 0] : Array(pixels[start..<start + 4])
  }
}
