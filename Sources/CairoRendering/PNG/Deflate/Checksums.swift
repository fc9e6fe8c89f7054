/// The checksum Adler-32 (RFC 1950, section 9), which ends a zlib stream.
struct Adler32 {
  private var a: UInt32 = 1
  private var b: UInt32 = 0
  private static let modulus: UInt32 = 65521
  /// The number of bytes that can be added before the sums exceed 32 bits (zlib's NMAX).
  private static let stretch = 5552

  var value: UInt32 { b << 16 | a }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    var start = 0
    while start < bytes.count {
      let count = min(bytes.count - start, Self.stretch)
      add(base + start, count)
      start += count
    }
  }

  /// Adds at most a stretch: sixteen sums side by side, each of every sixteenth byte.
  private mutating func add(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    var (sum, weighted): (UInt32, UInt32) = (0, 0)
    var at = 0
    while at &+ 16 <= count {
      let blocks = min(Self.mostBlocks, (count &- at) / 16)
      var sums = SIMD16<UInt16>(repeating: 0)
      // The sums before each block are added sixteen times in every block.
      var sumsOfSums = sums
      for block in 0..<blocks {
        let next = UnsafeRawPointer(bytes + (at &+ 16 &* block)).loadUnaligned(as: SIMD16<UInt8>.self)
        sumsOfSums &+= sums
        sums &+= SIMD16<UInt16>(truncatingIfNeeded: next)
      }
      weighted &+= sum &* UInt32(truncatingIfNeeded: 16 &* blocks)
      for lane in 0..<16 {
        weighted &+= UInt32(sumsOfSums[lane]) &* 16 &+ UInt32(sums[lane]) &* UInt32(16 &- lane)
        sum &+= UInt32(sums[lane])
      }
      at &+= 16 &* blocks
    }
    while at < count {
      sum &+= UInt32(bytes[at])
      weighted &+= sum
      at &+= 1
    }
    b = UInt32((UInt64(b) + UInt64(count) * UInt64(a) + UInt64(weighted)) % UInt64(Self.modulus))
    a = (a + sum) % Self.modulus
  }

  /// The number of blocks that can be added before sums of sums exceed 16 bits: 255 x 21 x 22 / 2.
  private static let mostBlocks = 22

  /// Adds a byte followed by `zeros` bytes of 0, in constant time.
  mutating func add(_ byte: UInt8, zeros: Int) {
    a = (a + UInt32(byte)) % Self.modulus
    b = UInt32((UInt64(b) + UInt64(a) * UInt64(zeros + 1)) % UInt64(Self.modulus))
  }
}

/// The checksum of PNG's chunks (PNG specification, annex D), eight bytes at a time: Intel's “slicing by 8”
/// (Kounavis and Berry, 2005).
struct CRC32 {
  private var state = UInt32.max

  var value: UInt32 { ~state }

  mutating func add(_ bytes: [UInt8]) { add(bytes, bytes.indices) }

  /// Adds a part of some bytes.
  mutating func add(_ bytes: [UInt8], _ part: Range<Int>) {
    var state = state
    bytes.withUnsafeBytes { bytes in
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[part])
      Self.tables.withUnsafeBufferPointer { tables in
        var at = 0
        while at + 8 <= bytes.count {
          let word = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self).littleEndian ^ UInt64(state)
          state = 0
          for slice in 0..<8 {
            let byte = Int(truncatingIfNeeded: word >> UInt64(8 * slice) & 255)
            state ^= tables[(7 - slice) << 8 | byte]
          }
          at += 8
        }
        while at < bytes.count {
          state = tables[Int((state ^ UInt32(bytes[at])) & 255)] ^ state >> 8
          at += 1
        }
      }
    }
    self.state = state
  }

  /// The checksums of each byte followed by 0 to 7 zeros, one table after the other.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = (0..<256).map { index in
      var value = UInt32(index)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
      return value
    }
    for index in 256..<2048 {
      let shorter = tables[index - 256]
      tables.append(tables[Int(shorter & 255)] ^ shorter >> 8)
    }
    return tables
  }()
}
