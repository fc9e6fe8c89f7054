import CPNG

/// The checksum at the end of a zlib stream (RFC 1950, section 9).
struct Adler32 {
  private(set) var value: UInt32 = 1

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    value = libdeflate_adler32(value, bytes.baseAddress, bytes.count)
  }

  /// Adds a byte, followed by `zeros` bytes with the value 0. The cost does not depend on the number of zeros.
  mutating func add(_ byte: UInt8, zeros: Int) {
    let modulus: UInt32 = 65521
    let a = (value & 0xFFFF + UInt32(byte)) % modulus
    let b = (UInt64(value >> 16) + UInt64(a) * UInt64(zeros + 1)) % UInt64(modulus)
    value = UInt32(b) << 16 | a
  }
}

/// The checksum of a PNG chunk (PNG specification, annex D).
func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
}
