/// Compresses text as a zlib stream (RFC 1950). Unlike the output of zlib, the stream is the same on every machine.
func zlibStream(_ text: [UInt8]) -> [UInt8] {
  let tokens = DeflateTokens(step: 1)
  var bits = BitWriter()
  bits.write(0x0178, 16)
  // Add padding, because `commonLength` compares eight bytes at a time and may read beyond the end of the text.
  let padded = text + [0, 0, 0, 0, 0, 0, 0, 0]
  var table = [Int32](repeating: -1, count: 1 << copyTableBits)
  padded.withUnsafeBufferPointer { padded in
    guard let bytes = padded.baseAddress else { return }
    var at = 0
    while at < text.count {
      let limit = min(text.count - at, DeflateTokens.longestCopy)
      var (length, distance) = (0, 0)
      if limit >= shortestCopy {
        let slot = copyHash(bytes + at)
        let candidate = Int(table[slot])
        table[slot] = Int32(truncatingIfNeeded: at)
        if candidate >= 0, at - candidate <= DeflateTokens.longestDistance {
          length = commonLength(bytes + at, bytes + candidate, limit)
          distance = at - candidate
        }
      }
      if length >= shortestCopy {
        tokens.copy(length: length, distance: distance)
        at += length
      } else {
        tokens.literal(bytes[at])
        at += 1
      }
      if tokens.isFull { tokens.write(to: &bits, isLast: false) }
    }
  }
  tokens.write(to: &bits, isLast: true)
  bits.finish()
  var checksum = Adler32()
  text.withUnsafeBufferPointer { checksum.add($0) }
  for shift: UInt32 in [24, 16, 8, 0] { bits.write(checksum.value >> shift & 255, 8) }
  return bits.bytes
}

let shortestCopy = 4
/// The number of bits in a hash, which is computed from four bytes.
let copyTableBits = 14

/// Returns the number of equal bytes at the start of `a` and `b`, up to `limit`. The function may read up to seven
/// bytes beyond the first `limit` bytes of `a` and `b`, so these bytes must be readable.
@inline(__always)
func commonLength(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ limit: Int) -> Int {
  var length = 0
  while length < limit {
    let x = UnsafeRawPointer(a + length).loadUnaligned(as: UInt64.self)
    let y = UnsafeRawPointer(b + length).loadUnaligned(as: UInt64.self)
    if x != y { return min(limit, length &+ (x ^ y).littleEndian.trailingZeroBitCount / 8) }
    length &+= 8
  }
  return limit
}

@inline(__always)
func copyHash(_ bytes: UnsafePointer<UInt8>) -> Int {
  let value = UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self).littleEndian
  return Int(truncatingIfNeeded: (value &* 0x9E37_79B1) &>> UInt32(32 - copyTableBits))
}
