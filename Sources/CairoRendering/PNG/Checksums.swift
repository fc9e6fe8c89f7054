/// Adler-32 (RFC 1950, section 9), which ends a zlib stream.
struct Adler32 {
  private var a: UInt32 = 1
  private var b: UInt32 = 0
  private static let modulus: UInt32 = 65521
  /// As many bytes as can be added before the sums leave 32 bits (zlib's NMAX).
  private static let stretch = 5552

  var value: UInt32 { b << 16 | a }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (a, b) = (a, b)
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Self.stretch)
      var index = start
      while index + 4 <= end {
        let (b0, b1) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
        let (b2, b3) = (UInt32(bytes[index + 2]), UInt32(bytes[index + 3]))
        b &+= 4 &* a &+ 4 &* b0 &+ 3 &* b1 &+ 2 &* b2 &+ b3
        a &+= b0 &+ b1 &+ b2 &+ b3
        index += 4
      }
      while index < end {
        a &+= UInt32(bytes[index])
        b &+= a
        index += 1
      }
      a %= Self.modulus
      b %= Self.modulus
      start = end
    }
    (self.a, self.b) = (a, b)
  }

  /// Adds a byte and `zeros` bytes of 0 behind it, in no time.
  mutating func add(_ byte: UInt8, zeros: Int) {
    a = (a + UInt32(byte)) % Self.modulus
    b = UInt32((UInt64(b) + UInt64(a) * UInt64(zeros + 1)) % UInt64(Self.modulus))
  }
}

/// The checksum of PNG's chunks (PNG specification, annex D).
struct CRC32 {
  private var state = UInt32.max

  var value: UInt32 { ~state }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    var state = state
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes { state = table[Int((state ^ UInt32(byte)) & 255)] ^ state >> 8 }
    }
    self.state = state
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }
}
