public import Graphics

/// A bitmap as a PNG file; `pixelsPerPoint` becomes its resolution, at 72 points an inch.
///
/// Deterministic, linear in the number of pixels. A bitmap without pixels becomes one transparent pixel,
/// since PNG has no empty pictures.
public func encodePNG(_ bitmap: Bitmap, pixelsPerPoint: Double = 1) -> [UInt8] {
  if bitmap.width == 0 || bitmap.height == 0 {
    return encodePNG(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0]), pixelsPerPoint: pixelsPerPoint)
  }
  return bitmap.pixels.withUnsafeBytes { bytes in
    let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    var encoder = PNGEncoder(width: bitmap.width, height: bitmap.height, isOpaque: isOpaque) { pixel in
      withUnsafeBytes(of: pixel) { ($0[0], $0[1], $0[2], $0[3]) }
    }
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: bitmap.width)
    defer { pixels.deallocate() }
    for y in 0..<bitmap.height {
      UnsafeMutableRawPointer(pixels).copyMemory(
        from: bytes.baseAddress! + y * bitmap.width * 4, byteCount: bitmap.width * 4)
      encoder.add(pixels)
    }
    return encoder.finish(pixelsPerPoint: pixelsPerPoint)
  }
}
