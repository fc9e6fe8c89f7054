/// Writes bits, the lowest first, as DEFLATE wants them.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  /// Appends the lowest `length` bits of `bits`, at most 32, which must have no others.
  @inline(__always)
  mutating func write(_ bits: UInt32, _ length: Int) {
    pending |= UInt64(bits) << UInt64(count)
    count += length
    if count >= 32 { flush() }
  }

  private mutating func flush() {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: pending).littleEndian) { bytes.append(contentsOf: $0) }
    pending >>= 32
    count -= 32
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    while count > 0 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
    count = 0
    pending = 0
  }

  /// Appends whole bytes; only at a byte's border.
  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  mutating func reserve(_ more: Int) { bytes.reserveCapacity(bytes.count + more) }
}
