enum PixelLayout {
  /// Cairo's format: alpha is the highest byte, followed by red, green and blue, each multiplied by alpha.
  case premultiplied
  /// The bytes in memory are red, green, blue and alpha, without multiplication by alpha.
  case bytes

  /// Returns the color channels of a pixel, not multiplied by alpha.
  @inline(__always)
  func channels(_ pixel: UInt32) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    switch self {
    case .bytes:
      return withUnsafeBytes(of: pixel) { ($0[0], $0[1], $0[2], $0[3]) }
    case .premultiplied:
      let alpha = pixel >> 24
      func channel(_ shift: UInt32) -> UInt8 {
        let value = pixel >> shift & 255
        if alpha == 255 { return UInt8(truncatingIfNeeded: value) }
        return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
      }
      return (channel(16), channel(8), channel(0), UInt8(truncatingIfNeeded: alpha))
    }
  }
}
