/// The bytes of a PNG file: a signature, followed by chunks (PNG specification, section 5).
struct PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var bytes = Self.signature

  struct Content {
    fileprivate(set) var bytes: [UInt8]

    mutating func append(_ more: [UInt8]) { bytes += more }
    mutating func append(_ number: UInt32) { bytes += bigEndian(number) }
  }

  mutating func append(_ name: String, _ fill: (inout Content) -> Void) {
    var content = Content(bytes: Array(name.utf8))
    fill(&content)
    bytes += bigEndian(UInt32(content.bytes.count - 4))
    bytes += content.bytes
    bytes += bigEndian(crc32(content.bytes[...]))
  }
}

extension PNGChunks {
  /// Appends the resolution: `pixelsPerPoint` times 72 pixels per inch (PNG specification, section 11.3.4.3).
  mutating func append(resolution pixelsPerPoint: Double) {
    let perMeter = (pixelsPerPoint * 72 / 0.0254).rounded()
    guard perMeter >= 1, perMeter < 0x7FFF_FFFF else { return }
    append("pHYs") { chunk in
      chunk.append(UInt32(perMeter))
      chunk.append(UInt32(perMeter))
      chunk.append([1])
    }
  }
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * $0)) }
}
