public import Graphics

/// Encodes a bitmap as a PNG with `pixelsPerPoint` times 72 pixels per inch. An empty bitmap becomes one transparent
/// pixel.
public func encodePNG(_ bitmap: Bitmap, pixelsPerPoint: Double = 1) -> [UInt8] {
  if bitmap.width == 0 || bitmap.height == 0 {
    return encodePNG(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0]), pixelsPerPoint: pixelsPerPoint)
  }
  return bitmap.pixels.withUnsafeBytes { bytes in
    bytes.withMemoryRebound(to: UInt32.self) { pixels in
      let encoder = PNGEncoder(
        width: bitmap.width, height: bitmap.height, isOpaque: { isOpaque(pixels) }, layout: .bytes)
      for y in 0..<bitmap.height { encoder.add(pixels.baseAddress! + y * bitmap.width) }
      return encoder.finish(pixelsPerPoint: pixelsPerPoint)
    }
  }
}

private func isOpaque(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
  // Alpha is the last byte in memory.
  let alpha = UInt32(bigEndian: 0xFF)
  var start = 0
  while start < pixels.count {
    let end = min(pixels.count, start + 4096)
    var common = UInt32.max
    for index in start..<end { common &= pixels[index] }
    if common & alpha != alpha { return false }
    start = end
  }
  return true
}
