/// Compresses a picture's rows as a zlib stream (RFC 1950). A row that repeats the row above takes almost no time.
final class RowCompressor {
  /// The number of bytes in a row, without the filter byte.
  let rowBytes: Int
  let pixelBytes: Int

  private var bits = BitWriter()
  private let tokens: DeflateTokens
  private var checksum = Adler32()
  /// The most recent bytes, to which copies can refer, followed by the row that is being added.
  private let window: UnsafeMutableBufferPointer<UInt8>
  private var end = 0
  /// The position of the window's first byte in the uncompressed rows.
  private var origin = 0
  /// For each hash of four bytes, the most recent position of bytes with this hash.
  private let table: UnsafeMutableBufferPointer<Int32>

  /// If a copy from the row above or of the previous pixel has at least this length, the compressor does not search for
  /// a longer one.
  private static let goodCopy = 32

  init(rowBytes: Int, pixelBytes: Int) {
    self.rowBytes = rowBytes
    self.pixelBytes = pixelBytes
    tokens = DeflateTokens(step: rowBytes + 1)
    table = .allocate(capacity: 1 << copyTableBits)
    table.initialize(repeating: -1 - Int32(DeflateTokens.longestDistance))
    // Add eight bytes of padding, because `commonLength` may read beyond the bytes that it compares.
    window = .allocate(capacity: max(1 << 18, 1 << 15 + 4 * (rowBytes + 1)) + 8)
    bits.write(0x0178, 16)
  }

  deinit {
    window.deallocate()
    table.deallocate()
  }

  /// Adds a row that equals the row above. With PNG's filter “Up”, such a row consists of zeros.
  func addRepeatedRow() {
    makeRoom()
    window[end] = 2
    (window.baseAddress! + end + 1).update(repeating: 0, count: rowBytes)
    end += rowBytes + 1
    checksum.add(2, zeros: rowBytes)
    tokens.literal(2)
    tokens.literal(0)
    var rest = rowBytes - 1
    while rest >= 3 {
      let length = min(rest, DeflateTokens.longestCopy)
      tokens.copy(length: length, distance: 1)
      rest -= length
    }
    for _ in 0..<rest { tokens.literal(0) }
    endBlockWhenFull()
  }

  /// Adds a row with PNG's filter “None”.
  func addRow(_ row: UnsafePointer<UInt8>) {
    makeRoom()
    let start = end
    window[start] = 0
    (window.baseAddress! + start + 1).update(from: row, count: rowBytes)
    end = start + 1 + rowBytes
    checksum.add(UnsafeBufferPointer(rebasing: window[start..<end]))
    compress(from: start)
    endBlockWhenFull()
  }

  /// Ends the stream and returns its bytes. The compressor cannot be used afterward.
  func finish() -> [UInt8] {
    tokens.write(to: &bits, isLast: true)
    bits.finish()
    for shift: UInt32 in [24, 16, 8, 0] { bits.write(checksum.value >> shift & 255, 8) }
    return bits.bytes
  }

  private func endBlockWhenFull() {
    if tokens.isFull { tokens.write(to: &bits, isLast: false) }
  }

  /// Compresses the window's bytes from `start` on, as copies of earlier bytes where possible.
  private func compress(from start: Int) {
    let bytes = UnsafePointer(window.baseAddress!)
    let table = table.baseAddress!
    let (end, origin, pixelBytes) = (end, origin, pixelBytes)
    let above = rowBytes + 1
    let reachesAbove = above <= DeflateTokens.longestDistance
    var at = start
    while at < end {
      let limit = min(end &- at, DeflateTokens.longestCopy)
      // 1. Try to copy bytes from the row above.
      var (length, distance) = (0, 0)
      if reachesAbove, at >= above {
        length = commonLength(bytes + at, bytes + at - above, limit)
        distance = above
      }
      // 2. Try to repeat the previous pixel.
      if length < limit, at > start &+ pixelBytes {
        let found = commonLength(bytes + at, bytes + at - pixelBytes, limit)
        if found >= length { (length, distance) = (found, pixelBytes) }
      }
      // 3. Try to copy from the last position with the same hash of four bytes.
      if length < Self.goodCopy, limit >= shortestCopy {
        let slot = copyHash(bytes + at)
        let candidate = Int(table[slot]) &- origin
        table[slot] = Int32(truncatingIfNeeded: origin &+ at)
        if at &- candidate <= DeflateTokens.longestDistance {
          let found = commonLength(bytes + at, bytes + candidate, limit)
          if found > length { (length, distance) = (found, at &- candidate) }
        }
      }
      if length >= shortestCopy {
        tokens.copy(length: length, distance: distance)
        at &+= length
      } else {
        tokens.literal(bytes[at])
        at &+= 1
      }
    }
  }

  /// Makes space for a row by dropping bytes that copies can no longer refer to.
  private func makeRoom() {
    guard end + rowBytes + 1 + 8 > window.count else { return }
    let kept = min(end, DeflateTokens.longestDistance)
    let dropped = end - kept
    let base = window.baseAddress!
    // Besides the kept bytes, the window has space for at least four rows, so bytes are moved at most once in four
    // rows.
    base.update(from: base + dropped, count: kept)
    end = kept
    origin += dropped
  }
}
